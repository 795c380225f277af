//! Lines of a nonogram, everything they imply, several of them at once.
//!
//! A line is some sets of cells, one bit each: those that can be white, and those that can have each
//! colour of its clue. Eight lines lie side by side, and what is done to one is done to as many in
//! one instruction as the processor has lanes:
//!
//! ```text
//!              lane 0      lane 1      lane 2    …   lane 7
//!  length      6           6           9             6
//!  white       ??#???      ??????      ????.????     ######      . and ? are white
//!  colour 0    ??#???      ??????      ????.????     ######      # and ? are black
//!  run 0       3           1           3             6
//!  run 1       1           2           3             -           a clue that is at its end
//!  run 2       -           1           -             -           lets everything through
//! ```
//!
//! Lane 0 goes from the left, run by run: the first run can start at 0, 1, 2, so after it and the
//! gap behind it the second can start at 4, 5. Then it goes back from the right. A run starts at a
//! place where what is left of it fits on the left, and what is right of it on the right; the cells
//! of all such starts can have its colour, and likewise the cells between runs can be white.
//!
//! ```text
//!  before   ??#???
//!           ###.#.
//!           ###..#
//!           .###.#
//!           ..###.     no: no room for the 1
//!  after    ?##???
//! ```
//!
//! Between runs of one colour lies a white cell, and runs of two colours may touch.
//!
//! The code is plain Rust over arrays, and the compiler makes vectors of them. It is compiled for
//! every [`Machine`] there is; all give the same results, bit for bit.

mod clue;
mod kernel;
mod machine;
mod word;

pub use machine::Machine;
pub use word::Word;

use clue::Clues;
use kernel::{Row, Scratch};

/// Lines that lie side by side.
pub const LANES: usize = 8;

/// The most cells of a line in words of one kind: one bit each, and a place behind the last one.
pub const fn longest<T: Word>() -> usize {
    T::BITS as usize - 1
}

/// The most colours of a line, white not among them.
pub const COLOURS: usize = 15;

/// The lines of a board, up to eight of them side by side.
#[derive(Clone, Debug)]
pub struct Group<T> {
    clues: Clues<T>,
    /// How many cells each line has.
    lengths: Vec<u16>,
    /// How many lie side by side. The other lanes hold what was last in them.
    count: usize,
    /// The same as `lengths`, side by side.
    length: Row<T>,
    /// What the cells can be, one bit each: white, and then each colour.
    cells: [Row<T>; COLOURS + 1],
    scratch: Scratch<T>,
}

impl<T: Word> Group<T> {
    /// So many lines will come, of at most so many runs.
    pub fn new(lines: usize, most_runs: usize) -> Self {
        assert!(most_runs <= longest::<T>());
        Self {
            clues: Clues::new(lines, most_runs),
            lengths: Vec::with_capacity(lines),
            count: 0,
            length: Row::all(1),
            cells: [Row::all(1); COLOURS + 1],
            scratch: Scratch::new(most_runs),
        }
    }

    /// Add a line of 1 to [`longest`] cells and its runs, which fit it: how many cells each has, at
    /// least one, and which of the line's colours.
    pub fn add(&mut self, length: usize, runs: impl Iterator<Item = (u32, usize)>) {
        assert!((1..=longest::<T>()).contains(&length));
        self.lengths.push(length as u16);
        self.clues.add(runs);
    }

    /// How many lines lie side by side.
    pub fn len(&self) -> usize {
        self.count
    }

    /// Are there none?
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// Let none lie there.
    pub fn clear(&mut self) {
        self.count = 0;
        self.clues.clear();
    }

    /// Put a line, by the number in which it was added, into the next lane; there are [`LANES`].
    /// The cells that can be white come first, then those that can have each colour of its clue.
    #[inline]
    pub fn push(&mut self, line: usize, cells: impl Iterator<Item = u64>) {
        let lane = self.count;
        for (lanes, cells) in self.cells.iter_mut().zip(cells) {
            lanes.0[lane] = T::lowest(cells);
        }
        self.length.0[lane] = T::from(self.lengths[line]);
        self.clues.set(lane, line);
        self.count += 1;
    }

    /// What the cells of a lane can be now: those that can be white, 0, or have one of the line's
    /// colours, from 1 on. There are none at all if its line contradicts its clue.
    #[inline]
    pub fn get(&self, lane: usize, value: usize) -> u64 {
        self.cells[value].0[lane].into()
    }
}

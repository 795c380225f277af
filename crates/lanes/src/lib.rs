//! Lines of a black and white nonogram, everything they imply, several of them at once.
//!
//! A line is two sets of cells, one bit each: those that can be white and those that can be black.
//! Eight lines lie side by side, and what is done to one is done to as many in one instruction as
//! the processor has lanes:
//!
//! ```text
//!              lane 0      lane 1      lane 2    …   lane 7
//!  length      6           6           9             6
//!  white       ??#???      ??????      ????.????     ######      . and ? are white
//!  black       ??#???      ??????      ????.????     ######      # and ? are black
//!  run 0       3           1           3             6
//!  run 1       1           2           3             -           a clue that is at its end
//!  run 2       -           1           -             -           lets everything through
//! ```
//!
//! Lane 0 goes from the left, run by run: the first run can start at 0, 1, 2, so after it and the
//! gap behind it the second can start at 4, 5. On the mirrored line it goes from the right. A run
//! starts at a place where what is left of it fits on the left, and what is right of it on the
//! right; the cells of all such starts can be black, and likewise the cells between runs white.
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
//! The code is plain Rust over arrays, and the compiler makes vectors of them. It is compiled for
//! every [`Machine`] there is; all give the same results, bit for bit.

mod kernel;
mod machine;

pub use machine::Machine;

/// Lines that lie side by side.
pub const LANES: usize = 8;

/// The most cells of a line: one bit each, and a place behind the last one.
pub const LONGEST: usize = 63;

/// The most runs of a line: one cell each, and a gap between them.
const MOST_RUNS: usize = LONGEST.div_ceil(2);

const RUNS_A_WORD: usize = 4;
const WORDS: usize = MOST_RUNS.div_ceil(RUNS_A_WORD);

/// The runs of a line, four of them in a word.
///
/// Twice in a row is made of once, four times of twice: so a run of 11 is 8 and 3 more.
///
/// ```text
/// bits   0 … 5                    6 7   8 … 12          13 14 15   16 …
///        the power of 2 below it   -    how much more       -      the next run
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct Clue {
    words: [u64; WORDS],
}

impl Clue {
    /// Runs of at least one cell that fit a line, the first one first.
    pub fn new(runs: impl IntoIterator<Item = u32>) -> Self {
        let mut words = [0; WORDS];
        for (i, run) in runs.into_iter().enumerate() {
            let power = 1u64 << run.ilog2();
            let more = u64::from(run) - power;
            words[i / RUNS_A_WORD] |= (power | more << 8) << (16 * (i % RUNS_A_WORD));
        }
        Self { words }
    }
}

/// What the cells of a line can be, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cells {
    /// Those that can be white.
    pub white: u64,
    /// Those that can be black.
    pub black: u64,
}

/// Up to eight lines, side by side. Lanes that are not in use hold what was last in them.
#[derive(Clone, Debug)]
#[repr(align(64))]
pub struct Group {
    white: [u64; LANES],
    black: [u64; LANES],
    length: [u64; LANES],
    clues: [[u64; LANES]; WORDS],
    count: usize,
    /// How many runs a clue has at the most.
    runs: usize,
    /// How many powers of 2 there are in runs.
    powers: usize,
    scratch: kernel::Scratch,
}

impl Group {
    /// Nothing yet; what comes has clues of at most so many runs, and runs of at most so many
    /// cells.
    pub fn new(most_runs: usize, longest_run: u32) -> Self {
        assert!(most_runs <= MOST_RUNS && longest_run as usize <= LONGEST);
        Self {
            white: [1; LANES],
            black: [0; LANES],
            length: [1; LANES],
            clues: [[0; LANES]; WORDS],
            count: 0,
            runs: most_runs,
            powers: longest_run.checked_ilog2().map_or(0, |power| power as usize + 1),
            scratch: kernel::Scratch::default(),
        }
    }

    /// How many lines there are.
    pub fn len(&self) -> usize {
        self.count
    }

    /// Are there none?
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// Let go of all lines.
    pub fn clear(&mut self) {
        self.count = 0;
    }

    /// Put a line of 1 to [`LONGEST`] cells into the next lane. There are [`LANES`].
    #[inline]
    pub fn push(&mut self, length: usize, cells: Cells, clue: &Clue) {
        debug_assert!((1..=LONGEST).contains(&length));
        let lane = self.count;
        self.white[lane] = cells.white;
        self.black[lane] = cells.black;
        self.length[lane] = length as u64;
        let words = self.runs.div_ceil(RUNS_A_WORD);
        for (lanes, &word) in self.clues.iter_mut().zip(&clue.words).take(words) {
            lanes[lane] = word;
        }
        self.count += 1;
    }

    /// What the cells of a lane can be; nothing if its line contradicts its clue.
    #[inline]
    pub fn get(&self, lane: usize) -> Option<Cells> {
        let cells = Cells { white: self.white[lane], black: self.black[lane] };
        // Every cell of a line without contradiction can be something.
        (cells.white | cells.black != 0).then_some(cells)
    }
}

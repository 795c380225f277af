//! Clues in the form in which the lanes of a vector read them.

use crate::kernel::{Row, Vector};
use crate::{COLOURS, Word};

/// The clues of all lines, and those of the lines that lie side by side.
///
/// A clue is a few runs a word. Two cells in a row are made of one, four of two: a run of 11 is 8
/// and 3 more, and 8 takes the steps 1, 2, 4, which are the bits of 7.
///
/// ```text
/// bits   0 … 4        5 … 10     11                         12 … 15
///        the steps    length     a white cell lies before   which colour, from 1 on
/// ```
#[derive(Clone, Debug)]
pub(crate) struct Clues<T> {
    /// The words of every clue, the same number of each.
    all: Vec<T>,
    shapes: Vec<Shape>,
    /// How many that is.
    size: usize,
    /// The words of the clues that lie side by side.
    words: [Row<T>; WORDS],
    /// The most of all that lie side by side.
    pub shape: Shape,
}

/// How large a clue is: a bit for each run, each step and each colour it has, the lowest ones, so
/// that the most of several is what any of them has.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Shape {
    runs: u64,
    steps: u32,
    colours: u32,
}

/// The powers of 2 above 1 that a run can be made of: 2, 4, 8, 16, 32.
const POWERS: u32 = 5;

/// Bits of a run.
const BITS: u16 = 16;
/// The most words of a clue: every cell of a line is a run.
const WORDS: usize = BITS as usize;
/// Enough words for most boards.
const FEW: usize = 4;

const STEPS: u16 = 31;
const LENGTH: u16 = 5;
const GAP: u16 = 11;
const COLOUR: u16 = 12;

// The colours are numbered in the bits that are left.
const _: () = assert!(COLOURS < 1 << (BITS - COLOUR));

impl Shape {
    #[inline]
    fn or(self, other: Self) -> Self {
        Self {
            runs: self.runs | other.runs,
            steps: self.steps | other.steps,
            colours: self.colours | other.colours,
        }
    }

    pub fn runs(self) -> usize {
        self.runs.trailing_ones() as usize
    }

    pub fn colours(self) -> usize {
        self.colours.trailing_ones() as usize
    }

    /// The powers of 2 above 1 in its runs.
    pub fn powers(self) -> u32 {
        self.steps.trailing_ones()
    }
}

impl<T: Word> Clues<T> {
    /// Runs a word.
    const A_WORD: usize = (T::BITS / BITS) as usize;

    /// So many clues of at most so many runs will come.
    pub fn new(count: usize, most_runs: usize) -> Self {
        let size = if most_runs <= FEW * Self::A_WORD { FEW } else { WORDS };
        Self {
            all: Vec::with_capacity(count * size),
            shapes: Vec::with_capacity(count),
            size,
            words: [Row::all(0); WORDS],
            shape: Shape::default(),
        }
    }

    /// Add a clue: the number of cells of each run, and which of the line's colours they have.
    pub fn add(&mut self, runs: impl Iterator<Item = (u32, usize)>) {
        let start = self.all.len();
        self.all.resize(start + self.size, T::from(0));
        let mut shape = Shape::default();
        let (mut count, mut before) = (0, usize::MAX);
        for (length, colour) in runs {
            debug_assert!((1..u32::from(T::BITS)).contains(&length) && colour < COLOURS);
            let steps = (1 << length.ilog2()) - 1;
            let (gap, number) = (u16::from(colour == before), colour as u16 + 1);
            let run = steps | (length as u16) << LENGTH | gap << GAP | number << COLOUR;
            let word = &mut self.all[start + count / Self::A_WORD];
            *word = *word | T::from(run).up(T::from(BITS * (count % Self::A_WORD) as u16));
            shape.steps |= u32::from(steps);
            shape.colours |= (1 << number) - 1;
            before = colour;
            count += 1;
        }
        shape.runs = (1 << count) - 1;
        self.shapes.push(shape);
    }

    /// Let nothing lie side by side.
    pub fn clear(&mut self) {
        self.shape = Shape::default();
    }

    /// Put a clue into a lane.
    #[inline]
    pub fn set(&mut self, lane: usize, line: usize) {
        if self.size == FEW {
            self.copy::<FEW>(lane, line);
        } else {
            self.copy::<WORDS>(lane, line);
        }
        self.shape = self.shape.or(self.shapes[line]);
    }

    #[inline]
    fn copy<const SIZE: usize>(&mut self, lane: usize, line: usize) {
        let words = &self.all[SIZE * line..SIZE * (line + 1)];
        for (lanes, &word) in self.words[..SIZE].iter_mut().zip(words) {
            lanes.0[lane] = word;
        }
    }
}

/// A run of each lane.
#[derive(Clone, Copy)]
pub(crate) struct Run<T, const N: usize> {
    bits: Vector<T, N>,
    /// 0 where a clue is at its end.
    pub length: Vector<T, N>,
    more: Vector<T, N>,
}

impl<T: Word, const N: usize> Run<T, N> {
    #[inline(always)]
    pub fn load(clues: &Clues<T>, j: usize, first: usize) -> Self {
        let words = Vector::load(&clues.words[j / Clues::<T>::A_WORD], first);
        let bits = words.down_by(BITS * (j % Clues::<T>::A_WORD) as u16);
        let length = bits.down_by(LENGTH).mask(63);
        let more = length.and(bits.mask(STEPS));
        Self { bits, length, more }
    }

    /// Not 0 where a white cell must lie before it.
    #[inline(always)]
    pub fn gap(self) -> Vector<T, N> {
        self.bits.mask(1 << GAP)
    }

    /// Not 0 where it has a colour.
    #[inline(always)]
    pub fn of(self, colour: usize) -> Vector<T, N> {
        let number = T::from((colour as u16 + 1) << COLOUR);
        self.bits.mask(15 << COLOUR).map(|own| T::from(u16::from(own == number)))
    }

    /// The places at which it can begin, from the cells it can fill.
    #[inline(always)]
    pub fn fits(self, can: Vector<T, N>, powers: u32) -> Vector<T, N> {
        let mut fits = can;
        for power in 0..POWERS {
            if power == powers {
                break;
            }
            fits = fits.and(fits.down(self.bits.mask(1 << power)));
        }
        fits.and(fits.down(self.more))
    }

    /// The cells that it fills, from the places at which it begins.
    #[inline(always)]
    pub fn fill(self, starts: Vector<T, N>, powers: u32) -> Vector<T, N> {
        let mut cells = starts;
        for power in 0..POWERS {
            if power == powers {
                break;
            }
            cells = cells.or(cells.up(self.bits.mask(1 << power)));
        }
        cells.or(cells.up(self.more))
    }
}

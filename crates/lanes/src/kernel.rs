//! Everything that lines imply, for as many at once as a vector has lanes.
//!
//! Loops over lanes have a fixed end, so that the compiler unrolls them and each operation on a
//! [`Vector`] becomes one instruction. Loops over colours and powers have one too, and are left
//! early: with an end that is not known the compiler makes vectors of colours, which is slow.
#![allow(clippy::needless_range_loop)]

use crate::clue::Run;
use crate::{COLOURS, Group, LANES, Word};

/// A number a lane, in memory, where a vector can be read at once.
#[derive(Clone, Copy, Debug)]
#[repr(align(32))]
pub struct Row<T>(pub [T; LANES]);

impl<T: Word> Row<T> {
    pub fn all(number: u16) -> Self {
        Self([T::from(number); LANES])
    }
}

/// What the way from the left leaves for the way from the right.
#[derive(Clone, Debug)]
pub struct Scratch<T> {
    /// `before[j]`: the places before which the first `j` runs can be done with.
    before: Vec<Row<T>>,
    /// `starts[j]`: the places at which run `j` can start, seen from the left.
    starts: Vec<Row<T>>,
}

impl<T: Word> Scratch<T> {
    /// For clues of at most so many runs.
    pub fn new(most_runs: usize) -> Self {
        let rows = |count| vec![Row::all(0); count];
        Self { before: rows(most_runs + 1), starts: rows(most_runs) }
    }

    /// `before` and `starts` for so many runs.
    #[inline(always)]
    fn rows(&mut self, runs: usize) -> (&mut [Row<T>], &mut [Row<T>]) {
        (&mut self.before[..runs + 1], &mut self.starts[..runs])
    }
}

/// A number a lane.
#[derive(Clone, Copy)]
pub struct Vector<T, const N: usize>([T; N]);

/// Narrow what the cells of all lines that lie side by side can be, `N` of them at once. One colour
/// is what most boards have.
#[inline(always)]
pub fn narrow_all<T: Word, const N: usize>(group: &mut Group<T>) {
    for first in (0..group.len().min(LANES)).step_by(N) {
        match group.clues.shape.colours() {
            0 | 1 => narrow::<T, N, 1>(group, first),
            _ => narrow::<T, N, COLOURS>(group, first),
        }
    }
}

/// Narrow what the cells of `N` lanes can be, beginning with a lane, in at most `C` colours. Where
/// there is no placement, nothing is left.
#[inline(always)]
fn narrow<T: Word, const N: usize, const C: usize>(group: &mut Group<T>, first: usize) {
    from_left::<T, N, C>(group, first);
    from_right::<T, N, C>(group, first);
}

/// Find where each run can start as far as what is left of it goes.
#[inline(always)]
fn from_left<T: Word, const N: usize, const C: usize>(group: &mut Group<T>, first: usize) {
    let shape = group.clues.shape;
    let runs = shape.runs();
    let (before, starts) = group.scratch.rows(runs);
    let white = Vector::<T, N>::load(&group.cells[0], first);
    let mut done = flow(Vector::all(1), white);
    done.store(&mut before[0], first);
    for j in 0..runs {
        let run = Run::<T, N>::load(&group.clues, j, first);
        let mut can = Vector::all(0);
        for colour in 0..C {
            if colour == shape.colours() {
                break;
            }
            can = can.or(run.of(colour).only(Vector::load(&group.cells[1 + colour], first)));
        }
        let from = run.gap().pick(done.and(white).up_by(1), done);
        let start = from.and(run.fits(can, shape.powers()));
        done = run.length.pick(flow(start.up(run.length), white), done);
        start.store(&mut starts[j], first);
        done.store(&mut before[j + 1], first);
    }
}

/// Go back from the right, where each run has only the starts that are possible from the left, so
/// that what is found is possible from both sides, and fill the cells with it.
#[inline(always)]
fn from_right<T: Word, const N: usize, const C: usize>(group: &mut Group<T>, first: usize) {
    let shape = group.clues.shape;
    let runs = shape.runs();
    let (before, starts) = group.scratch.rows(runs);
    let white = Vector::<T, N>::load(&group.cells[0], first);
    let length = Vector::<T, N>::load(&group.length, first);
    let places = |bits: Vector<T, N>| bits.mirror().down(Vector::all(T::BITS - 1).minus(length));
    let mirrored_white = white.mirror().down(Vector::all(T::BITS).minus(length));
    let mut now = [Vector::all(0); C];
    let mut now_white = Vector::all(0);
    // The places from which the runs behind the present one can be done, and whether a white cell
    // must lie before them.
    let mut after = places(flow(Vector::all(1), mirrored_white));
    let mut gap = Vector::all(0);
    for j in (0..runs).rev() {
        let run = Run::<T, N>::load(&group.clues, j, first);
        let gapped = white.and(after.down_by(1));
        now_white = now_white.or(gapped.and(Vector::load(&before[j + 1], first)));
        let behind = gap.pick(gapped, after);
        let start = behind.down(run.length).and(Vector::load(&starts[j], first));
        let cells = run.fill(start, shape.powers());
        for colour in 0..C {
            if colour == shape.colours() {
                break;
            }
            now[colour] = now[colour].or(run.of(colour).only(cells));
        }
        after = run.length.pick(places(flow(places(start), mirrored_white)), after);
        gap = run.gap();
    }
    let gapped = white.and(after.down_by(1));
    now_white = now_white.or(gapped.and(Vector::load(&before[0], first)));
    now_white.store(&mut group.cells[0], first);
    for colour in 0..C {
        if colour == shape.colours() {
            break;
        }
        now[colour].store(&mut group.cells[1 + colour], first);
    }
}

/// From each place onwards while the places passed are `open`.
///
/// The carry of an addition sweeps a run of ones:
///
/// ```text
/// open   0 1 1 1 1 0      from the highest place to the lowest
/// from   0 0 0 1 0 0
/// sum    1 0 0 0 1 0      open + from
/// flow   1 1 1 1 0 0      sum xor open: all that was swept, and one beyond
/// ```
#[inline(always)]
fn flow<T: Word, const N: usize>(from: Vector<T, N>, open: Vector<T, N>) -> Vector<T, N> {
    let sum = open.zip(from.and(open), T::plus);
    sum.zip(open, |sum, open| sum ^ open).or(from)
}

impl<T: Word, const N: usize> Vector<T, N> {
    #[inline(always)]
    pub fn all(number: u16) -> Self {
        Self([T::from(number); N])
    }

    #[inline(always)]
    pub fn load(from: &Row<T>, first: usize) -> Self {
        let mut result = Self::all(0);
        result.0.copy_from_slice(&from.0[first..first + N]);
        result
    }

    #[inline(always)]
    pub fn store(self, to: &mut Row<T>, first: usize) {
        to.0[first..first + N].copy_from_slice(&self.0);
    }

    #[inline(always)]
    pub fn map(self, work: impl Fn(T) -> T) -> Self {
        let mut result = self;
        for lane in 0..N {
            result.0[lane] = work(self.0[lane]);
        }
        result
    }

    #[inline(always)]
    pub fn zip(self, other: Self, work: impl Fn(T, T) -> T) -> Self {
        let mut result = self;
        for lane in 0..N {
            result.0[lane] = work(self.0[lane], other.0[lane]);
        }
        result
    }

    #[inline(always)]
    pub fn and(self, other: Self) -> Self {
        self.zip(other, |a, b| a & b)
    }

    #[inline(always)]
    pub fn or(self, other: Self) -> Self {
        self.zip(other, |a, b| a | b)
    }

    #[inline(always)]
    pub fn minus(self, other: Self) -> Self {
        self.zip(other, T::minus)
    }

    #[inline(always)]
    pub fn up(self, by: Self) -> Self {
        self.zip(by, T::up)
    }

    #[inline(always)]
    pub fn down(self, by: Self) -> Self {
        self.zip(by, T::down)
    }

    #[inline(always)]
    pub fn up_by(self, by: u16) -> Self {
        self.map(|bits| bits.up(T::from(by)))
    }

    #[inline(always)]
    pub fn down_by(self, by: u16) -> Self {
        self.map(|bits| bits.down(T::from(by)))
    }

    /// The bits that are in a number.
    #[inline(always)]
    pub fn mask(self, number: u16) -> Self {
        self.and(Self::all(number))
    }

    #[inline(always)]
    pub fn mirror(self) -> Self {
        self.map(T::mirror)
    }

    /// `yes` where this is not 0, `no` where it is.
    #[inline(always)]
    pub fn pick(self, yes: Self, no: Self) -> Self {
        let mut result = no;
        for lane in 0..N {
            result.0[lane] = if self.0[lane] != T::from(0) { yes.0[lane] } else { no.0[lane] };
        }
        result
    }

    /// `yes` where this is not 0, nothing where it is.
    #[inline(always)]
    pub fn only(self, yes: Self) -> Self {
        self.pick(yes, Self::all(0))
    }
}

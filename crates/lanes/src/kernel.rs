//! Everything that lines imply, for as many at once as a vector has lanes.
//!
//! Loops over lanes and over powers have a fixed end, so that the compiler unrolls them and each
//! operation on a [`Vector`] becomes one instruction.
#![allow(clippy::needless_range_loop)]

use crate::{Group, LANES, MOST_RUNS, RUNS_A_WORD};

/// What the way from the left leaves for the way from the right.
#[derive(Clone, Debug)]
pub struct Scratch {
    /// `done[j]`: the places before which the first `j` runs can be done with.
    done: [[u64; LANES]; MOST_RUNS + 1],
    /// `starts[j]`: the places at which run `j` can start, seen from the left.
    starts: [[u64; LANES]; MOST_RUNS],
}

impl Default for Scratch {
    fn default() -> Self {
        Self { done: [[0; LANES]; MOST_RUNS + 1], starts: [[0; LANES]; MOST_RUNS] }
    }
}

/// The powers of 2 that a run can be made of: 1, 2, 4, 8, 16, 32.
const POWERS: usize = 6;

/// A number a lane.
#[derive(Clone, Copy)]
struct Vector<const N: usize>([u64; N]);

/// Narrow what the cells of `N` lanes can be, beginning with a lane. A contradiction leaves
/// nothing, for then no place is possible from both sides.
///
/// Once from the left; then from the right on the mirrored line, and at each run what is known
/// from both sides is put together.
#[inline(always)]
pub fn narrow<const N: usize>(group: &mut Group, first: usize) {
    let powers = group.powers.min(POWERS);
    let runs = group.runs.min(MOST_RUNS);
    let white = Vector::<N>::load(&group.white, first);
    let black = Vector::<N>::load(&group.black, first);
    let length = Vector::<N>::load(&group.length, first);

    let fits = Fits::new(black, powers);
    let mut left = Way::new(white);
    left.done.store(&mut group.scratch.done[0], first);
    for j in 0..runs {
        let run = Run::load(group, j, first);
        let starts = left.place(run, fits.of(run, powers), white);
        starts.store(&mut group.scratch.starts[j], first);
        left.done.store(&mut group.scratch.done[j + 1], first);
    }

    let cells = |bits: Vector<N>| bits.mirror().down(length.map(|length| 64 - length));
    let places = |bits: Vector<N>| bits.mirror().down(length.map(|length| 63 - length));
    let (mirrored_white, mirrored_black) = (cells(white), cells(black));
    let fits = Fits::new(mirrored_black, powers);
    let mut right = Way::new(mirrored_white);
    let mut now_white = Vector::all(0);
    let mut starts_of = [Vector::all(0); POWERS];
    for j in (0..runs).rev() {
        let run = Run::load(group, j, first);
        // Where the runs behind this one can begin, each with a white cell before it.
        let rest = places(right.next);
        let done = Vector::load(&group.scratch.done[j + 1], first);
        now_white = now_white.or(done.and(rest));
        let starts = Vector::load(&group.scratch.starts[j], first).and(rest.down(run.length()));
        // A run of 11 is two of 8, the second one 3 later.
        let starts = starts.or(starts.up(run.more));
        for power in 0..POWERS {
            if power == powers {
                break;
            }
            let more = run.power.pick(1 << power, starts, Vector::all(0));
            starts_of[power] = starts_of[power].or(more);
        }
        right.place(run, fits.of(run, powers), mirrored_white);
    }
    let done = Vector::load(&group.scratch.done[0], first);
    now_white = now_white.or(done.and(places(right.next))).and(white);
    let now_black = fill(&starts_of);
    now_white.store(&mut group.white, first);
    now_black.store(&mut group.black, first);
}

/// A run of each lane: the largest power of 2 in its length, and how much more it is. Both are 0
/// where a clue is at its end.
#[derive(Clone, Copy)]
struct Run<const N: usize> {
    power: Vector<N>,
    more: Vector<N>,
}

impl<const N: usize> Run<N> {
    #[inline(always)]
    fn load(group: &Group, j: usize, first: usize) -> Self {
        let words = Vector::load(&group.clues[j / RUNS_A_WORD], first);
        let run = words.map(|word| word >> (16 * (j % RUNS_A_WORD)));
        Self { power: run.map(|run| run & 63), more: run.map(|run| run >> 8 & 31) }
    }

    #[inline(always)]
    fn length(&self) -> Vector<N> {
        self.power.or(self.more)
    }
}

/// The places at which 1, 2, 4, 8 … black cells in a row can begin.
struct Fits<const N: usize>([Vector<N>; POWERS]);

impl<const N: usize> Fits<N> {
    #[inline(always)]
    fn new(black: Vector<N>, powers: usize) -> Self {
        let mut fits = [black; POWERS];
        for power in 1..POWERS {
            if power == powers {
                break;
            }
            let half = fits[power - 1];
            fits[power] = half.and(half.map(|places| places >> (1 << (power - 1))));
        }
        Self(fits)
    }

    /// The places at which a run can begin; none where a clue is at its end.
    #[inline(always)]
    fn of(&self, run: Run<N>, powers: usize) -> Vector<N> {
        let mut fits = Vector::all(0);
        for power in 0..POWERS {
            if power == powers {
                break;
            }
            fits = run.power.pick(1 << power, self.0[power], fits);
        }
        fits.and(fits.down(run.more))
    }
}

/// How far one has come on the way through a line.
struct Way<const N: usize> {
    /// The places before which the runs so far can be done with.
    done: Vector<N>,
    /// The places at which the next run can start: a white cell or the edge lies before them.
    next: Vector<N>,
}

impl<const N: usize> Way<N> {
    #[inline(always)]
    fn new(white: Vector<N>) -> Self {
        let done = flow(Vector::all(1), white);
        Self { done, next: done }
    }

    /// Place a run; where it starts.
    #[inline(always)]
    fn place(&mut self, run: Run<N>, fits: Vector<N>, white: Vector<N>) -> Vector<N> {
        let starts = self.next.and(fits);
        let done = flow(starts.up(run.length()), white);
        let next = done.and(white).map(|places| places << 1);
        self.done = run.power.pick(63, done, self.done);
        self.next = run.power.pick(63, next, self.next);
        starts
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
fn flow<const N: usize>(from: Vector<N>, open: Vector<N>) -> Vector<N> {
    let sum = open.zip(from.and(open), u64::wrapping_add);
    sum.zip(open, |sum, open| sum ^ open).or(from)
}

/// The cells of all runs from their starts: one of 8 becomes two of 4, and so on.
#[inline(always)]
fn fill<const N: usize>(starts_of: &[Vector<N>; POWERS]) -> Vector<N> {
    let mut cells = Vector::all(0);
    for power in (0..POWERS).rev() {
        cells = cells.or(cells.map(|starts| starts << (1 << power))).or(starts_of[power]);
    }
    cells
}

impl<const N: usize> Vector<N> {
    #[inline(always)]
    fn all(number: u64) -> Self {
        Self([number; N])
    }

    #[inline(always)]
    fn load(from: &[u64; LANES], first: usize) -> Self {
        let mut result = [0; N];
        result.copy_from_slice(&from[first..first + N]);
        Self(result)
    }

    #[inline(always)]
    fn store(self, to: &mut [u64; LANES], first: usize) {
        to[first..first + N].copy_from_slice(&self.0);
    }

    #[inline(always)]
    fn map(self, work: impl Fn(u64) -> u64) -> Self {
        let mut result = [0; N];
        for lane in 0..N {
            result[lane] = work(self.0[lane]);
        }
        Self(result)
    }

    #[inline(always)]
    fn zip(self, other: Self, work: impl Fn(u64, u64) -> u64) -> Self {
        let mut result = [0; N];
        for lane in 0..N {
            result[lane] = work(self.0[lane], other.0[lane]);
        }
        Self(result)
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        self.zip(other, |a, b| a & b)
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        self.zip(other, |a, b| a | b)
    }

    #[inline(always)]
    fn up(self, by: Self) -> Self {
        self.zip(by, |bits, by| bits << (by & 63))
    }

    #[inline(always)]
    fn down(self, by: Self) -> Self {
        self.zip(by, |bits, by| bits >> (by & 63))
    }

    #[inline(always)]
    fn mirror(self) -> Self {
        self.map(u64::reverse_bits)
    }

    /// `yes` where any of some bits is set, `no` where none is.
    #[inline(always)]
    fn pick(self, bits: u64, yes: Self, no: Self) -> Self {
        let mut result = [0; N];
        for lane in 0..N {
            result[lane] = if self.0[lane] & bits != 0 { yes.0[lane] } else { no.0[lane] };
        }
        Self(result)
    }
}

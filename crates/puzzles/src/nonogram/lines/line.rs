//! One line, exactly: everything its runs imply, for all places at once.

use grille_engine::Conflict;

use super::clue::{Clue, Kind, Ready};
use crate::bits::Bits;

/// One way through a line: from its left, or from its right on the mirrored line.
#[derive(Debug)]
struct Pass<const W: usize> {
    /// The places where each kind of run fits.
    fits: Vec<Bits<W>>,
    /// `done[j]`: the places before which the first `j` runs of this way can be done with.
    done: Vec<Bits<W>>,
}

/// Lists that are kept between lines, so that none is made twice.
#[derive(Debug)]
pub(super) struct Scratch<const W: usize> {
    left: Pass<W>,
    right: Pass<W>,
    mirrored: Vec<Bits<W>>,
    /// `starts[j]`: the places at which run `j` can start, seen from the left.
    starts: Vec<Bits<W>>,
    /// The places at which runs of each kind can start, seen from both sides.
    valid: Vec<Bits<W>>,
}

impl<const W: usize> Default for Scratch<W> {
    fn default() -> Self {
        let pass = || Pass { fits: Vec::new(), done: Vec::new() };
        Self {
            left: pass(),
            right: pass(),
            mirrored: Vec::new(),
            starts: Vec::new(),
            valid: Vec::new(),
        }
    }
}

/// Narrow what the cells of a line can be to what its runs allow.
///
/// `can[v]` holds the cells that can have the value `v`; 0 is the background. The line has
/// `length` cells, fewer than `64 * W`.
///
/// The two ways through the line do not wait for each other; what they found is put together at
/// the end, run by run.
pub(super) fn narrow<const W: usize>(
    length: usize,
    clue: Clue,
    can: &mut [Bits<W>],
    scratch: &mut Scratch<W>,
) -> Result<(), Conflict> {
    let Scratch { left, right, mirrored, starts, .. } = scratch;
    mirrored.clear();
    mirrored.extend(can.iter().map(|cells| cells.reversed(length)));
    left.prepare(clue, can);
    right.prepare(clue, mirrored);
    starts.resize(clue.runs.len(), Bits::NONE);
    let backwards = clue.runs.iter().rev();
    let mut gap_behind = false;
    for (j, (run, last)) in clue.runs.iter().zip(backwards).enumerate() {
        starts[j] = left.step(j, run, run.gap && j > 0, &can[0]);
        right.step(j, last, gap_behind, &mirrored[0]);
        gap_behind = last.gap;
    }
    if !left.done[clue.runs.len()].has(length) {
        return Err(Conflict);
    }
    join(length, clue, can, scratch);
    Ok(())
}

impl<const W: usize> Pass<W> {
    /// Where runs fit, and how far the background reaches before the first one.
    fn prepare(&mut self, clue: Clue, can: &[Bits<W>]) {
        self.fits.clear();
        let mut last = Bits::NONE;
        for kind in clue.kinds {
            let from = if kind.first { can[usize::from(kind.colour)] } else { last };
            last = from.runs(kind.step as usize);
            self.fits.push(last);
        }
        self.done.resize(clue.runs.len() + 1, Bits::NONE);
        self.done[0] = Bits::one(0).flow(&can[0]);
    }

    /// Place the next run of this way, number `j`; the places at which it can start.
    fn step(&mut self, j: usize, run: &Ready, gap: bool, white: &Bits<W>) -> Bits<W> {
        let before = self.done[j];
        let from = if gap { before.and(white).up(1) } else { before };
        let starts = from.and(&self.fits[usize::from(run.kind)]);
        self.done[j + 1] = starts.up(run.length as usize).flow(white);
        starts
    }
}

/// What both ways allow: a run starts where its left is done before it and its right after it.
fn join<const W: usize>(length: usize, clue: Clue, can: &mut [Bits<W>], scratch: &mut Scratch<W>) {
    let Scratch { left, right, starts, valid, .. } = scratch;
    let white = can[0];
    let count = clue.runs.len();
    valid.clear();
    valid.resize(clue.kinds.len(), Bits::NONE);
    // The places from which the runs from `j` on can be done.
    let rest = |j: usize| right.done[count - j].reversed(length + 1);
    let mut gaps = Bits::NONE;
    let mut next = rest(0);
    for (j, run) in clue.runs.iter().enumerate() {
        gaps = gaps.or(&left.done[j].and(&next.down(1)));
        next = rest(j + 1);
        let gap = clue.runs.get(j + 1).is_some_and(|next| next.gap);
        let after = if gap { white.and(&next.down(1)) } else { next };
        let kind = &mut valid[usize::from(run.kind)];
        *kind = kind.or(&starts[j].and(&after.down(run.length as usize)));
    }
    can.iter_mut().for_each(|cells| *cells = Bits::NONE);
    can[0] = gaps.or(&left.done[count].and(&next.down(1))).and(&white);
    fill(clue.kinds, valid, can);
}

/// The cells of all runs from their starts: longer runs become shorter ones, then all are one.
fn fill<const W: usize>(kinds: &[Kind], valid: &[Bits<W>], can: &mut [Bits<W>]) {
    let mut longer = Bits::NONE;
    for (kind, starts) in kinds.iter().zip(valid).rev() {
        let cells = longer.or(starts).spread(kind.step as usize);
        longer = cells;
        if kind.first {
            can[usize::from(kind.colour)] = cells;
            longer = Bits::NONE;
        }
    }
}

#[cfg(test)]
mod tests {
    use grille_engine::constraints::Run;

    use super::super::clue::Clues;
    use super::*;

    /// Every way to place the runs, as one value a cell: the slow and obvious twin.
    fn placements(length: usize, runs: &[Run]) -> Vec<Vec<u8>> {
        let Some((first, others)) = runs.split_first() else { return vec![vec![0; length]] };
        let size = first.length as usize;
        let gap = others.first().is_some_and(|next| next.colour == first.colour);
        let mut all = Vec::new();
        for start in 0..(length + 1).saturating_sub(size) {
            let used = (start + size + usize::from(gap)).min(length + 1);
            for rest in if used <= length { placements(length - used, others) } else { vec![] } {
                let mut line = vec![0; start];
                line.extend(vec![first.colour; size]);
                line.extend(vec![0; used - start - size]);
                line.extend(rest);
                all.push(line);
            }
        }
        all
    }

    /// Every list of runs that fits a line, in colours from 1 to `colours`.
    fn clues(length: usize, colours: u8) -> Vec<Vec<Run>> {
        let mut all = vec![Vec::new()];
        let mut seen = 0;
        while seen < all.len() {
            let clue = all[seen].clone();
            seen += 1;
            for size in 1..=length as u32 {
                for colour in 1..=colours {
                    let mut longer: Vec<Run> = clue.clone();
                    longer.push(Run { length: size, colour });
                    if !placements(length, &longer).is_empty() {
                        all.push(longer);
                    }
                }
            }
        }
        all
    }

    /// `can[cell]` is a set of values, one bit each.
    fn check<const W: usize>(length: usize, runs: &[Run], all: &[Vec<u8>], can: &[u8], values: u8) {
        let fits = |line: &&Vec<u8>| line.iter().zip(can).all(|(value, can)| can >> value & 1 == 1);
        let mut expected: Vec<u8> = vec![0; length];
        for line in all.iter().filter(fits) {
            line.iter().zip(&mut expected).for_each(|(value, cell)| *cell |= 1 << value);
        }
        let mask = |value: u8| {
            let cells = (0..length).filter(|&cell| can[cell] >> value & 1 == 1);
            cells.fold(Bits::<W>::NONE, |bits, cell| bits.or(&Bits::one(cell)))
        };
        let mut masks: Vec<Bits<W>> = (0..values).map(mask).collect();
        let mut clues = Clues::default();
        clues.push(runs, length);
        let result = narrow(length, clues.get(0), &mut masks, &mut Scratch::default());
        if expected.contains(&0) {
            assert_eq!(result, Err(Conflict), "{runs:?} {can:?}");
            return;
        }
        assert_eq!(result, Ok(()), "{runs:?} {can:?}");
        for (cell, expected) in expected.iter().enumerate() {
            let bit = |value: u8| u8::from(masks[usize::from(value)].has(cell)) << value;
            let found: u8 = (0..values).map(bit).sum();
            assert_eq!(found, *expected, "cell {cell} of {runs:?} {can:?}");
        }
    }

    /// All states of lines to this length, all clues.
    fn check_all(longest: usize, colours: u8) {
        let states = (1u32 << (colours + 1)) - 1;
        for length in 1..=longest {
            for runs in clues(length, colours) {
                let all = placements(length, &runs);
                for number in 0..states.pow(length as u32) {
                    let digit = |cell: usize| number / states.pow(cell as u32) % states + 1;
                    let can: Vec<u8> = (0..length).map(|cell| digit(cell) as u8).collect();
                    check::<1>(length, &runs, &all, &can, colours + 1);
                }
            }
        }
    }

    #[test]
    fn a_black_line_implies_what_all_its_placements_share() {
        check_all(9, 1);
    }

    #[test]
    fn a_coloured_line_implies_what_all_its_placements_share() {
        check_all(4, 2);
    }

    #[test]
    #[ignore = "takes minutes: cargo test --release -p grille-puzzles -- --ignored"]
    fn longer_lines_too() {
        check_all(11, 1);
        check_all(5, 2);
    }

    /// All clues to length 14, each with states of a few known cells.
    #[test]
    fn lines_to_fourteen_cells_and_over_the_edge_of_a_word() {
        let mut seed = 7u64;
        for length in 9..=14 {
            for runs in clues(length, 1) {
                let all = placements(length, &runs);
                for _ in 0..6 {
                    seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
                    let known = |cell: usize| match (seed >> (4 * cell + 3)) % 8 {
                        0 => 1,
                        1 => 2,
                        _ => 3,
                    };
                    let can: Vec<u8> = (0..length).map(known).collect();
                    check::<1>(length, &runs, &all, &can, 2);
                    // The same line after 60 settled cells, so that it lies across two words.
                    let far: Vec<u8> = vec![1; 60].into_iter().chain(can).collect();
                    let pad =
                        |line: &Vec<u8>| vec![0; 60].into_iter().chain(line.clone()).collect();
                    let padded: Vec<Vec<u8>> = all.iter().map(pad).collect();
                    check::<2>(length + 60, &runs, &padded, &far, 2);
                }
            }
        }
    }
}

//! A line as the report solves it: its leftmost and its rightmost placement, and what they share.

use grille_engine::constraints::Run;
use grille_engine::{Conflict, Limits, Values};

/// The background.
const WHITE: u8 = 0;

/// So many blocks are tried between two questions whether to go on.
const PATIENCE: u32 = 1 << 10;

/// Why a line says nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mute {
    /// It has no placement.
    Conflict,
    /// A limit was reached.
    Late,
}

impl From<Conflict> for Mute {
    fn from(_: Conflict) -> Self {
        Self::Conflict
    }
}

/// What the cells of a line can be when its two outermost placements are seen, and nothing else.
pub(super) fn narrowed(
    can: &[Values],
    runs: &[Run],
    limits: Limits<'_>,
) -> Result<Vec<Values>, Mute> {
    let left = leftmost(can, runs, limits)?;
    let right = rightmost(can, runs, limits)?;
    Ok(merged(can, runs, &left, &right))
}

/// Where each block starts, pushed to the right: the mirrored line, pushed to the left.
fn rightmost(can: &[Values], runs: &[Run], limits: Limits<'_>) -> Result<Vec<usize>, Mute> {
    let mirrored: Vec<Values> = can.iter().rev().copied().collect();
    let backwards: Vec<Run> = runs.iter().rev().copied().collect();
    let starts = leftmost(&mirrored, &backwards, limits)?;
    let start = |(start, run): (usize, &Run)| can.len() - start - run.length as usize;
    Ok(starts.into_iter().zip(&backwards).map(start).rev().collect())
}

/// Where each block starts, pushed to the left.
fn leftmost(can: &[Values], runs: &[Run], limits: Limits<'_>) -> Result<Vec<usize>, Mute> {
    let mut walk = Walk { can, starts: Vec::new(), tried: 0, limits };
    match walk.place(runs, 0)? {
        true => Ok(walk.starts.into_iter().rev().collect()),
        false => Err(Mute::Conflict),
    }
}

/// Blocks that are being placed, each as far left as those after it allow.
struct Walk<'a> {
    can: &'a [Values],
    /// The starts of the blocks, the last block first.
    starts: Vec<usize>,
    tried: u32,
    limits: Limits<'a>,
}

impl Walk<'_> {
    /// Place these blocks from a cell on: the first one there, and the others behind it; if that
    /// fails, one cell further, unless the cell that is left behind is black.
    fn place(&mut self, runs: &[Run], from: usize) -> Result<bool, Mute> {
        let Some((run, rest)) = runs.split_first() else {
            return Ok(self.can[from.min(self.can.len())..].iter().all(|cell| cell.has(WHITE)));
        };
        for start in from..self.can.len() {
            self.tried += 1;
            if self.tried.is_multiple_of(PATIENCE) && self.limits.reached() {
                return Err(Mute::Late);
            }
            if let Some(next) = self.behind(run, rest.first(), start)
                && self.place(rest, next)?
            {
                self.starts.push(start);
                return Ok(true);
            }
            if !self.can[start].has(WHITE) {
                break;
            }
        }
        Ok(false)
    }

    /// Where the next block can start, if this one fits here: blocks of one colour have a gap.
    fn behind(&self, run: &Run, next: Option<&Run>, start: usize) -> Option<usize> {
        let end = start + run.length as usize;
        let fits = self.can.get(start..end)?.iter().all(|cell| cell.has(run.colour));
        let is_parted = next.is_some_and(|next| next.colour == run.colour);
        match is_parted {
            _ if !fits => None,
            false => Some(end),
            true => self.can.get(end).filter(|cell| cell.has(WHITE)).map(|_| end + 1),
        }
    }
}

/// The sure cells: black where one block has the cell in both placements, white where no block
/// reaches from the one placement to the other.
fn merged(can: &[Values], runs: &[Run], left: &[usize], right: &[usize]) -> Vec<Values> {
    let mut reached = vec![Values::one(WHITE); can.len()];
    let mut sure = can.to_vec();
    for ((run, &first), &last) in runs.iter().zip(left).zip(right) {
        let (length, colour) = (run.length as usize, Values::one(run.colour));
        for cell in &mut reached[first..last + length] {
            *cell = cell.or(colour);
        }
        for cell in sure.iter_mut().take(first + length).skip(last) {
            *cell = cell.and(colour);
        }
    }
    sure.iter().zip(reached).map(|(cell, reached)| cell.and(reached)).collect()
}

#[cfg(test)]
mod tests {
    use super::super::super::lines::{Case, Rule, every_line, longer_lines, pictured};
    use super::*;

    fn check(case: &Case) {
        let can: Vec<Values> = case.can.iter().map(|&can| Values(can.into())).collect();
        let found = narrowed(&can, case.runs(), Limits::NONE).ok();
        let found = found.map(|cells| cells.iter().map(|cell| cell.0 as u8).collect::<Vec<_>>());
        assert_eq!(found, case.narrowed::<1>(Rule::Edges), "{case:?}");
        let all = case.shared();
        let keeps = |(found, all): (&u8, &u8)| found & all == *all;
        assert!(found.iter().flatten().zip(all.iter().flatten()).all(keeps), "{case:?}");
    }

    /// It sees what `edges` sees, which its own tests compare with all placements of a line.
    #[test]
    fn it_sees_what_edges_see_and_strikes_nothing_that_lines_keep() {
        every_line(8, 1, check);
        every_line(4, 2, check);
        longer_lines(check);
    }

    /// The two examples of the report: a hole that is too small for the blocks that reach it.
    #[test]
    fn it_misses_the_cells_that_the_report_says_it_misses() {
        for (runs, picture, hole) in [(&[2][..], "???.?.???", 4), (&[1, 3], ".#.????.?.????", 8)] {
            let case = pictured(runs, picture);
            check(&case);
            let can: Vec<Values> = case.can.iter().map(|&can| Values(can.into())).collect();
            let found = narrowed(&can, case.runs(), Limits::NONE).expect("there are placements");
            assert_eq!(found[hole].count(), 2, "{picture}");
            let exact = case.narrowed::<1>(Rule::Exact).expect("there are placements");
            assert_eq!(exact[hole], 1, "{picture}");
        }
    }

    #[test]
    fn a_line_that_is_tried_in_vain_for_long_asks_whether_to_go_on() {
        // Twelve blocks before a cell that none of them can reach.
        let runs = vec![Run { length: 1, colour: 1 }; 12];
        let mut can = vec![Values::below(2); 60];
        can.extend([Values::one(1), Values::one(1)]);
        assert_eq!(narrowed(&can, &runs, Limits { stop: &|| true }), Err(Mute::Late));
    }
}

//! What the leftmost and the rightmost placement of a line show, and no more (the overlap that
//! people look for).

use super::line::Ways;
use crate::bits::Bits;

/// Strike what the two outermost placements rule out; `reached` is for the cells of each colour.
///
/// The runs 3 and 1 in 7 cells, pushed left and pushed right:
///
/// ```text
/// 111.2..
/// ..111.2
/// ??#????   one run has this cell in both: it is sure
/// ```
///
/// A run reaches from where it starts in the one to where it ends in the other; a cell that no run
/// reaches is background. That a run may fit nowhere on a cell it reaches is not seen, on purpose:
/// this is how people begin.
///
/// Of two placements, the earlier start of each run is a placement again. So the first starts of
/// all runs together are the leftmost placement, and the last ones the rightmost.
pub(super) fn join<const W: usize>(
    ways: &Ways<W>,
    can: &mut [Bits<W>],
    reached: &mut Vec<Bits<W>>,
) {
    reached.clear();
    reached.resize(can.len(), Bits::NONE);
    for (j, run) in ways.clue.runs.iter().enumerate() {
        let starts = ways.starts(j, &ways.after(j + 1));
        let outermost = starts.first().zip(starts.last());
        let (first, last) = outermost.expect("every run has its place in a placement");
        let (size, colour) = (run.length as usize, usize::from(ways.clue.colour(run)));
        reached[colour] = reached[colour].or(&between(first, last + size));
        let sure = between(last, first + size);
        for (_, cells) in can.iter_mut().enumerate().filter(|(value, _)| *value != colour) {
            *cells = cells.without(&sure);
        }
    }
    for (cells, reached) in can.iter_mut().zip(reached).skip(1) {
        *cells = cells.and(reached);
    }
}

/// The places from `start` on and before `end`.
fn between<const W: usize>(start: usize, end: usize) -> Bits<W> {
    Bits::below(end).without(&Bits::below(start))
}

#[cfg(test)]
mod tests {
    use std::ops::Range;

    use super::super::line::Rule;
    use super::super::twin::{Case, every_line, longer_lines, pictured, untouched_lines};

    /// The cells of each run of a full line, and its colour.
    fn runs(line: &[u8]) -> Vec<(Range<usize>, u8)> {
        let mut at = 0;
        let run = |cells: &[u8]| {
            at += cells.len();
            (at - cells.len()..at, cells[0])
        };
        let runs = line.chunk_by(|a, b| a == b).map(run);
        runs.filter(|(_, colour)| *colour > 0).collect()
    }

    /// The rule in words: runs are numbered in both outermost placements; a cell with one number
    /// in both is sure, and a run reaches from where it starts in one to where it ends in the other.
    fn outermost(case: &Case) -> Option<Vec<u8>> {
        let (left, right) = (runs(case.placements.first()?), runs(case.placements.last()?));
        let cell = |(cell, &before): (usize, &u8)| {
            let (mut can, mut reached) = (before, 1);
            for ((left, colour), (right, _)) in left.iter().zip(&right) {
                if left.contains(&cell) && right.contains(&cell) {
                    can = 1 << colour;
                }
                if (left.start..right.end).contains(&cell) {
                    reached |= 1 << colour;
                }
            }
            can & reached
        };
        Some(case.can.iter().enumerate().map(cell).collect())
    }

    fn check<const W: usize>(case: &Case) {
        let (found, all) = (case.narrowed::<W>(Rule::Edges), case.shared());
        assert_eq!(found, outermost(case), "{case:?}");
        let keeps = |(found, all): (&u8, &u8)| found & all == *all;
        let sound = found.iter().flatten().zip(all.iter().flatten()).all(keeps);
        assert!(sound && found.is_some() == all.is_some(), "{found:?} of {case:?}");
    }

    #[test]
    fn edges_see_what_two_placements_show_and_strike_nothing_that_lines_keep() {
        every_line(9, 1, check::<1>);
        every_line(4, 2, check::<1>);
        longer_lines(|case| {
            check::<1>(case);
            check::<2>(&case.after_sixty_cells());
        });
    }

    #[test]
    fn edges_see_all_there_is_while_nothing_is_known() {
        let check = |case: &Case| assert_eq!(case.narrowed::<1>(Rule::Edges), case.shared());
        untouched_lines(12, 1, check);
        untouched_lines(6, 2, check);
    }

    #[track_caller]
    fn check_picture(runs: &[u32], before: &str, edges: &str, exact: &str) {
        let case = pictured(runs, before);
        let after = |picture| Some(pictured(runs, picture).can);
        assert_eq!(case.narrowed::<1>(Rule::Edges), after(edges));
        assert_eq!(case.narrowed::<1>(Rule::Exact), after(exact));
    }

    #[test]
    fn one_run_in_both_is_sure_and_what_no_run_reaches_is_empty() {
        check_picture(&[3, 1], "???????", "??#????", "??#????");
        check_picture(&[2, 2], "?#????#?", "?#?..?#?", "?#?..?#?");
    }

    #[test]
    fn a_cell_that_another_run_has_in_the_other_placement_is_not_sure() {
        check_picture(&[1, 1], "?????", "?????", "?????");
    }

    #[test]
    fn a_hole_too_small_for_any_run_is_missed() {
        check_picture(&[2], "???.?.???", "???.?.???", "???...???");
    }

    #[test]
    fn a_hole_too_small_for_the_runs_that_reach_it_is_missed() {
        check_picture(&[1, 3], ".#.????.?.????", ".#.????.?.????", ".#.????...????");
    }
}

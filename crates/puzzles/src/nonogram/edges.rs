//! Nonograms as people begin them: the outermost placements of each line, then plain guesses
//! (backtracking).

use grille_engine::{Counters, Ended, Flow, Limits, Outcome, Solution};

use super::Nonogram;
use super::lines::{Board, Dive, Rule, most_constrained};
use crate::puzzle::Own;

/// What the leftmost and the rightmost placement of a line have in common, and guesses on top.
///
/// It sees less than exact lines do, on purpose: it is there to be compared with.
#[derive(Debug)]
pub(super) struct Edges;

impl Own<Nonogram> for Edges {
    fn name(&self) -> &'static str {
        "edges"
    }

    fn about(&self) -> &'static str {
        "nonograms: what the outermost placements of a line share, then guess and go back"
    }

    fn each(
        &self,
        puzzle: &Nonogram,
        limits: Limits<'_>,
        found: &mut dyn FnMut(Solution) -> Flow,
    ) -> Outcome {
        limits.latched(|limits| {
            let mut board = Board::new(puzzle, Rule::Edges);
            // Nobody else would take over: guesses may fail as often as they do.
            let mut dive = Dive::new(u64::MAX);
            let mut cells = 0;
            let ended = match board.settle(limits.stop) {
                Err(_) => Ended::Exhausted,
                Ok(()) => {
                    cells = (board.cells() - board.open()) as u64;
                    dive.run(&mut board, &mut most_constrained, limits.stop, found)
                }
            };
            let Dive { guesses, conflicts, .. } = dive;
            let lines = board.lines_solved;
            let counters = Counters {
                guesses,
                conflicts,
                cells,
                lines,
                propagations: lines,
                ..Counters::default()
            };
            Outcome { ended, counters }
        })
    }
}

//! Nonograms as people begin them: the outermost placements of each line, then plain guesses
//! (backtracking).

use grille_engine::{
    Conflict, Counter, Counters, Ended, Flow, Limits, Listener, MethodId, Outcome, Solution,
};

use super::Nonogram;
use super::lines::{Board, Dive, Rule, most_constrained};
use crate::puzzle::Special;

/// What the leftmost and the rightmost placement of a line have in common, and guesses on top.
///
/// It sees less than exact lines do, on purpose: it is there to be compared with.
#[derive(Debug)]
pub(super) struct Edges;

impl Special<Nonogram> for Edges {
    fn name(&self) -> MethodId {
        MethodId::new("edges")
    }

    fn keeps(&self, _: &Nonogram) -> &'static [Counter] {
        &[Counter::Guesses, Counter::Conflicts, Counter::Lines, Counter::Cells]
    }

    fn each(
        &self,
        puzzle: &Nonogram,
        limits: Limits<'_>,
        found: &mut dyn FnMut(Solution) -> Flow,
    ) -> Outcome {
        limits.latched(|limits| {
            let mut board = Board::new(puzzle, Rule::Edges);
            let settled = board.settle(limits.stop);
            dive(&mut board, settled, |dive, board| {
                dive.run(board, &mut most_constrained, limits.stop, found)
            })
        })
    }

    fn watched(
        &self,
        puzzle: &Nonogram,
        limits: Limits<'_>,
        listener: &mut dyn Listener,
    ) -> Outcome {
        limits.latched(|limits| {
            let mut board = Board::for_a_film(puzzle, Rule::Edges, listener);
            let settled = board.settle_watched(limits.stop, listener);
            dive(&mut board, settled, |dive, board| {
                dive.watched(board, &mut most_constrained, limits.stop, listener)
            })
        })
    }
}

/// Guesses on a board whose lines are settled, unless that showed that there is no solution.
fn dive(
    board: &mut Board<'_>,
    settled: Result<(), Conflict>,
    run: impl FnOnce(&mut Dive, &mut Board<'_>) -> Ended,
) -> Outcome {
    // Nobody else would take over: guesses may fail as often as they do.
    let mut dive = Dive::new(u64::MAX);
    let mut cells = 0;
    let ended = match settled {
        Err(_) => Ended::Exhausted,
        Ok(()) => {
            cells = (board.cells() - board.open()) as u64;
            run(&mut dive, board)
        }
    };
    let Dive { guesses, conflicts, .. } = dive;
    let lines = board.lines_solved;
    let counters = Counters::default()
        .with(Counter::Guesses, guesses)
        .with(Counter::Conflicts, conflicts)
        .with(Counter::Cells, cells)
        .with(Counter::Lines, lines)
        .with(Counter::Propagations, lines);
    Outcome { ended, counters }
}

//! Sudokus of any width to 64: candidates and places as sets of bits, then clause learning.

mod board;
mod hall;
mod learner;
mod locked;
mod search;
mod shape;

use board::Board;
use grille_engine::{Counters, Ended, Flow, Limits, Outcome, Solution};
use search::Search;
use shape::Shape;

use super::Sudoku;

/// Hand every solution to `found`, each one once, until it has enough.
pub(super) fn each(
    puzzle: &Sudoku,
    limits: Limits<'_>,
    found: &mut dyn FnMut(Solution) -> Flow,
) -> Outcome {
    let shape = Shape::new(puzzle.block_rows as usize, puzzle.block_columns as usize);
    let mut board = Board::new(&shape);
    if board.give(&puzzle.givens).is_err() {
        return Outcome { ended: Ended::Exhausted, counters: Counters::default() };
    }
    limits.latched(|limits| Search::new(board, PATIENCE, limits).run(found))
}

/// Failed guesses without a solution before clauses are learnt.
const PATIENCE: u64 = 40;

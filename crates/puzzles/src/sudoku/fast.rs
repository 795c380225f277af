//! Sudokus by a method of their own.

use grille_engine::{Flow, Limits, Outcome, Solution};

use super::{Sudoku, wide};
use crate::puzzle::Own;

/// Sets of bits, then clause learning.
#[derive(Debug)]
pub(super) struct Fast;

impl Own<Sudoku> for Fast {
    fn name(&self) -> &'static str {
        "fast"
    }

    fn about(&self) -> &'static str {
        "sudoku: candidates and places as sets of bits, then clause learning"
    }

    fn each(
        &self,
        puzzle: &Sudoku,
        limits: Limits<'_>,
        found: &mut dyn FnMut(Solution) -> Flow,
    ) -> Outcome {
        wide::each(puzzle, limits, found)
    }
}

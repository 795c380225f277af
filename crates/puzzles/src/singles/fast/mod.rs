//! Singles by a method of their own: what follows from pairs of cells and from shaded chains, then
//! learning.

mod board;
mod chains;
mod layout;
mod patterns;
mod renumbering;

pub(super) use board::Board;
use grille_engine::{Flow, Limits, MethodId, Outcome, Solution};

use super::Singles;
use crate::clues::Quest;
use crate::puzzle::{Puzzle, Special};
use crate::walk;

/// Pairs of cells and chains of shaded ones, guesses while they are quick, then clause learning.
#[derive(Debug)]
pub(super) struct Fast;

impl Special<Singles> for Fast {
    fn name(&self) -> MethodId {
        MethodId::new("fast")
    }

    fn each(
        &self,
        puzzle: &Singles,
        limits: Limits<'_>,
        found: &mut dyn FnMut(Solution) -> Flow,
    ) -> Outcome {
        walk::each(&mut Board::new(puzzle), None, &|| puzzle.model(), limits, found)
    }

    fn each_of(
        &self,
        puzzle: &Singles,
        quest: Quest<'_>,
        limits: Limits<'_>,
        found: &mut dyn FnMut(Solution) -> Flow,
    ) -> Outcome {
        walk::each(&mut Board::new(puzzle), Some(quest), &|| puzzle.model(), limits, found)
    }
}

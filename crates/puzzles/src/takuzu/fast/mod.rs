//! Takuzu by a method of its own: lines as sets of bits, then learning (CDCL).

mod board;
mod counting;
mod crowd;
mod line;
mod queue;
mod twins;

use board::Board;
pub(super) use crowd::is_crowded;
use grille_engine::{Flow, Limits, Method, MethodId, Outcome, Sat, Shares, Solution};

use super::Takuzu;
use crate::clues::Quest;
use crate::puzzle::{Puzzle, Special, Which};
use crate::walk;

/// Exact lines for all counts at once, guesses while they are quick, then clause learning.
#[derive(Debug)]
pub(super) struct Fast;

impl Special<Takuzu> for Fast {
    fn name(&self) -> MethodId {
        MethodId::new("fast")
    }

    fn each(
        &self,
        puzzle: &Takuzu,
        limits: Limits<'_>,
        found: &mut dyn FnMut(Solution) -> Flow,
    ) -> Outcome {
        each(puzzle, None, limits, found)
    }

    fn each_of(
        &self,
        puzzle: &Takuzu,
        quest: Quest<'_>,
        limits: Limits<'_>,
        found: &mut dyn FnMut(Solution) -> Flow,
    ) -> Outcome {
        each(puzzle, Some(quest), limits, found)
    }

    fn shares<'p>(&self, puzzle: &'p Takuzu, _: Which) -> Option<Box<dyn Shares + 'p>> {
        counting::Stacks::new(puzzle).map(|stacks| Box::new(stacks) as _)
    }
}

/// All solutions, or those that are asked for.
fn each(
    puzzle: &Takuzu,
    quest: Option<Quest<'_>>,
    limits: Limits<'_>,
    found: &mut dyn FnMut(Solution) -> Flow,
) -> Outcome {
    match puzzle.size.width.max(puzzle.size.height) {
        0..=64 => in_words::<1>(puzzle, quest, limits, found),
        65..=128 => in_words::<2>(puzzle, quest, limits, found),
        129..=256 => in_words::<4>(puzzle, quest, limits, found),
        257..=512 => in_words::<8>(puzzle, quest, limits, found),
        513..=1024 => in_words::<16>(puzzle, quest, limits, found),
        _ => {
            let mut model = puzzle.model();
            quest.into_iter().for_each(|quest| quest.part.post(&mut model));
            Sat.each(&model, limits, found)
        }
    }
}

/// Lines in so many words of 64 cells.
fn in_words<const W: usize>(
    puzzle: &Takuzu,
    quest: Option<Quest<'_>>,
    limits: Limits<'_>,
    found: &mut dyn FnMut(Solution) -> Flow,
) -> Outcome {
    walk::each(&mut Board::<W>::new(puzzle), quest, &|| puzzle.model(), limits, found)
}

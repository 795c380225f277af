//! Takuzu by a method of its own: lines as sets of bits, then learning.

mod board;
mod counting;
mod line;
mod queue;
mod twins;

use board::Board;
use grille_engine::{Flow, Limits, Method, Outcome, Sat, Shares, Solution};

use super::Takuzu;
use crate::puzzle::{Own, Puzzle, Which};
use crate::walk;

/// Exact lines for all counts at once, guesses while they are quick, then clause learning.
#[derive(Debug)]
pub(super) struct Fast;

impl Own<Takuzu> for Fast {
    fn name(&self) -> &'static str {
        "fast"
    }

    fn about(&self) -> &'static str {
        "takuzu: exact lines as sets of bits, a few guesses, then clause learning"
    }

    fn each(
        &self,
        puzzle: &Takuzu,
        limits: Limits<'_>,
        found: &mut dyn FnMut(Solution) -> Flow,
    ) -> Outcome {
        match puzzle.size.width.max(puzzle.size.height) {
            0..=64 => each::<1>(puzzle, limits, found),
            65..=128 => each::<2>(puzzle, limits, found),
            129..=256 => each::<4>(puzzle, limits, found),
            257..=512 => each::<8>(puzzle, limits, found),
            513..=1024 => each::<16>(puzzle, limits, found),
            _ => Sat.each(&puzzle.model(), limits, found),
        }
    }

    fn shares<'p>(&self, puzzle: &'p Takuzu, _: Which) -> Option<Box<dyn Shares + 'p>> {
        counting::Stacks::new(puzzle).map(|stacks| Box::new(stacks) as _)
    }
}

/// Lines in so many words of 64 cells.
fn each<const W: usize>(
    puzzle: &Takuzu,
    limits: Limits<'_>,
    found: &mut dyn FnMut(Solution) -> Flow,
) -> Outcome {
    walk::each(&mut Board::<W>::new(puzzle), &|| puzzle.model(), limits, found)
}

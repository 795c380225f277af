//! Sudokus by a method of their own: nine by nine in vector instructions.

use std::ops::ControlFlow;

use grille_engine::{Counter, Counters, Ended, Flow, Limits, MethodId, Outcome, Solution};
use grille_nine::{End, Givens, Grid, Solver, Stopped};

use super::{Sudoku, wide};
use crate::clues::Quest;
use crate::puzzle::{Pull, Special};

/// Nine by nine by its own kernel, other sizes by sets of bits and clause learning.
#[derive(Debug)]
pub(super) struct Fast;

impl Special<Sudoku> for Fast {
    fn name(&self) -> MethodId {
        MethodId::new("fast")
    }

    fn keeps(&self, puzzle: &Sudoku) -> &'static [Counter] {
        if is_nine_by_nine(puzzle) { &[Counter::Guesses] } else { Counter::GENERAL }
    }

    fn each(
        &self,
        puzzle: &Sudoku,
        limits: Limits<'_>,
        found: &mut dyn FnMut(Solution) -> Flow,
    ) -> Outcome {
        match nine_by_nine(puzzle) {
            Some(givens) => nine(&givens, limits, found),
            None => wide::each(puzzle, None, limits, found),
        }
    }

    fn each_of(
        &self,
        puzzle: &Sudoku,
        quest: Quest<'_>,
        limits: Limits<'_>,
        found: &mut dyn FnMut(Solution) -> Flow,
    ) -> Outcome {
        match nine_by_nine(puzzle) {
            Some(mut givens) => {
                let digit = |digit| quest.part.among.has(digit - 1);
                givens.keep(quest.part.var.index(), digit);
                nine(&givens, limits, found)
            }
            None => wide::each(puzzle, Some(quest), limits, found),
        }
    }

    fn pull(&self, puzzle: &Sudoku) -> Option<Box<Pull>> {
        let mut all = Solver::new().solutions(&nine_by_nine(puzzle)?);
        Some(Box::new(move |limits| match all.next_unless(&mut || limits.reached()) {
            Ok(Some(grid)) => Ok(solution(&grid)),
            Ok(None) => Err(Ended::Exhausted),
            Err(Stopped) => Err(Ended::Limit),
        }))
    }
}

/// The givens of a board of nine by nine in blocks of three by three.
pub(super) fn nine_by_nine(puzzle: &Sudoku) -> Option<Givens> {
    let values = puzzle.givens.as_slice().try_into().ok().filter(|_| is_nine_by_nine(puzzle))?;
    Givens::from_values(values).ok()
}

fn is_nine_by_nine(puzzle: &Sudoku) -> bool {
    (puzzle.block_rows, puzzle.block_columns) == (3, 3)
}

fn nine(givens: &Givens, limits: Limits<'_>, found: &mut dyn FnMut(Solution) -> Flow) -> Outcome {
    let walk = Solver::new().each(givens, &mut || limits.reached(), &mut |grid| match found(
        solution(grid),
    ) {
        Flow::More => ControlFlow::Continue(()),
        Flow::Enough => ControlFlow::Break(()),
    });
    let ended = match walk.end {
        End::Exhausted => Ended::Exhausted,
        End::Enough => Ended::Enough,
        End::Stopped => Ended::Limit,
    };
    Outcome { ended, counters: Counters::default().with(Counter::Guesses, walk.guesses) }
}

/// A number for each cell, counted from 0.
fn solution(grid: &Grid) -> Solution {
    grid.iter().map(|digit| digit - 1).collect()
}

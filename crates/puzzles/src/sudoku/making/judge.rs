//! Whether some numbers of a full board leave it the only solution: asked very often.

use grille_engine::{Ended, Flow, Limits, Solution, Values, Var};
use grille_nine::{Givens, Solver, Verdict};

use super::super::{Sudoku, fast, wide};
use crate::clues::{Part, Quest};

/// A full board of which some numbers are given.
pub(super) struct Judge<'a> {
    full: &'a [u8],
    kernel: Kernel,
    limits: Limits<'a>,
}

/// What answers, with what is given.
enum Kernel {
    Nine(Box<(Givens, Solver)>),
    Wide { sudoku: Sudoku, solution: Solution },
}

/// It could not be told within the limits.
pub(super) struct Untold;

/// Wide boards: a question that takes longer than so many askings is left open, and what it was
/// about stays as it is.
const ASKINGS: u64 = 300;

impl<'a> Judge<'a> {
    /// Nothing is given.
    pub fn new(blank: &Sudoku, full: &'a [u8], limits: Limits<'a>) -> Self {
        let wide = || Kernel::Wide {
            sudoku: blank.clone(),
            solution: full.iter().map(|number| number - 1).collect(),
        };
        let nine = |givens| Kernel::Nine(Box::new((givens, Solver::new())));
        let kernel = fast::nine_by_nine(blank).map_or_else(wide, nine);
        Self { full, kernel, limits }
    }

    /// The share of cells that are given at first: about as many as minimal puzzles have, and more
    /// on wide boards, where puzzles with few givens are beyond people and take long to prove.
    pub fn usual_share(&self) -> f64 {
        match self.full.len() {
            0..=81 => 0.31,
            82..=256 => 0.4,
            257..=400 => 0.5,
            401..=625 => 0.55,
            _ => 0.65,
        }
    }

    /// Give a number.
    pub fn give(&mut self, cell: usize) {
        let number = self.full[cell];
        match &mut self.kernel {
            Kernel::Nine(nine) => nine.0.keep(cell, |digit| digit == number),
            Kernel::Wide { sudoku, .. } => sudoku.givens[cell] = number,
        }
    }

    /// Take a number back.
    pub fn take(&mut self, cell: usize) {
        match &mut self.kernel {
            Kernel::Nine(nine) => nine.0.forget(cell),
            Kernel::Wide { sudoku, .. } => sudoku.givens[cell] = 0,
        }
    }

    /// Cells in which a solution that is not the full board differs from it, if there is one.
    pub fn another(&mut self) -> Result<Option<Vec<usize>>, Untold> {
        let full = self.full;
        match &mut self.kernel {
            Kernel::Nine(nine) => {
                let (givens, solver) = &mut **nine;
                let Verdict::Several(one, two) = solver.judge(givens) else { return Ok(None) };
                Ok(Some(differing(if one[..] == *full { &two } else { &one }, full)))
            }
            Kernel::Wide { sudoku, solution } => {
                let mut other = None;
                let outcome = self.limits.within(ASKINGS, |limits| {
                    wide::each(sudoku, None, limits, &mut |found| {
                        let is_new = found != *solution;
                        other = is_new.then_some(found);
                        if is_new { Flow::Enough } else { Flow::More }
                    })
                });
                match (other, outcome.ended) {
                    (Some(other), _) => Ok(Some(differing(&other, solution))),
                    (None, Ended::Exhausted) => Ok(None),
                    _ => Err(Untold),
                }
            }
        }
    }

    /// Is there a solution with another number in a cell? If that is not seen soon: there may be.
    pub fn may_differ(&mut self, cell: usize) -> bool {
        let number = self.full[cell];
        match &mut self.kernel {
            Kernel::Nine(nine) => {
                let (givens, solver) = &mut **nine;
                let mut others = givens.clone();
                others.keep(cell, |digit| digit != number);
                solver.first(&others).is_some()
            }
            Kernel::Wide { sudoku, solution } => {
                let all = Values::below(sudoku.side());
                let part =
                    Part { var: Var(cell as u32), among: all.without(Values::one(number - 1)) };
                let quest = Quest { part, near: Some(solution) };
                let outcome = self.limits.within(ASKINGS, |limits| {
                    wide::each(sudoku, Some(quest), limits, &mut |_| Flow::Enough)
                });
                outcome.ended != Ended::Exhausted
            }
        }
    }
}

fn differing(one: &[u8], other: &[u8]) -> Vec<usize> {
    (0..one.len()).filter(|&cell| one[cell] != other[cell]).collect()
}

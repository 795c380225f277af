//! Sudokus of nine by nine on one line go from text to answer without a detour.

use std::ops::ControlFlow;

use grille_engine::{Limits, Standing};
use grille_nine::{End, Givens, Grid, Solver};

use crate::one_liner::OneLiner;

/// Keeps the memory of the solver of nine by nine.
#[derive(Default)]
pub(super) struct OneLine {
    nine: Solver,
    givens: Givens,
}

/// Cells of a board of nine by nine.
const NINE: usize = 81;

impl OneLiner for OneLine {
    fn answer(
        &mut self,
        line: &[u8],
        limits: Limits<'_>,
        answer: &mut Vec<u8>,
    ) -> Option<Standing> {
        // What follows is a comment, as in collections with ratings, or a solution.
        let ends = |byte: &u8| byte.is_ascii_whitespace() || *byte == b',';
        let text = line.get(..NINE).filter(|_| line.get(NINE).is_none_or(ends))?;
        self.givens.read(text).ok()?;
        Some(self.nine_by_nine(limits, answer))
    }
}

impl OneLine {
    /// Most have one solution: that is said when it is found, and put right if it is not all.
    fn nine_by_nine(&mut self, limits: Limits<'_>, answer: &mut Vec<u8>) -> Standing {
        let start = answer.len();
        let visit = &mut |grid: &Grid| {
            if answer.len() > start {
                return ControlFlow::Break(());
            }
            answer.extend_from_slice(Standing::Unique.word().as_bytes());
            answer.push(b' ');
            answer.extend_from_slice(&grid.map(|digit| b'0' + digit));
            ControlFlow::Continue(())
        };
        let walk = self.nine.each(&self.givens, &mut || limits.reached(), visit);
        let found = u128::from(answer.len() > start) + u128::from(walk.end == End::Enough);
        let said = Standing::of(found, walk.end == End::Exhausted);
        if said == Standing::Unique {
            return said;
        }
        let word = start..answer.len().min(start + Standing::Unique.word().len());
        answer.splice(word, said.word().bytes());
        said
    }
}

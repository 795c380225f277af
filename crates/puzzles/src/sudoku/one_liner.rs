//! Sudokus of one line: those of nine by nine go from text to answer without a detour.

use std::ops::ControlFlow;

use grille_engine::{Flow, Limits, Message, Solution, Standing, judge, message};
use grille_nine::{End, Givens, Grid, Solver};

use super::fast::Fast;
use super::{Sudoku, forms, symbols};
use crate::one_liner::OneLiner;
use crate::puzzle::Special;

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
    ) -> Result<Standing, Message> {
        // What follows a blank is a comment, as in collections with ratings.
        let ends = line.get(NINE).is_none_or(u8::is_ascii_whitespace);
        match line.get(..NINE).filter(|_| ends).map(|text| self.givens.read(text)) {
            Some(Ok(())) => Ok(self.nine_by_nine(limits, answer)),
            _ => any(line, limits, answer),
        }
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
            say(Standing::Unique, &grid.map(|digit| b'0' + digit), answer);
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

/// The word, and the solution if there is one.
fn say(said: Standing, solution: &[u8], answer: &mut Vec<u8>) {
    answer.extend_from_slice(said.word().as_bytes());
    if !solution.is_empty() {
        answer.push(b' ');
        answer.extend_from_slice(solution);
    }
}

/// A board of any size, by way of a puzzle; also the one that says what is wrong.
fn any(line: &[u8], limits: Limits<'_>, answer: &mut Vec<u8>) -> Result<Standing, Message> {
    let sudoku = read(line)?;
    let mut each = |limits: Limits<'_>, found: &mut dyn FnMut(Solution) -> Flow| {
        Fast.each(&sudoku, limits, found)
    };
    let (verdict, _) = judge(&mut each, limits);
    let said = verdict.standing();
    let solution = verdict.into_solutions().into_iter().next().unwrap_or_default();
    let text: String = solution.iter().map(|value| symbols::packed(value + 1)).collect();
    say(said, text.as_bytes(), answer);
    Ok(said)
}

fn read(line: &[u8]) -> Result<Sudoku, Message> {
    let text = std::str::from_utf8(line).map_err(|_| message!("no-text"))?;
    let entry = forms::read_lines(text).into_iter().next();
    let entry = entry.ok_or_else(|| message!("no-puzzle"))?;
    let sudoku = entry.puzzle.map_err(|error| error.message())?;
    match sudoku.side() as usize <= symbols::CHARACTERS.len() {
        true => Ok(sudoku),
        false => Err(message!("sudoku-too-wide-for-line")),
    }
}

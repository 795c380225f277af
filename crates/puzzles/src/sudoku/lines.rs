//! Sudokus of one line: those of nine by nine go from text to answer without a detour.

use std::ops::ControlFlow;

use grille_engine::{Flow, Limits, Solution, Standing, judge};
use grille_nine::{End, Givens, Grid, Solver};

use super::fast::Fast;
use super::{Sudoku, forms, symbols};
use crate::lines::{Lines, Said};
use crate::puzzle::Special;

/// Keeps the memory of the solver of nine by nine.
#[derive(Default)]
pub(super) struct OneLine {
    nine: Solver,
    givens: Givens,
}

/// What is said of most lines.
const UNIQUE: Said = Said::Stands(Standing::Unique);

/// Cells of a board of nine by nine.
const NINE: usize = 81;

impl Lines for OneLine {
    fn answer(&mut self, line: &[u8], limits: Limits<'_>, answer: &mut Vec<u8>) -> Said {
        // What follows a blank is a comment, as in collections with ratings.
        let ends = line.get(NINE).is_none_or(u8::is_ascii_whitespace);
        match line.get(..NINE).filter(|_| ends).map(|text| self.givens.read(text)) {
            Some(Ok(())) => self.nine_by_nine(limits, answer),
            _ => any(line, limits, answer),
        }
    }
}

impl OneLine {
    /// Most have one solution: that is said when it is found, and put right if it is not all.
    fn nine_by_nine(&mut self, limits: Limits<'_>, answer: &mut Vec<u8>) -> Said {
        let start = answer.len();
        let visit = &mut |grid: &Grid| {
            if answer.len() > start {
                return ControlFlow::Break(());
            }
            say(UNIQUE, &grid.map(|digit| b'0' + digit), answer);
            ControlFlow::Continue(())
        };
        let walk = self.nine.each(&self.givens, &mut || limits.reached(), visit);
        let found = u128::from(answer.len() > start) + u128::from(walk.end == End::Enough);
        let said = Said::Stands(Standing::of(found, walk.end == End::Exhausted));
        if said == UNIQUE {
            return said;
        }
        let word = start..answer.len().min(start + UNIQUE.word().len());
        answer.splice(word, said.word().bytes());
        said
    }
}

/// The word, and the solution if there is one.
fn say(said: Said, solution: &[u8], answer: &mut Vec<u8>) {
    answer.extend_from_slice(said.word().as_bytes());
    if !solution.is_empty() {
        answer.push(b' ');
        answer.extend_from_slice(solution);
    }
}

/// A board of any size, by way of a puzzle; also the one that says what is wrong.
fn any(line: &[u8], limits: Limits<'_>, answer: &mut Vec<u8>) -> Said {
    let sudoku = match read(line) {
        Ok(sudoku) => sudoku,
        Err(reason) => {
            say(Said::Bad, reason.as_bytes(), answer);
            return Said::Bad;
        }
    };
    let mut each = |limits: Limits<'_>, found: &mut dyn FnMut(Solution) -> Flow| {
        Fast.each(&sudoku, limits, found)
    };
    let (verdict, _) = judge(&mut each, limits);
    let said = Said::Stands(verdict.standing());
    let solution = verdict.into_solutions().into_iter().next().unwrap_or_default();
    let text: String = solution.iter().map(|value| symbols::packed(value + 1)).collect();
    say(said, text.as_bytes(), answer);
    said
}

fn read(line: &[u8]) -> Result<Sudoku, String> {
    let text = std::str::from_utf8(line).map_err(|_| "this is no text".to_owned())?;
    let entry = forms::read_lines(text).into_iter().next();
    let entry = entry.ok_or_else(|| "there is no puzzle".to_owned())?;
    let sudoku = entry.puzzle.map_err(|error| error.to_string().replace('\n', " "))?;
    match sudoku.side() as usize <= symbols::CHARACTERS.len() {
        true => Ok(sudoku),
        false => Err("a board this wide is not written in one line".to_owned()),
    }
}

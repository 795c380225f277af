//! The rows of a table of puzzles with the answers behind their own cells.

use std::borrow::Cow;

use grille::{Message, message};

use super::super::csv::{self, BAD};
use super::answers::{Answerer, Asked};
use crate::exit::Code;
use crate::input::table::Table;
use crate::speech;

impl Asked {
    /// The columns of the answers.
    fn columns(&self) -> &'static [&'static str] {
        match self {
            Self::Solution => csv::SOLVED,
            Self::Standing => csv::CHECKED,
            Self::Count { .. } => csv::COUNTED,
            Self::Grade(_) => csv::GRADED,
        }
    }
}

impl Answerer<'_> {
    /// Append the heading of a table with the columns of the answers.
    pub fn heading(&mut self, table: &Table, answers: &mut Vec<u8>) -> Code {
        answers.extend_from_slice(table.heading_with(self.plan.asked.columns()).as_bytes());
        Code::Solved
    }

    /// Append a row with the answer to its puzzle; what somebody answered to it may be given.
    pub fn row(
        &mut self,
        table: &Table,
        line: &[u8],
        given: Option<&[u8]>,
        answers: &mut Vec<u8>,
    ) -> Code {
        let row = String::from_utf8_lossy(line);
        let row = row.trim_end_matches('\r');
        let cells = table.cells(row);
        let width = cells.as_ref().map_or(table.width(), Vec::len);
        let columns = self.plan.asked.columns();
        let puzzle = match &cells {
            None => Err(message!("open-quote")),
            Some(cells) => match table.puzzle(cells).filter(|_| width <= table.width()) {
                Some(puzzle) => Ok((puzzle, table.solution(cells))),
                None => Err(wrong_width(width, table.width())),
            },
        };
        let mut answer = Vec::new();
        let code = match puzzle {
            Ok((puzzle, solution)) => {
                let given = given.map(|given| answered(table, given));
                let given = given.as_deref().or(solution.map(str::as_bytes));
                self.answer(puzzle.trim().as_bytes(), given, &mut answer)
            }
            Err(why) => {
                answer = format!("{BAD} {}", speech::say(&why)).into_bytes();
                Code::Bad
            }
        };
        let answer = String::from_utf8_lossy(&answer);
        let cells = parted(&answer, columns.len());
        answers.extend_from_slice(table.row_with(row, width, cells).as_bytes());
        code
    }
}

/// The answer in a row that `solve --lines` wrote, a word and a solution; any other row as it is.
fn answered<'g>(table: &Table, given: &'g [u8]) -> Cow<'g, [u8]> {
    let cells = std::str::from_utf8(given).ok().and_then(|row| table.cells(row));
    match cells.as_deref().and_then(|cells| cells.get(table.width()..)) {
        Some([word, solution, ..]) => Cow::Owned(format!("{word} {solution}").into_bytes()),
        Some([word]) => Cow::Owned(word.as_bytes().to_owned()),
        _ => Cow::Borrowed(given),
    }
}

fn wrong_width(found: usize, expected: usize) -> Message {
    let (found, expected) =
        (message!("row-length", cells = found), message!("cells", cells = expected));
    message!("found-expected", found = found, expected = expected)
}

/// The words of an answer in so many cells, of which the last says why there is none.
fn parted(answer: &str, cells: usize) -> Vec<&str> {
    let (first, rest) = answer.split_once(' ').unwrap_or((answer, ""));
    let mut parts = vec![first];
    if first != BAD {
        // A solution may have blanks, and stands in one cell.
        parts.extend(rest.splitn(cells - 2, ' ').filter(|_| cells > 2));
    }
    parts.resize(cells, "");
    if first == BAD {
        parts[cells - 1] = rest;
    }
    parts
}

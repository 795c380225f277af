//! The rows of a table that comes in pieces, each as a puzzle.

use std::borrow::Cow;
use std::ops::Range;
use std::sync::Arc;

use grille::{Item, Message, ParseError, Reading, Titles, Unrecognised, message, read};

use super::table::{Row, Table, row_end};

/// A table that is being read.
pub struct Rows {
    table: Arc<Table>,
    reading: Reading,
    /// What was not read yet.
    text: String,
    /// How many lines were before that.
    line: usize,
}

/// A row, its puzzle, and how many lines were before it. Places of mistakes are in the row.
pub struct Found {
    pub row: Row,
    pub item: Item,
    pub line: usize,
}

impl Rows {
    /// A table whose heading was read.
    pub fn new(table: Table, reading: &Reading) -> Self {
        Self { table: Arc::new(table), reading: reading.clone(), text: String::new(), line: 1 }
    }

    /// More of the text: the rows that are complete now.
    pub fn push(&mut self, text: &str, ended: bool) -> Result<Vec<Found>, Unrecognised> {
        self.text.push_str(text);
        let mut found = Vec::new();
        let mut start = 0;
        loop {
            let rest = &self.text[start..];
            let end = row_end(rest).or((ended && !rest.is_empty()).then_some(rest.len()));
            let Some(end) = end else { break };
            let row = rest[..end].trim_end_matches(['\n', '\r']);
            if !row.trim().is_empty() && !row.starts_with('#') {
                let item = self.item(row)?;
                let row = Row { table: Arc::clone(&self.table), text: row.to_owned() };
                found.push(Found { row, item, line: self.line });
            }
            self.line += rest[..end].bytes().filter(|&byte| byte == b'\n').count();
            start += end;
        }
        self.text.drain(..start);
        Ok(found)
    }

    /// The puzzle of a row.
    fn item(&self, row: &str) -> Result<Item, Unrecognised> {
        let wrong = |place: Range<usize>, found: Message, expected: Message| {
            Ok(Item::new(Titles::default(), Err(ParseError::new(place, found, expected))))
        };
        let width = self.table.width();
        let Some(cells) = self.table.cells(row) else {
            return wrong(0..row.len(), message!("open-quote"), message!("closed-quote"));
        };
        let puzzle = self.table.puzzle(&cells).filter(|_| cells.len() <= width);
        let Some(puzzle) = puzzle else {
            let found = message!("row-length", cells = cells.len());
            return wrong(0..row.len(), found, message!("cells", cells = width));
        };
        // A cell without doubled quotes is a part of its row.
        let start = match puzzle {
            Cow::Borrowed(cell) => cell.as_ptr() as usize - row.as_ptr() as usize,
            Cow::Owned(_) => 0,
        };
        let place = |part: Range<usize>| match puzzle {
            Cow::Borrowed(_) => part.start + start..part.end + start,
            Cow::Owned(_) => 0..row.len(),
        };
        let mut items = match read(puzzle, &self.reading) {
            Ok(items) => items,
            Err(Unrecognised::Foreign(error)) => {
                return wrong(
                    place(error.span.clone()),
                    error.found.clone(),
                    error.expected.clone(),
                );
            }
            Err(
                refused @ (Unrecognised::Nothing | Unrecognised::Empty | Unrecognised::Address),
            ) => {
                return wrong(place(0..puzzle.len()), refused.message(), message!("a-puzzle"));
            }
            Err(other) => return Err(other),
        };
        if items.len() != 1 {
            let found = message!("so-many-in-a-cell", number = items.len());
            return wrong(place(0..puzzle.len()), found, message!("a-puzzle"));
        }
        let mut item = items.remove(0);
        if let Err(error) = &mut item.puzzle {
            error.span = place(error.span.clone());
        }
        if let Some(title) = self.table.title(&cells) {
            item.titles.title = Some(title.to_owned());
        }
        if let Some(solution) = self.table.solution(&cells) {
            item.solution = Some(solution.replace(';', "\n"));
        }
        Ok(item)
    }
}

//! Something that could not be read, or not be done, and how it is shown.

use grille::{Message, ParseError, message};
use grille_wire::{Error, Puzzle as Id};

use super::Source;
use super::table::Row;
use crate::{diagnostics, speech};

/// Something that could not be read, or not be done.
pub struct Mistake {
    /// For programs.
    pub wire: Box<grille_wire::Mistake>,
    /// What is wrong, in a sentence.
    pub said: String,
    /// What to show the user.
    pub shown: String,
    /// What the puzzle or its source is called.
    pub name: String,
    /// The row of a table in which it stands.
    pub row: Option<Row>,
}

impl Mistake {
    fn new(name: &str, id: Id, error: Error, shown: String) -> Self {
        let said = error.message.clone();
        Self {
            said,
            wire: Box::new(grille_wire::Mistake::new(id, error)),
            shown,
            name: name.to_owned(),
            row: None,
        }
    }
}

/// A mistake at a place of a text, shown with its line after a note.
pub fn misread(source: &Source, id: Id, error: &ParseError, note: &str) -> Mistake {
    let (line, column) = error.line_column(&source.text);
    let line = source.line + line;
    let sentence = message!("error-at", line = line, column = column, error = error.message());
    let shown = format!("{note}{}", diagnostics::render(source, error));
    let error = Error {
        line: Some(line),
        column: Some(column),
        found: Some(speech::say(&error.found)),
        expected: Some(speech::say(&error.expected)),
        message: speech::say(&sentence),
    };
    Mistake::new(&source.name, id, error, shown)
}

/// A mistake that is nowhere in particular.
pub fn mistake(name: &str, id: Id, message: &Message) -> Mistake {
    let shown = message!("mistake", name = name, message = message.clone());
    let error = Error { message: speech::say(message), ..Error::default() };
    Mistake::new(name, id, error, speech::say(&shown))
}

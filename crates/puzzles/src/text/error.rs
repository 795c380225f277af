//! Why a text is no puzzle: where, what was found, what was expected.

use std::fmt;
use std::ops::{Deref, DerefMut, Range};

use grille_engine::{Language, Message, message};

/// Why a text is no puzzle.
///
/// In a box: what is read without a mistake should not carry the room for one along.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseError(Box<Parts>);

/// The parts of an error.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Parts {
    /// The place in the text, in bytes.
    pub span: Range<usize>,
    /// What is there.
    pub found: Message,
    /// What should be there.
    pub expected: Message,
}

impl ParseError {
    /// An error at a place.
    pub fn new(span: Range<usize>, found: Message, expected: Message) -> Self {
        Self(Box::new(Parts { span, found, expected }))
    }

    /// What is there and what should be there.
    pub fn message(&self) -> Message {
        message!("found-expected", found = self.found.clone(), expected = self.expected.clone())
    }

    /// Line and column of the place, both counted from 1; columns count characters.
    pub fn line_column(&self, text: &str) -> (usize, usize) {
        let before = text.get(..self.span.start).unwrap_or(text);
        // Byte by byte, for that is done many at once: a text may have a mistake on every line.
        let line = before.bytes().filter(|&byte| byte == b'\n').count() + 1;
        let start = before.rfind('\n').map_or(0, |i| i + 1);
        (line, before[start..].chars().count() + 1)
    }
}

impl Deref for ParseError {
    type Target = Parts;

    fn deref(&self) -> &Parts {
        &self.0
    }
}

impl DerefMut for ParseError {
    fn deref_mut(&mut self) -> &mut Parts {
        &mut self.0
    }
}

/// In English.
impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&crate::words(Language::English).say(&self.message()))
    }
}

impl std::error::Error for ParseError {}

//! Why a text is no puzzle: where, what was found, what was expected.

use std::fmt;
use std::ops::Range;

/// Why a text is no puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseError {
    /// The place in the text, in bytes.
    pub span: Range<usize>,
    /// What is there.
    pub found: String,
    /// What should be there.
    pub expected: String,
}

impl ParseError {
    /// An error at a place.
    pub fn new(span: Range<usize>, found: impl Into<String>, expected: impl Into<String>) -> Self {
        Self { span, found: found.into(), expected: expected.into() }
    }

    /// Line and column of the place, both counted from 1; columns count characters.
    pub fn line_column(&self, text: &str) -> (usize, usize) {
        let before = text.get(..self.span.start).unwrap_or(text);
        let line = before.matches('\n').count() + 1;
        let start = before.rfind('\n').map_or(0, |i| i + 1);
        (line, before[start..].chars().count() + 1)
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "found {}, expected {}", self.found, self.expected)
    }
}

impl std::error::Error for ParseError {}

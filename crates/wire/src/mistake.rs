//! What is said of something that could not be read.

use serde::Serialize;

use crate::{Puzzle, VERSION};

/// Something that could not be read.
#[derive(Debug, Serialize)]
pub struct Mistake {
    version: u32,
    #[serde(flatten)]
    puzzle: Puzzle,
    error: Error,
}

/// What is wrong, and where.
#[derive(Debug, Default, Serialize)]
pub struct Error {
    /// Counted from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<usize>,
    /// Counted from 1, in characters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub column: Option<usize>,
    /// What stands there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub found: Option<String>,
    /// What should.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub expected: Option<String>,
    /// All of it in a sentence.
    pub message: String,
}

impl Mistake {
    /// A mistake in a puzzle of a file, or in the file.
    pub fn new(puzzle: Puzzle, error: Error) -> Self {
        Self { version: VERSION, puzzle, error }
    }
}

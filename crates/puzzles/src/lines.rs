//! Puzzles of one line, answered one after the other from text to text.

use grille_engine::{Limits, Message};

/// What was said of a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Said {
    /// `unique`, and the solution.
    Unique,
    /// `several`, and one of the solutions.
    Several,
    /// `none`.
    None,
    /// `unknown`, and a solution if one was found before the limit.
    Unknown,
}

impl Said {
    /// The word that begins the answer.
    pub fn word(self) -> &'static str {
        match self {
            Self::Unique => "unique",
            Self::Several => "several",
            Self::None => "none",
            Self::Unknown => "unknown",
        }
    }
}

/// Answers puzzles of one line, and keeps its memory from one to the next.
pub trait Lines: Send {
    /// Append the answer to a line, without its end: a word, then the solution. Nothing is appended
    /// to the error, which is why the line is no puzzle.
    fn answer(
        &mut self,
        line: &[u8],
        limits: Limits<'_>,
        answer: &mut Vec<u8>,
    ) -> Result<Said, Message>;
}

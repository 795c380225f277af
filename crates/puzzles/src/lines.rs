//! Puzzles of one line, answered one after the other from text to text.

use grille_engine::{Limits, Standing};

/// What was said of a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Said {
    /// How the puzzle stands, and a solution if one was found.
    Stands(Standing),
    /// `bad`, and why the line is no puzzle.
    Bad,
}

impl Said {
    /// The word that begins the answer.
    pub fn word(self) -> &'static str {
        match self {
            Self::Stands(standing) => standing.word(),
            Self::Bad => "bad",
        }
    }
}

/// Answers puzzles of one line, and keeps its memory from one to the next.
pub trait Lines: Send {
    /// Append the answer to a line, without its end: a word, then the solution or the reason.
    fn answer(&mut self, line: &[u8], limits: Limits<'_>, answer: &mut Vec<u8>) -> Said;
}

//! Puzzles of one line, answered one after the other from text to text.

use grille_engine::{Limits, Message, Standing};

/// Answers puzzles of one line, and keeps its memory from one to the next.
pub trait OneLiner: Send {
    /// Append the answer to a line, without its end: the word of how it
    /// stands, then a solution if one was found. Nothing is appended
    /// to the error, which is why the line is no puzzle.
    fn answer(
        &mut self,
        line: &[u8],
        limits: Limits<'_>,
        answer: &mut Vec<u8>,
    ) -> Result<Standing, Message>;
}

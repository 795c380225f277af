//! Puzzles of one line, answered one after the other from text to text.

use grille_engine::{Limits, Standing};

/// Answers puzzles of one line in a way that is quicker than reading, asking and writing, and keeps
/// its memory from one to the next.
pub trait OneLiner: Send {
    /// Append the answer to a line, without its end: the word of how it stands, then a solution if
    /// one was found. `None`, and nothing is appended, where it is no line for the quick way.
    fn answer(&mut self, line: &[u8], limits: Limits<'_>, answer: &mut Vec<u8>)
    -> Option<Standing>;
}

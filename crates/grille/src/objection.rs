//! Why a family does not do what it was asked for.

use std::fmt;

use grille_engine::{Language, Message};
use grille_puzzles::words;

/// Why a family does not do what it was asked for: write a puzzle, change a clue.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Objection(pub(crate) Message);

impl Objection {
    /// What is in the way, or what was expected, to be said in any language.
    pub fn message(&self) -> &Message {
        &self.0
    }
}

/// In English.
impl fmt::Display for Objection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&words(Language::English).say(&self.0))
    }
}

impl std::error::Error for Objection {}

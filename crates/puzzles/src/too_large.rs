//! A puzzle that no model can hold, as an error.

use std::fmt;

use grille_engine::{Language, Message};

/// A puzzle has no model, because none could hold it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TooLarge(pub(crate) Message);

impl TooLarge {
    /// Why there is no model, and what is possible.
    pub fn message(&self) -> &Message {
        &self.0
    }
}

/// In English.
impl fmt::Display for TooLarge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&crate::words(Language::English).say(&self.0))
    }
}

impl std::error::Error for TooLarge {}

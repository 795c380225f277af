//! Messages in words: Fluent catalogues in English and French.
//!
//! ```
//! use grille_engine::{Language, message};
//! use grille_words::Words;
//!
//! let cells = "cells = { $number ->\n    [one] une case\n   *[other] { $number } cases\n}";
//! let words = Words::new(Language::French, &[cells]);
//! assert_eq!(words.say(&message!("cells", number = 12)), "12 cases");
//! ```

mod entries;
mod numbers;
mod words;

use grille_engine::Catalogue;
pub use words::Words;

/// Sentences that no family and no face has to itself.
pub const COMMON: Catalogue =
    Catalogue { english: include_str!("en.ftl"), french: include_str!("fr.ftl") };

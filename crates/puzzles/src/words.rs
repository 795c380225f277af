//! What is said to people: the common sentences and those of every family, put together once.

use std::sync::OnceLock;

use grille_engine::Language;
use grille_words::{COMMON, Words};

use crate::FAMILIES;

/// The common sentences, then those of every family.
pub fn catalogues(language: Language) -> Vec<&'static str> {
    let families = FAMILIES.iter().map(|family| family.info().words);
    std::iter::once(COMMON).chain(families).map(|words| words.text(language)).collect()
}

/// The words of this library in a language.
pub fn words(language: Language) -> &'static Words {
    static ENGLISH: OnceLock<Words> = OnceLock::new();
    static FRENCH: OnceLock<Words> = OnceLock::new();
    let words = match language {
        Language::English => &ENGLISH,
        Language::French => &FRENCH,
    };
    words.get_or_init(|| Words::new(language, &catalogues(language)))
}

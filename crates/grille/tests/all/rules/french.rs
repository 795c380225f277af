//! French sentences have no English words in them, and no space that may break before `:` or `?`.

/// English words that no French sentence has.
const ENGLISH: &[&str] = &[
    "the", "and", "or", "is", "are", "not", "of", "with", "row", "column", "block", "cell",
    "cells", "nothing", "only", "must", "every", "would", "there", "both", "each", "shaded",
    "white", "filled", "empty", "bridge", "bridges", "island", "queen", "left", "stands", "other",
];

/// A sentence of a rule.
#[track_caller]
pub fn check(sentence: &str) {
    let words = sentence.split(|sign: char| !sign.is_alphabetic());
    for word in words.map(str::to_lowercase) {
        assert!(!ENGLISH.contains(&word.as_str()), "{word}: {sentence}");
    }
    for wrong in [" :", " ;", " ?", " !", "'", " de le ", " de les ", " à le ", " à les "] {
        assert!(!sentence.contains(wrong), "{wrong:?} in {sentence}");
    }
}

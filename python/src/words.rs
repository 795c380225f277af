//! The languages of the package, and its sentences: those of the library and of the command.

use std::sync::OnceLock;

use grille::{Catalogue, Language, Words, catalogue};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// The sentences of the package alone.
const OWN: Catalogue = catalogue!();

/// The sentences of the command, so that both say the same.
const COMMAND: Catalogue = Catalogue {
    english: include_str!("../../crates/cli/src/words/en.ftl"),
    french: include_str!("../../crates/cli/src/words/fr.ftl"),
};

/// All words there are, in the language of a code.
pub fn words(code: &str) -> PyResult<&'static Words> {
    static WORDS: [OnceLock<Words>; 2] = [OnceLock::new(), OnceLock::new()];
    let unknown = || PyValueError::new_err(format!("`{code}` is no language here: `en` or `fr`"));
    let language = Language::of(code).ok_or_else(unknown)?;
    let place = Language::ALL.iter().position(|&known| known == language).ok_or_else(unknown)?;
    Ok(WORDS[place].get_or_init(|| {
        let mut catalogues = grille::catalogues(language);
        catalogues.extend([OWN, COMMAND, grille_lab::WORDS].map(|own| own.text(language)));
        Words::new(language, &catalogues)
    }))
}

//! What a question is answered with: a language, limits, a clock, and somebody who hears of parts.

use std::sync::OnceLock;

use grille::{Catalogue, Language, Limits, Words, catalogue};
use serde::Serialize;

/// The sentences of the desk.
const OWN: Catalogue = catalogue!();

/// How a question is answered. Clocks and limits belong to whoever carries it.
pub struct Work<'w> {
    /// Is it time to stop?
    pub stop: &'w (dyn Fn() -> bool + Sync),
    /// Seconds since some moment.
    pub clock: &'w dyn Fn() -> f64,
    /// Hears of parts of the answer as they are known, as JSON.
    pub part: Box<dyn FnMut(String) + 'w>,
    words: &'static Words,
}

impl<'w> Work<'w> {
    /// Work under limits, by a clock, of which somebody hears.
    pub fn new(
        stop: &'w (dyn Fn() -> bool + Sync),
        clock: &'w dyn Fn() -> f64,
        part: impl FnMut(String) + 'w,
    ) -> Self {
        Self { stop, clock, part: Box::new(part), words: words(Language::English) }
    }

    /// Work that nobody stops and nobody watches.
    pub fn unhurried() -> Work<'static> {
        Work::new(&|| false, &|| 0.0, |_| {})
    }

    /// Say everything in this language from now on.
    pub(crate) fn speak(&mut self, language: Language) {
        self.words = words(language);
    }

    /// The words of the language.
    pub(crate) fn words(&self) -> &'static Words {
        self.words
    }

    /// When to stop.
    pub(crate) fn limits(&self) -> Limits<'_> {
        Limits { stop: self.stop }
    }

    /// Tell a part of the answer.
    pub(crate) fn tell(&mut self, part: &impl Serialize) {
        (self.part)(crate::text(part));
    }
}

/// All words there are, in a language.
fn words(language: Language) -> &'static Words {
    static WORDS: [OnceLock<Words>; 2] = [OnceLock::new(), OnceLock::new()];
    let place = Language::ALL.iter().position(|&known| known == language).unwrap_or(0);
    WORDS[place].get_or_init(|| {
        let mut catalogues = grille::catalogues(language);
        catalogues.push(OWN.text(language));
        Words::new(language, &catalogues)
    })
}

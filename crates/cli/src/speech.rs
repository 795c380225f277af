//! The language of the command, and what it says in it.

use std::sync::OnceLock;

use grille::{Catalogue, Language, Message, Scope, Unrecognised, Words, message};

/// The command's own sentences.
const OWN: Catalogue =
    Catalogue { english: include_str!("words/en.ftl"), french: include_str!("words/fr.ftl") };

static WORDS: OnceLock<Words> = OnceLock::new();

/// Speak this language from now on; what was chosen first stays.
pub fn choose(language: Language) {
    WORDS.get_or_init(|| assemble(language));
}

/// All words there are, in the language of the user.
pub fn words() -> &'static Words {
    WORDS.get_or_init(|| assemble(from_environment()))
}

/// A message in the language of the user.
pub fn say(message: &Message) -> String {
    words().say(message)
}

/// Why a text was not recognised, and what one could type.
pub fn unrecognised(error: &Unrecognised) -> String {
    let hint = match error {
        Unrecognised::NoSuchForm(_) => message!("hint-families"),
        Unrecognised::Nothing => message!("hint-family-may-help"),
        Unrecognised::Several(_) => message!("hint-family-says"),
        _ => return say(&error.message()),
    };
    say(&message!("with-hint", message = error.message(), hint = hint))
}

/// Where a rule applies; nothing for the whole board.
pub fn scope(scope: &Scope) -> String {
    match scope {
        Scope::Spot(spot) => words().place(*spot),
        Scope::Message(message) => say(message),
        _ => String::new(),
    }
}

fn assemble(language: Language) -> Words {
    let mut catalogues = grille::catalogues(language);
    catalogues.push(OWN.text(language));
    Words::new(language, &catalogues)
}

/// The first variable that says something decides, as everywhere; what we do not speak is English.
fn from_environment() -> Language {
    let said = |name| std::env::var(name).ok().filter(|value: &String| !value.is_empty());
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(said);
    locale.and_then(|locale| Language::of(&locale)).unwrap_or_default()
}

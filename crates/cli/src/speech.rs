//! The language of the command, and what it says in it.

use std::io::ErrorKind;
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

/// The same without marks around it, as a part of another message.
pub fn bare(message: &Message) -> String {
    words().part(message)
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

/// Why a file cannot be read or written. What the system seldom says is said in its words.
pub fn io(error: &std::io::Error) -> Message {
    let code = error.raw_os_error().unwrap_or_default().unsigned_abs();
    match error.kind() {
        ErrorKind::NotFound => message!("io-not-found", code = code),
        ErrorKind::PermissionDenied => message!("io-denied", code = code),
        ErrorKind::IsADirectory => message!("io-directory", code = code),
        _ => message!("io-other", error = error.to_string()),
    }
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
    // For a test that looks for words which come from no catalogue.
    if cfg!(debug_assertions) && std::env::var_os("GRILLE_BRACKETS").is_some() {
        return Words::bracketed(&catalogues);
    }
    Words::new(language, &catalogues)
}

/// The first variable that says something decides, as everywhere; what we do not speak is English.
fn from_environment() -> Language {
    let said = |name| std::env::var(name).ok().filter(|value: &String| !value.is_empty());
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(said);
    locale.and_then(|locale| Language::of(&locale)).unwrap_or_default()
}

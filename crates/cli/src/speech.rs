//! The language of the command, and what it says in it.

use std::io::ErrorKind;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{LazyLock, OnceLock};
use std::time::Duration;

use grille::{
    Argument, Catalogue, Instance, Language, Message, Unrecognised, Which, Words, catalogue,
    message,
};

/// The command's own sentences.
const OWN: Catalogue = catalogue!();

static WORDS: OnceLock<Words> = OnceLock::new();

/// The words of every language, for what is typed in one that is not spoken.
static ALL: LazyLock<[Words; 2]> = LazyLock::new(|| Language::ALL.map(assemble));

/// Is nothing said but answers and mistakes?
static QUIET: AtomicBool = AtomicBool::new(false);

/// From now on say nothing but answers and mistakes.
pub fn be_quiet() {
    QUIET.store(true, Ordering::Relaxed);
}

/// Is nothing said but answers and mistakes?
pub fn is_quiet() -> bool {
    QUIET.load(Ordering::Relaxed)
}

/// Speak this language from now on; what was chosen first stays.
pub fn choose(language: Language) {
    WORDS.get_or_init(|| assemble(language));
}

/// All words there are, in the language of the user.
pub fn words() -> &'static Words {
    WORDS.get_or_init(|| assemble(from_environment()))
}

/// All words there are, in a language.
pub fn words_of(language: Language) -> &'static Words {
    let place = Language::ALL.iter().position(|known| *known == language);
    &ALL[place.unwrap_or_default()]
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
pub fn with_hint(error: &Unrecognised) -> Message {
    let hint = match error {
        Unrecognised::NoSuchForm(_) => message!("hint-families"),
        Unrecognised::Nothing => message!("hint-family-may-help"),
        _ => return error.message(),
    };
    message!("with-hint", message = error.message(), hint = hint)
}

/// `NAME: something`
pub fn named(name: &str, message: Message) -> String {
    say(&message!("mistake", name = name, message = message))
}

/// `sudoku 9×9`
pub fn kind(puzzle: &dyn Instance) -> Message {
    let (size, family) = (puzzle.size(), Argument::Name(puzzle.info().id));
    message!("puzzle-kind", family = family, width = size.width, height = size.height)
}

/// The variant of a sentence for solutions up to symmetry.
pub fn symmetry(which: Which) -> &'static str {
    match which {
        Which::All => "no",
        Which::UpToSymmetry => "yes",
    }
}

/// So many solutions, or at least so many.
pub fn solutions(number: u128, is_exact: bool, symmetry: &str) -> Message {
    match is_exact {
        true => message!("solutions", number = number, symmetry = symmetry),
        false => message!("at-least-solutions", number = number, symmetry = symmetry),
    }
}

/// A limit came first, when so many solutions were known.
pub fn stopped(found: u128) -> Message {
    match found {
        0 => message!("stopped-before-solution"),
        _ => message!("stopped-before-knowing"),
    }
}

/// A duration as people read it.
pub fn time(time: Duration) -> Message {
    match time.as_secs_f64() {
        s if s >= 1.0 => message!("time-seconds", number = decimal(s, 2)),
        s if s >= 1e-3 => message!("time-milliseconds", number = decimal(s * 1e3, 1)),
        s => message!("time-microseconds", number = decimal(s * 1e6, 0)),
    }
}

/// A duration that changes while it is read.
pub fn seconds(time: Duration) -> Message {
    message!("time-seconds", number = decimal(time.as_secs_f64(), 0))
}

/// A number with so many digits behind its point, or comma.
pub fn decimal(number: f64, digits: usize) -> String {
    let text = format!("{number:.digits$}");
    match words().language() {
        Language::English => text,
        Language::French => text.replace('.', ","),
    }
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

pub(crate) fn assemble(language: Language) -> Words {
    let mut catalogues = grille::catalogues(language);
    catalogues.extend([OWN, grille_lab::WORDS].map(|own| own.text(language)));
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

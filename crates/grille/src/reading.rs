//! From text to puzzles: which family, which form, piece by piece.

use std::fmt;

use grille_engine::{Argument, Joint, Language, Message, message};
use grille_puzzles::text::{ParseError, Plain};
use grille_puzzles::{FAMILIES, Family, FormId, Item, words};

use crate::found::Found;
use crate::pieces;

/// What is known of a text before reading it.
#[derive(Clone, Debug, Default)]
pub struct Reading {
    /// The family, if it is not to be recognised.
    pub family: Option<&'static dyn Family>,
    /// The form, if it is not to be recognised.
    pub form: Option<FormId>,
    /// Rules to change in every puzzle, as key and value.
    pub settings: Vec<(String, String)>,
}

/// A form of a family.
#[derive(Clone, Copy, Debug)]
pub struct Form {
    /// The family.
    pub family: &'static dyn Family,
    /// The form.
    pub id: FormId,
}

impl Form {
    /// Does it hold one puzzle a line?
    pub fn is_lines(self) -> bool {
        self.family.formats().iter().any(|info| info.id == self.id && info.is_lines)
    }
}

/// Why nobody knows how to read a text.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Unrecognised {
    /// No family of this name.
    NoSuchFamily(String),
    /// The family, or all of them, have no form of this name.
    NoSuchForm(String),
    /// There is nothing in it.
    Empty,
    /// It looks like nothing we know.
    Nothing,
    /// An address that does not hold its puzzle, as far as we know.
    Address,
    /// A link, an id or a save file of a puzzle that we do not have.
    Foreign(ParseError),
    /// A rule cannot be changed like this; what would be right.
    BadSetting(String, Message),
}

impl Unrecognised {
    /// The same to be said in any language.
    pub fn message(&self) -> Message {
        match self {
            Self::NoSuchFamily(name) => {
                message!("no-such-family", name = name.as_str(), families = all_families())
            }
            Self::NoSuchForm(name) => message!("no-such-form", name = name.as_str()),
            Self::Empty => message!("empty-text"),
            Self::Nothing => message!("unknown-text"),
            Self::Address => message!("unknown-address"),
            Self::Foreign(error) => error.message(),
            Self::BadSetting(setting, expected) => {
                message!("bad-setting", setting = setting.as_str(), expected = expected.clone())
            }
        }
    }
}

/// What one types for each family.
pub(crate) fn all_families() -> Argument {
    Argument::list(FAMILIES.iter().map(|family| family.info().id), Joint::Comma)
}

/// In English.
impl fmt::Display for Unrecognised {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&words(Language::English).say(&self.message()))
    }
}

impl std::error::Error for Unrecognised {}

/// The family of a name or alias that somebody typed.
pub fn find_family(name: &str) -> Result<&'static dyn Family, Unrecognised> {
    grille_puzzles::family(name).ok_or_else(|| Unrecognised::NoSuchFamily(name.to_owned()))
}

/// The form of a name that somebody typed; any family may have it.
pub fn find_form(name: &str) -> Result<FormId, Unrecognised> {
    let found = FAMILIES.iter().find_map(|family| family.form(name).ok());
    found.ok_or_else(|| Unrecognised::NoSuchForm(name.to_owned()))
}

/// The form in which the first puzzle of a text is written.
pub fn recognise(text: &str, reading: &Reading) -> Result<Form, Unrecognised> {
    pieces::first(&Plain::of(text).text, reading)
}

/// Every puzzle of a text, each recognised for itself. A puzzle with a mistake does not hide the
/// others.
pub fn read(text: &str, reading: &Reading) -> Result<Vec<Item>, Unrecognised> {
    found(text, reading, pieces::read).map(|found| found.items)
}

/// What somebody finds in a text, with places of the text as it was written, and rules changed.
pub(crate) fn found(
    text: &str,
    reading: &Reading,
    find: impl FnOnce(&str, &Reading) -> Result<Found, Unrecognised>,
) -> Result<Found, Unrecognised> {
    let plain = Plain::of(text);
    let mut found = find(&plain.text, reading)?;
    for item in &mut found.items {
        let puzzle = match &mut item.puzzle {
            Ok(puzzle) => puzzle,
            Err(error) => {
                *error = ParseError::new(
                    plain.origin(error.span.clone()),
                    error.found.clone(),
                    error.expected.clone(),
                );
                continue;
            }
        };
        for (key, value) in &reading.settings {
            puzzle
                .set(key, value)
                .map_err(|expected| Unrecognised::BadSetting(format!("{key}={value}"), expected))?;
        }
    }
    found.passed.iter_mut().for_each(|part| *part = plain.origin(part.clone()));
    found.end = plain.origin(0..found.end).end;
    Ok(found)
}

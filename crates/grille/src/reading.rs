//! From text to puzzles: which family, which form.

use std::fmt;

use grille_engine::{Argument, Joint, Language, Message, message};
use grille_puzzles::text::{ParseError, Titles, own, rows};
use grille_puzzles::{FAMILIES, Family, Fit, FormId, Item, words};

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
    /// It would be a puzzle of this family and form, but for a mistake.
    Nearly(&'static str, FormId, ParseError),
    /// It looks like several families at once.
    Several(Vec<&'static str>),
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
            Self::Nearly(family, form, error) => message!(
                "nearly",
                family = Argument::Name(family),
                form = *form,
                error = error.message()
            ),
            Self::Nothing => message!("unknown-text"),
            Self::Several(families) => {
                let families = families.iter().map(|id| Argument::Name(id));
                message!("several-families", families = Argument::list(families, Joint::Or))
            }
            Self::BadSetting(setting, expected) => {
                message!("bad-setting", setting = setting.as_str(), expected = expected.clone())
            }
        }
    }
}

/// What one types for each family.
fn all_families() -> Argument {
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

/// The form that a text looks most like.
pub fn recognise(text: &str, reading: &Reading) -> Result<Form, Unrecognised> {
    let (mark, text) = marked(text);
    recognise_bare(text, reading).map_err(|error| match error {
        Unrecognised::Nearly(family, form, error) => {
            Unrecognised::Nearly(family, form, moved(error, mark))
        }
        other => other,
    })
}

/// Some editors put an invisible mark at the start of a file: its length, and the text after it.
pub(crate) fn marked(text: &str) -> (usize, &str) {
    let bare = text.strip_prefix('\u{feff}').unwrap_or(text);
    (text.len() - bare.len(), bare)
}

/// The same error, further on in the text.
fn moved(mut error: ParseError, by: usize) -> ParseError {
    error.span = error.span.start + by..error.span.end + by;
    error
}

fn recognise_bare(text: &str, reading: &Reading) -> Result<Form, Unrecognised> {
    let unknown = |form: FormId| Unrecognised::NoSuchForm(form.name().to_owned());
    if let (Some(form), Some(family)) = (reading.form, reading.family) {
        // There is nothing left to recognise.
        let id = family.form(form.name()).map_err(|_| unknown(form))?;
        return Ok(Form { family, id });
    }
    let families = reading.family.map_or_else(|| FAMILIES.to_vec(), |family| vec![family]);
    let mut candidates: Vec<(Fit, Form)> = Vec::new();
    for family in families {
        for (id, fit) in family.fits(text) {
            if reading.form.is_none_or(|form| form == id) {
                candidates.push((fit, Form { family, id }));
            }
        }
    }
    if let Some(form) = reading.form.filter(|_| candidates.is_empty()) {
        return Err(unknown(form));
    }
    if text.trim().is_empty() {
        return Err(Unrecognised::Empty);
    }
    let named = reading.form.is_some() || reading.family.is_some();
    if candidates.iter().all(|(fit, _)| *fit == Fit::No) {
        let forms: Vec<Form> = candidates.into_iter().map(|(_, form)| form).collect();
        return nearest(text, &forms, named);
    }
    pick(candidates)
}

/// Nothing fits: the form whose reader comes furthest before it finds a mistake.
fn nearest(text: &str, forms: &[Form], named: bool) -> Result<Form, Unrecognised> {
    if text.len() > LARGE {
        return Err(Unrecognised::Nothing);
    }
    let end = text.trim_end().len();
    let mut best: Option<(usize, Form, ParseError)> = None;
    for &form in forms {
        let first = form.family.read(form.id, text).into_iter().next();
        let error = match first.map(|item| item.puzzle) {
            Some(Ok(_)) if named => return Ok(form),
            Some(Err(error)) => error,
            _ => continue,
        };
        // Whoever looked for a word that never came has read to the end, and knows nothing.
        let reach = if error.span.start < end { error.span.start } else { 0 };
        if best.as_ref().is_none_or(|(furthest, ..)| reach > *furthest) {
            best = Some((reach, form, error));
        }
    }
    match best {
        Some((_, form, _)) if named => Ok(form),
        Some((reach, form, error)) if reach > 0 => {
            Err(Unrecognised::Nearly(form.family.info().id, form.id, error))
        }
        _ => Err(Unrecognised::Nothing),
    }
}

/// Texts larger than this are not tried in every form.
const LARGE: usize = 1 << 20;

/// The best candidate.
fn pick(candidates: Vec<(Fit, Form)>) -> Result<Form, Unrecognised> {
    let best = candidates.iter().map(|(fit, _)| *fit).max().unwrap_or(Fit::No);
    let mut equals = candidates.iter().filter(|(fit, _)| *fit == best).map(|(_, form)| *form);
    let Some(first) = equals.next() else { return Err(Unrecognised::Nothing) };
    let id = |form: &Form| form.family.info().id;
    let mut families: Vec<&str> = std::iter::once(first).chain(equals).map(|f| id(&f)).collect();
    families.dedup();
    if families.len() > 1 { Err(Unrecognised::Several(families)) } else { Ok(first) }
}

/// Every puzzle of a text. A puzzle with a mistake does not hide the others.
pub fn read(text: &str, reading: &Reading) -> Result<Vec<Item>, Unrecognised> {
    let (mark, bare) = marked(text);
    let may_be_own =
        reading.family.is_none() && reading.form.is_none_or(|form| form == FormId::OWN);
    let parts = if may_be_own { own_parts(bare) } else { Vec::new() };
    let mut items = if parts.is_empty() {
        let form = recognise(text, reading)?;
        form.family.read(form.id, bare)
    } else {
        parts.into_iter().flat_map(|part| read_own(bare, part)).collect()
    };
    for item in &mut items {
        let puzzle = match &mut item.puzzle {
            Ok(puzzle) => puzzle,
            Err(error) => {
                *error = moved(error.clone(), mark);
                continue;
            }
        };
        for (key, value) in &reading.settings {
            puzzle
                .set(key, value)
                .map_err(|expected| Unrecognised::BadSetting(format!("{key}={value}"), expected))?;
        }
    }
    Ok(items)
}

/// Where the puzzles of a text in our own form begin, and where each ends; none if it is in another.
fn own_parts(text: &str) -> Vec<std::ops::Range<usize>> {
    let mut lines = rows(text).filter(|row| !row.is_blank() && row.comment().is_none());
    if !lines.next().is_some_and(|first| own::is_head(&first)) {
        return Vec::new();
    }
    let starts: Vec<usize> = rows(text).filter(own::is_head).map(|row| row.start).collect();
    let ends = starts.iter().skip(1).copied().chain([text.len()]);
    starts.iter().copied().zip(ends).map(|(start, end)| start..end).collect()
}

/// The puzzle of a part in our own form, whatever its family.
fn read_own(text: &str, part: std::ops::Range<usize>) -> Vec<Item> {
    let head = rows(&text[part.clone()]).next();
    let word = head.and_then(|row| row.words().nth(2));
    let family = word.and_then(|word| FAMILIES.iter().find(|f| f.info().id == word.text));
    let Some(family) = family else {
        let expected = message!("a-family", families = all_families());
        let error = match (word, head) {
            (Some(word), _) => word.error(expected),
            (None, Some(head)) => ParseError::new(head.span(), message!("no-family"), expected),
            (None, None) => ParseError::new(0..0, message!("nothing"), expected),
        };
        return vec![Item::new(Titles::default(), Err(moved(error, part.start)))];
    };
    let mut items = family.read(FormId::OWN, &text[part.clone()]);
    for item in &mut items {
        if let Err(error) = &mut item.puzzle {
            *error = moved(error.clone(), part.start);
        }
    }
    items
}

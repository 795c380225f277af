//! What is typed for one argument, understood: numbers, sizes, shares, and choices by any of their names.

use std::time::Duration;

use clap::ValueEnum;
use grille::{Argument, Joint, Language, Level, Message, Size, Symmetry, message};

use crate::{speech, values};

/// Why a value is not taken.
#[derive(Debug)]
pub enum Wrong {
    Because(Message),
    /// It is none of the choices of this argument.
    NoneOf(&'static str),
}

impl std::fmt::Display for Wrong {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Because(message) => f.write_str(&speech::bare(message)),
            Self::NoneOf(argument) => {
                let names = Argument::list(values::shown(argument), Joint::Comma);
                f.write_str(&speech::bare(&message!("write-one-of", names = names)))
            }
        }
    }
}

impl std::error::Error for Wrong {}

pub fn language(text: &str) -> Result<Language, Wrong> {
    let known = || Argument::list(Language::ALL.map(Language::code), Joint::Comma);
    let unknown = || Wrong::Because(message!("write-language", languages = known()));
    Language::of(text).ok_or_else(unknown)
}

pub fn setting(text: &str) -> Result<(String, String), Wrong> {
    let parts = text.split_once('=').ok_or(Wrong::Because(message!("write-setting")));
    let meant = |(key, value): (&str, &str)| {
        let (key, value) = (key.trim(), value.trim());
        (key.to_owned(), values::of_switch(key, value))
    };
    parts.map(meant)
}

/// A number with a point, or with the comma of French.
fn decimal(text: &str) -> Option<f64> {
    text.trim().replace(',', ".").parse().ok()
}

pub fn seconds(text: &str) -> Result<Duration, Wrong> {
    let duration = decimal(text).and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    duration.ok_or(Wrong::Because(message!("write-seconds")))
}

/// A number from 1 on, as large as its type can hold.
pub fn positive<T: TryFrom<u64>>(text: &str) -> Result<T, Wrong> {
    let number = text.parse::<u64>().ok().filter(|&number| number > 0);
    let number = number.ok_or(Wrong::Because(message!("write-positive")))?;
    T::try_from(number).map_err(|_| Wrong::Because(message!("write-smaller")))
}

/// Any number that its type can hold, of which the largest is given.
pub fn number<T: TryFrom<u64>>(text: &str, least: u64, most: u64) -> Result<T, Wrong> {
    let number = text.parse::<u64>().ok().filter(|number| (least..=most).contains(number));
    let expected = || message!("write-number", least = least.to_string(), most = most.to_string());
    let number = number.and_then(|number| T::try_from(number).ok());
    number.ok_or_else(|| Wrong::Because(expected()))
}

/// What chance begins with.
pub fn seed(text: &str) -> Result<u64, Wrong> {
    number(text, 0, u64::MAX)
}

/// From which shade on a pixel is light.
pub fn threshold(text: &str) -> Result<u8, Wrong> {
    number(text, 1, u8::MAX.into())
}

/// `20`, or `20x30` for width and height.
pub fn size(text: &str) -> Result<Size, Wrong> {
    let number = |text: &str| text.trim().parse::<u32>().ok().filter(|&number| number > 0);
    let size = match text.split_once(['x', 'X', '×']) {
        Some((width, height)) => number(width).zip(number(height)),
        None => number(text).map(|side| (side, side)),
    };
    let (width, height) = size.ok_or(Wrong::Because(message!("write-size")))?;
    Ok(Size::new(width, height))
}

/// A share from 0 to 1, or in percent.
pub fn share(text: &str) -> Result<f64, Wrong> {
    let share = match text.strip_suffix('%') {
        Some(percent) => decimal(percent).map(|percent| percent / 100.0),
        None => decimal(text),
    };
    let share = share.filter(|share| (0.0..=1.0).contains(share));
    share.ok_or(Wrong::Because(message!("write-share")))
}

/// A level by its name, or its number from 1 to 5.
pub fn level(text: &str) -> Result<Level, Wrong> {
    let has_number = |level: &Level| level.number().to_string() == text;
    let by_number = Level::ALL.into_iter().find(has_number);
    let by_name = || named("grade", text, Level::ALL, |level| level.name().to_owned());
    by_number.or_else(by_name).ok_or(Wrong::NoneOf("grade"))
}

pub fn symmetry(text: &str) -> Result<Symmetry, Wrong> {
    let found = named("symmetry", text, Symmetry::ALL, |symmetry| symmetry.name().to_owned());
    found.ok_or(Wrong::NoneOf("symmetry"))
}

/// One of the choices of an argument.
pub fn choice<T: ValueEnum>(argument: &'static str, text: &str) -> Result<T, Wrong> {
    let choices = T::value_variants().iter().cloned();
    named(argument, text, choices, |choice| values::variant(&choice)).ok_or(Wrong::NoneOf(argument))
}

/// That of these which is called so in any language.
fn named<T: Clone>(
    argument: &str,
    text: &str,
    choices: impl IntoIterator<Item = T>,
    name: impl Fn(T) -> String,
) -> Option<T> {
    let name = &name;
    choices.into_iter().find(|choice| values::is_called(text, argument, &name(choice.clone())))
}

//! What is said to people, as data: an id with typed arguments. Catalogues hold the sentences.

use std::fmt;

use crate::spot::Spot;
use crate::step::RuleId;

/// Something to say: the id of a sentence in the catalogues, and what goes into it.
///
/// Made by [`message!`](crate::message), so that a test finds every id that is used. Without
/// arguments it takes no memory but its own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// Which sentence.
    pub id: &'static str,
    /// Names and values, as the sentence knows them.
    pub arguments: Vec<(&'static str, Argument)>,
}

/// What goes into a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Argument {
    /// A number, by which plurals are chosen.
    Number(u128),
    /// What a user or a file wrote, a name one types, or a symbol: never a sentence.
    Text(String),
    /// What one types for a thing that languages have words of their own for: `ID-name`.
    Name(&'static str),
    /// A rule of a family, by the id of the family and its own: `FAMILY-rule-RULE`.
    Rule(&'static str, RuleId),
    /// A place of a board.
    Place(Spot),
    /// A part of the sentence that is a message itself.
    Message(Box<Message>),
    /// Several of them.
    List(Vec<Argument>, Joint),
}

/// What stands between the parts of a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Joint {
    /// `a, b and c`
    And,
    /// `a, b or c`
    Or,
    /// `a, b, c`
    Comma,
    /// `a b c`
    Space,
}

/// A message: its id, then its arguments by name.
///
/// ```
/// let message = grille_engine::message!("board-size", width = 4, height = 3);
/// assert_eq!(message.to_string(), "board-size(width=4, height=3)");
/// ```
#[macro_export]
macro_rules! message {
    ($id:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::Message {
            id: $id,
            arguments: ::std::vec![$((stringify!($name), $crate::Argument::from($value))),*],
        }
    };
}

impl Argument {
    /// Several things, joined.
    pub fn list<T: Into<Argument>>(parts: impl IntoIterator<Item = T>, joint: Joint) -> Self {
        Self::List(parts.into_iter().map(Into::into).collect(), joint)
    }
}

/// Languages that sentences are written in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// French.
    French,
}

impl Language {
    /// Every language.
    pub const ALL: [Self; 2] = [Self::English, Self::French];

    /// What one types to choose it.
    pub fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::French => "fr",
        }
    }

    /// The language of a code, or of a locale such as `fr_FR.UTF-8`; `None` if we do not speak it.
    ///
    /// `C` and `POSIX` stand for programs, which speak English.
    pub fn of(locale: &str) -> Option<Self> {
        let code = locale.split(['_', '-', '.', '@']).next()?;
        if matches!(code, "C" | "POSIX") {
            return Some(Self::English);
        }
        Self::ALL.into_iter().find(|language| code.eq_ignore_ascii_case(language.code()))
    }
}

/// The sentences of a part of the program, in every language, as Fluent has them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Catalogue {
    /// In English.
    pub english: &'static str,
    /// In French.
    pub french: &'static str,
}

/// The catalogue in `words/en.ftl` and `words/fr.ftl`, in the folder of the file that calls this.
#[macro_export]
macro_rules! catalogue {
    () => {
        $crate::Catalogue {
            english: include_str!("words/en.ftl"),
            french: include_str!("words/fr.ftl"),
        }
    };
}

impl Catalogue {
    /// The sentences in one language.
    pub fn text(&self, language: Language) -> &'static str {
        match language {
            Language::English => self.english,
            Language::French => self.french,
        }
    }
}

/// Technical, for logs: `id(name=value, …)`. Sentences for people come from a catalogue.
impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)?;
        if self.arguments.is_empty() {
            return Ok(());
        }
        for (i, (name, value)) in self.arguments.iter().enumerate() {
            write!(f, "{}{name}={value}", if i == 0 { "(" } else { ", " })?;
        }
        f.write_str(")")
    }
}

/// Technical too.
impl fmt::Display for Argument {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => write!(f, "{number}"),
            Self::Text(text) => f.write_str(text),
            Self::Name(id) => f.write_str(id),
            Self::Rule(_, rule) => write!(f, "{rule}"),
            Self::Place(spot) => write!(f, "{spot}"),
            Self::Message(message) => write!(f, "{message}"),
            Self::List(parts, _) => {
                let parts: Vec<String> = parts.iter().map(Argument::to_string).collect();
                write!(f, "[{}]", parts.join(" "))
            }
        }
    }
}

macro_rules! numbers {
    ($($kind:ty),*) => {$(
        impl From<$kind> for Argument {
            fn from(number: $kind) -> Self {
                Self::Number(number as u128)
            }
        }
    )*};
}
numbers!(u8, u16, u32, u64, u128, usize);

/// For numbers written in the source, which are not negative.
impl From<i32> for Argument {
    fn from(number: i32) -> Self {
        Self::Number(number.unsigned_abs().into())
    }
}

impl From<String> for Argument {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&str> for Argument {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<char> for Argument {
    fn from(sign: char) -> Self {
        Self::Text(sign.into())
    }
}

impl From<Spot> for Argument {
    fn from(spot: Spot) -> Self {
        Self::Place(spot)
    }
}

impl From<Message> for Argument {
    fn from(message: Message) -> Self {
        Self::Message(Box::new(message))
    }
}

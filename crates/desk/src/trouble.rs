//! Why there is no answer.

use grille::{Message, ParseError, Unreadable, Unrecognised, message};
use serde::Serialize;

use crate::sheet::capital;
use crate::work::Work;

/// Why there is no answer, in a sentence, and where a text is wrong.
#[derive(Debug, Serialize)]
pub struct Trouble {
    text: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    column: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    excerpt: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    expected: Option<String>,
}

/// An excerpt shows so many characters of a line at the most.
const SHOWN: usize = 120;

impl Trouble {
    /// A sentence.
    pub(crate) fn say(message: &Message, work: &Work<'_>) -> Self {
        Self::text(capital(&work.words().say(message)))
    }

    fn text(text: String) -> Self {
        Self { text, line: None, column: None, excerpt: None, expected: None }
    }

    /// Something was asked that cannot be: a program made a mistake, so it is said in English.
    pub(crate) fn unasked(what: &str) -> Self {
        Self::text(what.to_owned())
    }

    /// A text that nobody knows how to read.
    pub(crate) fn unrecognised(why: &Unrecognised, text: &str, work: &Work<'_>) -> Self {
        match why {
            Unrecognised::Foreign(error) => Self::misread(error, text, work),
            _ => Self::say(&why.message(), work),
        }
    }

    /// Bytes that nobody knows how to read.
    pub(crate) fn unreadable(why: &Unreadable, work: &Work<'_>) -> Self {
        Self::say(&why.message(), work)
    }

    /// A mistake in a text.
    pub(crate) fn misread(error: &ParseError, text: &str, work: &Work<'_>) -> Self {
        let (line, column) = error.line_column(text);
        let excerpt = text.lines().nth(line - 1).unwrap_or_default();
        let words = work.words();
        let sentence =
            message!("desk-misread", line = line, column = column, found = error.found.clone());
        Self {
            text: words.say(&sentence),
            line: Some(line),
            column: Some(column),
            excerpt: Some(excerpt.chars().take(SHOWN.max(column)).collect()),
            expected: Some(words.say(&error.expected)),
        }
    }
}

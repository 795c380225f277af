//! Lines and words of a text that know where they stand.

use std::ops::Range;

use super::ParseError;

/// A line of a text, without its line break.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Row<'a> {
    /// The line.
    pub text: &'a str,
    /// Where it starts, in bytes.
    pub start: usize,
}

/// A word of a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Token<'a> {
    /// The word.
    pub text: &'a str,
    /// Where it starts, in bytes.
    pub start: usize,
}

/// The lines of a text.
pub fn rows(text: &str) -> impl Iterator<Item = Row<'_>> {
    let mut start = 0;
    text.split_inclusive('\n').map(move |line| {
        let row = Row { text: line.trim_end_matches(['\n', '\r']), start };
        start += line.len();
        row
    })
}

impl<'a> Row<'a> {
    /// The whole line as a place.
    pub fn span(&self) -> Range<usize> {
        self.start..self.start + self.text.len()
    }

    /// Is there nothing on it?
    pub fn is_blank(&self) -> bool {
        self.text.trim().is_empty()
    }

    /// What follows `#`, if the line is a comment.
    pub fn comment(&self) -> Option<&'a str> {
        self.text.trim_start().strip_prefix('#').map(str::trim)
    }

    /// The parts between separators, empty ones too, with the blanks around them taken off.
    pub fn split(self, separator: char) -> impl Iterator<Item = Token<'a>> {
        let mut start = self.start;
        self.text.split(separator).map(move |part| {
            let lead = part.len() - part.trim_start().len();
            let token = Token { text: part.trim(), start: start + lead };
            start += part.len() + separator.len_utf8();
            token
        })
    }

    /// The words, parted by blanks.
    pub fn words(self) -> impl Iterator<Item = Token<'a>> {
        self.split_any(char::is_whitespace)
    }

    /// The words, parted by one or more separators.
    pub fn split_any(self, separator: impl Fn(char) -> bool) -> impl Iterator<Item = Token<'a>> {
        let base = self.text.as_ptr() as usize;
        let words = self.text.split(separator).filter(|word| !word.is_empty());
        words.map(move |text| Token { text, start: self.start + (text.as_ptr() as usize - base) })
    }

    /// The characters, blanks left out.
    pub fn characters(self) -> impl Iterator<Item = Token<'a>> {
        let all = self.text.char_indices().filter(|(_, c)| !c.is_whitespace());
        all.map(move |(i, c)| Token {
            text: &self.text[i..i + c.len_utf8()],
            start: self.start + i,
        })
    }
}

impl Token<'_> {
    /// The place of the word.
    pub fn span(&self) -> Range<usize> {
        self.start..self.start + self.text.len()
    }

    /// An error at this word.
    pub fn error(&self, expected: impl Into<String>) -> ParseError {
        ParseError::new(self.span(), self.quoted(), expected)
    }

    /// The word in quotes, cut short if it is long.
    pub fn quoted(&self) -> String {
        match self.text.char_indices().nth(30) {
            Some((end, _)) => format!("`{}…`", &self.text[..end]),
            None if self.text.is_empty() => "nothing".to_owned(),
            None => format!("`{}`", self.text),
        }
    }

    /// A whole number from `low` to `high`.
    pub fn number(&self, low: u32, high: u32, what: &str) -> Result<u32, ParseError> {
        let number = self.text.parse().ok().filter(|number| (low..=high).contains(number));
        number.ok_or_else(|| self.error(format!("{what} from {low} to {high}")))
    }
}

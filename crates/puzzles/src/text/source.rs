//! Lines and words of a text that know where they stand.

use std::ops::Range;

use grille_engine::{Message, message};

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
        let mut place = 0;
        std::iter::from_fn(move || {
            let start = place + leading(&self.text[place..], Kind::Blank);
            place = start + leading(&self.text[start..], Kind::Word);
            let text = &self.text[start..place];
            (place > start).then_some(Token { text, start: self.start + start })
        })
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

/// "a number from 1 to 9"
pub fn number_range(low: u32, high: u32) -> Message {
    message!("number-range", low = low, high = high)
}

/// "a row from 1 to 9"
pub(crate) fn row_range(low: u32, high: u32) -> Message {
    message!("row-range", low = low, high = high)
}

/// "a column from 1 to 9"
pub(crate) fn column_range(low: u32, high: u32) -> Message {
    message!("column-range", low = low, high = high)
}

/// What a character is part of.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Blank,
    Word,
}

/// How many bytes at the start of a text are of this kind. Nearly all texts are ASCII, where a byte
/// is a character and quickly told.
fn leading(text: &str, kind: Kind) -> usize {
    let is_blank = kind == Kind::Blank;
    let fits = |byte: &u8| byte.is_ascii() && matches!(byte, b'\t'..=b'\r' | b' ') == is_blank;
    let run = text.bytes().take_while(fits).count();
    if text.as_bytes().get(run).is_none_or(u8::is_ascii) {
        return run;
    }
    let rest = &text[run..];
    run + rest.find(|c: char| c.is_whitespace() != is_blank).unwrap_or(rest.len())
}

impl<'a> Token<'a> {
    /// What is left of the word from a byte on.
    pub(crate) fn after(self, at: usize) -> Token<'a> {
        Token { text: &self.text[at..], start: self.start + at }
    }

    /// The place of the word.
    pub fn span(&self) -> Range<usize> {
        self.start..self.start + self.text.len()
    }

    /// An error at this word.
    pub fn error(&self, expected: Message) -> ParseError {
        ParseError::new(self.span(), self.quoted(), expected)
    }

    /// The word in quotes, cut short if it is long.
    pub fn quoted(&self) -> Message {
        match self.text.char_indices().nth(30) {
            Some((end, _)) => message!("quoted", text = format!("{}…", &self.text[..end])),
            None if self.text.is_empty() => message!("nothing"),
            None => message!("quoted", text = self.text),
        }
    }

    /// A whole number from `low` to `high`; `expected` says what it is.
    pub fn number(
        &self,
        low: u32,
        high: u32,
        expected: fn(u32, u32) -> Message,
    ) -> Result<u32, ParseError> {
        let number = self.text.parse().ok().filter(|number| (low..=high).contains(number));
        number.ok_or_else(|| self.error(expected(low, high)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The words are those of the standard library, and each is found where it says.
    #[track_caller]
    fn check(text: &str) {
        let start = 7;
        let words: Vec<Token> = Row { text, start }.words().collect();
        let expected: Vec<&str> = text.split_whitespace().collect();
        assert_eq!(words.iter().map(|word| word.text).collect::<Vec<_>>(), expected, "{text:?}");
        for word in words {
            assert_eq!(&text[word.start - start..][..word.text.len()], word.text, "{text:?}");
        }
    }

    #[test]
    fn words_are_parted_by_blanks_of_every_kind() {
        for text in ["", " ", "a", " a  bc\t. ", "1 \u{b} 2\u{1c}3", "\u{a0}ä\u{2003}■ x\u{85}y"]
        {
            check(text);
        }
        for c in (0..=0x3000).filter_map(char::from_u32) {
            check(&format!("a{c}b {c}{c} {c}ä{c}"));
        }
    }
}

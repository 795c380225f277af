//! The characters of a link one by one, each with its place in the text; `%2B` is one character.

use std::ops::Range;

use grille_engine::{Message, message};

use crate::text::{ParseError, Token};

/// A character of a link.
#[derive(Clone, Debug)]
pub(crate) struct Sign {
    /// The character.
    pub character: char,
    /// Where it stands.
    pub span: Range<usize>,
}

impl Sign {
    /// An error at this character.
    pub fn error(&self, expected: Message) -> ParseError {
        let found = message!("quoted", text = self.character);
        ParseError::new(self.span.clone(), found, expected)
    }
}

/// The characters that are left.
#[derive(Clone, Debug)]
pub(crate) struct Signs<'a> {
    left: &'a str,
    start: usize,
}

impl<'a> Signs<'a> {
    /// All characters of a word.
    pub fn new(word: Token<'a>) -> Self {
        Self { left: word.text, start: word.start }
    }

    /// Just so many digits; `expected` says what they are.
    pub fn digits(
        &mut self,
        count: u32,
        radix: u32,
        expected: fn() -> Message,
    ) -> Result<u32, ParseError> {
        let mut number = 0;
        for _ in 0..count {
            let end = self.start..self.start;
            let missing = || ParseError::new(end, message!("the-end"), expected());
            let sign = self.next().ok_or_else(missing)?;
            let digit = sign.character.to_digit(radix).ok_or_else(|| sign.error(expected()))?;
            number = number * radix + digit;
        }
        Ok(number)
    }

    /// The number that begins with this digit; one that is too large is the largest there is.
    pub fn decimal(&mut self, first: u32) -> u32 {
        let mut number = first;
        while let Some(digit) = self.left.chars().next().and_then(|c| c.to_digit(10)) {
            number = number.saturating_mul(10).saturating_add(digit);
            self.pass(1);
        }
        number
    }

    /// Where the next one stands.
    pub fn place(&self) -> usize {
        self.start
    }

    fn pass(&mut self, bytes: usize) {
        self.left = &self.left[bytes..];
        self.start += bytes;
    }
}

impl Iterator for Signs<'_> {
    type Item = Sign;

    fn next(&mut self) -> Option<Sign> {
        let first = self.left.chars().next()?;
        let (character, length) = match escaped(self.left) {
            Some(character) => (character, 3),
            None => (first, first.len_utf8()),
        };
        let span = self.start..self.start + length;
        self.pass(length);
        Some(Sign { character, span })
    }
}

/// The character that `%` and two digits stand for.
fn escaped(text: &str) -> Option<char> {
    let digits = text.strip_prefix('%')?.get(..2)?;
    let is_hexadecimal = digits.bytes().all(|byte| byte.is_ascii_hexdigit());
    let code = u8::from_str_radix(digits, 16).ok().filter(|_| is_hexadecimal)?;
    code.is_ascii_graphic().then_some(code.into())
}

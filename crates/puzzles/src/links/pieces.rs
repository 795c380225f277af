//! Boards packed into one word: numbers, and signs that skip places.
//!
//! ```text
//! a1d2b   Tatham: skip 1 place, put 1, skip 4, put 2, skip 2
//! g1j2h   puzz.link: the same
//! ```

use std::ops::Range;

use grille_engine::{Message, message};

use super::signs::{Sign, Signs};
use crate::text::{ParseError, Token};

/// What a sign means: skip so many places, then put a number into the next one, if there is one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Piece {
    /// Places that stay empty.
    pub skip: usize,
    /// What stands in the place after them.
    pub number: Option<u32>,
}

impl Piece {
    /// A number in the next place.
    pub fn number(number: u32) -> Self {
        Self { skip: 0, number: Some(number) }
    }

    /// So many empty places.
    pub fn skip(skip: usize) -> Self {
        Self { skip, number: None }
    }

    /// The run of empty places that a letter stands for, `one` being the letter of a single one.
    pub fn run(letter: char, one: char) -> Option<Self> {
        let is_run = (one..='z').contains(&letter);
        is_run.then(|| Self::skip(letter as usize - one as usize + 1))
    }
}

/// A number in its place, from 0.
#[derive(Clone, Debug)]
pub(crate) struct Filled {
    /// Which place.
    pub place: usize,
    /// The number.
    pub number: u32,
    /// Where it stands in the text.
    pub span: Range<usize>,
}

impl Filled {
    /// The number, if it is from `low` to `high`; `expected` says what it is.
    pub fn number(
        &self,
        low: u32,
        high: u32,
        expected: fn(u32, u32) -> Message,
    ) -> Result<u32, ParseError> {
        if (low..=high).contains(&self.number) {
            return Ok(self.number);
        }
        let found = message!("quoted", text = self.number.to_string());
        Err(ParseError::new(self.span.clone(), found, expected(low, high)))
    }
}

/// The numbers of a word whose pieces must fill just so many places.
pub(crate) fn read(
    word: Token<'_>,
    places: usize,
    piece: impl Fn(&Sign, &mut Signs<'_>) -> Result<Piece, ParseError>,
) -> Result<Vec<Filled>, ParseError> {
    let mut signs = Signs::new(word);
    let mut filled = Vec::new();
    let (mut place, mut last) = (0, word.span());
    while let Some(sign) = signs.next() {
        let start = sign.span.start;
        let Piece { skip, number } = piece(&sign, &mut signs)?;
        let span = start..signs.place();
        place += skip;
        if place + usize::from(number.is_some()) > places {
            return Err(sign.error(message!("link-end", places = places)));
        }
        if let Some(number) = number {
            filled.push(Filled { place, number, span: span.clone() });
            place += 1;
        }
        last = span;
    }
    if place < places {
        let found = message!("link-places", places = place);
        return Err(ParseError::new(last, found, message!("link-places", places = places)));
    }
    Ok(filled)
}

/// The places as text: numbers as they are given, runs of empty places as letters, `one` being the
/// letter of a single one, and `between` two numbers without an empty place.
pub(crate) fn write(
    cells: impl Iterator<Item = Option<String>>,
    one: char,
    between: &str,
) -> String {
    let mut text = String::new();
    let mut run = 0;
    for cell in cells {
        let Some(number) = cell else {
            run += 1;
            continue;
        };
        if run == 0 && !text.is_empty() {
            text.push_str(between);
        }
        push_run(&mut text, run, one);
        text.push_str(&number);
        run = 0;
    }
    push_run(&mut text, run, one);
    text
}

fn push_run(text: &mut String, mut run: usize, one: char) {
    let longest = (one..='z').count();
    while run > longest {
        text.push('z');
        run -= longest;
    }
    text.extend((one..='z').nth(run.wrapping_sub(1)));
}

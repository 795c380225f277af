//! How the numbers of a sudoku are written.

use grille_engine::{Message, message};

use crate::text::{ParseError, Token, is_blank};

/// One character a cell: `1-9`, then `A-Z`, then `a-z`.
pub(super) const CHARACTERS: &str = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/// Which letters stand for which numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Alphabet {
    /// `1-9A-Z`: A is 10.
    Digits,
    /// `A-Z`: A is 1.
    Letters,
}

impl Alphabet {
    /// Letters count from 1 where there is no digit but 0, and a letter that would be too much
    /// if they counted from 10. A puzzle with one solution lacks one number at most, so it shows.
    pub fn of(cells: &[Token], side: u32) -> Self {
        let digit = |c: char| ('1'..='9').contains(&c);
        let has_digit = cells.iter().flat_map(|cell| cell.text.chars()).any(digit);
        let too_much = |cell: &Token| {
            character(cell.text, side, Self::Digits).is_some_and(|number| number > side)
        };
        if !has_digit && cells.iter().any(too_much) { Self::Letters } else { Self::Digits }
    }
}

/// How the numbers of a board are written: as whoever wrote it did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Signs {
    /// One character a cell, `1-9A-Z`.
    Characters,
    /// One letter a cell, `A-Z`.
    Letters,
    /// `10`, `11` and so on.
    Numbers,
}

impl Signs {
    /// How boards of a side are written where nobody says otherwise.
    pub fn usual(side: u32) -> Self {
        match side as usize <= CHARACTERS.len() {
            true => Self::Characters,
            false => Self::Numbers,
        }
    }

    /// How these cells are written.
    pub fn of(cells: &[Token], side: u32, alphabet: Alphabet) -> Self {
        let is_number = |text: &str| text.len() > 1 && text.parse::<u32>().is_ok();
        match cells.iter().any(|cell| is_number(cell.text)) {
            true => Self::Numbers,
            false if alphabet == Alphabet::Letters => Self::Letters,
            false => Self::usual(side),
        }
    }

    /// What letters stand for then.
    pub fn alphabet(self) -> Alphabet {
        match self {
            Self::Letters => Alphabet::Letters,
            Self::Characters | Self::Numbers => Alphabet::Digits,
        }
    }
}

/// Could this be a number from 1 to `side` in any alphabet?
pub(super) fn is_symbol(text: &str, side: u32) -> bool {
    let number = text.parse::<u32>().is_ok_and(|number| (1..=side).contains(&number));
    let letter =
        |alphabet| character(text, side, alphabet).is_some_and(|n| (1..=side).contains(&n));
    number || letter(Alphabet::Digits) || letter(Alphabet::Letters) && side > 9
}

/// The number in a cell; 0 when it is empty.
pub(super) fn read(cell: &Token, side: u32, alphabet: Alphabet) -> Result<u8, ParseError> {
    if is_blank(cell.text) || cell.text == "0" {
        return Ok(0);
    }
    let number = match cell.text.parse::<u32>() {
        Ok(number) => Some(number),
        Err(_) => character(cell.text, side, alphabet),
    };
    let number = number.filter(|number| (1..=side).contains(number));
    number.map(|number| number as u8).ok_or_else(|| cell.error(expected(side)))
}

fn character(text: &str, side: u32, alphabet: Alphabet) -> Option<u32> {
    let upper = text.to_ascii_uppercase();
    let text = if side <= 35 { upper.as_str() } else { text };
    let mut characters = text.chars();
    let (Some(one), None) = (characters.next(), characters.next()) else { return None };
    let place = CHARACTERS.chars().position(|c| c == one)? as u32 + 1;
    match alphabet {
        Alphabet::Digits => Some(place),
        Alphabet::Letters => place.checked_sub(9),
    }
}

fn expected(side: u32) -> Message {
    match side {
        ..=9 => message!("sudoku-cell", side = side),
        _ => message!("sudoku-cell-letters", side = side),
    }
}

/// A number as a word; `.` when the cell is empty.
pub(super) fn word(number: u8, signs: Signs) -> String {
    match (number, signs) {
        (0, _) => ".".to_owned(),
        (_, Signs::Characters) => packed(number).to_string(),
        (_, Signs::Letters) => packed(number + 9).to_string(),
        (_, Signs::Numbers) => number.to_string(),
    }
}

/// A number as one character, for boards of at most 61.
pub(super) fn packed(number: u8) -> char {
    let place = usize::from(number).checked_sub(1);
    place.and_then(|place| CHARACTERS.chars().nth(place)).unwrap_or('.')
}

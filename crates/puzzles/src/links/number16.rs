//! The numbers of puzz.link, called number16: hexadecimal, with letters for runs of empty places.
//!
//! ```text
//! 0 … f   0 … 15        -XX   16 … 255         g … z   1 … 20 empty places
//! .       unknown       +XXX  256 … 4095       =XXX    4096 … 8191
//! ```

use grille_engine::{Message, message};

use super::pieces::{self, Filled, Piece};
use super::signs::{Sign, Signs};
use crate::text::{ParseError, Token};

/// The letter of one empty place.
const ONE: char = 'g';

/// From this number on the sign is `=`, and three digits count on from here.
const HIGH: u32 = 4096;

/// The numbers of a body that has just so many places.
pub(crate) fn read(body: Token<'_>, places: usize) -> Result<Vec<Filled>, ParseError> {
    pieces::read(body, places, piece)
}

/// The places as a body.
pub(crate) fn write(places: impl Iterator<Item = Option<u32>>) -> String {
    pieces::write(places.map(|number| number.map(word)), ONE, "")
}

fn piece(sign: &Sign, signs: &mut Signs<'_>) -> Result<Piece, ParseError> {
    let number = match sign.character {
        '0'..='9' | 'a'..='f' => sign.character.to_digit(16).unwrap_or_default(),
        '-' => signs.digits(2, 16, digits)?,
        '+' => signs.digits(3, 16, digits)?,
        '=' => signs.digits(3, 16, digits)? + HIGH,
        '.' => return Err(unknown(sign)),
        letter => {
            let expected = || sign.error(message!("link-number16"));
            return Piece::run(letter, ONE).ok_or_else(expected);
        }
    };
    Ok(Piece::number(number))
}

fn digits() -> Message {
    message!("link-hexadecimal")
}

/// A number that is there, but not known: our families have none.
pub(crate) fn unknown(sign: &Sign) -> ParseError {
    ParseError::new(sign.span.clone(), message!("link-unknown"), message!("link-known"))
}

fn word(number: u32) -> String {
    match number {
        0..16 => format!("{number:x}"),
        16..256 => format!("-{number:x}"),
        256..HIGH => format!("+{number:x}"),
        _ => format!("={:03x}", number - HIGH),
    }
}

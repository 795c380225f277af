//! Singles in the links of puzz.link, there called hitori, and in the ids of Tatham's Singles.

use grille_engine::{Message, message};
use grille_grid::Size;

use super::{LARGEST, Singles};
use crate::links::number16::unknown;
use crate::links::pieces::{self, Filled, Piece};
use crate::links::signs::{Sign, Signs};
use crate::links::{Id, Link, Puzzlink, Tatham, check_least};
use crate::puzzle::Fit;
use crate::text::{LONGEST_SIDE, ParseError, Token, number_range};

/// Digits and small letters: one sign for a number below 36.
const RADIX: u32 = 36;

impl Puzzlink for Singles {
    const GENRES: &'static [&'static str] = &["hitori"];
    const LONGEST: u32 = LONGEST_SIDE;

    fn from_link(size: Size, link: &Link<'_>) -> Result<Self, ParseError> {
        from_word(size, link.body, LARGEST, link_piece)
    }

    fn link_body(&self) -> Result<String, Message> {
        Ok(self.numbers.iter().map(|&number| link_word(number)).collect())
    }
}

/// A board without empty cells, and no number larger than this.
fn from_word(
    size: Size,
    word: Token<'_>,
    largest: u32,
    piece: fn(&Sign, &mut Signs<'_>) -> Result<Piece, ParseError>,
) -> Result<Singles, ParseError> {
    let number = |filled: &Filled| filled.number(1, largest, number_range);
    let filled = pieces::read(word, size.area(), piece)?;
    let numbers = filled.iter().map(number).collect::<Result<_, _>>()?;
    Ok(Singles { size, numbers })
}

fn link_piece(sign: &Sign, signs: &mut Signs<'_>) -> Result<Piece, ParseError> {
    match sign.character {
        '-' => signs.digits(2, RADIX, || message!("singles-link-digits")).map(Piece::number),
        '.' => {
            let expected = message!("link-known");
            Err(ParseError::new(sign.span.clone(), message!("singles-empty"), expected))
        }
        '@' | '%' => Err(unknown(sign)),
        character => {
            let digit = character.to_digit(RADIX).filter(|_| !character.is_ascii_uppercase());
            digit.map(Piece::number).ok_or_else(|| sign.error(message!("singles-link-sign")))
        }
    }
}

fn link_word(number: u32) -> String {
    let digit = |value: u32| char::from_digit(value % RADIX, RADIX).unwrap_or_default();
    match number < RADIX {
        true => digit(number).to_string(),
        false => format!("-{}{}", digit(number / RADIX), digit(number)),
    }
}

/// One sign a cell, and none for more; 0 is never used.
const SIGNS: &str = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/// The widest board that the game takes.
const WIDEST: u32 = 62;

impl Tatham for Singles {
    const GAME: &'static str = "Singles";
    /// Other games write boards of small numbers too.
    const UNMARKED: Fit = Fit::Fair;

    fn from_id(id: &Id<'_>) -> Result<Self, ParseError> {
        let size = id.size(WIDEST)?;
        id.pass_over(id.rest, &['d'])?;
        from_word(size, id.description()?, size.width.max(size.height), id_piece)
    }

    fn to_id(&self) -> Result<String, Message> {
        let (width, height) = (self.size.width, self.size.height);
        check_least(Self::GAME, self.size, 2)?;
        let side = width.max(height);
        let sign = |&number: &u32| SIGNS.chars().nth(number as usize).filter(|_| number <= side);
        let signs: Option<String> = self.numbers.iter().map(sign).collect();
        let signs = signs.filter(|_| side <= WIDEST).ok_or_else(|| {
            message!("singles-id-numbers", game = Self::GAME, most = SIGNS.len() - 1)
        })?;
        Ok(format!("{width}x{height}:{signs}"))
    }

    fn is_marked(_: &Id<'_>) -> bool {
        false
    }
}

fn id_piece(sign: &Sign, _: &mut Signs<'_>) -> Result<Piece, ParseError> {
    let place = SIGNS.find(sign.character).map(|place| Piece::number(place as u32));
    place.ok_or_else(|| sign.error(message!("singles-id-sign")))
}

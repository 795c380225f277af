//! Sudokus in the links of puzz.link and in the ids of Tatham's Solo.

use grille_engine::{Message, message};
use grille_grid::Size;

use super::forms::usual;
use super::{LARGEST, Sudoku};
use crate::links::pieces::{self, Filled, Piece};
use crate::links::signs::{Sign, Signs};
use crate::links::{Id, Link, Puzzlink, Tatham, number16, side_range};
use crate::puzzle::Fit;
use crate::text::{ParseError, number_range, size_words};

impl Puzzlink for Sudoku {
    const GENRES: &'static [&'static str] = &["sudoku"];
    const LONGEST: u32 = LARGEST;

    fn from_link(size: Size, link: &Link<'_>) -> Result<Self, ParseError> {
        let side = size.width;
        let wrong = |expected| Err(ParseError::new(link.size_span(), size_words(size), expected));
        if size.height != side {
            return wrong(message!("sudoku-square", most = LARGEST));
        }
        if !has_our_blocks(side) {
            return wrong(message!("sudoku-link-side"));
        }
        Ok(Self::new(side, givens(side, number16::read(link.body, size.area())?)?))
    }

    fn link_body(&self) -> Result<String, Message> {
        usual(self)?;
        match has_our_blocks(self.side()) {
            true => Ok(number16::write(self.givens.iter().map(|&given| shown(given)))),
            false => Err(message!("sudoku-link-blocks", side = self.side())),
        }
    }
}

/// Are the blocks that puzz.link draws ours? There a side of 6 has blocks of 2 by 3, and all others
/// have squares as wide as the root of the side, rounded down: of one cell on boards of 2 and 3, which
/// says as little as blocks of one row, and cut off at the edge where the side is no square.
fn has_our_blocks(side: u32) -> bool {
    matches!(side, 2 | 3 | 6) || side.isqrt() * side.isqrt() == side
}

/// The givens of all cells, 0 where one is empty.
fn givens(side: u32, filled: Vec<Filled>) -> Result<Vec<u8>, ParseError> {
    let mut givens = vec![0; (side * side) as usize];
    for given in filled {
        givens[given.place] = given.number(1, side, number_range)? as u8;
    }
    Ok(givens)
}

fn shown(given: u8) -> Option<u32> {
    (given > 0).then_some(given.into())
}

/// The largest side that Solo takes.
const SOLO: u32 = 31;

impl Tatham for Sudoku {
    const GAME: &'static str = "Solo";
    /// No other game has as many cells as its parameters multiplied twice.
    const UNMARKED: Fit = Fit::Sure;

    /// `CxR` are columns and rows of blocks: a block has as many rows as there are columns of them.
    fn from_id(id: &Id<'_>) -> Result<Self, ParseError> {
        check_variant(id)?;
        let [rows, columns] = id.sides;
        let rows = rows.number(2, LARGEST, side_range)?;
        let columns = columns.number(2, LARGEST, side_range)?;
        let side = rows * columns;
        if side > LARGEST {
            let size = size_words(Size::square(side));
            let expected = message!("sudoku-square", most = LARGEST);
            return Err(ParseError::new(id.size_span(), size, expected));
        }
        id.pass_over(id.rest, &['a', 'd', 'm', 'r'])?;
        let filled = pieces::read(id.description()?, (side * side) as usize, piece)?;
        let sudoku = Self::new(side, givens(side, filled)?).with_blocks(rows, columns);
        sudoku.map_err(|misfit| misfit.in_text(id.size_span()))
    }

    fn to_id(&self) -> Result<String, Message> {
        if self.block_rows.min(self.block_columns) < 2 || self.side() > SOLO {
            return Err(message!("sudoku-solo-sides", game = Self::GAME, most = SOLO));
        }
        let word = |&given: &u8| shown(given).map(|number| number.to_string());
        let description = pieces::write(self.givens.iter().map(word), 'a', "_");
        Ok(format!("{}x{}:{description}", self.block_rows, self.block_columns))
    }

    fn is_marked(id: &Id<'_>) -> bool {
        id.has('_')
    }
}

fn piece(sign: &Sign, signs: &mut Signs<'_>) -> Result<Piece, ParseError> {
    match (sign.character, sign.character.to_digit(10)) {
        ('_', _) => Ok(Piece::skip(0)),
        (_, Some(digit)) => Ok(Piece::number(signs.decimal(digit))),
        (letter, None) => {
            Piece::run(letter, 'a').ok_or_else(|| sign.error(message!("sudoku-solo-sign")))
        }
    }
}

/// Solo's other rules stand behind the size, or in place of a second number.
fn check_variant(id: &Id<'_>) -> Result<(), ParseError> {
    let found = match id.rest.text.chars().next() {
        Some('j') => message!("sudoku-jigsaw"),
        Some('k') => message!("sudoku-killer"),
        Some('x') => message!("sudoku-diagonals"),
        _ => return Ok(()),
    };
    let at = id.rest.start..id.rest.start + 1;
    Err(ParseError::new(at, found, message!("sudoku-plain", game = Sudoku::GAME)))
}

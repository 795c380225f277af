//! Sudokus by hand: numbers are written, small ones remembered.

use grille_engine::{Message, Place, Var, message};

use super::Sudoku;
use super::making::blank;
use super::symbols::read;
use crate::making::Wish;
use crate::play::{Hand, Pen, Play, Settled, given_or_nothing};
use crate::text::Token;

pub(super) const PLAY: Play<Sudoku> = Play {
    hand: Hand::Write,
    pens: |sudoku| {
        let pen = |value: u8| Pen::word(value, &sudoku.word(value + 1));
        (0..sudoku.side() as u8).map(pen).collect()
    },
    rest: None,
    apart: None,
    settled: |_, _| Settled::default(),
    sizes: &[(4, 4), (6, 6), (8, 8), (9, 9), (10, 10), (12, 12), (16, 16), (25, 25)],
    emblem: "1.....2......3.4",
    blank: |size| blank(&Wish::new(size)),
    words: |sudoku| Some((1..=sudoku.side() as u8).map(|number| sudoku.word(number)).collect()),
    put,
    suits: |sudoku, place, solution| {
        given_or_nothing(place, solution, |value| sudoku.word(value + 1))
    },
};

fn put(sudoku: &mut Sudoku, place: Place, text: &str) -> Result<(), Message> {
    let Place::Cell(cell) = place else { return Err(message!("cell-of-board")) };
    let token = Token { text: if text.is_empty() { "." } else { text }, start: 0 };
    let number = read(&token, sudoku.side(), sudoku.signs.alphabet());
    let number = number.map_err(|error| error.message())?;
    let given = sudoku.givens.get_mut(Var(cell.0).index());
    *given.ok_or_else(|| message!("cell-of-board"))? = number;
    Ok(())
}

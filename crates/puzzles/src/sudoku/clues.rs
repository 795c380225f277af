//! The givens of a sudoku, changed one by one.

use grille_engine::{Message, message};
use grille_grid::Cell;

use super::Sudoku;
use crate::clues::{Clue, Clues, fits_givens, fresh_givens};

pub(super) const CLUES: Clues<Sudoku> = Clues {
    all: |sudoku| {
        let clue = |&given: &u8| (given > 0).then_some(given.into());
        sudoku.givens.iter().map(clue).collect()
    },
    put,
    fit: |_, revised, solution| fits_givens(revised, 1, solution),
    fresh: |sudoku, revised| Some(fresh_givens(revised, 1..=sudoku.side())),
};

fn put(sudoku: &mut Sudoku, cell: Cell, clue: Clue) -> Result<(), Message> {
    let side = sudoku.side();
    if clue.is_some_and(|number| !(1..=side).contains(&number)) {
        return Err(message!("number-or-nothing", low = 1, high = side));
    }
    sudoku.givens[cell.index()] = clue.unwrap_or(0) as u8;
    Ok(())
}

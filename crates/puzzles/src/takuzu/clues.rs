//! The givens of a takuzu, changed one by one.

use grille_engine::{Message, message};
use grille_grid::Cell;

use super::Takuzu;
use crate::clues::{Clue, Clues, fits_givens, fresh_givens};

pub(super) const CLUES: Clues<Takuzu> = Clues {
    all: |takuzu| takuzu.givens.iter().map(|given| given.map(u32::from)).collect(),
    put,
    fit: |_, revised, solution| fits_givens(revised, 0, solution),
    fresh: |_, revised| Some(fresh_givens(revised, 0..=1)),
};

fn put(takuzu: &mut Takuzu, cell: Cell, clue: Clue) -> Result<(), Message> {
    if clue > Some(1) {
        return Err(message!("takuzu-clue"));
    }
    takuzu.givens[cell.index()] = clue.map(|value| value as u8);
    Ok(())
}

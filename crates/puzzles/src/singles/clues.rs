//! The numbers of singles, changed one by one.

use grille_engine::{Message, Solution, Values, Var};
use grille_grid::{Axis, Cell};

use super::{LARGEST, Singles, WHITE};
use crate::clues::{Clue, Clues, Part, Revised};
use crate::text::number_range;

pub(super) const CLUES: Clues<Singles> = Clues {
    all: |singles| singles.numbers.iter().copied().map(Some).collect(),
    put,
    fit: leaves_no_number_twice,
    fresh: |_, revised| Some(fresh(revised)),
};

fn put(singles: &mut Singles, cell: Cell, clue: Clue) -> Result<(), Message> {
    let number = clue.filter(|number| (1..=LARGEST).contains(number));
    let number = number.ok_or_else(|| number_range(1, LARGEST))?;
    singles.numbers[cell.index()] = number;
    Ok(())
}

/// Is no number that has changed seen twice? The other rules do not ask for numbers.
fn leaves_no_number_twice(singles: &Singles, revised: Revised<'_>, solution: &Solution) -> bool {
    let Singles { size, numbers } = singles;
    let is_white = |cell: Cell| solution[cell.index()] == WHITE;
    let mut changed = revised.differences().map(|(cell, ..)| Cell(cell)).filter(|&c| is_white(c));
    changed.all(|cell| {
        let row = size.line(Axis::Row, size.row(cell)).cells();
        let mut others = row.chain(size.line(Axis::Column, size.column(cell)).cells());
        let is_twin = |other: Cell| numbers[other.index()] == numbers[cell.index()];
        others.all(|other| other == cell || !is_white(other) || !is_twin(other))
    })
}

/// Where all cells whose numbers have changed are shaded, nobody sees these numbers.
fn fresh(revised: Revised<'_>) -> Vec<Part> {
    let part = |(cell, ..): (u32, Clue, Clue)| Part { var: Var(cell), among: Values::one(WHITE) };
    revised.differences().map(part).collect()
}

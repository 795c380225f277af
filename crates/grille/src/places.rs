//! Places of a board in words.

use grille_engine::{Model, Place, Solution, Var};
use grille_grid::{Cell, Size};

/// A place in words, counted from 1: `r3c5`, `r1c2-r1c4`, `row 3`.
pub fn place_name(place: Place, size: Size) -> String {
    let cell = |cell: Cell| format!("r{}c{}", size.row(cell) + 1, size.column(cell) + 1);
    match place {
        Place::Cell(one) => cell(one),
        Place::Between(from, to) => format!("{}-{}", cell(from), cell(to)),
        Place::Line(line) => line.to_string(),
    }
}

/// Where two solutions differ.
pub fn differences(model: &Model, one: &Solution, other: &Solution) -> Vec<Place> {
    let differ = |&var: &Var| one[var.index()] != other[var.index()];
    (0..one.len() as u32).map(Var).filter(differ).map(|var| model.place(var)).collect()
}

//! Places of a board, and where solutions differ.

use grille_engine::{Model, Place, Solution, Spot, Var};
use grille_grid::Size;

/// A place as data has it, counted from 1: `r3c5`, `r1c2-r1c4`, `row 3`.
pub fn place_name(place: Place, size: Size) -> String {
    Spot::of(place, size).to_string()
}

/// Where two solutions differ.
pub fn differences(model: &Model, one: &Solution, other: &Solution) -> Vec<Place> {
    let differ = |&var: &Var| one[var.index()] != other[var.index()];
    (0..one.len() as u32).map(Var).filter(differ).map(|var| model.place(var)).collect()
}

//! A board with its queens as a picture.

use grille_engine::{Drawing, Ink, Known, Lattice, Mark, Place, Point, Shape, Var};
use grille_grid::Cell;

use super::{Queens, WIDEST_MODEL, columns};
use crate::puzzle::Puzzle;

pub(super) fn draw(queens: &Queens, known: Known<'_>) -> Drawing {
    let size = queens.size();
    let found = found(queens, known);
    let barred = |cell: Cell| {
        let candidates = known.candidates(Var(size.row(cell)));
        candidates.is_some_and(|columns| !columns.has(size.column(cell) as u8))
    };
    let mark = |cell: Cell| {
        let here = found[size.row(cell) as usize] == Some(size.column(cell));
        match (queens.has_queen(cell), here) {
            (true, _) => Mark::word(size, cell, "Q", Ink::Given),
            (false, true) => Mark::word(size, cell, "Q", Ink::Found),
            (false, false) if barred(cell) => {
                let shape = Shape::Cross { at: Point::of(size, cell) };
                Mark::at(Place::Cell(cell), Ink::Faint, shape)
            }
            (false, false) => Mark::word(size, cell, ".", Ink::Faint),
        }
    };
    let marks = size.cells().map(mark).collect();
    let (width, height) = (size.width, size.height);
    Drawing { lattice: Lattice::Squares, width, height, marks, ..Drawing::default() }
}

/// The column of each row's queen, where it is known. On boards that no model can hold there is
/// a whole solution or nothing, for a column is several variables there.
fn found(queens: &Queens, known: Known<'_>) -> Vec<Option<u32>> {
    match known {
        Known::Solution(solution) => {
            columns::of(queens.side, solution).into_iter().map(Some).collect()
        }
        _ if queens.side > WIDEST_MODEL => vec![None; queens.side as usize],
        _ => (0..queens.side).map(|row| known.value(Var(row)).map(u32::from)).collect(),
    }
}

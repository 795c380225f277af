//! A board with its queens as a picture.

use grille_engine::{Drawing, Ink, Known, Lattice, Mark, Place, Point, Shape, Var};
use grille_grid::Cell;

use super::{Queens, WIDEST_MODEL, columns};
use crate::puzzle::Puzzle;

pub(super) fn draw(queens: &Queens, known: Known<'_>) -> Drawing {
    let size = queens.size();
    let found = found(queens, known);
    // Squares that were crossed out stay so when the queen of their row is found, and where a queen
    // attacks nobody looks for another.
    let barred = |cell: Cell| {
        let Known::Candidates(domains) = known else { return false };
        let (row, column) = (size.row(cell), size.column(cell));
        !domains.get(Var(row)).has(column as u8) || is_attacked(&found, row, column)
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

/// Does a queen of another row attack this square?
fn is_attacked(found: &[Option<u32>], row: u32, column: u32) -> bool {
    (0..).zip(found).filter(|(other, _)| *other != row).any(|(other, queen)| {
        let apart = queen.map(|queen| queen.abs_diff(column));
        apart.is_some_and(|apart| apart == 0 || apart == row.abs_diff(other))
    })
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

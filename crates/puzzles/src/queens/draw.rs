//! A board with its queens as a picture.

use grille_engine::{Drawing, Ink, Known, Mark, Point, Var};
use grille_grid::Cell;

use super::{Queens, WIDEST_MODEL, columns};
use crate::puzzle::Puzzle;

pub(super) fn draw(queens: &Queens, known: Known<'_>) -> Drawing {
    let size = queens.size();
    let found = found(queens, known);
    let mark = |cell: Cell| {
        let (row, column) = (size.row(cell), size.column(cell));
        let (text, ink) = match (queens.has_queen(cell), found[row as usize] == Some(column)) {
            (true, _) => ("Q", Ink::Given),
            (false, true) => ("Q", Ink::Found),
            (false, false) => (".", Ink::Faint),
        };
        let at = Point::middle(row as i32, column as i32);
        Mark::Word { at, text: text.to_owned(), ink }
    };
    let marks = size.cells().map(mark).collect();
    Drawing { width: queens.side, height: queens.side, marks, ..Drawing::default() }
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

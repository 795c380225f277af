//! Queens for the search by stacks, as the course does it: line by line, the last place that no queen
//! reaches first.

use grille_engine::Value;
use grille_grid::Cell;

use super::{Queens, WIDEST_MODEL};
use crate::puzzle::Puzzle;
use crate::stacked::Places;

/// One stack a row, of the columns that no queen reaches: neither one that is given nor one of a row
/// before. The course goes by columns, which is the same on a board that is turned.
///
/// Stacks of boards that no model can hold would fill the memory long before a solution is found.
pub(super) fn places(puzzle: &Queens) -> Option<Places> {
    let (size, side) = (puzzle.size(), puzzle.side);
    let place = |&cell: &Cell| (size.row(cell) as usize, size.column(cell) as Value);
    let given: Vec<(usize, Value)> = puzzle.placed.iter().map(place).collect();
    let choices = move |row: usize, tops: &[Value]| {
        let is_free = |&column: &Value| {
            let placed = tops.iter().copied().enumerate().chain(given.iter().copied());
            let mut others = placed.filter(|&queen| queen != (row, column));
            !others.any(|queen| reaches(queen, (row, column)))
        };
        (0..side as Value).filter(is_free).collect()
    };
    (side <= WIDEST_MODEL).then(|| Places { n: side as usize, choices: Box::new(choices) })
}

fn reaches((row, column): (usize, Value), (other_row, other_column): (usize, Value)) -> bool {
    let (down, across) = (row.abs_diff(other_row), column.abs_diff(other_column).into());
    down == 0 || across == 0 || down == across
}

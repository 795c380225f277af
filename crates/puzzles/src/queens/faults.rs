//! What contradicts the rules of queens at sight: queens in reach of each other, boards too small.

use std::collections::BTreeMap;

use grille_engine::{Message, Scope, message};
use grille_grid::Cell;

use super::Queens;
use crate::complaint::Complaint;
use crate::puzzle::Puzzle;

/// A complaint for every line that two queens share, and for boards that have no room.
pub(super) fn faults(queens: &Queens) -> Vec<Complaint> {
    let (side, size) = (queens.side, queens.size());
    let line = |number: usize, cell: Cell| {
        let (row, column) = (size.row(cell), size.column(cell));
        [row, column, row + column, side + row - column][number]
    };
    let mut faults = Vec::new();
    for (number, rule) in rules().into_iter().enumerate() {
        let mut shared: BTreeMap<u32, Vec<Cell>> = BTreeMap::new();
        for &queen in &queens.placed {
            shared.entry(line(number, queen)).or_default().push(queen);
        }
        let several = shared.into_values().filter(|cells| cells.len() > 1);
        faults.extend(
            several.map(|cells| Complaint::of_cells(rule.clone(), Scope::Board, size, cells)),
        );
    }
    if matches!(side, 2 | 3) {
        let rule = message!("queens-no-room", side = side);
        faults.push(Complaint { rule, scope: Scope::Board, places: Vec::new() });
    }
    faults
}

/// Rows, columns, and diagonals of both kinds.
fn rules() -> [Message; 4] {
    let diagonal = message!("queens-diagonal");
    [message!("queens-row"), message!("queens-column"), diagonal.clone(), diagonal]
}

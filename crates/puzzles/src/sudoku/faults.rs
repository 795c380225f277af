//! What contradicts the rules of sudoku at sight: a number that is given twice in a unit.

use grille_engine::message;

use super::Sudoku;
use crate::complaint::Complaint;
use crate::puzzle::Puzzle;

/// A complaint for every unit and every number that is given more than once there.
pub(super) fn faults(sudoku: &Sudoku) -> Vec<Complaint> {
    if !repeats(sudoku) {
        return Vec::new();
    }
    let (side, size) = (sudoku.side(), sudoku.size());
    let mut faults = Vec::new();
    for (unit, cells) in sudoku.units() {
        for number in 1..=side as u8 {
            let is = |cell: &grille_grid::Cell| sudoku.givens[cell.index()] == number;
            let twins: Vec<_> = cells.iter().copied().filter(is).collect();
            if twins.len() > 1 {
                let (number, times) = (sudoku.word(number), twins.len());
                let rule = message!("sudoku-given-twice", number = number, times = times);
                faults.push(Complaint::of_cells(rule, unit, size, twins));
            }
        }
    }
    faults
}

/// Is a number given twice in a unit? Seen in one walk, because most puzzles have no such.
fn repeats(sudoku: &Sudoku) -> bool {
    let (side, size) = (sudoku.side() as usize, sudoku.size());
    let mut seen = vec![0u64; 3 * side];
    let given = size.cells().zip(&sudoku.givens).filter(|(_, given)| **given > 0);
    for (cell, given) in given {
        let (row, column) = (size.row(cell) as usize, size.column(cell) as usize);
        let units = [row, side + column, 2 * side + sudoku.block(cell) as usize];
        let bit = 1 << (given - 1);
        for unit in units {
            if seen[unit] & bit > 0 {
                return true;
            }
            seen[unit] |= bit;
        }
    }
    false
}

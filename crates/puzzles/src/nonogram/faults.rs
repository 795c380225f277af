//! What contradicts the rules of nonograms at sight: rows and columns that do not add up.

use grille_engine::{Scope, Spot, message};

use super::{Nonogram, totals::Mismatch};
use crate::complaint::Complaint;

/// A complaint for every colour of which the rows and the columns ask for different numbers of cells.
pub(super) fn faults(nonogram: &Nonogram) -> Vec<Complaint> {
    let complaint = |mismatch: Mismatch| {
        let [rows, columns] = mismatch.cells;
        let rule = match nonogram.palette.is_plain() {
            true => message!("nonogram-adds-up", rows = rows, columns = columns),
            false => {
                let sign = nonogram.palette.colour(mismatch.colour).sign;
                message!("nonogram-adds-up-in", rows = rows, columns = columns, colour = sign)
            }
        };
        let mut lines: Vec<usize> = nonogram.too_many(mismatch).collect();
        lines.sort_unstable();
        let places = lines.into_iter().map(|line| spot(nonogram, line)).collect();
        Complaint { rule, scope: Scope::Board, places }
    };
    nonogram.mismatches().map(complaint).collect()
}

/// A line by its number, rows first.
fn spot(nonogram: &Nonogram, line: usize) -> Spot {
    match line.checked_sub(nonogram.clues[0].len()) {
        None => Spot::Row(line as u32 + 1),
        Some(column) => Spot::Column(column as u32 + 1),
    }
}

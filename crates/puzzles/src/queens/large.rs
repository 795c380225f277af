//! Boards too wide for a model: what is wrong with a solution, in linear time.

use grille_engine::{Message, Scope, Spot, message};

use super::{Queens, columns};
use crate::abilities::Large;
use crate::complaint::Complaint;

pub(super) const LARGE: Large<Queens> = Large {
    why: message!("queens-large"),
    uncounted: message!("queens-uncounted"),
    broken: |queens, solution| {
        let place = |row: usize| Spot::Row(row as u32 + 1);
        let broken = |(rule, rows): (_, [usize; 2])| {
            let places = rows.map(place).into();
            Complaint { rule, scope: Scope::Board, places }
        };
        clashes(&columns::of(queens.side, solution)).into_iter().map(broken).collect()
    },
};

/// Two rows for every line that two queens share.
pub(super) fn clashes(columns: &[u32]) -> Vec<(Message, [usize; 2])> {
    let last = columns.len().saturating_sub(1);
    let column = clash(columns, |_, column| column);
    let rising = clash(columns, |row, column| row + column);
    let falling = clash(columns, |row, column| last - row + column);
    let column = column.map(|rows| (message!("queens-column"), rows));
    let diagonals = [rising, falling].into_iter().flatten();
    column.into_iter().chain(diagonals.map(|rows| (message!("queens-diagonal"), rows))).collect()
}

/// The first two rows whose queens stand in the same of these lines.
fn clash(columns: &[u32], line: impl Fn(usize, usize) -> usize) -> Option<[usize; 2]> {
    let mut taken = vec![false; 2 * columns.len()];
    let mut lines = columns.iter().enumerate().map(|(row, &column)| line(row, column as usize));
    let row = lines.position(|line| std::mem::replace(&mut taken[line], true))?;
    let shared = line(row, columns[row] as usize);
    let first = (0..row).find(|&other| line(other, columns[other] as usize) == shared)?;
    Some([first, row])
}

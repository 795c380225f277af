//! Boards too wide for a model: what is wrong with a solution, in linear time.

use super::{Queens, columns};
use crate::puzzle::{Broken, Large};

pub(super) const LARGE: Large<Queens> = Large {
    why: "only the method `fast` takes a board of more than 64 by 64, and only an empty one",
    broken: |queens, solution| {
        let place = |row: usize| format!("row {}", row + 1);
        let broken =
            |(rule, rows): (_, [usize; 2])| Broken { rule, places: rows.map(place).into() };
        clashes(&columns::of(queens.side, solution)).into_iter().map(broken).collect()
    },
};

/// Two rows for every rule that these queens break.
pub(super) fn clashes(columns: &[u32]) -> Vec<(&'static str, [usize; 2])> {
    let side = columns.len();
    let column = |row: usize| columns[row] as usize;
    let lines: [(&'static str, &dyn Fn(usize) -> usize); 3] = [
        ("two queens share a column", &column),
        ("two queens share a diagonal", &|row| row + column(row)),
        ("two queens share a diagonal", &|row| side - 1 - row + column(row)),
    ];
    let clash = |(rule, line): (_, &dyn Fn(usize) -> usize)| {
        let mut taken = vec![false; 2 * side];
        let row = (0..side).find(|&row| std::mem::replace(&mut taken[line(row)], true))?;
        let first = (0..row).find(|&other| line(other) == line(row))?;
        Some((rule, [first, row]))
    };
    lines.into_iter().filter_map(clash).collect()
}

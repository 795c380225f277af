//! The text forms of nonograms, one file each.

mod clues;
pub(super) mod own;
mod plain;

use grille_engine::Solution;

use super::Nonogram;
use crate::puzzle::Format;
use crate::text::{ParseError, Token, solution_board};

pub(super) const FORMATS: &[Format<Nonogram>] = &[plain::SOURCE, plain::NIN];

/// Rows of signs, `#` and `.` for black and white.
pub(super) fn read_solution(nonogram: &Nonogram, text: &str) -> Result<Solution, ParseError> {
    let board = solution_board(text, nonogram.size)?;
    let read = |cell: &Token| {
        let sign = cell.text.chars().next().unwrap_or('.');
        let filled = nonogram.palette.is_plain() && matches!(sign, '1' | 'X' | 'x' | '■');
        let empty = matches!(sign, '0' | '-' | '_');
        let value = match (filled, empty) {
            (true, _) => Some(1),
            (_, true) => Some(0),
            _ => nonogram.palette.value(sign),
        };
        value.ok_or_else(|| {
            let signs: Vec<String> =
                nonogram.palette.runs().map(|(_, colour)| format!("`{}`", colour.sign)).collect();
            cell.error(format!("`.` or {}", signs.join(", ")))
        })
    };
    board.cells.iter().map(read).collect()
}

//! The text forms of singles: rows of numbers.

use grille_engine::{Solution, message};

use super::{LARGEST, SHADED, Singles, WHITE};
use crate::puzzle::{Fit, FormId, Format};
use crate::text::{
    Board, Headers, ParseError, Token, first_board, is_blank, number_range, read_entries,
    solution_board, write_rows, write_with_header,
};

pub(super) const FORMATS: &[Format<Singles>] = &[
    Format {
        id: FormId::new("rows"),
        fits: |text| fits(text, Headers::Never),
        read: |text| read_entries(text, Headers::Never, from_board),
        write: Some(|singles| Ok(write_rows(singles.size, |i| singles.numbers[i].to_string()))),
    },
    Format {
        id: FormId::new("grid"),
        fits: |text| fits(text, Headers::Always),
        read: |text| read_entries(text, Headers::Always, from_board),
        write: Some(|singles| {
            Ok(write_with_header(singles.size, |i| singles.numbers[i].to_string()))
        }),
    },
];

fn number(cell: &Token) -> Result<u32, ParseError> {
    cell.number(1, LARGEST, number_range)
}

fn fits(text: &str, headers: Headers) -> Fit {
    let Some(board) = first_board(text) else { return Fit::No };
    if board.has_header != (headers == Headers::Always) {
        return Fit::No;
    }
    let side = board.size.width.max(board.size.height);
    let sensible = |cell: &Token| number(cell).is_ok_and(|number| number <= side);
    let is_line = board.size.width == 1 || board.size.height == 1;
    match (!is_line || board.has_header) && board.cells.iter().all(sensible) {
        true if board.has_header => Fit::Sure,
        true => Fit::Fair,
        false => Fit::No,
    }
}

/// Singles from rows of numbers.
pub(super) fn from_board(board: &Board) -> Result<Singles, ParseError> {
    let numbers = board.cells.iter().map(number).collect::<Result<_, _>>()?;
    Ok(Singles { size: board.size, numbers })
}

/// Rows of numbers with `#` (or a blank) where a cell is shaded.
pub(super) fn read_solution(singles: &Singles, text: &str) -> Result<Solution, ParseError> {
    let board = solution_board(text, singles.size)?;
    let read = |(cell, number): (&Token, &u32)| {
        if matches!(cell.text, "#" | "■" | "x" | "X") || is_blank(cell.text) {
            return Ok(SHADED);
        }
        match cell.text.parse::<u32>() {
            Ok(found) if found == *number => Ok(WHITE),
            _ => Err(cell.error(message!("singles-cell", number = *number))),
        }
    };
    board.cells.iter().zip(&singles.numbers).map(read).collect()
}

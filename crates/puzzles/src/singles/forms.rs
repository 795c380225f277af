//! The text forms of singles: rows of numbers.

use grille_engine::message;

use super::{LARGEST, SHADED, Singles, WHITE};
use crate::abilities::Filling;
use crate::links;
use crate::puzzle::{Extent, Fit, FormId, Format};
use crate::text::{
    Board, Headers, OPEN, ParseError, Sight, Token, is_blank, number_range, read_entries,
    solution_board, write_rows, write_with_header,
};

pub(super) const FORMATS: &[Format<Singles>] = &[
    Format {
        id: FormId::new("rows"),
        extent: Extent::BLOCK,
        fits: |text| fits(text, Headers::Never),
        read: |text| read_entries(text, Headers::Never, from_board),
        write: Some(|singles| Ok(write_rows(singles.size, |i| singles.numbers[i].to_string()))),
    },
    Format {
        id: FormId::new("grid"),
        extent: Extent::HEADED,
        fits: |text| fits(text, Headers::Always),
        read: |text| read_entries(text, Headers::Always, from_board),
        write: Some(|singles| {
            Ok(write_with_header(singles.size, |i| singles.numbers[i].to_string()))
        }),
    },
    links::puzzlink(),
    links::tatham(),
    links::save(),
];

fn number(cell: &Token) -> Result<u32, ParseError> {
    cell.number(1, LARGEST, number_range)
}

fn fits(text: &str, headers: Headers) -> Fit {
    let Some(sight) = Sight::of(text) else { return Fit::No };
    if sight.header.is_some() != (headers == Headers::Always) {
        return Fit::No;
    }
    let side = sight.size.width.max(sight.size.height);
    let sensible =
        |cell: &Token| number(cell).is_ok_and(|number| number <= side || sight.header.is_some());
    let is_line = sight.size.width == 1 || sight.size.height == 1;
    let empty = sight.cells().filter(|cell| is_blank(cell.text)).count();
    let ends_empty =
        sight.rows.iter().all(|row| row.last().is_some_and(|cell| cell.text.is_empty()));
    let full = empty <= 1 || ends_empty && empty <= sight.rows.len();
    if !full
        || sight.cells().count() < 2
        || is_line && sight.header.is_none()
        || !sight.suits(sensible)
    {
        return Fit::No;
    }
    match sight.header {
        Some(_) if sight.cells().count() < 4 => sight.heading().min(Fit::Weak),
        Some(_) => sight.heading(),
        // Where nothing is to be shaded, or one cell of many, something else may be meant.
        None if sight.clashes() <= usize::from(side >= 9) => Fit::Weak,
        None => Fit::Fair,
    }
}

/// Singles from rows of numbers.
pub(super) fn from_board(board: &Board) -> Result<Singles, ParseError> {
    let trimmed = board.without_last_column();
    let board = trimmed.as_ref().unwrap_or(board);
    let numbers = board.cells.iter().map(number).collect::<Result<_, _>>()?;
    Ok(Singles { size: board.size, numbers })
}

/// Rows of numbers with `#` (or a blank) where a cell is shaded, and `?` where that is open.
pub(super) fn read_filling(singles: &Singles, text: &str) -> Result<Filling, ParseError> {
    let board = solution_board(text, singles.size)?;
    let read = |(cell, number): (&Token, &u32)| {
        if matches!(cell.text, "#" | "■" | "x" | "X") || is_blank(cell.text) {
            return Ok(Some(SHADED));
        }
        if cell.text == OPEN {
            return Ok(None);
        }
        match cell.text.parse::<u32>() {
            Ok(found) if found == *number => Ok(Some(WHITE)),
            _ => Err(cell.error(message!("singles-cell", number = *number))),
        }
    };
    board.cells.iter().zip(&singles.numbers).map(read).collect()
}

//! Solutions of nonograms: rows of signs, `#` and `.` for black and white.

use grille_engine::Solution;

use super::super::{Colour, Nonogram};
use crate::text::{ParseError, Row, Token, rows};

/// Rows of signs; bars, commas and blanks between them are fine. It need not be right.
pub(in super::super) fn read_solution(
    nonogram: &Nonogram,
    text: &str,
) -> Result<Solution, ParseError> {
    let mut solution = Vec::new();
    let mut height = 0;
    for row in rows(text) {
        let cells = cells(row);
        if cells.is_empty() || is_comment(nonogram, row, &cells) {
            continue;
        }
        if cells.len() != nonogram.size.width as usize {
            let found = format!("a row of {} cells", cells.len());
            let expected = format!("{} cells", nonogram.size.width);
            return Err(ParseError::new(row.span(), found, expected));
        }
        for cell in &cells {
            solution.push(value(nonogram, cell).ok_or_else(|| unknown(nonogram, cell))?);
        }
        height += 1;
    }
    if height == nonogram.size.height {
        return Ok(solution);
    }
    let expected = format!("{} rows", nonogram.size.height);
    Err(ParseError::new(0..text.len(), format!("{height} rows"), expected))
}

fn cells<'a>(row: Row<'a>) -> Vec<Token<'a>> {
    row.characters().filter(|token| !matches!(token.text, "|" | ",")).collect()
}

/// A line that starts with `#` is a comment, unless it is a row that starts with a black cell: one
/// without words, or one in which every cell is known.
fn is_comment(nonogram: &Nonogram, row: Row, cells: &[Token]) -> bool {
    let fits = cells.len() == nonogram.size.width as usize;
    let known = fits && cells.iter().all(|cell| value(nonogram, cell).is_some());
    let words = !nonogram.palette.is_plain() || row.text.contains(char::is_alphanumeric);
    row.comment().is_some() && words && !known
}

fn value(nonogram: &Nonogram, cell: &Token) -> Option<u8> {
    let sign = cell.text.chars().next()?;
    match sign {
        '1' | 'X' | 'x' | '■' if nonogram.palette.is_plain() => Some(1),
        '0' | '-' | '_' => Some(0),
        _ => nonogram.palette.value(sign),
    }
}

fn unknown(nonogram: &Nonogram, cell: &Token) -> ParseError {
    let sign = |(_, colour): (u8, Colour)| format!("`{}`", colour.sign);
    let signs: Vec<String> = nonogram.palette.runs().map(sign).collect();
    cell.error(format!("`.` or {}", signs.join(", ")))
}

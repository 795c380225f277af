//! Solutions of nonograms: rows of signs, `#` and `.` for black and white, `?` for what is open.

use grille_engine::{Argument, Joint, message};

use super::super::{Colour, Nonogram};
use crate::abilities::Filling;
use crate::text::{OPEN, ParseError, Token, is_blank, solution_board};

/// Rows of signs; bars, commas and blanks between them are fine. It need not be right.
pub(in super::super) fn read_filling(
    nonogram: &Nonogram,
    text: &str,
) -> Result<Filling, ParseError> {
    let board = solution_board(text, nonogram.size)?;
    let read = |cell: &Token| match cell.text {
        OPEN => Ok(None),
        _ => value(nonogram, cell).map(Some).ok_or_else(|| unknown(nonogram, cell)),
    };
    board.cells.iter().map(read).collect()
}

fn value(nonogram: &Nonogram, cell: &Token) -> Option<u8> {
    if is_blank(cell.text) || cell.text == "0" {
        return Some(0);
    }
    let mut signs = cell.text.chars();
    match (signs.next()?, signs.next()) {
        ('1' | 'X' | 'x' | '■', None) if nonogram.palette.is_plain() => Some(1),
        (sign, None) => nonogram.palette.value(sign),
        _ => None,
    }
}

fn unknown(nonogram: &Nonogram, cell: &Token) -> ParseError {
    let sign = |(_, colour): (u8, Colour)| message!("quoted", text = colour.sign);
    let signs = Argument::list(nonogram.palette.runs().map(sign), Joint::Comma);
    cell.error(message!("nonogram-signs", signs = signs))
}

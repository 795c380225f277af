//! The text forms of takuzu: rows of cells, and tables with bars.

use super::{EqualLines, Takuzu};
use crate::puzzle::{Fit, Format};
use crate::text::{
    Board, Headers, ParseError, Token, first_board, is_blank, read_entries, write_rows,
    write_with_header,
};

pub(super) const FORMATS: &[Format<Takuzu>] = &[
    Format {
        id: "rows",
        about: "one row of 0, 1 and `.` a line, or a table with bars",
        fits: |text| fits(text, Headers::Never),
        read: |text| read_entries(text, Headers::Never, from_board),
        write: Some(|takuzu| usual(takuzu).map(|()| write_rows(takuzu.size, |i| takuzu.word(i)))),
    },
    Format {
        id: "grid",
        about: "a line `WIDTH HEIGHT`, then rows of 0, 1 and `.`",
        fits: |text| fits(text, Headers::Always),
        read: |text| read_entries(text, Headers::Always, from_board),
        write: Some(|takuzu| {
            usual(takuzu).map(|()| write_with_header(takuzu.size, |i| takuzu.word(i)))
        }),
    },
];

/// Forms that cannot say otherwise mean that equal lines are forbidden.
fn usual(takuzu: &Takuzu) -> Result<(), String> {
    match takuzu.equal_lines {
        EqualLines::Forbidden => Ok(()),
        EqualLines::Allowed => Err("this form cannot say that equal lines are allowed".to_owned()),
    }
}

fn value(cell: &Token) -> Option<Option<u8>> {
    match cell.text {
        "0" => Some(Some(0)),
        "1" => Some(Some(1)),
        blank if is_blank(blank) => Some(None),
        _ => None,
    }
}

fn fits(text: &str, headers: Headers) -> Fit {
    let Some(board) = first_board(text) else { return Fit::No };
    if board.has_header != (headers == Headers::Always) {
        return Fit::No;
    }
    let even = [board.size.width, board.size.height].iter().all(|side| side % 2 == 0);
    match even && board.cells.iter().all(|cell| value(cell).is_some()) {
        true if board.has_header => Fit::Sure,
        true => Fit::Fair,
        false => Fit::No,
    }
}

/// A takuzu from rows of cells.
pub(super) fn from_board(board: &Board) -> Result<Takuzu, ParseError> {
    let size = board.size;
    if [size.width, size.height].iter().any(|side| side % 2 == 1) {
        let found = format!("a board of {} by {}", size.width, size.height);
        return Err(ParseError::new(board.span.clone(), found, "even numbers of rows and columns"));
    }
    let read = |cell: &Token| value(cell).ok_or_else(|| cell.error("0, 1 or `.`"));
    let givens = board.cells.iter().map(read).collect::<Result<_, _>>()?;
    Ok(Takuzu { size, givens, equal_lines: EqualLines::Forbidden })
}

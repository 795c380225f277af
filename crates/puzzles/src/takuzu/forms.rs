//! The text forms of takuzu: rows of cells, and tables with bars.

use grille_engine::{Message, message};

use super::numbers::check_even;
use super::{EqualLines, Takuzu};
use crate::puzzle::{Fit, FormId, Format};
use crate::text::{
    Board, Headers, ParseError, Token, first_board, is_blank, read_entries, write_rows,
    write_with_header,
};

pub(super) const FORMATS: &[Format<Takuzu>] = &[
    Format {
        id: FormId::new("rows"),
        fits: |text| fits(text, Headers::Never),
        read: |text| read_entries(text, Headers::Never, from_board),
        write: Some(|takuzu| usual(takuzu).map(|()| write_rows(takuzu.size, |i| takuzu.word(i)))),
    },
    Format {
        id: FormId::new("grid"),
        fits: |text| fits(text, Headers::Always),
        read: |text| read_entries(text, Headers::Always, from_board),
        write: Some(|takuzu| {
            usual(takuzu).map(|()| write_with_header(takuzu.size, |i| takuzu.word(i)))
        }),
    },
];

/// Forms that cannot say otherwise mean that equal lines are forbidden.
fn usual(takuzu: &Takuzu) -> Result<(), Message> {
    match takuzu.equal_lines {
        EqualLines::Forbidden => Ok(()),
        EqualLines::Allowed => Err(message!("takuzu-equal-lines-unsaid")),
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
    match check_even(board.size).is_ok() && board.cells.iter().all(|cell| value(cell).is_some()) {
        true if board.has_header => Fit::Sure,
        true => Fit::Fair,
        false => Fit::No,
    }
}

/// A takuzu from rows of cells.
pub(super) fn from_board(board: &Board) -> Result<Takuzu, ParseError> {
    let size = board.size;
    check_even(size).map_err(|misfit| misfit.in_text(board.span.clone()))?;
    let read = |cell: &Token| value(cell).ok_or_else(|| cell.error(message!("takuzu-cell")));
    let givens = board.cells.iter().map(read).collect::<Result<_, _>>()?;
    Ok(Takuzu { size, givens, equal_lines: EqualLines::Forbidden })
}

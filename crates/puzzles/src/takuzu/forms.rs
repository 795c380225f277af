//! The text forms of takuzu: rows of cells, tables with bars, and all cells on one line.

use grille_engine::{Message, message};

use super::numbers::check_even;
use super::{EqualLines, Takuzu};
use crate::abilities::Filling;
use crate::links;
use crate::puzzle::{Entry, Extent, Fit, FormId, Format};
use crate::text::{
    Board, Headers, ParseError, Row, Sight, Titles, Token, ends_block, is_blank, read_entries,
    rows, solution_board, write_rows, write_with_header,
};
use grille_grid::Size;

/// One puzzle a line.
pub(super) const LINE: FormId = FormId::new("line");

pub(super) const FORMATS: &[Format<Takuzu>] = &[
    Format {
        id: FormId::new("rows"),
        extent: Extent::BLOCK,
        fits: |text| fits(text, Headers::Never),
        read: |text| read_entries(text, Headers::Never, from_board),
        write: Some(|takuzu| usual(takuzu).map(|()| write_rows(takuzu.size, |i| takuzu.word(i)))),
    },
    Format {
        id: FormId::new("grid"),
        extent: Extent::HEADED,
        fits: |text| fits(text, Headers::Always),
        read: |text| read_entries(text, Headers::Always, from_board),
        write: Some(|takuzu| {
            usual(takuzu).map(|()| write_with_header(takuzu.size, |i| takuzu.word(i)))
        }),
    },
    Format {
        id: LINE,
        extent: Extent::Line,
        fits: fits_line,
        read: read_lines,
        write: Some(write_line),
    },
    links::tatham(),
    links::save(),
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
    let Some(sight) = Sight::of(text) else { return Fit::No };
    if sight.header.is_some() != (headers == Headers::Always) || sight.size.height < 2 {
        return Fit::No;
    }
    let has = |sign: &str| sight.cells().any(|cell| cell.text == sign);
    let blank = sight.cells().any(|cell| is_blank(cell.text));
    let both = has("0") && has("1");
    let is_clear = both && blank && sight.cells().count() >= 12;
    let right = sight.cells().all(|cell| value(cell).is_some());
    let even = sight.is_even() && sight.board().is_some_and(|board| check(&board).is_ok());
    match (right, even) {
        (true, _) if sight.header.is_some() => sight.heading(),
        (true, true) => Fit::Fair,
        (true, false) if is_clear => Fit::Fair,
        (false, _)
            if is_clear
                && sight.header.is_none_or(|_| sight.heading() > Fit::No)
                && sight.suits(|cell| value(cell).is_some()) =>
        {
            Fit::Fair
        }
        _ => Fit::No,
    }
}

/// The size of a board, without an empty column at its end where that makes it even.
fn check<'a>(board: &Board<'a>) -> Result<Board<'a>, ParseError> {
    let trimmed = || board.without_last_column().filter(|board| check_even(board.size).is_ok());
    match check_even(board.size) {
        Ok(_) => Ok(board.clone()),
        Err(misfit) => trimmed().ok_or_else(|| misfit.in_text(board.span.clone())),
    }
}

/// What stands in each cell.
fn values(cells: &[Token]) -> Result<Vec<Option<u8>>, ParseError> {
    let read = |cell: &Token| value(cell).ok_or_else(|| cell.error(message!("takuzu-cell")));
    cells.iter().map(read).collect()
}

/// A takuzu from rows of cells.
pub(super) fn from_board(board: &Board) -> Result<Takuzu, ParseError> {
    let board = check(board)?;
    from_cells(board.size, &board.cells)
}

fn from_cells(size: Size, cells: &[Token]) -> Result<Takuzu, ParseError> {
    let givens = values(cells)?;
    Ok(Takuzu { size, givens, equal_lines: EqualLines::Forbidden })
}

// One line

/// The longest line that is a puzzle: a board of a hundred by a hundred.
const LONGEST_LINE: usize = 10_000;

/// The cells of the first word of a line.
fn line_cells<'a>(row: Row<'a>) -> Vec<Token<'a>> {
    let Some(word) = row.words().next() else { return Vec::new() };
    let end = word.text.floor_char_boundary(LONGEST_LINE + 1);
    Row { text: &word.text[..end], start: word.start }.characters().collect()
}

/// The even side of a square that has about so many cells.
fn side_near(cells: usize) -> u32 {
    let half = ((cells as f64).sqrt() / 2.0).round() as u32;
    2 * half.max(1)
}

fn fits_line(text: &str) -> Fit {
    let Some(row) = rows(text).find(|row| !ends_block(row)) else { return Fit::No };
    let cells = line_cells(row);
    let has = |sign: &str| cells.iter().any(|cell| cell.text == sign);
    let blank = cells.iter().any(|cell| is_blank(cell.text));
    let side = side_near(cells.len());
    let missing = cells.len().abs_diff((side * side) as usize);
    if side < 4 || cells.iter().any(|cell| value(cell).is_none()) || !has("0") || !has("1") {
        return Fit::No;
    }
    match missing {
        0 if blank => Fit::Fair,
        0 => Fit::Weak,
        1 if blank && side >= 6 => Fit::Fair,
        _ => Fit::No,
    }
}

fn read_lines(text: &str) -> Vec<Entry<Takuzu>> {
    let read = |row: Row| {
        let cells = line_cells(row);
        let side = side_near(cells.len());
        let expected = (side * side) as usize;
        let puzzle = match cells.len() == expected {
            true => from_cells(Size::square(side), &cells),
            false => {
                let found = message!("cells", cells = cells.len());
                Err(ParseError::new(row.span(), found, message!("cells", cells = expected)))
            }
        };
        Entry::new(Titles::default(), puzzle)
    };
    rows(text).filter(|row| !ends_block(row)).map(read).collect()
}

fn write_line(takuzu: &Takuzu) -> Result<String, Message> {
    usual(takuzu)?;
    if takuzu.size.width != takuzu.size.height || takuzu.givens.len() > LONGEST_LINE {
        return Err(message!("takuzu-line-square"));
    }
    Ok((0..takuzu.givens.len()).map(|i| takuzu.word(i)).collect::<String>() + "\n")
}

/// Rows of cells, filled as far as somebody has come.
pub(super) fn read_filling(takuzu: &Takuzu, text: &str) -> Result<Filling, ParseError> {
    let board = solution_board(text, takuzu.size)?;
    values(&board.cells)
}

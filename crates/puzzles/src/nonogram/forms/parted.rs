//! What `.mk` and `.cwd` share: clues of the rows, a line that parts, clues of the columns.

use super::super::{Nonogram, Palette};
use super::clues::{Clue, checked, plain_clue};
use crate::text::{ParseError, Row, Token};

/// How many lines there are, as the head of the file says.
#[derive(Clone, Copy)]
pub(super) struct Head {
    pub height: u32,
    pub width: u32,
}

/// The line between the rows and the columns.
pub(super) struct Parting {
    pub is: fn(&Row) -> bool,
    pub name: &'static str,
}

/// The clues of the rows and of the columns. A blank line among them is an empty clue.
pub(super) fn clues<'a>(
    head: Head,
    parting: &Parting,
    mut lines: impl Iterator<Item = Row<'a>>,
    end: usize,
) -> Result<[Vec<Clue>; 2], ParseError> {
    let rows = side(&mut lines, head.height, "rows", parting, end)?;
    match lines.next() {
        Some(row) if (parting.is)(&row) => {}
        Some(row) => return Err(whole(row).error(format!("{} after the rows", parting.name))),
        None => return Err(missing(end, "columns", 0, head.width)),
    }
    let columns = side(&mut lines, head.width, "columns", parting, end)?;
    match lines.find(|row| !row.is_blank()) {
        Some(row) => Err(whole(row).error(format!("nothing after {} columns", head.width))),
        None => Ok([rows, columns]),
    }
}

fn side<'a>(
    lines: &mut impl Iterator<Item = Row<'a>>,
    count: u32,
    what: &str,
    parting: &Parting,
    end: usize,
) -> Result<Vec<Clue>, ParseError> {
    let mut clues = Vec::new();
    for so_far in 0..count {
        let row = lines.next().ok_or_else(|| missing(end, what, so_far, count))?;
        if (parting.is)(&row) && !row.is_blank() {
            let found = format!("{} after {so_far} {what}", parting.name);
            return Err(ParseError::new(row.span(), found, format!("{count} {what}")));
        }
        clues.push(plain_clue(row)?);
    }
    Ok(clues)
}

fn missing(end: usize, what: &str, so_far: u32, count: u32) -> ParseError {
    ParseError::new(end..end, format!("the end after {so_far} {what}"), format!("{count} {what}"))
}

/// The line without the blanks around it.
fn whole(row: Row<'_>) -> Token<'_> {
    let lead = row.text.len() - row.text.trim_start().len();
    Token { text: row.text.trim(), start: row.start + lead }
}

/// A black nonogram of these clues.
pub(super) fn black([rows, columns]: [Vec<Clue>; 2]) -> Result<Nonogram, ParseError> {
    checked(Palette::plain(), rows, columns)
}

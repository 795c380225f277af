//! What `.mk` and `.cwd` share: clues of the rows, a line that parts, clues of the columns.

use grille_engine::{Message, message};
use grille_grid::Axis;

use super::super::{Nonogram, Palette};
use super::clues::{Clue, black_only, checked, clue_lines, counted, plain_clue};
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
    pub name: fn() -> Message,
}

/// The clues of the rows and of the columns. A blank line among them is an empty clue.
pub(super) fn clues<'a>(
    head: Head,
    parting: &Parting,
    mut lines: impl Iterator<Item = Row<'a>>,
    end: usize,
) -> Result<[Vec<Clue>; 2], ParseError> {
    let rows = side(&mut lines, head.height, Axis::Row, parting, end)?;
    match lines.next() {
        Some(row) if (parting.is)(&row) => {}
        Some(row) => {
            let expected = message!("nonogram-after-rows", parting = (parting.name)());
            return Err(whole(row).error(expected));
        }
        None => return Err(missing(end, Axis::Column, 0, head.width)),
    }
    let columns = side(&mut lines, head.width, Axis::Column, parting, end)?;
    match lines.find(|row| !row.is_blank()) {
        Some(row) => {
            let columns = counted(head.width as usize, Axis::Column);
            Err(whole(row).error(message!("nonogram-nothing-after", columns = columns)))
        }
        None => Ok([rows, columns]),
    }
}

fn side<'a>(
    lines: &mut impl Iterator<Item = Row<'a>>,
    count: u32,
    axis: Axis,
    parting: &Parting,
    end: usize,
) -> Result<Vec<Clue>, ParseError> {
    let mut clues = Vec::new();
    for so_far in 0..count {
        let row = lines.next().ok_or_else(|| missing(end, axis, so_far, count))?;
        if (parting.is)(&row) && !row.is_blank() {
            let so_far = counted(so_far as usize, axis);
            let parting = (parting.name)();
            let found = message!("nonogram-parting-early", parting = parting, lines = so_far);
            return Err(ParseError::new(row.span(), found, counted(count as usize, axis)));
        }
        clues.push(plain_clue(row)?);
    }
    Ok(clues)
}

fn missing(end: usize, axis: Axis, so_far: u32, count: u32) -> ParseError {
    let found = message!("nonogram-end-after", lines = counted(so_far as usize, axis));
    ParseError::new(end..end, found, counted(count as usize, axis))
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

/// A nonogram in black from its head and the lines after it.
pub(super) fn read<'a>(
    (head, lines): (Head, impl Iterator<Item = Row<'a>>),
    parting: &Parting,
    text: &str,
) -> Result<Nonogram, ParseError> {
    black(clues(head, parting, lines, text.len())?)
}

/// Height and width with something between them, clues of the rows, the parting line, clues of the
/// columns.
pub(super) fn write(nonogram: &Nonogram, between: char, parting: &str) -> Result<String, Message> {
    black_only(nonogram)?;
    let (height, width) = (nonogram.size.height, nonogram.size.width);
    let [rows, columns] = [Axis::Row, Axis::Column].map(|axis| clue_lines(nonogram, axis));
    Ok(format!("{height}{between}{width}\n{rows}{parting}\n{columns}"))
}

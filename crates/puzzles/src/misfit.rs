//! Why numbers make no puzzle, and the checks that programs and readers of text share.

use std::fmt;
use std::ops::Range;

use grille_engine::{Language, Message, Spot, message};
use grille_grid::{Axis, Cell, Size};

use crate::text::{LONGEST_SIDE, ParseError, number_range, size_words};

/// Why numbers make no puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Misfit {
    /// No board has so many cells.
    Cells {
        /// How many there are.
        cells: usize,
        /// What would be right.
        expected: Message,
    },
    /// A row is shorter or longer than the first.
    Row {
        /// Which, counted from 1.
        row: u32,
        /// How many cells it has.
        cells: usize,
        /// How many the first has.
        first: usize,
    },
    /// The family has no boards of this size.
    Size {
        /// The size.
        size: Size,
        /// What would be right.
        expected: Message,
    },
    /// There are too many lines, or none.
    Lines {
        /// Rows or columns.
        axis: Axis,
        /// How many there are.
        lines: usize,
        /// What would be right.
        expected: Message,
    },
    /// A number cannot stand where it does, or not be the value of a rule.
    Number {
        /// The number.
        number: u32,
        /// Where it stands, if it stands on the board.
        at: Option<Spot>,
        /// What would be right.
        expected: Message,
    },
    /// The runs of a line need more cells than it has.
    Runs {
        /// The line.
        line: Spot,
        /// How many cells they need at the least.
        needed: usize,
        /// How many the line has.
        room: usize,
    },
    /// A cell is not on the board.
    Outside(Cell),
    /// Something that the family alone asks for.
    Rule {
        /// What there is.
        found: Message,
        /// What would be right.
        expected: Message,
    },
}

impl Misfit {
    /// What there is.
    pub fn found(&self) -> Message {
        match self {
            Self::Cells { cells, .. } => message!("cells", cells = *cells),
            Self::Row { cells, .. } => message!("row-length", cells = *cells),
            Self::Size { size, .. } => size_words(*size),
            Self::Lines { axis: Axis::Row, lines, .. } => message!("rows", rows = *lines),
            Self::Lines { axis: Axis::Column, lines, .. } => message!("columns", columns = *lines),
            Self::Number { number, .. } => message!("quoted", text = number.to_string()),
            Self::Runs { needed, .. } => message!("runs-need", cells = *needed),
            Self::Outside(cell) => message!("cell-number", number = cell.0),
            Self::Rule { found, .. } => found.clone(),
        }
    }

    /// What would be right.
    pub fn expected(&self) -> Message {
        match self {
            Self::Cells { expected, .. }
            | Self::Size { expected, .. }
            | Self::Lines { expected, .. }
            | Self::Number { expected, .. }
            | Self::Rule { expected, .. } => expected.clone(),
            Self::Row { first, .. } => message!("cells", cells = *first),
            Self::Runs { room, .. } => message!("runs-at-most", cells = *room),
            Self::Outside(_) => message!("cell-of-board"),
        }
    }

    /// Where it is, if it is at one place of the board.
    pub fn place(&self) -> Option<Spot> {
        match self {
            Self::Row { row, .. } => Some(Spot::Row(*row)),
            Self::Number { at, .. } => *at,
            Self::Runs { line, .. } => Some(*line),
            _ => None,
        }
    }

    /// All of it, to be said in any language.
    pub fn message(&self) -> Message {
        let rule = message!("found-expected", found = self.found(), expected = self.expected());
        match self.place() {
            Some(place) => message!("complaint-scope", scope = place, rule = rule),
            None => rule,
        }
    }

    /// The same of a text, of which this part says so.
    pub(crate) fn in_text(&self, span: Range<usize>) -> ParseError {
        ParseError::new(span, self.found(), self.expected())
    }
}

/// In English.
impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&crate::words(Language::English).say(&self.message()))
    }
}

impl std::error::Error for Misfit {}

/// Is a board of this size neither empty nor too large?
pub(crate) fn check_size(size: Size) -> Result<Size, Misfit> {
    if [size.width, size.height].iter().all(|side| (1..=LONGEST_SIDE).contains(side)) {
        return Ok(size);
    }
    Err(Misfit::Size { size, expected: message!("board-limits", most = LONGEST_SIDE) })
}

/// A board from its rows, which must be equally long.
pub(crate) fn board<T: Clone>(
    rows: impl IntoIterator<Item: AsRef<[T]>>,
) -> Result<(Size, Vec<T>), Misfit> {
    let (mut cells, mut height, mut width) = (Vec::new(), 0, None);
    for row in rows {
        let row = row.as_ref();
        let first = *width.get_or_insert(row.len());
        height += 1;
        if row.len() != first {
            return Err(Misfit::Row { row: height, cells: row.len(), first });
        }
        cells.extend_from_slice(row);
    }
    let width = u32::try_from(width.unwrap_or(0)).unwrap_or(u32::MAX);
    check_size(Size::new(width, height)).map(|size| (size, cells))
}

/// Is the number of a cell from `low` to `high`?
pub(crate) fn check_number(
    number: u32,
    (low, high): (u32, u32),
    (size, cell): (Size, Cell),
) -> Result<u32, Misfit> {
    if (low..=high).contains(&number) {
        return Ok(number);
    }
    Err(Misfit::Number {
        number,
        at: Some(Spot::cell(cell, size)),
        expected: number_range(low, high),
    })
}

/// Is a cell on the board?
pub(crate) fn check_cell(cell: Cell, size: Size) -> Result<Cell, Misfit> {
    if cell.index() < size.area() { Ok(cell) } else { Err(Misfit::Outside(cell)) }
}

//! A place as people name it: rows and columns counted from 1, so that no board is needed to say it.

use std::fmt;

use grille_grid::{Axis, Cell, Line, Size};

use crate::model::Place;

/// A place of a board, its rows and columns counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Spot {
    /// One cell.
    Cell {
        /// Its row.
        row: u32,
        /// Its column.
        column: u32,
    },
    /// Between two cells, each as row and column.
    Between {
        /// The upper or left one.
        from: (u32, u32),
        /// The other.
        to: (u32, u32),
    },
    /// A row.
    Row(u32),
    /// A column.
    Column(u32),
    /// A block, in reading order.
    Block(u32),
    /// All rows.
    Rows,
    /// All columns.
    Columns,
}

impl Spot {
    /// A place of a board of this size.
    pub fn of(place: Place, size: Size) -> Self {
        match place {
            Place::Cell(cell) => Self::cell(cell, size),
            Place::Between(from, to) => {
                Self::Between { from: row_column(from, size), to: row_column(to, size) }
            }
            Place::Line(line) => line.into(),
        }
    }

    /// A cell of a board of this size.
    pub fn cell(cell: Cell, size: Size) -> Self {
        let (row, column) = row_column(cell, size);
        Self::Cell { row, column }
    }

    /// The place on a board of this size; none for a block, or for several lines.
    pub fn place(self, size: Size) -> Option<Place> {
        let cell = |(row, column): (u32, u32)| size.cell(row - 1, column - 1);
        match self {
            Self::Cell { row, column } => Some(Place::Cell(cell((row, column)))),
            Self::Between { from, to } => Some(Place::Between(cell(from), cell(to))),
            Self::Row(row) => Some(Place::Line(size.line(Axis::Row, row - 1))),
            Self::Column(column) => Some(Place::Line(size.line(Axis::Column, column - 1))),
            Self::Block(_) | Self::Rows | Self::Columns => None,
        }
    }
}

fn row_column(cell: Cell, size: Size) -> (u32, u32) {
    (size.row(cell) + 1, size.column(cell) + 1)
}

impl From<Line> for Spot {
    fn from(line: Line) -> Self {
        match line.axis {
            Axis::Row => Self::Row(line.index + 1),
            Axis::Column => Self::Column(line.index + 1),
        }
    }
}

impl From<Axis> for Spot {
    fn from(axis: Axis) -> Self {
        match axis {
            Axis::Row => Self::Rows,
            Axis::Column => Self::Columns,
        }
    }
}

/// Technical, as data has it: `r3c5`, `r1c2-r1c4`, `row 3`.
impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Cell { row, column } => write!(f, "r{row}c{column}"),
            Self::Between { from: (row, column), to: (row_to, column_to) } => {
                write!(f, "r{row}c{column}-r{row_to}c{column_to}")
            }
            Self::Row(row) => write!(f, "row {row}"),
            Self::Column(column) => write!(f, "column {column}"),
            Self::Block(block) => write!(f, "block {block}"),
            Self::Rows => f.write_str("rows"),
            Self::Columns => f.write_str("columns"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_found_again_by_its_name() {
        let size = Size::new(4, 3);
        let between = Place::Between(Cell(1), Cell(9));
        let lines = size.lines().map(Place::Line);
        for place in size.cells().map(Place::Cell).chain(lines).chain([between]) {
            assert_eq!(Spot::of(place, size).place(size), Some(place));
        }
        assert_eq!(Spot::Block(1).place(size), None);
    }
}

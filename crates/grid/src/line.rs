//! A straight line of cells. Rows and columns are the same thing: a start, a stride, a length.

use crate::size::Cell;

/// The direction of a line.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Axis {
    /// From left to right.
    Row,
    /// From top to bottom.
    Column,
}

impl Axis {
    /// Rows first, as one reads.
    pub const BOTH: [Axis; 2] = [Axis::Row, Axis::Column];
}

/// A row or a column of a board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Line {
    /// Row or column.
    pub axis: Axis,
    /// Which one, counted from 0.
    pub index: u32,
    pub(crate) start: u32,
    pub(crate) stride: u32,
    /// Number of cells.
    pub length: u32,
}

impl Line {
    /// The cells from left to right or from top to bottom.
    pub fn cells(self) -> impl DoubleEndedIterator<Item = Cell> + ExactSizeIterator + Clone {
        (0..self.length).map(move |i| Cell(self.start + i * self.stride))
    }
}

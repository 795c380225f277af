//! The size of a board and the cells on it.

use crate::line::{Axis, Line};

/// A cell of a board, numbered in reading order: `row * width + column`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell(pub u32);

impl Cell {
    /// The number as an index into a list of all cells.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// Width and height of a board, in cells.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Size {
    /// Number of columns.
    pub width: u32,
    /// Number of rows.
    pub height: u32,
}

impl Size {
    /// A board of `width` columns and `height` rows.
    pub const fn new(width: u32, height: u32) -> Self {
        Self { width, height }
    }

    /// A board as wide as it is high.
    pub const fn square(side: u32) -> Self {
        Self::new(side, side)
    }

    /// The number of cells.
    pub fn area(self) -> usize {
        self.width as usize * self.height as usize
    }

    /// The cell in a row and a column, both counted from 0.
    pub fn cell(self, row: u32, column: u32) -> Cell {
        debug_assert!(row < self.height && column < self.width);
        Cell(row * self.width + column)
    }

    /// The row of a cell, counted from 0.
    pub fn row(self, cell: Cell) -> u32 {
        cell.0 / self.width
    }

    /// The column of a cell, counted from 0.
    pub fn column(self, cell: Cell) -> u32 {
        cell.0 % self.width
    }

    /// All cells in reading order.
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        (0..self.area() as u32).map(Cell)
    }

    /// How many lines run along `axis`: the rows, or the columns.
    pub fn count(self, axis: Axis) -> u32 {
        match axis {
            Axis::Row => self.height,
            Axis::Column => self.width,
        }
    }

    /// One line along `axis`, counted from 0.
    pub fn line(self, axis: Axis, index: u32) -> Line {
        match axis {
            Axis::Row => {
                Line { axis, index, start: index * self.width, stride: 1, length: self.width }
            }
            Axis::Column => {
                Line { axis, index, start: index, stride: self.width, length: self.height }
            }
        }
    }

    /// The lines along one axis.
    pub fn lines_along(self, axis: Axis) -> impl Iterator<Item = Line> {
        (0..self.count(axis)).map(move |index| self.line(axis, index))
    }

    /// Every row, then every column.
    pub fn lines(self) -> impl Iterator<Item = Line> {
        Axis::BOTH.into_iter().flat_map(move |axis| self.lines_along(axis))
    }

    /// Every pair of cells that share a side, the upper or left one first.
    pub fn touching(self) -> impl Iterator<Item = (Cell, Cell)> {
        self.lines().flat_map(|line| line.cells().zip(line.cells().skip(1)))
    }

    /// The cells that share a side with `cell`.
    pub fn around(self, cell: Cell) -> impl Iterator<Item = Cell> {
        let (row, column) = (self.row(cell), self.column(cell));
        let up = (row > 0).then(|| Cell(cell.0 - self.width));
        let left = (column > 0).then(|| Cell(cell.0 - 1));
        let right = (column + 1 < self.width).then(|| Cell(cell.0 + 1));
        let down = (row + 1 < self.height).then(|| Cell(cell.0 + self.width));
        [up, left, right, down].into_iter().flatten()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_visits_its_cells_in_order() {
        let size = Size::new(3, 2);
        let cells = |axis, index| size.line(axis, index).cells().map(|c| c.0).collect::<Vec<_>>();
        assert_eq!(cells(Axis::Row, 1), [3, 4, 5]);
        assert_eq!(cells(Axis::Column, 2), [2, 5]);
    }

    #[test]
    fn every_cell_lies_in_one_row_and_one_column() {
        let size = Size::new(4, 3);
        let mut seen = vec![0; size.area()];
        size.lines().flat_map(|line| line.cells()).for_each(|cell| seen[cell.index()] += 1);
        assert!(seen.iter().all(|&times| times == 2));
    }

    #[test]
    fn touching_and_around_agree() {
        let size = Size::new(5, 3);
        let pairs: Vec<_> = size.touching().collect();
        assert_eq!(pairs.len(), 4 * 3 + 5 * 2);
        for a in size.cells() {
            for b in size.around(a) {
                assert!(pairs.contains(&(a.min(b), a.max(b))));
            }
        }
        assert_eq!(size.cells().map(|c| size.around(c).count()).sum::<usize>(), 2 * pairs.len());
    }
}

//! A rectangle of words, and its eight images.

use super::rows;

/// Rows of cells as they are written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    pub width: usize,
    pub height: usize,
    pub cells: Vec<String>,
}

/// A rectangle has so many images, itself the first.
pub const IMAGES: usize = 8;

/// Do rows become columns?
pub fn is_transposed(image: usize) -> bool {
    image & 1 == 1
}

/// Does left become right, before rows become columns?
pub fn is_mirrored(image: usize) -> bool {
    image & 2 == 2
}

/// Does up become down, before rows become columns?
pub fn is_upside_down(image: usize) -> bool {
    image & 4 == 4
}

impl Table {
    pub fn new(width: usize, height: usize, cell: impl FnMut(usize) -> String) -> Self {
        Self { width, height, cells: (0..width * height).map(cell).collect() }
    }

    /// One of the images: rotations, reflections, transpositions.
    pub fn image(&self, image: usize) -> Self {
        let (width, height) = match is_transposed(image) {
            true => (self.height, self.width),
            false => (self.width, self.height),
        };
        Self::new(width, height, |cell| {
            let (row, column) = (cell / width, cell % width);
            let (row, column) = if is_transposed(image) { (column, row) } else { (row, column) };
            let row = if is_upside_down(image) { self.height - 1 - row } else { row };
            let column = if is_mirrored(image) { self.width - 1 - column } else { column };
            self.cells[row * self.width + column].clone()
        })
    }

    /// Every number gets another name.
    pub fn renamed(&self, name: impl Fn(usize) -> usize) -> Self {
        let word = |cell: &String| cell.parse().map_or(cell.clone(), |old| name(old).to_string());
        Self { cells: self.cells.iter().map(word).collect(), ..*self }
    }

    pub fn rows(&self) -> String {
        rows(self.width, &self.cells)
    }

    /// The rows below a line with width and height.
    pub fn headed_rows(&self) -> String {
        format!("{} {}\n{}", self.width, self.height, self.rows())
    }
}

//! Sudokus made from numbers.

use grille_engine::message;
use grille_grid::{Cell, Size};

use super::{LARGEST, Sudoku};
use crate::misfit::{Misfit, check_number};

impl Sudoku {
    /// A board from its cells in reading order, 0 where one is empty, in blocks of the usual shape:
    /// 81 cells are a board of nine by nine in blocks of three by three.
    ///
    /// ```
    /// use grille_puzzles::sudoku::Sudoku;
    ///
    /// assert_eq!(Sudoku::from_cells(&[0; 36]).expect("six by six").blocks(), (2, 3));
    /// let error = Sudoku::from_cells(&[5; 16]).expect_err("four by four has no 5");
    /// assert_eq!(error.to_string(), "r1c1: found `5`, expected a number from 0 to 4");
    /// ```
    pub fn from_cells(cells: &[u8]) -> Result<Self, Misfit> {
        let expected = || message!("sudoku-cells-as-numbers");
        let side = side_of(cells.len())
            .ok_or_else(|| Misfit::Cells { cells: cells.len(), expected: expected() })?;
        for (cell, &given) in (0..).map(Cell).zip(cells) {
            check_number(given.into(), (0, side), (Size::square(side), cell))?;
        }
        Ok(Self::new(side, cells.to_vec()))
    }

    /// The same board in blocks of so many rows and columns, whose product is its side.
    pub fn with_blocks(mut self, rows: u32, columns: u32) -> Result<Self, Misfit> {
        self.shape_blocks(rows, columns).map(|()| self)
    }

    /// The givens in reading order, 0 where a cell is empty.
    pub fn cells(&self) -> &[u8] {
        &self.givens
    }

    /// The rows and the columns of a block.
    pub fn blocks(&self) -> (u32, u32) {
        (self.block_rows, self.block_columns)
    }

    /// Change the shape of the blocks; nothing changes where it does not fit.
    pub(super) fn shape_blocks(&mut self, rows: u32, columns: u32) -> Result<(), Misfit> {
        let side = self.side();
        if rows.checked_mul(columns) != Some(side) {
            return Err(Misfit::Rule {
                found: message!("quoted", text = format!("{rows}x{columns}")),
                expected: message!("sudoku-blocks-product", side = side),
            });
        }
        (self.block_rows, self.block_columns) = (rows, columns);
        Ok(())
    }
}

/// The side of a board of so many cells, if it is one we take.
pub(super) fn side_of(cells: usize) -> Option<u32> {
    let side = (cells as f64).sqrt().round() as u32;
    ((1..=LARGEST).contains(&side) && (side * side) as usize == cells).then_some(side)
}

//! Takuzu made from numbers.

use grille_engine::message;
use grille_grid::Size;

use super::{EqualLines, Takuzu};
use crate::misfit::{Misfit, board, check_number};

impl Takuzu {
    /// A board from its rows: 0, 1, or nothing where a cell is empty.
    ///
    /// ```
    /// use grille_puzzles::takuzu::Takuzu;
    ///
    /// let takuzu = Takuzu::from_givens([[Some(1), None], [None, None]]).expect("two by two");
    /// assert_eq!(takuzu.givens()[0], Some(1));
    /// let error = Takuzu::from_givens([[None; 3]; 2]).expect_err("three columns");
    /// let expected = "found a board of 3 by 2, expected even numbers of rows and columns";
    /// assert_eq!(error.to_string(), expected);
    /// ```
    pub fn from_givens(rows: impl IntoIterator<Item: AsRef<[Option<u8>]>>) -> Result<Self, Misfit> {
        let (size, givens) = board(rows)?;
        check_even(size)?;
        for (cell, given) in size.cells().zip(&givens) {
            check_number(given.unwrap_or(0).into(), (0, 1), (size, cell))?;
        }
        Ok(Self { size, givens, equal_lines: EqualLines::Forbidden })
    }

    /// The same board under another rule for equal lines.
    pub fn with_equal_lines(self, equal_lines: EqualLines) -> Self {
        Self { equal_lines, ..self }
    }

    /// May two rows, or two columns, be the same?
    pub fn equal_lines(&self) -> EqualLines {
        self.equal_lines
    }

    /// The givens in reading order.
    pub fn givens(&self) -> &[Option<u8>] {
        &self.givens
    }
}

/// Only even lines can hold as many zeros as ones.
pub(super) fn check_even(size: Size) -> Result<Size, Misfit> {
    match [size.width, size.height].iter().all(|side| side % 2 == 0) {
        true => Ok(size),
        false => Err(Misfit::Size { size, expected: message!("takuzu-even") }),
    }
}

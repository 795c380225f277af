//! Singles made from numbers.

use super::{LARGEST, Singles};
use crate::misfit::{Misfit, board, check_number};

impl Singles {
    /// A board from its rows of numbers, from 1.
    ///
    /// ```
    /// use grille_puzzles::singles::Singles;
    ///
    /// let singles = Singles::from_numbers([[1, 1], [1, 2]]).expect("two by two");
    /// assert_eq!(singles.numbers(), [1, 1, 1, 2]);
    /// let error = Singles::from_numbers([vec![1, 2], vec![3]]).expect_err("a short row");
    /// assert_eq!(error.to_string(), "row 2: found a row of 1 cell, expected 2 cells");
    /// ```
    pub fn from_numbers(rows: impl IntoIterator<Item: AsRef<[u32]>>) -> Result<Self, Misfit> {
        let (size, numbers) = board(rows)?;
        for (cell, &number) in size.cells().zip(&numbers) {
            check_number(number, (1, LARGEST), (size, cell))?;
        }
        Ok(Self { size, numbers })
    }

    /// The numbers in reading order.
    pub fn numbers(&self) -> &[u32] {
        &self.numbers
    }
}

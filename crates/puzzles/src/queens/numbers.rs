//! Queens made from a number, and from the queens that stand already.

use grille_engine::{Message, message};
use grille_grid::{Cell, Size};

use super::{Queens, WIDEST, WIDEST_MODEL};
use crate::misfit::{Misfit, check_cell};

impl Queens {
    /// A board without queens.
    ///
    /// ```
    /// use grille_puzzles::queens::Queens;
    ///
    /// assert_eq!(Queens::empty(8).expect("a board").placed(), []);
    /// let error = Queens::empty(0).expect_err("no board");
    /// assert_eq!(error.to_string(), "found `0`, expected a board from 1 to 10000000");
    /// ```
    pub fn empty(side: u32) -> Result<Self, Misfit> {
        Self::with_queens(side, [])
    }

    /// A board with some queens placed already, which is 64 by 64 at most.
    pub fn with_queens(side: u32, queens: impl IntoIterator<Item = Cell>) -> Result<Self, Misfit> {
        if !(1..=WIDEST).contains(&side) {
            let expected = side_range(1, WIDEST);
            return Err(Misfit::Number { number: side, at: None, expected });
        }
        let on_board = |cell| check_cell(cell, Size::square(side));
        let mut placed: Vec<Cell> = queens.into_iter().map(on_board).collect::<Result<_, _>>()?;
        placed.sort_unstable();
        placed.dedup();
        Self::new(side, placed)
    }

    /// The queens that are there from the start, in reading order.
    pub fn placed(&self) -> &[Cell] {
        &self.placed
    }

    /// Queens in reading order on a board that takes them.
    pub(super) fn new(side: u32, placed: Vec<Cell>) -> Result<Self, Misfit> {
        if side > WIDEST_MODEL && !placed.is_empty() {
            return Err(Misfit::Rule {
                found: message!("queens-on-board", queens = placed.len(), side = side),
                expected: message!("queens-empty-or-small", side = WIDEST_MODEL),
            });
        }
        Ok(Self { side, placed })
    }
}

/// "a board from 1 to 9"
pub(super) fn side_range(low: u32, high: u32) -> Message {
    message!("queens-side", low = low, high = high)
}

//! Cells that are shaded at random until no more can be: none beside another, and the white ones hang
//! together.
//!
//! Where there is one solution, no further cell can be shaded: that would be another one. So every
//! white cell lies beside a shaded one or holds white cells together, and the share of shaded cells
//! cannot be just anything: from a fifth, where each is beside one, to a third.

use grille_chance::Seed;
use grille_engine::Conflict;
use grille_grid::{Cell, Size};

use super::super::fast::Board;
use super::super::{SHADED, Singles};
use crate::walk::Board as _;

/// A board that is being shaded: what cannot be shaded any more is white at once.
pub(super) struct Shading {
    size: Size,
    board: Board,
    /// How many cells are shaded.
    pub number: usize,
}

/// Steps to cells that have no neighbour in common: shaded, they leave as few shaded as can be. Those to
/// the other hand do so too, but not together with these.
const WIDE: [(i32, i32); 4] = [(1, 2), (-1, -2), (-2, 1), (2, -1)];

/// Steps to cells that touch at a corner: shaded, they are as close as can be.
const CLOSE: [(i32, i32); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];

impl Shading {
    /// All is open.
    pub fn new(size: Size) -> Result<Self, Conflict> {
        let numbers = (1..=size.area() as u32).collect();
        let mut board = Board::new(&Singles { size, numbers });
        board.wake()?;
        board.settle(&|| false)?;
        Ok(Self { size, board, number: 0 })
    }

    /// Shade cells as long as any can be. From each one goes to others by steps of a kind, in so many
    /// cases of a hundred: wide ones for a number below zero, close ones above.
    pub fn random(size: Size, lean: i32, seed: &mut Seed) -> Result<Self, Conflict> {
        let mut shading = Self::new(size)?;
        let hand = if seed.one_in(2) { 1 } else { -1 };
        let steps = if lean < 0 { WIDE } else { CLOSE };
        let mut next: Vec<Cell> = Vec::new();
        for cell in seed.order(size.area()) {
            next.push(Cell(cell as u32));
            while let Some(cell) = next.pop() {
                if shading.put(cell)? {
                    let steps = steps.iter().filter(|_| seed.percent(lean.unsigned_abs() as usize));
                    next.extend(steps.filter_map(|&step| beyond(size, cell, step, hand)));
                }
            }
        }
        Ok(shading)
    }

    /// Shade cells in an order, each if it can be.
    pub fn in_order(size: Size, order: impl IntoIterator<Item = Cell>) -> Result<Self, Conflict> {
        let mut shading = Self::new(size)?;
        for cell in order {
            shading.put(cell)?;
        }
        Ok(shading)
    }

    /// Shade a cell if that can be. There is no conflict, for what cannot be shaded is known.
    pub fn put(&mut self, cell: Cell) -> Result<bool, Conflict> {
        let is_open = self.board.value(cell.index()).is_none();
        if is_open {
            self.board.set(cell.index(), SHADED)?;
            self.board.settle(&|| false)?;
            self.number += 1;
        }
        Ok(is_open)
    }

    pub fn is_shaded(&self, cell: Cell) -> bool {
        self.board.value(cell.index()) == Some(SHADED)
    }

    /// Change what is shaded until every white cell lies beside a shaded one: such a cell is shaded
    /// before those that were. `None` where that did not come.
    pub fn covered(mut self, rounds: usize, seed: &mut Seed) -> Result<Option<Self>, Conflict> {
        for _ in 0..rounds {
            let mut order = self.bare();
            if order.is_empty() {
                return Ok(Some(self));
            }
            let number = order.len().div_ceil(2);
            seed.shuffle(&mut order);
            order.truncate(number);
            order.extend(self.size.cells().filter(|&cell| self.is_shaded(cell)));
            seed.shuffle(&mut order[number..]);
            order.extend(seed.order(self.size.area()).into_iter().map(|cell| Cell(cell as u32)));
            self = Self::in_order(self.size, order)?;
        }
        Ok(None)
    }

    /// White cells that lie beside white ones only.
    fn bare(&self) -> Vec<Cell> {
        let is_bare = |&cell: &Cell| {
            !self.is_shaded(cell) && !self.size.around(cell).any(|near| self.is_shaded(near))
        };
        self.size.cells().filter(is_bare).collect()
    }
}

/// The cell some steps down and to a side, on the board.
fn beyond(size: Size, cell: Cell, (down, right): (i32, i32), hand: i32) -> Option<Cell> {
    let row = size.row(cell).checked_add_signed(down).filter(|&row| row < size.height)?;
    let column = size.column(cell).checked_add_signed(hand * right);
    Some(size.cell(row, column.filter(|&column| column < size.width)?))
}

//! Islands that come up one after the other, each joined to one that is there: a tree that fills the
//! board.

use grille_chance::Seed;
use grille_grid::Cell;

use super::sea::{Direction, Sea};

/// From this density on islands may lie side by side; there is no room for them otherwise.
pub(super) const CROWDED: f64 = 0.3;

impl Sea {
    /// Raise so many islands, or as many as there is room for.
    ///
    /// Cells are taken from the whole board in any order, so that islands are spread evenly; those
    /// that see no island yet wait for their turn.
    pub fn grow(&mut self, islands: usize, seed: &mut Seed) {
        let is_crowded = islands as f64 >= CROWDED * self.size.area() as f64;
        let mut waiting: Vec<Cell> =
            seed.order(self.size.area()).into_iter().map(|cell| Cell(cell as u32)).collect();
        if let Some(first) = waiting.pop().filter(|_| self.islands == 0) {
            self.raise(first);
        }
        // First where there is water, then under bridges as well.
        for may_split in [false, true] {
            let mut is_growing = true;
            while is_growing && self.islands < islands {
                let before = self.islands;
                waiting.retain(|&cell| {
                    self.islands == islands || !self.settle(cell, is_crowded, may_split, seed)
                });
                is_growing = self.islands > before;
            }
        }
    }

    /// Raise an island on a cell if it can be joined to another.
    pub fn settle(
        &mut self,
        cell: Cell,
        is_crowded: bool,
        may_split: bool,
        seed: &mut Seed,
    ) -> bool {
        let is_taken = self.is_island(cell) || !may_split && !self.is_water(cell);
        let is_near =
            |direction| self.beside(cell, direction).is_some_and(|beside| self.is_island(beside));
        if is_taken || !is_crowded && Direction::ALL.into_iter().any(is_near) {
            return false;
        }
        if !self.is_water(cell) {
            self.raise(cell);
            return true;
        }
        let mut seen = [Cell(0); 4];
        let mut number = 0;
        for direction in Direction::ALL {
            if let Some(other) = self.seen(cell, direction) {
                seen[number] = other;
                number += 1;
            }
        }
        if number == 0 {
            return false;
        }
        let other = *seed.pick(&seen[..number]);
        self.raise(cell);
        self.join(cell.min(other), cell.max(other), 1);
        true
    }
}

//! What is seen before anything is known.

use grille_engine::Conflict;

use super::board::{Board, State};

impl Board {
    /// Set what three patterns say.
    ///
    /// ```text
    /// 3 7 3        the 7 stays: one of the 3 is shaded
    /// 3 3 5 … 3    one of the first two 3 stays, so the third is shaded
    /// 2 (4) 6      on a board one cell high, what lies between others holds them together
    /// ```
    pub(super) fn look_for_patterns(&mut self) -> Result<(), Conflict> {
        for spot in self.layout.each() {
            (0..2).try_for_each(|axis| self.look(axis, spot))?;
        }
        Ok(())
    }

    /// What they say of a cell and those beside it on a line.
    pub(super) fn look(&mut self, axis: usize, spot: usize) -> Result<(), Conflict> {
        let number = |spot: usize| self.numbers[spot];
        if number(spot) == 0 {
            return Ok(());
        }
        let [left, right, above, below] = self.layout.beside(spot);
        let along = [[left, right], [above, below]];
        let [before, after] = along[axis];
        let narrow = along[1 - axis].map(number) == [0, 0];
        let between = number(before) > 0 && number(after) > 0;
        let twins = number(spot) == number(after);
        if between && (narrow || number(before) == number(after)) {
            self.put(spot, State::White)?;
        }
        if twins {
            self.shade_others(axis, spot, after)?;
        }
        Ok(())
    }

    /// Shade all of a ring but these two.
    fn shade_others(&mut self, axis: usize, one: usize, other: usize) -> Result<(), Conflict> {
        let mut next = self.rings[axis][one] as usize;
        while next != one {
            if next != other {
                self.put(next, State::Shaded)?;
            }
            next = self.rings[axis][next] as usize;
        }
        Ok(())
    }
}

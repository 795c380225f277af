//! Digits locked where two units cross (locked candidates: pointing and claiming).

use grille_engine::Conflict;

use super::board::Board;
use super::shape::{KINDS, bits};

impl Board<'_> {
    /// Look at one unit whose digits have lost places; `false` when there is none.
    pub fn lock_next(&mut self) -> Result<bool, Conflict> {
        let Some(kind) = (0..KINDS).find(|&kind| self.unlocked[kind] != 0) else {
            return Ok(false);
        };
        let number = self.unlocked[kind].trailing_zeros() as usize;
        self.unlocked[kind] &= self.unlocked[kind] - 1;
        let unit = kind * self.shape.side + number;
        let digits = std::mem::take(&mut self.touched[unit]);
        bits(digits).try_for_each(|digit| self.lock(kind, unit, digit))?;
        Ok(true)
    }

    /// When all places of a digit in a unit lie in another unit too, it has no others there.
    ///
    /// ```text
    /// the row      . . . | x x . | . . .      the block   . . .
    ///                                                     x x .
    ///                                                     - - -   struck
    /// ```
    fn lock(&mut self, kind: usize, unit: usize, digit: usize) -> Result<(), Conflict> {
        let shape = self.shape;
        for crossing in shape.crossings.iter().filter(|crossing| crossing.from == kind) {
            let places = self.places(unit, digit);
            let first = places.trailing_zeros() as usize;
            if places & !crossing.here[first] != 0 {
                continue;
            }
            let seat = shape.seats(shape.cell(unit, first))[crossing.to];
            let other = usize::from(seat.unit);
            let shared = crossing.there[usize::from(seat.place)];
            self.strike_places(other, digit, self.places(other, digit) & !shared)?;
        }
        Ok(())
    }
}

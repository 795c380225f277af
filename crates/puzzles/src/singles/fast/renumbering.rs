//! A cell that gets another number while a board is being made.

use grille_engine::Conflict;

use super::board::{Board, State};

impl Board {
    /// Another number for a cell that is shaded in the end, whose old one has said nothing so far.
    pub fn renumber(&mut self, cell: usize, number: u32) -> Result<(), Conflict> {
        let spot = self.layout.spot(cell);
        for axis in 0..2 {
            self.leave_ring(axis, spot);
        }
        self.numbers[spot] = number;
        for axis in 0..2 {
            self.join_ring(axis, spot);
        }
        for axis in 0..2 {
            self.look_around(axis, spot)?;
        }
        Ok(())
    }

    /// Does a number lie beside its equal, or with one cell between?
    pub fn is_in_pattern(&self, cell: usize) -> bool {
        let spot = self.layout.spot(cell);
        [0, 1].into_iter().any(|axis| {
            let step = self.layout.step(axis);
            self.twins(axis, spot).any(|twin| twin.abs_diff(spot) <= 2 * step)
        })
    }

    /// The other spots of a line with the same number.
    fn twins(&self, axis: usize, spot: usize) -> impl Iterator<Item = usize> {
        let ring = &self.rings[axis];
        let next = move |&twin: &usize| Some(ring[twin] as usize).filter(|&twin| twin != spot);
        std::iter::successors(next(&spot), next)
    }

    fn leave_ring(&mut self, axis: usize, spot: usize) {
        if let Some(before) = self.twins(axis, spot).last() {
            self.rings[axis][before] = self.rings[axis][spot];
            self.rings[axis][spot] = spot as u32;
        }
    }

    fn join_ring(&mut self, axis: usize, spot: usize) {
        let number = self.numbers[spot];
        let is_twin = |&other: &usize| other != spot && self.numbers[other] == number;
        if let Some(twin) = self.layout.line(axis, spot).find(is_twin) {
            self.rings[axis][spot] = self.rings[axis][twin];
            self.rings[axis][twin] = spot as u32;
        }
    }

    /// What a new number says with its equals.
    fn look_around(&mut self, axis: usize, spot: usize) -> Result<(), Conflict> {
        let twins: Vec<usize> = self.twins(axis, spot).collect();
        if twins.iter().any(|&twin| self.state[twin] == State::White) {
            self.put(spot, State::Shaded)?;
        }
        let step = self.layout.step(axis);
        for near in [spot - step, spot, spot + step].into_iter().chain(twins) {
            self.look(axis, near)?;
        }
        Ok(())
    }
}

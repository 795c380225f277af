//! The candidates of a sudoku, seen by cell, by unit and by digit, kept up to date step by step.

use grille_engine::{Domains, Values};

use super::shape::{Shape, bits};

/// What is placed and what is left. Digits are values of the model, from 0.
///
/// A cell whose domain is one value is placed: it has no candidates any more, and its digit is no
/// candidate of its peers, even where the domain still has it.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Grid {
    /// The domains as they were seen last.
    domains: Vec<Values>,
    /// The candidates of each cell; none where one is placed.
    candidates: Vec<u64>,
    /// The positions of each digit in each unit.
    places: Vec<u64>,
    /// The digits placed in each unit.
    taken: Vec<u64>,
    /// The cells that have each digit as a candidate, as sets of bits.
    cells: Vec<u64>,
    /// Has a cell no candidate, or two peers the same digit?
    is_wrong: bool,
    side: usize,
    words: usize,
}

impl Grid {
    /// Nothing is known.
    pub fn new(shape: &Shape) -> Self {
        let (side, area, words) = (shape.side, shape.area(), shape.words);
        let all = u64::MAX >> (64 - side);
        let mut cells = vec![u64::MAX; side * words];
        if area % 64 > 0 {
            let last = cells.iter_mut().skip(words - 1).step_by(words);
            last.for_each(|word| *word = (1 << (area % 64)) - 1);
        }
        Self {
            domains: vec![Values(all); area],
            candidates: vec![all; area],
            places: vec![all; shape.units() * side],
            taken: vec![0; shape.units()],
            cells,
            is_wrong: false,
            side,
            words,
        }
    }

    /// Take over what is known now. Cheap where it is what was known before and a little more.
    pub fn refresh(&mut self, shape: &Shape, known: &Domains) {
        // Every rule looks at what the rules before it have seen.
        if self.domains == known.all() {
            return;
        }
        for (cell, &Values(now)) in known.all().iter().enumerate() {
            let Values(before) = self.domains[cell];
            if now == before {
                continue;
            }
            if now & !before != 0 {
                *self = Self::new(shape);
                return self.refresh(shape, known);
            }
            self.domains[cell] = Values(now);
            match now.is_power_of_two() {
                true => self.place(shape, cell, now.trailing_zeros() as usize),
                false => self.strike(shape, cell, before & !now),
            }
        }
    }

    fn place(&mut self, shape: &Shape, cell: usize, digit: usize) {
        self.is_wrong |= self.candidates[cell] >> digit & 1 == 0;
        self.strike_all(shape, cell, self.candidates[cell]);
        for seat in shape.seats(cell) {
            self.taken[seat.unit] |= 1 << digit;
        }
        for (word, &peers) in shape.peers(cell).iter().enumerate() {
            let losers = peers & self.cells[digit * self.words + word];
            bits(losers).for_each(|bit| self.strike(shape, word * 64 + bit, 1 << digit));
        }
    }

    /// Strike candidates of a cell, one of which must be left.
    fn strike(&mut self, shape: &Shape, cell: usize, digits: u64) {
        let was_open = self.candidates[cell] != 0;
        self.strike_all(shape, cell, digits);
        self.is_wrong |= was_open && self.candidates[cell] == 0;
    }

    fn strike_all(&mut self, shape: &Shape, cell: usize, digits: u64) {
        for digit in bits(digits & self.candidates[cell]) {
            for seat in shape.seats(cell) {
                self.places[seat.unit * self.side + digit] &= !(1 << seat.position);
            }
            self.cells[digit * self.words + cell / 64] &= !(1 << (cell % 64));
        }
        self.candidates[cell] &= !digits;
    }

    pub fn is_wrong(&self) -> bool {
        self.is_wrong
    }

    /// What the domain of a cell was when it was seen last.
    pub fn domain(&self, cell: usize) -> u64 {
        self.domains[cell].0
    }

    /// The candidates of a cell; none where a digit is placed.
    pub fn candidates(&self, cell: usize) -> u64 {
        self.candidates[cell]
    }

    pub fn has(&self, cell: usize, digit: usize) -> bool {
        self.candidates[cell] >> digit & 1 == 1
    }

    /// The positions of a digit in a unit; none where it is placed.
    pub fn places(&self, unit: usize, digit: usize) -> u64 {
        self.places[unit * self.side + digit]
    }

    /// The positions of every digit in every unit.
    pub fn all_places(&self) -> &[u64] {
        &self.places
    }

    /// The digits placed in a unit.
    pub fn taken(&self, unit: usize) -> u64 {
        self.taken[unit]
    }

    /// The digits missing in a unit.
    pub fn missing(&self, unit: usize) -> u64 {
        !self.taken[unit] & (u64::MAX >> (64 - self.side))
    }

    /// The cells with a candidate, as a set.
    pub fn cells_with(&self, digit: usize) -> &[u64] {
        &self.cells[digit * self.words..(digit + 1) * self.words]
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::Sudoku;
    use super::*;
    use grille_engine::Var;

    /// Solving a board cell by cell, what is kept up to date is what a first look gives.
    #[test]
    fn a_grid_kept_up_to_date_is_a_fresh_one() {
        let shape = Shape::of(&Sudoku::new(9, vec![0; 81]));
        let solution = |cell: u32| ((cell / 9 * 3 + cell / 27 + cell % 9) % 9) as u8;
        let mut known = Domains::new(vec![Values::below(9); 81]);
        let mut kept = Grid::new(&shape);
        for turn in 0..81 {
            let (cell, other) = (turn * 25 % 81, turn * 31 % 81);
            known.assign(Var(cell), solution(cell)).expect("it is the solution");
            known.strike(Var(other), (solution(other) + 1) % 9).expect("the solution is left");
            kept.refresh(&shape, &known);
            let mut fresh = Grid::new(&shape);
            fresh.refresh(&shape, &known);
            assert_eq!(kept, fresh);
            assert!(!kept.is_wrong());
        }
        assert_eq!(known.open(), 0);
        kept.refresh(&shape, &Domains::new(vec![Values::below(9); 81]));
        assert_eq!(kept, Grid::new(&shape));
    }
}

//! Singles in the order in which they come up, as HoDoKu takes them: two queues that are filled
//! whenever a candidate is struck.

use std::collections::VecDeque;

use super::shape::{Shape, bits};

/// A single: a cell, its digit, and how it is seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Single {
    pub cell: usize,
    pub digit: usize,
    pub is_hidden: bool,
}

/// A board with the singles that were seen on it.
pub(super) struct InTurn<'s> {
    shape: &'s Shape,
    /// The candidates of each cell; none where one is placed.
    candidates: Vec<u64>,
    is_placed: Vec<bool>,
    /// How many places each digit has in each unit.
    free: Vec<u32>,
    naked: VecDeque<(usize, usize)>,
    hidden: VecDeque<(usize, usize)>,
}

impl<'s> InTurn<'s> {
    /// Nothing is placed.
    pub fn new(shape: &'s Shape) -> Self {
        let side = shape.side;
        Self {
            shape,
            candidates: vec![u64::MAX >> (64 - side); shape.area()],
            is_placed: vec![false; shape.area()],
            free: vec![side as u32; shape.units() * side],
            naked: VecDeque::new(),
            hidden: VecDeque::new(),
        }
    }

    /// Place a digit: first its peers lose it, in reading order, then the cell all it had.
    pub fn place(&mut self, cell: usize, digit: usize) {
        self.is_placed[cell] = true;
        let shape = self.shape;
        for (word, &peers) in shape.peers(cell).iter().enumerate() {
            bits(peers).for_each(|bit| self.strike(word * 64 + bit, digit));
        }
        for other in bits(std::mem::take(&mut self.candidates[cell])) {
            for seat in shape.seats(cell) {
                self.lose(seat.unit, other, other != digit);
            }
        }
    }

    /// Strike a candidate, if it is there.
    pub fn strike(&mut self, cell: usize, digit: usize) {
        if self.candidates[cell] >> digit & 1 == 0 {
            return;
        }
        self.candidates[cell] &= !(1 << digit);
        for seat in self.shape.seats(cell) {
            self.lose(seat.unit, digit, true);
        }
        let left = self.candidates[cell];
        if left.is_power_of_two() {
            self.naked.push_back((cell, left.trailing_zeros() as usize));
        }
    }

    /// A digit has a place less in a unit.
    fn lose(&mut self, unit: usize, digit: usize, is_seen: bool) {
        let free = &mut self.free[unit * self.shape.side + digit];
        *free -= 1;
        if *free == 1 && is_seen {
            let mut cells = (0..self.shape.side).map(|position| self.shape.cell(unit, position));
            let only = cells.find(|&cell| self.candidates[cell] >> digit & 1 == 1);
            self.hidden.extend(only.map(|cell| (cell, digit)));
        }
    }

    /// The next single: full houses first, then naked ones, then hidden ones.
    pub fn next(&mut self) -> Option<Single> {
        let seen = |&(cell, digit): &(usize, usize), is_hidden| Single { cell, digit, is_hidden };
        if let Some(full) = self.naked.iter().find(|&&(cell, digit)| self.is_full(cell, digit)) {
            return Some(seen(full, false));
        }
        while let Some((cell, digit)) = self.naked.pop_front() {
            if !self.is_placed[cell] {
                return Some(seen(&(cell, digit), false));
            }
        }
        while let Some((cell, digit)) = self.hidden.pop_front() {
            let is_only = |unit: usize| self.free[unit * self.shape.side + digit] == 1;
            let seats = self.shape.seats(cell);
            if !self.is_placed[cell] && seats.iter().any(|seat| is_only(seat.unit)) {
                return Some(seen(&(cell, digit), true));
            }
        }
        None
    }

    /// Is every cell placed?
    pub fn is_done(&self) -> bool {
        self.is_placed.iter().all(|&placed| placed)
    }

    /// Is a cell the last open one of a unit?
    fn is_full(&self, cell: usize, digit: usize) -> bool {
        let side = self.shape.side;
        let is_last = |unit: usize| {
            (0..side).all(|other| other == digit || self.free[unit * side + other] == 0)
        };
        !self.is_placed[cell] && self.shape.seats(cell).iter().any(|seat| is_last(seat.unit))
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::Sudoku;
    use super::*;

    /// Numbers of the first row are placed from the left; then these cells are placed.
    fn check(row: usize, more: &[(usize, usize)], expected: Option<(usize, usize, bool)>) {
        let shape = Shape::of(&Sudoku::new(9, vec![0; 81]));
        let mut queue = InTurn::new(&shape);
        (0..row).for_each(|cell| queue.place(cell, cell));
        more.iter().for_each(|&(cell, digit)| queue.place(cell, digit));
        let next = queue.next().map(|single| (single.cell, single.digit, single.is_hidden));
        assert_eq!(next, expected);
    }

    #[test]
    fn singles_come_in_the_order_in_which_they_come_up() {
        check(7, &[], None);
        check(8, &[], Some((8, 8, false)));
        // Two cells of row 1 are open, and one of them cannot be 8: it is a naked 9, and the 8 would
        // be a hidden single.
        check(7, &[(34, 7)], Some((7, 8, false)));
        // The 9 of block 3 has one place.
        check(0, &[(9, 8), (18 + 3, 8), (6, 0), (7, 1)], Some((8, 8, true)));
    }
}

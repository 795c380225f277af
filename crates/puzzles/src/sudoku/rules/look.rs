//! One look at a sudoku: its candidates, and how a step about them is put together.

use std::cell::Ref;
use std::ops::Deref;

use grille_engine::{Argument, Change, Inference, Joint, Spot, Strength, Values, Var};

use super::super::symbols;
use super::grid::Grid;
use super::shape::{Shape, bits};

/// The candidates, and the shape they stand in.
pub(super) struct Look<'a> {
    pub shape: &'a Shape,
    pub grid: Ref<'a, Grid>,
}

impl Deref for Look<'_> {
    type Target = Grid;

    fn deref(&self) -> &Grid {
        &self.grid
    }
}

/// Candidates that a step strikes, each cell once.
#[derive(Clone, Default, Debug)]
pub(super) struct Strikes {
    changes: Vec<Change>,
}

impl Strikes {
    /// Strike these candidates of a cell, those of them that are there.
    pub fn add(&mut self, look: &Look, cell: usize, digits: u64) {
        let news = look.candidates(cell) & digits;
        if news == 0 {
            return;
        }
        let var = Var(cell as u32);
        match self.changes.iter_mut().find(|change| change.var == var) {
            Some(change) => change.keep.0 &= !news,
            None => self.changes.push(Change { var, keep: Values(!news) }),
        }
    }

    /// Strike a candidate wherever it is seen by all of these cells.
    pub fn add_seen(&mut self, look: &Look, digit: usize, cells: &[usize]) {
        for (word, &with) in look.cells_with(digit).iter().enumerate() {
            let seen = cells.iter().fold(with, |set, &cell| set & look.shape.peers(cell)[word]);
            bits(seen).for_each(|bit| self.add(look, word * 64 + bit, 1 << digit));
        }
    }

    /// All that another list strikes as well.
    pub fn join(&mut self, look: &Look, other: Self) {
        for change in other.changes {
            self.add(look, change.var.index(), !change.keep.0);
        }
    }

    /// Is anything struck that is not in this list, a set of digits for each cell?
    pub fn adds_to(&self, struck: &[u64]) -> bool {
        self.changes.iter().any(|change| !change.keep.0 & !struck[change.var.index()] != 0)
    }

    /// Write down in such a list what is struck.
    pub fn note(&self, struck: &mut [u64]) {
        self.changes.iter().for_each(|change| struck[change.var.index()] |= !change.keep.0);
    }

    /// The cells that lose something.
    pub fn cells(&self) -> impl Iterator<Item = usize> + '_ {
        self.changes.iter().map(|change| change.var.index())
    }

    pub fn is_empty(&self) -> bool {
        self.changes.is_empty()
    }

    pub fn changes(self) -> Vec<Change> {
        self.changes
    }
}

/// A link of a chain between two candidates, each a cell and a digit.
pub(super) fn bond(from: (usize, usize), to: (usize, usize), strength: Strength) -> Inference {
    let end = |(cell, digit): (usize, usize)| (Var(cell as u32), digit as u8);
    Inference { from: end(from), to: end(to), strength }
}

impl Look<'_> {
    /// A cell gets a digit.
    pub fn placed(&self, cell: usize, digit: usize) -> Vec<Change> {
        vec![Change { var: Var(cell as u32), keep: Values::one(digit as u8) }]
    }

    pub fn spots(&self, cells: impl IntoIterator<Item = usize>) -> Vec<Spot> {
        cells.into_iter().map(|cell| self.shape.cell_spot(cell)).collect()
    }

    /// A digit as it is written.
    pub fn digit(&self, digit: usize) -> String {
        symbols::word(digit as u8 + 1, self.shape.signs)
    }

    /// Digits as they are written: "4, 5 and 6".
    pub fn digits(&self, digits: u64) -> Argument {
        Argument::list(bits(digits).map(|digit| self.digit(digit)), Joint::And)
    }

    /// Cells by their places: "r1c2 and r1c3".
    pub fn cells(&self, cells: &[usize]) -> Argument {
        Argument::list(cells.iter().map(|&cell| self.shape.cell_spot(cell)), Joint::And)
    }

    /// Units by their names.
    pub fn units(&self, units: &[usize]) -> Argument {
        Argument::list(units.iter().map(|&unit| self.shape.unit_spot(unit)), Joint::And)
    }

    pub fn unit(&self, unit: usize) -> Spot {
        self.shape.unit_spot(unit)
    }

    /// The digit that is placed in a cell.
    pub fn placed_digit(&self, cell: usize) -> Option<usize> {
        let is_placed = self.candidates(cell) == 0 && self.domain(cell).is_power_of_two();
        is_placed.then(|| self.domain(cell).trailing_zeros() as usize)
    }

    /// Cells that are not placed, as positions of a unit.
    pub fn open(&self, unit: usize) -> u64 {
        let is_open = |&position: &usize| self.candidates(self.shape.cell(unit, position)) != 0;
        (0..self.shape.side).filter(is_open).fold(0, |set, position| set | 1 << position)
    }
}

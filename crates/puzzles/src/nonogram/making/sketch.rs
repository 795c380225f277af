//! A picture while it is made: a value for every cell, and the clues that follow from it.

use grille_engine::Value;
use grille_engine::constraints::Runs;
use grille_grid::{Axis, Cell, Size};

use super::super::{Nonogram, Palette};

/// A picture: the values of its cells, 0 for the background.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in super::super) struct Sketch {
    pub size: Size,
    pub cells: Vec<Value>,
}

impl Sketch {
    /// An empty sheet.
    pub fn blank(size: Size) -> Self {
        Self { size, cells: vec![0; size.area()] }
    }

    /// The puzzle of which it is a solution.
    pub fn nonogram(&self, palette: &Palette) -> Nonogram {
        let runs = |line: grille_grid::Line| Runs::of(line.cells().map(|cell| self.at(cell)));
        let along = |axis| self.size.lines_along(axis).map(runs).collect();
        Nonogram::new(palette.clone(), along(Axis::Row), along(Axis::Column))
    }

    pub fn at(&self, cell: Cell) -> Value {
        self.cells[cell.index()]
    }

    /// The share of cells that are filled.
    pub fn share(&self) -> f64 {
        let filled = self.cells.iter().filter(|&&value| value > 0).count();
        filled as f64 / self.cells.len().max(1) as f64
    }

    /// Change a cell, and the clues of the two lines through it.
    pub fn change(&mut self, cell: Cell, value: Value, nonogram: &mut Nonogram) {
        self.cells[cell.index()] = value;
        let (row, column) = (self.size.row(cell), self.size.column(cell));
        let lines = [self.size.line(Axis::Row, row), self.size.line(Axis::Column, column)];
        for (clues, line) in nonogram.clues.iter_mut().zip(lines) {
            clues[line.index as usize] =
                Runs::of(line.cells().map(|cell| self.cells[cell.index()]));
        }
    }

    /// Every cell becomes as the first of those that go with it.
    pub fn made_symmetric(&mut self, orbits: &[Vec<Cell>]) {
        for orbit in orbits {
            let value = self.at(orbit[0]);
            orbit.iter().for_each(|cell| self.cells[cell.index()] = value);
        }
    }

    /// How many of the cells around one, corners among them, have a value.
    pub fn near(&self, cell: Cell, value: Value) -> u32 {
        let (row, column) = (self.size.row(cell), self.size.column(cell));
        let mut number = 0;
        for r in row.saturating_sub(1)..(row + 2).min(self.size.height) {
            for c in column.saturating_sub(1)..(column + 2).min(self.size.width) {
                let other = self.size.cell(r, c);
                number += u32::from(other != cell && self.at(other) == value);
            }
        }
        number
    }
}

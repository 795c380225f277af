//! The board while it is being solved by exact lines.

use grille_engine::constraints::{Part, Run, Runs};
use grille_engine::{Conflict, Solution, Values};
use grille_grid::Axis;

use super::super::Nonogram;
use super::clue::Clues;
use super::kernels::Kernels;
use super::span::span;
use super::state::State;

/// The clues, what each cell can be, and the lines' method.
#[derive(Debug)]
pub(super) struct Board<'p> {
    nonogram: &'p Nonogram,
    clues: Clues,
    state: State,
    kernels: Kernels,
    /// Lines solved so far.
    pub lines_solved: u64,
}

/// Lines shorter than this are solved whole: looking for their settled ends costs more.
const SHORT: usize = 64;

impl<'p> Board<'p> {
    /// Everything is possible, and every line waits to be looked at.
    pub fn new(nonogram: &'p Nonogram) -> Self {
        let (width, height) = (nonogram.size.width as usize, nonogram.size.height as usize);
        Self {
            nonogram,
            clues: Clues::new(nonogram),
            state: State::new(width, height, nonogram.palette.len() as usize),
            kernels: Kernels::default(),
            lines_solved: 0,
        }
    }

    /// Cells with more than one value left.
    pub fn open(&self) -> usize {
        self.state.open
    }

    /// How many cells there are.
    pub fn cells(&self) -> usize {
        self.state.width * self.state.height
    }

    /// How many values a cell can have, the background among them.
    pub fn values(&self) -> usize {
        self.state.values
    }

    /// How many lines there are, rows and then columns.
    pub fn lines(&self) -> usize {
        self.clues.len()
    }

    /// Is a line a row or a column?
    pub fn axis(&self, line: usize) -> Axis {
        if line < self.state.height { Axis::Row } else { Axis::Column }
    }

    /// The two lines through a cell.
    pub fn lines_of(&self, cell: usize) -> [usize; 2] {
        [cell / self.state.width, self.state.height + cell % self.state.width]
    }

    /// The runs of a line.
    pub fn clue(&self, line: usize) -> &'p [Run] {
        let [rows, columns] = &self.nonogram.clues;
        rows.get(line).unwrap_or_else(|| &columns[line - rows.len()])
    }

    /// The cells of a line.
    pub fn places(&self, line: usize) -> impl Iterator<Item = usize> + use<> {
        let (start, stride) = match line < self.state.height {
            true => (line * self.state.width, 1),
            false => (line - self.state.height, self.state.width),
        };
        (0..self.state.length(line)).map(move |i| start + i * stride)
    }

    /// What a cell can be.
    pub fn get(&self, cell: usize) -> Values {
        self.state.get(cell / self.state.width, cell % self.state.width)
    }

    /// The values of a full board.
    pub fn solution(&self) -> Solution {
        let row = |row| (0..self.state.width).map(move |place| self.state.get(row, place).least());
        (0..self.state.height).flat_map(row).collect()
    }

    /// How many cells of a line have more than one value left.
    pub fn open_in(&self, line: usize) -> u32 {
        self.state.open_in[line]
    }

    /// Guess a value on a new level.
    pub fn assume(&mut self, cell: usize, value: u8) -> Result<(), Conflict> {
        self.state.mark();
        let others = self.get(cell).without(Values::one(value));
        others.iter().try_for_each(|other| self.strike(cell, usize::from(other)))
    }

    /// Undo the last level.
    pub fn undo(&mut self) {
        self.state.undo();
    }

    /// Strike a value of a cell, and wake its lines.
    pub fn strike(&mut self, cell: usize, value: usize) -> Result<(), Conflict> {
        self.state.strike(cell / self.state.width, cell % self.state.width, value)
    }

    /// Solve waiting lines until none is left, or `stop` says so.
    pub fn settle(&mut self, stop: &dyn Fn() -> bool) -> Result<(), Conflict> {
        while let Some(line) = self.state.next() {
            self.narrow(line)?;
            if self.lines_solved.is_multiple_of(256) && stop() {
                return Ok(());
            }
        }
        Ok(())
    }

    /// The parts of a line, on a board without contradiction, that know nothing of each other and
    /// have an open cell: cells and runs.
    pub fn open_parts(&self, line: usize) -> Vec<(Vec<usize>, &'p [Run])> {
        if self.open_in(line) == 0 {
            return Vec::new();
        }
        let places: Vec<usize> = self.places(line).collect();
        let cells: Vec<Values> = places.iter().map(|&cell| self.get(cell)).collect();
        let mut parts = Runs::parts(&cells, self.clue(line));
        parts.retain(|(part, _)| cells[part.clone()].iter().any(|cell| cell.count() > 1));
        let part = |(part, runs): Part| (places[part].to_vec(), &self.clue(line)[runs]);
        parts.into_iter().map(part).collect()
    }

    /// Everything that a line implies.
    fn narrow(&mut self, line: usize) -> Result<(), Conflict> {
        self.lines_solved += 1;
        let length = self.state.length(line);
        let untouched = self.state.open_in[line] as usize == length && self.state.values == 2;
        if untouched && self.clues.is_loose(line) {
            return Ok(());
        }
        let clue = self.clues.get(line);
        if length < SHORT {
            return self.kernels.narrow(&mut self.state, line, 0..length, clue);
        }
        match span(&self.state.masks(line), clue.runs)? {
            Some(span) => {
                let clue = clue.part(span.runs);
                self.kernels.narrow(&mut self.state, line, span.cells, clue)
            }
            None => Ok(()),
        }
    }
}

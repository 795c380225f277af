//! The board while it is being solved line by line.

use grille_engine::constraints::{Part, Run, Runs};
use grille_engine::{Conflict, Solution, Values};
use grille_grid::{Axis, Size};

use super::super::Nonogram;
use super::clue::is_loose;
use super::lanes::Lanes;
use super::line::Rule;
use super::state::State;
use super::words::Words;

/// The clues, what each cell can be, and the lines' method.
#[derive(Debug)]
pub(in super::super) struct Board<'p> {
    pub(super) nonogram: &'p Nonogram,
    /// Do rows and columns ask for the same number of cells of each colour?
    pub(super) adds_up: bool,
    pub(super) state: State,
    /// The methods for rows and for columns.
    pub(super) methods: [Method<'p>; 2],
    /// Lines solved so far.
    pub lines_solved: u64,
}

/// How the lines of an axis are solved.
#[derive(Debug)]
pub(super) enum Method<'p> {
    /// Several at once, exactly: short ones, and longer ones.
    Short(Box<Lanes<u32>>),
    Long(Box<Lanes<u64>>),
    /// One by one, in as many words and colours as it takes.
    Words(Box<Words<'p>>),
}

impl<'p> Method<'p> {
    /// For an axis, and what each line of the board has.
    fn new(nonogram: &'p Nonogram, rule: Rule, axis: usize, has: &[Values]) -> Self {
        if rule == Rule::Exact {
            if let Some(lanes) = Lanes::new(nonogram, axis, has) {
                return Self::Short(Box::new(lanes));
            }
            if let Some(lanes) = Lanes::new(nonogram, axis, has) {
                return Self::Long(Box::new(lanes));
            }
        }
        Self::one_by_one(nonogram, rule, axis)
    }

    /// For an axis, one line at a time.
    pub fn one_by_one(nonogram: &'p Nonogram, rule: Rule, axis: usize) -> Self {
        Self::Words(Box::new(Words::new(nonogram, rule, axis)))
    }

    /// What the next waiting lines imply; how many lines that were.
    fn narrow(&mut self, state: &mut State) -> Result<u64, Conflict> {
        match self {
            Self::Short(lanes) => lanes.narrow(state),
            Self::Long(lanes) => lanes.narrow(state),
            Self::Words(words) => words.narrow(state),
        }
    }
}

/// How a sweep over the lines of an axis ended.
#[derive(PartialEq, Eq)]
enum Sweep {
    Done,
    Stopped,
}

/// Lines solved between two questions whether to stop.
const PATIENCE: u64 = 256;

impl<'p> Board<'p> {
    /// A cell can be what is in the clues of both its lines, and every line that can imply something
    /// waits to be looked at.
    pub fn new(nonogram: &'p Nonogram, rule: Rule) -> Self {
        let (width, height) = (nonogram.size.width as usize, nonogram.size.height as usize);
        let has: Vec<Values> = (0..width + height).map(|line| nonogram.values(line)).collect();
        let mut state = State::new(width, height, nonogram.palette.len() as usize, &has);
        for axis in [0, 1] {
            for (number, runs) in nonogram.clues[axis].iter().enumerate() {
                let line = nonogram.first(axis) + number;
                let untouched =
                    state.values == 2 && state.open_in[line] as usize == state.length(line);
                if !untouched || !is_loose(runs, state.length(line)) {
                    state.waiting.add(axis, number);
                }
            }
        }
        let methods = [0, 1].map(|axis| Method::new(nonogram, rule, axis, &has));
        let adds_up = nonogram.mismatch().is_none();
        Self { nonogram, adds_up, state, methods, lines_solved: 0 }
    }

    /// Cells with more than one value left.
    pub fn open(&self) -> usize {
        self.state.open
    }

    /// How wide and how high it is.
    pub fn size(&self) -> Size {
        self.nonogram.size
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
        self.state.height + self.state.width
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
        self.nonogram.clue(line)
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

    /// Has a cell more than one value left?
    pub fn is_open(&self, cell: usize) -> bool {
        self.get(cell).count() > 1
    }

    /// The cells with more than one value left.
    pub fn open_cells(&self) -> Vec<usize> {
        (0..self.cells()).filter(|&cell| self.is_open(cell)).collect()
    }

    /// The values of a full board.
    pub fn solution(&self) -> Solution {
        self.state.solution()
    }

    /// How many cells of a line have more than one value left.
    pub fn open_in(&self, line: usize) -> u32 {
        self.state.open_in[line]
    }

    /// Begin a new level.
    pub fn mark(&mut self) {
        self.state.mark();
    }

    /// Guess a value on a new level.
    pub fn assume(&mut self, cell: usize, value: u8) -> Result<(), Conflict> {
        self.mark();
        let others = self.get(cell).without(Values::one(value));
        others.iter().try_for_each(|other| self.strike(cell, usize::from(other)))
    }

    /// Undo the last level.
    pub fn undo(&mut self) {
        self.state.undo();
    }

    /// Make the last level part of the one before it.
    pub fn keep(&mut self) {
        self.state.keep();
    }

    /// The cells and values that were struck on the last level.
    pub fn struck(&self) -> impl Iterator<Item = (usize, u8)> {
        self.state.struck().map(|(line, place, value)| (self.cell(line, place), value))
    }

    /// The cell at a place of a line.
    pub(super) fn cell(&self, line: usize, place: usize) -> usize {
        let (width, height) = (self.state.width, self.state.height);
        if line < height { line * width + place } else { place * width + line - height }
    }

    /// Strike a value of a cell, and wake its lines.
    pub fn strike(&mut self, cell: usize, value: usize) -> Result<(), Conflict> {
        self.state.strike(cell / self.state.width, cell % self.state.width, value)
    }

    /// Solve waiting lines until none is left, or `stop` says so.
    ///
    /// Lines of one axis do not wake each other, so all that wait are solved before those across.
    pub fn settle(&mut self, stop: &dyn Fn() -> bool) -> Result<(), Conflict> {
        self.settle_until(u64::MAX, stop)
    }

    /// The same, until so many lines were solved since the board was new.
    pub fn settle_until(&mut self, last: u64, stop: &dyn Fn() -> bool) -> Result<(), Conflict> {
        if !self.adds_up {
            return Err(Conflict);
        }
        while !self.state.waiting.is_empty() {
            for axis in [0, 1] {
                if self.sweep(axis, last, stop)? == Sweep::Stopped {
                    return Ok(());
                }
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

    /// Solve the waiting lines of an axis.
    fn sweep(
        &mut self,
        axis: usize,
        last: u64,
        stop: &dyn Fn() -> bool,
    ) -> Result<Sweep, Conflict> {
        loop {
            let solved = self.methods[axis].narrow(&mut self.state)?;
            if solved == 0 {
                return Ok(Sweep::Done);
            }
            let before = self.lines_solved;
            self.lines_solved += solved;
            let late = before / PATIENCE != self.lines_solved / PATIENCE && stop();
            if late || self.lines_solved >= last {
                return Ok(Sweep::Stopped);
            }
        }
    }
}

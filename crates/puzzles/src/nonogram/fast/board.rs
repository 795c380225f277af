//! The board while it is being solved: what each cell can be, seen along rows and along columns.

use std::collections::VecDeque;

use grille_engine::constraints::Run;
use grille_engine::{Conflict, Solution, Values};
use grille_grid::Axis;

use super::super::Nonogram;
use super::kernels::Kernels;
use super::span::{Masks, Span, span, whole};

/// What each cell can be, as one mask a line and value.
///
/// ```text
/// masks   row 0: value 0, value 1 … | row 1 … | column 0: value 0, value 1 … | …
/// ```
///
/// Every narrowing is written to a trail as cell and value, so that going back is cheap.
#[derive(Debug)]
pub(super) struct Board<'p> {
    clues: Vec<&'p [Run]>,
    width: usize,
    height: usize,
    values: usize,
    words: usize,
    masks: Vec<u64>,
    /// Cells with more than one value left.
    open: usize,
    /// The same for each line.
    open_in: Vec<u32>,
    trail: Vec<u32>,
    levels: Vec<usize>,
    waiting: VecDeque<u32>,
    queued: Vec<bool>,
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
        let clues: Vec<&[Run]> =
            Axis::BOTH.iter().flat_map(|&axis| nonogram.along(axis)).map(Vec::as_slice).collect();
        let values = nonogram.palette.len() as usize;
        let words = width.max(height) / 64 + 1;
        let mut board = Self {
            width,
            height,
            values,
            words,
            masks: vec![0; clues.len() * values * words],
            open: width * height,
            open_in: Vec::new(),
            trail: Vec::new(),
            levels: Vec::new(),
            waiting: (0..clues.len() as u32).collect(),
            queued: vec![true; clues.len()],
            kernels: Kernels::default(),
            lines_solved: 0,
            clues,
        };
        for line in 0..board.clues.len() {
            let length = board.length(line);
            board.open_in.push(length as u32);
            for value in 0..values {
                let start = board.mask(line, value);
                for cell in 0..length {
                    board.masks[start + cell / 64] |= 1 << (cell % 64);
                }
            }
        }
        board
    }

    /// Cells with more than one value left.
    pub fn open(&self) -> usize {
        self.open
    }

    /// How many cells there are.
    pub fn cells(&self) -> usize {
        self.width * self.height
    }

    /// How many values a cell can have, the background among them.
    pub fn values(&self) -> usize {
        self.values
    }

    /// The rows (0) or the columns (1).
    pub fn lines_along(&self, axis: usize) -> std::ops::Range<usize> {
        if axis == 0 { 0..self.height } else { self.height..self.height + self.width }
    }

    /// The runs of a line.
    pub fn clue(&self, line: usize) -> &'p [Run] {
        self.clues[line]
    }

    /// The cells of a line.
    pub fn places(&self, line: usize) -> impl Iterator<Item = usize> + use<> {
        let (start, stride) = match line < self.height {
            true => (line * self.width, 1),
            false => (line - self.height, self.width),
        };
        (0..self.length(line)).map(move |i| start + i * stride)
    }

    fn length(&self, line: usize) -> usize {
        if line < self.height { self.width } else { self.height }
    }

    /// Where the mask of a line and value begins.
    fn mask(&self, line: usize, value: usize) -> usize {
        (line * self.values + value) * self.words
    }

    /// The two lines and places of a cell: along its row, along its column.
    fn crossing(&self, cell: usize) -> [(usize, usize); 2] {
        let (row, column) = (cell / self.width, cell % self.width);
        [(row, column), (self.height + column, row)]
    }

    /// What a cell can be.
    pub fn get(&self, cell: usize) -> Values {
        let (line, place) = self.crossing(cell)[0];
        let has = |value: &u8| {
            let word = self.masks[self.mask(line, usize::from(*value)) + place / 64];
            word >> (place % 64) & 1 == 1
        };
        (0..self.values as u8).filter(has).collect()
    }

    /// The values of a full board.
    pub fn solution(&self) -> Solution {
        (0..self.cells()).map(|cell| self.get(cell).least()).collect()
    }

    /// How many cells of a line have more than one value left.
    pub fn open_in(&self, line: usize) -> u32 {
        self.open_in[line]
    }

    fn closed(&mut self, cell: usize) {
        self.open -= 1;
        self.crossing(cell).iter().for_each(|&(line, _)| self.open_in[line] -= 1);
    }

    fn opened(&mut self, cell: usize) {
        self.open += 1;
        self.crossing(cell).iter().for_each(|&(line, _)| self.open_in[line] += 1);
    }

    /// Guess a value on a new level.
    pub fn assume(&mut self, cell: usize, value: u8) -> Result<(), Conflict> {
        self.levels.push(self.trail.len());
        let others = self.get(cell).without(Values::one(value));
        others.iter().try_for_each(|other| self.strike(cell, usize::from(other)))
    }

    /// Undo the last level.
    pub fn undo(&mut self) {
        let start = self.levels.pop().unwrap_or(0);
        while self.trail.len() > start {
            let Some(entry) = self.trail.pop() else { break };
            let (cell, value) = (entry as usize / self.values, entry as usize % self.values);
            if self.get(cell).count() == 1 {
                self.opened(cell);
            }
            for (line, place) in self.crossing(cell) {
                let mask = self.mask(line, value) + place / 64;
                self.masks[mask] |= 1 << (place % 64);
            }
        }
        for line in self.waiting.drain(..) {
            self.queued[line as usize] = false;
        }
    }

    /// Strike a value of a cell, and wake its lines.
    pub fn strike(&mut self, cell: usize, value: usize) -> Result<(), Conflict> {
        let left = self.get(cell);
        if !left.has(value as u8) {
            return Ok(());
        }
        match left.count() {
            1 => return Err(Conflict),
            2 => self.closed(cell),
            _ => {}
        }
        self.trail.push((cell * self.values + value) as u32);
        for (line, place) in self.crossing(cell) {
            let mask = self.mask(line, value) + place / 64;
            self.masks[mask] &= !(1 << (place % 64));
            self.wake(line);
        }
        Ok(())
    }

    fn wake(&mut self, line: usize) {
        if !std::mem::replace(&mut self.queued[line], true) {
            self.waiting.push_back(line as u32);
        }
    }

    /// Solve waiting lines until none is left, or `stop` says so.
    pub fn settle(&mut self, stop: &dyn Fn() -> bool) -> Result<(), Conflict> {
        while let Some(line) = self.waiting.pop_front() {
            self.queued[line as usize] = false;
            self.narrow(line as usize)?;
            if self.lines_solved.is_multiple_of(256) && stop() {
                return Ok(());
            }
        }
        Ok(())
    }

    /// On a line where nothing is known, can every run be moved off every cell it could fill?
    fn is_loose(&self, line: usize) -> bool {
        let clue = self.clues[line];
        let gaps = clue.windows(2).filter(|pair| pair[0].colour == pair[1].colour).count();
        let needed = clue.iter().map(|run| run.length as usize).sum::<usize>() + gaps;
        let longest = clue.iter().map(|run| run.length as usize).max().unwrap_or(usize::MAX);
        self.values == 2 && self.length(line) - needed >= longest
    }

    fn masks(&self, line: usize) -> Masks<'_> {
        let start = self.mask(line, 0);
        let all = &self.masks[start..start + self.values * self.words];
        Masks::new(all, self.words, self.length(line))
    }

    /// The part of a line that is not settled, on a board without contradiction.
    pub fn span(&self, line: usize) -> Option<Span> {
        span(&self.masks(line), self.clues[line]).ok().flatten()
    }

    /// Everything that a line implies.
    fn narrow(&mut self, line: usize) -> Result<(), Conflict> {
        self.lines_solved += 1;
        if self.open_in[line] as usize == self.length(line) && self.is_loose(line) {
            return Ok(());
        }
        let start = self.mask(line, 0);
        let all = &self.masks[start..start + self.values * self.words];
        let masks = Masks::new(all, self.words, self.length(line));
        let clue = self.clues[line];
        let Some(span) =
            (if masks.length < SHORT { whole(&masks, clue) } else { span(&masks, clue)? })
        else {
            return Ok(());
        };
        let runs = &self.clues[line][span.runs.clone()];
        let mut struck = std::mem::take(&mut self.kernels.struck);
        struck.clear();
        let result = self.kernels.narrow(&masks, &span, runs, &mut struck);
        let applied = result.and_then(|()| self.apply(line, &struck));
        self.kernels.struck = struck;
        applied
    }

    /// Strike, in a line, places and values that it rules out; only lines across are woken.
    fn apply(&mut self, line: usize, struck: &[(u32, u8)]) -> Result<(), Conflict> {
        self.queued[line] = true;
        let applied = self.apply_all(line, struck);
        self.queued[line] = false;
        applied
    }

    fn apply_all(&mut self, line: usize, struck: &[(u32, u8)]) -> Result<(), Conflict> {
        for &(place, value) in struck {
            let (row, column) = match line < self.height {
                true => (line, place as usize),
                false => (place as usize, line - self.height),
            };
            self.strike(row * self.width + column, usize::from(value))?;
        }
        Ok(())
    }
}

//! Numbers for shaded cells, each that of a white cell in line with it, chosen so that rules lead to the
//! solution.

use grille_chance::Seed;
use grille_engine::{Conflict, Limits, Value};
use grille_grid::{Axis, Cell, Size};

use super::super::fast::Board;
use super::super::{Singles, WHITE};
use super::latin::latin;
use super::shading::Shading;
use crate::making::Missed;
use crate::walk::Board as _;

/// So many shaded cells in a hundred get the number of a cell one or two steps away, where there is one:
/// pairs, triples and sandwiches with which one begins.
const NEAR: usize = 40;

/// After so many rounds a try is given up.
const ROUNDS: usize = 10;

/// A board of which the solution is known.
pub(super) struct Draft {
    pub singles: Singles,
    pub shaded: Vec<bool>,
}

impl Draft {
    /// Any numbers: every shaded cell has one that it cannot keep.
    pub fn new(size: Size, shading: &Shading, seed: &mut Seed) -> Self {
        let shaded = size.cells().map(|cell| shading.is_shaded(cell)).collect();
        let mut draft = Self { singles: Singles { size, numbers: latin(size, seed) }, shaded };
        for cell in draft.shaded_cells() {
            draft.throw(cell, seed);
        }
        draft
    }

    pub fn shaded_cells(&self) -> Vec<Cell> {
        self.singles.size.cells().filter(|&cell| self.shaded[cell.index()]).collect()
    }

    pub fn number(&self, cell: Cell) -> u32 {
        self.singles.numbers[cell.index()]
    }

    /// A shaded cell gets the number of a white one in line with it.
    pub fn throw(&mut self, cell: Cell, seed: &mut Seed) {
        let size = self.singles.size;
        let (row, column) = (size.row(cell), size.column(cell));
        let lines = [size.line(Axis::Row, row), size.line(Axis::Column, column)];
        let near = |other: &Cell| {
            size.row(*other).abs_diff(row) + size.column(*other).abs_diff(column) <= 2
        };
        let white = |other: &Cell| !self.shaded[other.index()];
        let all = || lines.into_iter().flat_map(|line| line.cells()).filter(white);
        let mut among: Vec<Cell> = Vec::new();
        if seed.percent(NEAR) {
            among.extend(all().filter(near));
        }
        if among.is_empty() {
            among.extend(all());
        }
        if !among.is_empty() {
            self.singles.numbers[cell.index()] = self.number(*seed.pick(&among));
        }
    }

    /// A shaded cell gets the number of a white one in line with it of which that is known; says which.
    pub fn tie(
        &mut self,
        cell: Cell,
        is_white: impl Fn(Cell) -> bool,
        seed: &mut Seed,
    ) -> Option<u32> {
        let size = self.singles.size;
        let lines =
            [size.line(Axis::Row, size.row(cell)), size.line(Axis::Column, size.column(cell))];
        let known: Vec<Cell> = lines
            .into_iter()
            .flat_map(|line| line.cells())
            .filter(|&cell| is_white(cell))
            .collect();
        if known.is_empty() {
            return None;
        }
        let number = self.number(*seed.pick(&known));
        self.singles.numbers[cell.index()] = number;
        Some(number)
    }

    /// Change numbers until what the quick method sees without a guess is everything. All of that has
    /// a name among the rules that people use, up to medium ones.
    pub fn lead_on(&mut self, seed: &mut Seed, limits: Limits<'_>) -> Result<(), Missed> {
        for _ in 0..ROUNDS {
            let mut board = Board::new(&self.singles);
            board.wake()?;
            board.settle(limits.stop)?;
            if limits.reached() {
                return Err(Missed::NotThisTime);
            }
            let mut waiting = self.shaded_cells();
            waiting.retain(|cell| board.value(cell.index()).is_none());
            if waiting.is_empty() {
                return Ok(());
            }
            seed.shuffle(&mut waiting);
            self.tie_all(&mut board, waiting, seed)?;
        }
        Err(Missed::NotThisTime)
    }

    /// Tie cells to what is known, one after the other, and whenever none can be, begin at another place.
    fn tie_all(
        &mut self,
        board: &mut Board,
        mut waiting: Vec<Cell>,
        seed: &mut Seed,
    ) -> Result<(), Conflict> {
        while !waiting.is_empty() {
            let before = waiting.len();
            let mut left = Vec::new();
            for cell in waiting {
                if !self.tied(board, cell, seed)? {
                    left.push(cell);
                }
            }
            waiting = left;
            if waiting.len() == before {
                // All that are left are in patterns, or nothing at all is known.
                for cell in waiting.drain(..) {
                    self.throw(cell, seed);
                }
            }
        }
        Ok(())
    }

    /// Tie a cell to what is known, if it is not known itself; false where that cannot be.
    fn tied(&mut self, board: &mut Board, cell: Cell, seed: &mut Seed) -> Result<bool, Conflict> {
        let value = |cell: Cell| -> Option<Value> { board.value(cell.index()) };
        if value(cell).is_some() {
            return Ok(true);
        }
        if board.is_in_pattern(cell.index()) {
            return Ok(false);
        }
        let is_white = |cell: Cell| value(cell) == Some(WHITE);
        let Some(number) = self.tie(cell, is_white, seed) else { return Ok(false) };
        board.renumber(cell.index(), number)?;
        board.settle(&|| false)?;
        Ok(true)
    }
}

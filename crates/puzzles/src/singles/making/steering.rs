//! Numbers changed until rules of just the wished level lead to the solution.

use grille_chance::Seed;
use grille_engine::{Domains, Flow, Level, Limits, Solution, Var};
use grille_grid::Cell;

use super::super::WHITE;
use super::super::fast::Fast;
use super::super::rules::Board;
use super::numbering::Draft;
use crate::making::Missed;
use crate::puzzle::Special;
use crate::rules::{View, lead_exactly};

/// One in so many cells gets another number at a time.
const AT_A_TIME: usize = 8;

/// Where it must be hard, one in so many of them gets a number that leads on, the others any.
const HELPED: usize = 4;

impl Draft {
    /// Change numbers until the hardest rules that it takes are of this level.
    pub fn steer(
        &mut self,
        level: Level,
        rounds: usize,
        seed: &mut Seed,
        limits: Limits<'_>,
    ) -> Result<(), Missed> {
        for _ in 0..rounds {
            if limits.reached() {
                return Err(Missed::NotThisTime);
            }
            let board = Board::new(&self.singles);
            let mut known: Domains = View::start(&board);
            let is_easier = lead_exactly(&board, &mut known, level)?;
            if is_easier {
                self.loosen(self.shaded_cells(), seed);
            } else if known.open() == 0 {
                return Ok(());
            } else if level == Level::Fiendish {
                match self.doubtful(limits) {
                    cells if cells.is_empty() => return Ok(()),
                    cells => self.loosen(cells, seed),
                }
            } else {
                self.tighten(&known, level, seed).ok_or(Missed::NotThisTime)?;
            }
        }
        Err(Missed::NotThisTime)
    }

    /// Shaded cells that are white in another solution.
    fn doubtful(&self, limits: Limits<'_>) -> Vec<Cell> {
        let mut found: Vec<Solution> = Vec::new();
        Fast.each(&self.singles, limits, &mut |solution| {
            found.push(solution);
            if found.len() > 1 { Flow::Enough } else { Flow::More }
        });
        let is_white = |cell: &Cell| found.iter().any(|solution| solution[cell.index()] == WHITE);
        let mut cells = self.shaded_cells();
        cells.retain(is_white);
        cells
    }

    /// Some of these cells get any other number.
    fn loosen(&mut self, mut cells: Vec<Cell>, seed: &mut Seed) {
        seed.shuffle(&mut cells);
        for &cell in &cells[..cells.len().div_ceil(AT_A_TIME)] {
            self.throw(cell, seed);
        }
    }

    /// Some of the cells where rules are stuck get numbers of cells that are known to be white; `None`
    /// where numbers are not what is missing.
    fn tighten(&mut self, known: &Domains, level: Level, seed: &mut Seed) -> Option<()> {
        let mut open = self.shaded_cells();
        open.retain(|cell| known.value(Var(cell.0)).is_none());
        seed.shuffle(&mut open);
        let is_white = |cell: Cell| known.value(Var(cell.0)) == Some(WHITE);
        for &cell in &open[..open.len().div_ceil(AT_A_TIME)] {
            let is_helped = level <= Level::Medium || seed.one_in(HELPED);
            if !is_helped || self.tie(cell, is_white, seed).is_none() {
                self.throw(cell, seed);
            }
        }
        (!open.is_empty()).then_some(())
    }
}

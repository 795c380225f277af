//! A picture changed in a few cells until its puzzle can be solved: where rules are stuck, the
//! change that takes them farthest for what it does to the picture, and so on; in the end what was
//! changed in vain is changed back.

use grille_chance::Seed;
use grille_engine::{Conflict, Limits, Value};
use grille_grid::Cell;

use super::super::{Nonogram, Palette};
use super::sketch::Sketch;
use crate::making::Missed;

/// What tells the cells that rules leave open.
pub(in super::super) type Stuck<'a> = &'a dyn Fn(&Nonogram) -> Result<Vec<usize>, Conflict>;

/// How a picture may be changed.
pub(in super::super) struct Terms<'a> {
    pub palette: &'a Palette,
    /// Which cells are changed together; none for each by itself.
    pub orbits: &'a [Vec<Cell>],
    /// What a change of each cell costs by itself, 1 where nothing is said.
    pub weights: &'a [f32],
    /// The cells that are left open by the rules that shall suffice.
    pub stuck: Stuck<'a>,
    /// A picture of which more cells are open is not worth a repair.
    pub most_open: usize,
    /// So many changes are looked at in each turn.
    pub breadth: usize,
    /// So many changes are looked at in all.
    pub looks: usize,
    /// So many turns in a row may bring nothing before a repair is given up.
    pub patience: u32,
}

impl Terms<'_> {
    /// What a change costs of a cell that has so many neighbours of its new value: little along an
    /// edge, much for a speck in a plain area.
    pub fn cost(&self, cell: Cell, near: u32) -> f32 {
        const SPECK: [f32; 4] = [6.0, 3.0, 1.6, 1.0];
        let weight = self.weights.get(cell.index()).copied().unwrap_or(1.0);
        weight * SPECK.get(near as usize).copied().unwrap_or(1.0)
    }
}

/// A change of a cell and of those that go with it.
#[derive(Clone, Debug)]
struct Move {
    cells: Vec<Cell>,
    value: Value,
    cost: f32,
}

/// A picture that is being repaired.
struct Repair<'a> {
    terms: &'a Terms<'a>,
    before: Sketch,
    sketch: Sketch,
    nonogram: Nonogram,
    /// The orbit of each cell, where there are some.
    orbit_of: Vec<u32>,
    looks: usize,
}

/// Change a picture until no cell is left open.
pub(in super::super) fn repair(
    sketch: Sketch,
    terms: &Terms<'_>,
    seed: &mut Seed,
    limits: Limits<'_>,
) -> Result<Sketch, Missed> {
    let nonogram = sketch.nonogram(terms.palette);
    let open = (terms.stuck)(&nonogram)?;
    if open.is_empty() {
        return Ok(sketch);
    }
    if open.len() > terms.most_open {
        return Err(Missed::NotThisTime);
    }
    let mut orbit_of = vec![0; if terms.orbits.is_empty() { 0 } else { sketch.cells.len() }];
    for (orbit, cells) in terms.orbits.iter().enumerate() {
        cells.iter().for_each(|cell| orbit_of[cell.index()] = orbit as u32);
    }
    let before = sketch.clone();
    let mut repair = Repair { terms, before, sketch, nonogram, orbit_of, looks: terms.looks };
    repair.run(open, seed, limits)?;
    repair.thin()?;
    Ok(repair.sketch)
}

impl Repair<'_> {
    fn run(
        &mut self,
        mut open: Vec<usize>,
        seed: &mut Seed,
        limits: Limits<'_>,
    ) -> Result<(), Missed> {
        let mut in_vain = 0;
        while !open.is_empty() {
            if self.looks == 0 || in_vain > self.terms.patience || limits.reached() {
                return Err(Missed::NotThisTime);
            }
            let moves = self.moves(&open, seed);
            let (best, after) = self.best(&moves)?.ok_or(Missed::NotThisTime)?;
            in_vain = if after.len() < open.len() { 0 } else { in_vain + 1 };
            self.make(best);
            open = after;
        }
        Ok(())
    }

    /// Changes of open cells, the cheapest ones.
    fn moves(&self, open: &[usize], seed: &mut Seed) -> Vec<Move> {
        let mut moves: Vec<Move> = Vec::new();
        let mut seen = vec![false; self.terms.orbits.len()];
        for &cell in open {
            let orbit = self.orbit_of.get(cell).map(|&orbit| orbit as usize);
            if orbit.is_some_and(|orbit| std::mem::replace(&mut seen[orbit], true)) {
                continue;
            }
            self.moves_of(Cell(cell as u32), orbit, &mut moves);
        }
        seed.shuffle(&mut moves);
        moves.sort_by(|one, other| one.cost.total_cmp(&other.cost));
        moves.truncate(self.terms.breadth);
        moves
    }

    /// The values that a cell could have instead; a cell is changed once.
    fn moves_of(&self, cell: Cell, orbit: Option<usize>, moves: &mut Vec<Move>) {
        let now = self.sketch.at(cell);
        if self.before.at(cell) != now {
            return;
        }
        let cells = orbit.map_or_else(|| vec![cell], |orbit| self.terms.orbits[orbit].clone());
        for value in (0..self.terms.palette.len() as Value).filter(|&value| value != now) {
            let near = self.sketch.near(cell, value);
            // A new colour needs a neighbour that has it; black and white have no other one.
            if near > 0 || self.terms.palette.len() == 2 {
                let cost = self.terms.cost(cell, near) * cells.len() as f32;
                moves.push(Move { cells: cells.clone(), value, cost });
            }
        }
    }

    /// The change that takes the rules farthest for what it costs, and what it leaves open.
    fn best<'m>(&mut self, moves: &'m [Move]) -> Result<Option<(&'m Move, Vec<usize>)>, Conflict> {
        let mut best: Option<(f32, &Move, Vec<usize>)> = None;
        for change in moves {
            if self.looks == 0 {
                break;
            }
            self.looks -= 1;
            let back = self.make(change);
            let open = (self.terms.stuck)(&self.nonogram)?;
            self.take_back(&back);
            // What one change brings is worth the changes that it spares.
            let score = open.len() as f32 + WORTH * change.cost;
            let is_done = open.is_empty();
            if best.as_ref().is_none_or(|best| score < best.0) {
                best = Some((score, change, open));
            }
            // The cheapest ones come first.
            if is_done {
                break;
            }
        }
        Ok(best.map(|(_, change, open)| (change, open)))
    }

    /// Change the cells, and the clues; how they were.
    fn make(&mut self, change: &Move) -> Vec<(Cell, Value)> {
        let was = change.cells.iter().map(|&cell| (cell, self.sketch.at(cell))).collect();
        for &cell in &change.cells {
            self.sketch.change(cell, change.value, &mut self.nonogram);
        }
        was
    }

    fn take_back(&mut self, was: &[(Cell, Value)]) {
        for &(cell, value) in was {
            self.sketch.change(cell, value, &mut self.nonogram);
        }
    }

    /// Change back what was changed in vain.
    fn thin(&mut self) -> Result<(), Conflict> {
        for cell in self.sketch.size.cells() {
            let (was, now) = (self.before.at(cell), self.sketch.at(cell));
            if was == now {
                continue;
            }
            let orbit = self.orbit_of.get(cell.index()).map(|&orbit| orbit as usize);
            let cells = orbit.map_or_else(|| vec![cell], |orbit| self.terms.orbits[orbit].clone());
            let back = self.make(&Move { cells, value: was, cost: 0.0 });
            if !(self.terms.stuck)(&self.nonogram)?.is_empty() {
                self.take_back(&back);
            }
        }
        Ok(())
    }
}

/// So many open cells are worth a change that costs 1.
const WORTH: f32 = 1.5;

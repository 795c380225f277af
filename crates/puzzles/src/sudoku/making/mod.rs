//! New sudokus: a random full board, a few of its numbers that leave one solution, then as many more
//! as rules of a level need.

mod full;
mod judge;

use grille_chance::Seed;
use grille_engine::{Conflict, Level, Limits, Message, Standing, Values, Var, message};
use grille_grid::{Cell, Size};
use grille_nine::{Givens, Machine, Solver};

use super::rules::Board;
use super::{LARGEST, Sudoku, fast};
use crate::making::{Making, Missed, Symmetry, Wanted, Wish};
use crate::misfit::Misfit;
use crate::rules::{View, lead};
use judge::Judge;

pub(super) const MAKING: Making<Sudoku> = Making {
    heeds: &[Wanted::Symmetry, Wanted::Minimal, Wanted::Givens],
    usual: Size::square(9),
    motifs: &[],
    check: |wish| blank(wish).map(|_| ()),
    attempt,
    prove: Some(prove),
};

/// An empty board in the blocks that are wished.
pub(super) fn blank(wish: &Wish) -> Result<Sudoku, Message> {
    let Size { width, height, .. } = wish.size;
    if width != height || !(1..=LARGEST).contains(&width) {
        let expected = message!("sudoku-squares", most = LARGEST);
        return Err(Misfit::Size { size: wish.size, expected }.message());
    }
    wish.settle(Sudoku::new(width, vec![0; wish.size.area()]))
}

/// Nine by nine by the instructions that every machine has, written apart from those of the tries.
fn prove(sudoku: &Sudoku) -> Option<Standing> {
    let givens: Givens = fast::nine_by_nine(sudoku)?;
    Some(match Solver::on(Machine::Plain).count(&givens, 2) {
        0 => Standing::None,
        1 => Standing::Unique,
        _ => Standing::Several,
    })
}

fn attempt(wish: &Wish, seed: &mut Seed, limits: Limits<'_>) -> Result<Sudoku, Missed> {
    let blank = blank(wish).map_err(|_| Missed::NotThisTime)?;
    let full = full::random(&blank, seed, limits).ok_or(Missed::NotThisTime)?;
    let usual = if wish.is_minimal { Symmetry::None } else { Symmetry::HalfTurn };
    let orbits = wish.symmetry.unwrap_or(usual).orbits(wish.size);
    let order = seed.order(orbits.len());
    let judge = Judge::new(&blank, &full, limits);
    let mut shown = Shown { orbits: &orbits, order, given: Vec::new(), judge };
    shown.begin(seed).ok_or(Missed::NotThisTime)?;
    shown.thin(wish.givens.map_or(0, |number| number as usize));
    match wish.givens {
        Some(number) => shown.fill_up(number as usize),
        None if wish.is_minimal => shown.is_minimal().then_some(()),
        None => shown.ease(&blank, &full, wish.level)?,
    }
    .ok_or(Missed::NotThisTime)?;
    let mut sudoku = blank;
    for cell in shown.cells() {
        sudoku.givens[cell] = full[cell];
    }
    Ok(sudoku)
}

/// Which numbers are given, those together that a symmetry carries onto each other.
struct Shown<'a> {
    orbits: &'a [Vec<Cell>],
    /// All of them in the order in which they are taken.
    order: Vec<usize>,
    given: Vec<usize>,
    judge: Judge<'a>,
}

impl Shown<'_> {
    fn cells(&self) -> Vec<usize> {
        cells(self.orbits, &self.given)
    }

    fn give(&mut self, orbit: usize) {
        self.given.push(orbit);
        self.orbits[orbit].iter().for_each(|cell| self.judge.give(cell.index()));
    }

    /// Give some numbers, then, as long as there is another solution, one more where it differs.
    fn begin(&mut self, seed: &mut Seed) -> Option<()> {
        let all: usize = self.orbits.iter().map(Vec::len).sum();
        let enough = (self.judge.usual_share() * all as f64) as usize;
        let mut orbit_of = vec![0; all];
        for (orbit, cells) in self.orbits.iter().enumerate() {
            cells.iter().for_each(|cell| orbit_of[cell.index()] = orbit);
        }
        let mut number = 0;
        for orbit in self.order.clone() {
            if number >= enough {
                break;
            }
            number += self.orbits[orbit].len();
            self.give(orbit);
        }
        while let Some(differing) = self.judge.another().ok()? {
            self.give(orbit_of[*seed.pick(&differing)]);
        }
        Some(())
    }

    /// Take numbers back as long as there is one solution, and not fewer than so many are left.
    ///
    /// Whatever is a solution then, and was none before, has another number where one was taken.
    fn thin(&mut self, fewest: usize) {
        let mut number = self.cells().len();
        for orbit in self.given.clone() {
            let cells = &self.orbits[orbit];
            if number < fewest + cells.len() {
                continue;
            }
            cells.iter().for_each(|cell| self.judge.take(cell.index()));
            if cells.iter().any(|cell| self.judge.may_differ(cell.index())) {
                cells.iter().for_each(|cell| self.judge.give(cell.index()));
            } else {
                number -= cells.len();
                self.given.retain(|&other| other != orbit);
            }
        }
    }

    /// Can no given be left out, not even one whose like stays?
    fn is_minimal(&mut self) -> bool {
        if self.orbits.iter().all(|orbit| orbit.len() == 1) {
            return true;
        }
        self.cells().into_iter().all(|cell| {
            self.judge.take(cell);
            let is_needed = self.judge.may_differ(cell);
            self.judge.give(cell);
            is_needed
        })
    }

    /// More of them until so many cells are given.
    fn fill_up(&mut self, number: usize) -> Option<()> {
        let mut missing = number.checked_sub(self.cells().len())?;
        for &orbit in &self.order {
            let cells = self.orbits[orbit].len();
            if cells <= missing && !self.given.contains(&orbit) {
                self.given.push(orbit);
                missing -= cells;
            }
        }
        (missing == 0).then_some(())
    }

    /// As few more of them as rules of a level need; of the hardest level the fewest there are.
    fn ease(
        &mut self,
        blank: &Sudoku,
        full: &[u8],
        level: Option<Level>,
    ) -> Result<Option<()>, Conflict> {
        let ceiling = level.unwrap_or(usual_ceiling(blank)).min(Level::Hard);
        let view = Board::new(blank);
        let leads = |given: &[usize]| leads(&view, full, &cells(self.orbits, given), ceiling);
        let fewest = self.given.len();
        let is_easy = leads(&self.given)?;
        if level == Some(Level::Fiendish) {
            return Ok((!is_easy).then_some(()));
        }
        if is_easy {
            return Ok(Some(()));
        }
        let spare = self.order.iter().copied().filter(|orbit| !self.given.contains(orbit));
        let all: Vec<usize> = self.given.iter().copied().chain(spare).collect();
        // More givens are easier, but for rare cases: halve the numbers that may suffice.
        let (mut too_few, mut enough) = (fewest, all.len());
        while enough - too_few > 1 {
            let middle = usize::midpoint(too_few, enough);
            if leads(&all[..middle])? { enough = middle } else { too_few = middle }
        }
        self.given = all[..enough].to_vec();
        Ok(Some(()))
    }
}

/// How hard puzzles may be where nobody says: patterns are for boards that one can overlook.
fn usual_ceiling(blank: &Sudoku) -> Level {
    match blank.side() {
        0..=9 => Level::Hard,
        10..=16 => Level::Medium,
        _ => Level::Easy,
    }
}

/// The cells of some orbits.
fn cells(orbits: &[Vec<Cell>], kept: &[usize]) -> Vec<usize> {
    kept.iter().flat_map(|&orbit| orbits[orbit].iter().map(|cell| cell.index())).collect()
}

/// Do rules up to a level lead from some numbers to the full board?
fn leads(view: &Board, full: &[u8], cells: &[usize], ceiling: Level) -> Result<bool, Conflict> {
    let mut known = view.start();
    for &cell in cells {
        let value = Values::one(full[cell] - 1);
        known.keep(Var(cell as u32), value)?;
    }
    lead(view, &mut known, ceiling)?;
    Ok(known.open() == 0)
}

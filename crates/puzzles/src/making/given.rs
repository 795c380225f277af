//! Puzzles whose clues are values of their solution: which of them to give away.

use grille_chance::Seed;
use grille_engine::{Conflict, Domains, Ended, Flow, Level, Limits, Solution, Values, Var};
use grille_grid::Cell;

use super::{Missed, Symmetry, Wish};
use crate::puzzle::Puzzle;
use crate::rules::{View, lead};

/// A solution whose values are given away, those together that a symmetry carries onto each other.
pub(crate) struct Givens<'a, V> {
    /// The empty board with the rules of its family.
    pub view: &'a V,
    /// The values.
    pub solution: &'a Solution,
    /// What is given together.
    pub orbits: Vec<Vec<Var>>,
    /// Is there one solution where these are given?
    pub is_unique: &'a dyn Fn(&[Var]) -> bool,
}

/// Variables of cells that a symmetry carries onto each other.
pub(crate) fn orbits(wish: &Wish, var: impl Fn(Cell) -> Var) -> Vec<Vec<Var>> {
    let orbits = wish.symmetry.unwrap_or(Symmetry::None).orbits(wish.size).into_iter();
    orbits.map(|orbit| orbit.into_iter().map(&var).collect()).collect()
}

impl<V: View> Givens<'_, V> {
    /// What to give away, as it is wished.
    pub fn choose(
        &self,
        wish: &Wish,
        seed: &mut Seed,
        limits: Limits<'_>,
    ) -> Result<Vec<Var>, Missed> {
        let ceiling = wish.level.unwrap_or(Level::Medium).min(Level::Hard);
        let mut given = self.build_up(ceiling, seed, limits)?;
        if let Some(number) = wish.givens {
            given = self.so_many(given, number as usize, seed)?;
        } else if wish.is_minimal || wish.level == Some(Level::Fiendish) {
            thin(&mut given, |kept| Ok((self.is_unique)(&self.vars(kept))))?;
        } else if wish.level.is_some() {
            thin(&mut given, |kept| self.leads(kept, ceiling))?;
        }
        Ok(self.vars(&given))
    }

    /// Give values away until rules up to a level lead to the solution: whenever they are stuck,
    /// another one, with those that go with it.
    ///
    /// One walk from the empty board to the full one, so it costs little more than solving it.
    fn build_up(
        &self,
        ceiling: Level,
        seed: &mut Seed,
        limits: Limits<'_>,
    ) -> Result<Vec<usize>, Missed> {
        let mut known = self.view.start();
        let mut order = seed.order(self.orbits.len()).into_iter();
        let mut given = Vec::new();
        while known.open() > 0 {
            if limits.reached() {
                return Err(Missed::NotThisTime);
            }
            let is_open = |var: &Var| known.value(*var).is_none();
            let orbit = order.by_ref().find(|&orbit| self.orbits[orbit].iter().any(is_open));
            let orbit = orbit.ok_or(Missed::NotThisTime)?;
            for &var in &self.orbits[orbit] {
                known.assign(var, self.solution[var.index()])?;
            }
            given.push(orbit);
            lead(self.view, &mut known, ceiling)?;
        }
        Ok(given)
    }

    /// Just so many givens, where that can be: fewer as long as there is one solution, then more.
    fn so_many(
        &self,
        mut given: Vec<usize>,
        number: usize,
        seed: &mut Seed,
    ) -> Result<Vec<usize>, Missed> {
        thin(&mut given, |kept| {
            let vars = self.vars(kept);
            Ok(vars.len() >= number && (self.is_unique)(&vars))
        })?;
        for orbit in seed.order(self.orbits.len()) {
            let fits = self.vars(&given).len() + self.orbits[orbit].len() <= number;
            if fits && !given.contains(&orbit) {
                given.push(orbit);
            }
        }
        if self.vars(&given).len() == number { Ok(given) } else { Err(Missed::NotThisTime) }
    }

    /// Do rules up to a level lead from these givens to the solution?
    fn leads(&self, kept: &[usize], ceiling: Level) -> Result<bool, Conflict> {
        let mut known: Domains = self.view.start();
        for var in self.vars(kept) {
            let value = Values::one(self.solution[var.index()]);
            known.keep(var, value)?;
        }
        lead(self.view, &mut known, ceiling)?;
        Ok(known.open() == 0)
    }

    fn vars(&self, kept: &[usize]) -> Vec<Var> {
        kept.iter().flat_map(|&orbit| self.orbits[orbit].iter().copied()).collect()
    }
}

/// Is there one solution, by the family's own method?
pub(crate) fn is_unique<P: Puzzle>(puzzle: &P, limits: Limits<'_>) -> bool {
    let mut number = 0;
    let outcome = P::ABILITIES.methods[0].each(puzzle, limits, &mut |_| {
        number += 1;
        if number > 1 { Flow::Enough } else { Flow::More }
    });
    number == 1 && outcome.ended == Ended::Exhausted
}

/// Take things away, one after the other in this order, as long as what is left is good.
fn thin<T: Copy>(
    kept: &mut Vec<T>,
    mut is_good: impl FnMut(&[T]) -> Result<bool, Conflict>,
) -> Result<(), Conflict> {
    let mut next = 0;
    while next < kept.len() {
        let taken = kept.remove(next);
        if !is_good(kept)? {
            kept.insert(next, taken);
            next += 1;
        }
    }
    Ok(())
}

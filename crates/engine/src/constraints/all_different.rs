//! No two variables are equal (all-different), by naked and hidden singles.

use crate::cnf::{Cnf, Literal};
use crate::constraint::{Conflict, Constraint};
use crate::domains::Domains;
use crate::program::Program;
use crate::values::{Value, Values, Var};

/// No two variables are equal after each has been shifted by its own number.
///
/// Without shifts these are the rows, columns and blocks of sudoku; with them, the diagonals
/// of queens.
#[derive(Debug)]
pub struct AllDifferent {
    vars: Vec<Var>,
    shifts: Vec<u32>,
}

impl AllDifferent {
    /// No two of these are equal.
    pub fn new(vars: Vec<Var>) -> Self {
        let shifts = vec![0; vars.len()];
        Self { vars, shifts }
    }

    /// No two of these are equal after adding to each its shift.
    pub fn shifted(vars: Vec<Var>, shifts: Vec<u32>) -> Self {
        debug_assert_eq!(vars.len(), shifts.len());
        Self { vars, shifts }
    }

    fn shifted_vars(&self) -> impl Iterator<Item = (Var, u32)> + Clone {
        self.vars.iter().copied().zip(self.shifts.iter().copied())
    }

    /// A known value is struck from all the others, and so on while values become known.
    fn strike_known(&self, domains: &mut Domains) -> Result<(), Conflict> {
        let known = |(var, _): &(Var, u32), domains: &Domains| domains.value(*var).is_some();
        let mut next: Vec<(Var, u32)> =
            self.shifted_vars().filter(|pair| known(pair, domains)).collect();
        while let Some((var, shift)) = next.pop() {
            let value = u32::from(domains.get(var).least()) + shift;
            for (other, other_shift) in self.shifted_vars() {
                let Some(same) = value.checked_sub(other_shift).filter(|&v| v < Values::MOST)
                else {
                    continue;
                };
                if other == var || !domains.get(other).has(same as Value) {
                    continue;
                }
                domains.strike(other, same as Value)?;
                if domains.value(other).is_some() {
                    next.push((other, other_shift));
                }
            }
        }
        Ok(())
    }

    /// As many values as variables: a value with one place left goes there.
    fn place_hidden(&self, domains: &mut Domains) -> Result<(), Conflict> {
        let (mut once, mut twice) = (Values::NONE, Values::NONE);
        for &var in &self.vars {
            let here = domains.get(var);
            twice = twice.or(once.and(here));
            once = once.or(here);
        }
        if (once.count() as usize) < self.vars.len() {
            return Err(Conflict);
        }
        if once.count() as usize > self.vars.len() {
            return Ok(());
        }
        let hidden = once.without(twice);
        for &var in &self.vars {
            let here = domains.get(var).and(hidden);
            match here.count() {
                0 => {}
                1 => domains.keep(var, here)?,
                _ => return Err(Conflict),
            }
        }
        Ok(())
    }

    /// For each value who can take it, and whether each value has to be taken.
    fn takers(&self, cnf: &Cnf) -> (Vec<Vec<Literal>>, bool) {
        let most = self.shifts.iter().max().copied().unwrap_or(0) + Values::MOST;
        let takers = |sum: u32| -> Vec<Literal> {
            let here = |(var, shift)| {
                let value = sum.checked_sub(shift).filter(|&v| v < Values::MOST)?;
                Some(cnf.is(var, value as Value)).filter(|&literal| literal != Literal::FALSE)
            };
            self.shifted_vars().filter_map(here).collect()
        };
        let mut each_value: Vec<Vec<Literal>> = (0..most).map(takers).collect();
        each_value.retain(|takers| !takers.is_empty());
        let has_all = !self.has_shifts() && each_value.len() == self.vars.len();
        (each_value, has_all)
    }

    fn has_shifts(&self) -> bool {
        self.shifts.iter().any(|&shift| shift != self.shifts[0])
    }
}

impl Constraint for AllDifferent {
    fn vars(&self) -> &[Var] {
        &self.vars
    }

    fn holds(&self, values: &[Value]) -> bool {
        self.witness(values).is_empty()
    }

    fn prune(&self, domains: &mut Domains) -> Result<(), Conflict> {
        self.strike_known(domains)?;
        if self.has_shifts() {
            return Ok(());
        }
        self.place_hidden(domains)
    }

    fn clauses(&self, cnf: &mut Cnf) {
        let (each_value, has_all) = self.takers(cnf);
        each_value.iter().for_each(|takers| cnf.at_most_one(takers));
        if has_all {
            each_value.iter().for_each(|takers| cnf.clause(takers));
        }
    }

    fn linear(&self, program: &mut Program) {
        let (each_value, has_all) = self.takers(program.cnf());
        for takers in each_value {
            program.count(&takers, has_all.then_some(1), Some(1));
        }
    }

    /// The first two that are equal.
    fn witness(&self, values: &[Value]) -> Vec<Var> {
        let value = |(var, shift): (Var, u32)| u32::from(values[var.index()]) + shift;
        for (i, one) in self.shifted_vars().enumerate() {
            let mut others = self.shifted_vars().skip(i + 1);
            if let Some(other) = others.find(|&other| value(other) == value(one)) {
                return vec![one.0, other.0];
            }
        }
        Vec::new()
    }
}

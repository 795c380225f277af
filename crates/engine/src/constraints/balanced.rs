//! A line of takuzu: never three equal in a row, as many of one as of the other. Arc consistent, by
//! dynamic programming from both ends.

use crate::cnf::{Cnf, Literal};
use crate::constraint::{Conflict, Constraint};
use crate::domains::Domains;
use crate::message;
use crate::message::Message;
use crate::program::Program;
use crate::values::{Value, Values, Var};

/// Variables of 0 and 1: no three neighbours equal, half of them 1.
#[derive(Debug)]
pub struct Balanced {
    vars: Vec<Var>,
}

/// What the last cells look like: the value of the last one, once or twice in a row.
const STATES: [(Value, usize); 4] = [(0, 1), (0, 2), (1, 1), (1, 2)];

impl Balanced {
    /// A line of an even number of variables.
    pub fn new(vars: Vec<Var>) -> Self {
        debug_assert!(vars.len().is_multiple_of(2));
        Self { vars }
    }

    /// The first three neighbours that are equal.
    fn three(&self, values: &[Value]) -> Option<&[Var]> {
        let equal = |w: &&[Var]| w.iter().all(|var| values[var.index()] == values[w[0].index()]);
        self.vars.windows(3).find(equal)
    }

    fn ones(&self, cnf: &Cnf) -> Vec<Literal> {
        self.vars.iter().map(|&var| cnf.is(var, 1)).collect()
    }

    fn half(&self) -> usize {
        self.vars.len() / 2
    }

    /// For each place, the pairs (state, ones so far) that the cells up to there can be in.
    ///
    /// `cells` is walked in its own order, so that the same code looks from either end.
    fn reach(&self, cells: &[Values]) -> Vec<[Counts; 4]> {
        let empty = || std::array::from_fn(|_| Counts::none(self.half()));
        let mut all: Vec<[Counts; 4]> = Vec::with_capacity(cells.len());
        for (i, cell) in cells.iter().enumerate() {
            let mut here: [Counts; 4] = empty();
            for (state, (value, run)) in STATES.into_iter().enumerate() {
                if !cell.has(value) {
                    continue;
                }
                if i == 0 {
                    here[state] =
                        if run == 1 { Counts::one(self.half(), value.into()) } else { continue };
                    continue;
                }
                for (before, (last, length)) in STATES.into_iter().enumerate() {
                    let follows = if last == value { run == 2 && length == 1 } else { run == 1 };
                    if follows {
                        here[state].add(&all[i - 1][before], value.into());
                    }
                }
            }
            all.push(here);
        }
        all
    }

    /// Can the line be finished with `value` at place `i`?
    ///
    /// Two halves meet between `i` and `i + 1`; the state of either side says how long its last
    /// run is.
    fn possible(
        &self,
        i: usize,
        value: Value,
        left: &[[Counts; 4]],
        right: &[[Counts; 4]],
    ) -> bool {
        let n = self.vars.len();
        let here = STATES.into_iter().enumerate().filter(|(_, (v, _))| *v == value);
        for (a, (_, run)) in here {
            if i + 1 == n {
                if left[i][a].has(self.half()) {
                    return true;
                }
                continue;
            }
            for (b, (next, length)) in STATES.into_iter().enumerate() {
                let fits = next != value || run + length <= 2;
                if fits && left[i][a].meets(&right[n - 2 - i][b], self.half()) {
                    return true;
                }
            }
        }
        false
    }
}

impl Constraint for Balanced {
    fn vars(&self) -> &[Var] {
        &self.vars
    }

    fn holds(&self, values: &[Value]) -> bool {
        let line: Vec<Value> = self.vars.iter().map(|var| values[var.index()]).collect();
        let ones = line.iter().filter(|&&value| value == 1).count();
        let three = line.windows(3).any(|w| w[0] == w[1] && w[1] == w[2]);
        ones == self.half() && !three
    }

    fn prune(&self, domains: &mut Domains) -> Result<(), Conflict> {
        let mut cells: Vec<Values> = self.vars.iter().map(|&var| domains.get(var)).collect();
        let left = self.reach(&cells);
        cells.reverse();
        let right = self.reach(&cells);
        for (i, &var) in self.vars.iter().enumerate() {
            let keep = domains.get(var).iter().filter(|&v| self.possible(i, v, &left, &right));
            domains.keep(var, keep.collect())?;
        }
        Ok(())
    }

    fn clauses(&self, cnf: &mut Cnf) {
        let ones = self.ones(cnf);
        for three in ones.windows(3) {
            cnf.clause(three);
            cnf.clause(&[!three[0], !three[1], !three[2]]);
        }
        cnf.count(&ones, self.half(), self.half());
    }

    fn linear(&self, program: &mut Program) {
        let ones = self.ones(program.cnf());
        for three in ones.windows(3) {
            program.count(three, Some(1), Some(2));
        }
        let half = Some(self.half() as i64);
        program.count(&ones, half, half);
    }

    fn complaint(&self, values: &[Value]) -> Option<Message> {
        if self.three(values).is_some() {
            return Some(message!("balanced-three"));
        }
        let ones = self.vars.iter().filter(|var| values[var.index()] == 1).count();
        Some(message!("balanced-counts", zeros = self.vars.len() - ones, ones = ones))
    }

    /// Three equal in a row if there are, else the whole line.
    fn witness(&self, values: &[Value]) -> Vec<Var> {
        self.three(values).unwrap_or(&self.vars).to_vec()
    }
}

/// A set of counts from 0 to half a line, one bit each.
#[derive(Clone, Debug)]
struct Counts(Vec<u64>);

impl Counts {
    fn none(most: usize) -> Self {
        Self(vec![0; most / 64 + 1])
    }

    fn one(most: usize, count: usize) -> Self {
        let mut counts = Self::none(most);
        counts.0[count / 64] |= 1 << (count % 64);
        counts
    }

    fn has(&self, count: usize) -> bool {
        self.0.get(count / 64).is_some_and(|word| word >> (count % 64) & 1 == 1)
    }

    /// Add the counts of `other`, each larger by `more` (0 or 1).
    fn add(&mut self, other: &Self, more: usize) {
        let mut carry = 0;
        for (word, &from) in self.0.iter_mut().zip(&other.0) {
            *word |= if more == 0 { from } else { from << 1 | carry };
            carry = from >> 63;
        }
    }

    /// Is there a count here and one in `other` that make `total` together?
    fn meets(&self, other: &Self, total: usize) -> bool {
        (0..=total).any(|count| self.has(count) && other.has(total - count))
    }
}

//! No two lines are the same from end to end.

use std::collections::HashMap;

use crate::cnf::{Cnf, Literal};
use crate::constraint::{Assignment, Conflict, Constraint, Cost, Lemmas, Propagator};
use crate::domains::Domains;
use crate::program::Program;
use crate::values::{Value, Var};

/// Lines of equal length, no two of them equal.
#[derive(Debug)]
pub struct DistinctLines {
    vars: Vec<Var>,
    length: usize,
}

impl DistinctLines {
    /// Lines of `length` variables, one after the other in `vars`.
    pub fn new(vars: Vec<Var>, length: usize) -> Self {
        debug_assert!(length > 0 && vars.len().is_multiple_of(length));
        Self { vars, length }
    }

    fn lines(&self) -> impl Iterator<Item = &[Var]> {
        self.vars.chunks(self.length)
    }

    fn pairs(&self) -> impl Iterator<Item = (&[Var], &[Var])> {
        self.lines().enumerate().flat_map(|(i, a)| self.lines().skip(i + 1).map(move |b| (a, b)))
    }

    fn watch(&self, cnf: &Cnf) -> Watch {
        let is = |var| cnf.values(var).iter().map(|value| (value, cnf.is(var, value))).collect();
        let line = |line: &[Var]| line.iter().map(|&var| is(var)).collect();
        Watch { lines: self.lines().map(line).collect() }
    }

    /// Would all pairs of lines take too many clauses?
    fn are_many(&self) -> bool {
        self.vars.len() * self.vars.len() / self.length > MANY
    }
}

/// Beyond so many places of pairs of lines, equal lines are refused when they come.
const MANY: usize = 150_000;

/// What is known of two lines.
enum Compared {
    /// They differ for sure, or may differ in more than one place.
    Fine,
    /// They are equal but for this place, where they must differ.
    OnlyHere(usize),
    /// They are equal.
    Equal,
}

fn compare(a: &[Var], b: &[Var], domains: &Domains) -> Compared {
    let mut open = None;
    for (i, (&x, &y)) in a.iter().zip(b).enumerate() {
        let (x, y) = (domains.get(x), domains.get(y));
        if x.and(y).is_empty() {
            return Compared::Fine;
        }
        if x == y && x.single().is_some() {
            continue;
        }
        if open.replace(i).is_some() {
            return Compared::Fine;
        }
    }
    open.map_or(Compared::Equal, Compared::OnlyHere)
}

impl Constraint for DistinctLines {
    fn vars(&self) -> &[Var] {
        &self.vars
    }

    fn holds(&self, values: &[Value]) -> bool {
        self.witness(values).is_empty()
    }

    fn prune(&self, domains: &mut Domains) -> Result<(), Conflict> {
        for (a, b) in self.pairs() {
            match compare(a, b, domains) {
                Compared::Fine => {}
                Compared::Equal => return Err(Conflict),
                Compared::OnlyHere(i) => {
                    for (one, other) in [(a[i], b[i]), (b[i], a[i])] {
                        if let Some(value) = domains.value(one) {
                            domains.strike(other, value)?;
                        }
                    }
                }
            }
        }
        Ok(())
    }

    /// For each pair of lines a literal a place that says: they differ here.
    fn clauses(&self, cnf: &mut Cnf) {
        if self.are_many() {
            return;
        }
        for (a, b) in self.pairs() {
            if a.iter().zip(b).any(|(&x, &y)| cnf.values(x).and(cnf.values(y)).is_empty()) {
                continue;
            }
            let mut differ = Vec::with_capacity(self.length);
            for (&x, &y) in a.iter().zip(b) {
                let literal = cnf.fresh();
                for value in cnf.values(x).and(cnf.values(y)).iter() {
                    let (here, there) = (cnf.is(x, value), cnf.is(y, value));
                    cnf.clause(&[!literal, !here, !there]);
                }
                differ.push(literal);
            }
            cnf.clause(&differ);
        }
    }

    fn propagator(&self, cnf: &mut Cnf) -> Option<Box<dyn Propagator>> {
        self.are_many().then(|| Box::new(self.watch(cnf)) as _)
    }

    /// Nothing but cuts: that two lines differ takes an unknown for each of their places.
    fn linear(&self, program: &mut Program) {
        let watch = self.watch(program.cnf());
        program.cutter(Box::new(watch));
    }

    fn cost(&self) -> Cost {
        Cost::Board
    }

    /// The first two lines that are equal.
    fn witness(&self, values: &[Value]) -> Vec<Var> {
        let same = |a: &[Var], b: &[Var]| {
            a.iter().zip(b).all(|(x, y)| values[x.index()] == values[y.index()])
        };
        let equal = self.pairs().find(|(a, b)| same(a, b));
        equal.map_or(Vec::new(), |(a, b)| [a, b].concat())
    }
}

/// What a place can be, each value with its literal.
type Place = Vec<(Value, Literal)>;

/// The constraint during a run of SAT.
struct Watch {
    lines: Vec<Vec<Place>>,
}

impl Propagator for Watch {
    /// Nothing: large boards rarely have equal lines, so they are compared when all is known.
    fn wakes_on(&self) -> Vec<Literal> {
        Vec::new()
    }

    fn check(&mut self, now: &dyn Assignment, lemmas: &mut Lemmas) {
        let now = |place: &Place| {
            place.iter().copied().find(|&(_, literal)| now.value(literal) == Some(true))
        };
        let mut seen: HashMap<Vec<Value>, &[Place]> = HashMap::new();
        for line in &self.lines {
            let value = |place: &Place| now(place).map(|(value, _)| value);
            let known: Option<Vec<Value>> = line.iter().map(value).collect();
            let Some(twin) = known.and_then(|known| seen.insert(known, line)) else { continue };
            let both = line.iter().chain(twin).filter_map(now);
            lemmas.add(both.map(|(_, literal)| !literal));
        }
    }
}

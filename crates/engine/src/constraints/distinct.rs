//! No two lines are the same from end to end.

use crate::cnf::Cnf;
use crate::constraint::{Conflict, Constraint, Cost};
use crate::domains::Domains;
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
}

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

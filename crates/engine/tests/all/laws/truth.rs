//! The truth of literals, and the most naive way to complete it: unit clauses, then guesses.

use grille_engine::{Assignment, Cnf, Conflict, Domains, Literal, Values};

/// True, false or open, for each propositional variable.
#[derive(Clone)]
pub struct Truth(Vec<Option<bool>>);

impl Assignment for Truth {
    fn value(&self, literal: Literal) -> Option<bool> {
        self.0[literal.variable() as usize].map(|truth| truth == literal.is_positive())
    }
}

impl Truth {
    /// What is known when each variable has one of the values left in `domains`.
    pub fn of(cnf: &Cnf, domains: &Domains) -> Self {
        let mut truth = Self(vec![None; cnf.variables() as usize]);
        truth.set(Literal::TRUE, true);
        for var in domains.vars() {
            let left = domains.get(var);
            for value in cnf.values(var).iter() {
                if !left.has(value) || left == Values::one(value) {
                    truth.set(cnf.is(var, value), left.has(value));
                }
            }
        }
        truth
    }

    fn set(&mut self, literal: Literal, truth: bool) {
        self.0[literal.variable() as usize] = Some(truth == literal.is_positive());
    }

    /// The literals of a clause that are open, or `None` when one is true.
    pub fn open(&self, clause: &[Literal]) -> Option<Vec<Literal>> {
        let is_true = |&literal: &Literal| self.value(literal) == Some(true);
        let is_open = |literal: &Literal| self.value(*literal).is_none();
        (!clause.iter().any(is_true)).then(|| clause.iter().copied().filter(is_open).collect())
    }

    /// Set the last open literal of each clause until nothing changes.
    pub fn propagate(&mut self, cnf: &Cnf) -> Result<(), Conflict> {
        loop {
            let mut changed = false;
            for clause in cnf.iter() {
                match self.open(clause).as_deref() {
                    Some([]) => return Err(Conflict),
                    Some(&[last]) => {
                        self.set(last, true);
                        changed = true;
                    }
                    _ => {}
                }
            }
            if !changed {
                return Ok(());
            }
        }
    }

    /// A truth in which every clause has a true literal, if there is one.
    pub fn complete(mut self, cnf: &Cnf) -> Option<Self> {
        self.propagate(cnf).ok()?;
        let Some(open) = cnf.iter().find_map(|clause| self.open(clause)) else {
            return Some(self);
        };
        [true, false].into_iter().find_map(|truth| {
            let mut guess = self.clone();
            guess.set(open[0], truth);
            guess.complete(cnf)
        })
    }
}

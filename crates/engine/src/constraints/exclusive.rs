//! Two things that cannot both be: bridges that would cross.

use crate::cnf::Cnf;
use crate::constraint::{Conflict, Constraint, Cost};
use crate::domains::Domains;
use crate::values::{Value, Values, Var};

/// At most one of the two variables is above 0.
#[derive(Debug)]
pub struct Exclusive {
    vars: [Var; 2],
}

impl Exclusive {
    /// At most one of `first` and `second` is above 0.
    pub fn new(first: Var, second: Var) -> Self {
        Self { vars: [first, second] }
    }
}

impl Constraint for Exclusive {
    fn vars(&self) -> &[Var] {
        &self.vars
    }

    fn holds(&self, values: &[Value]) -> bool {
        self.vars.iter().any(|var| values[var.index()] == 0)
    }

    fn prune(&self, domains: &mut Domains) -> Result<(), Conflict> {
        let [first, second] = self.vars;
        for (one, other) in [(first, second), (second, first)] {
            if !domains.get(one).has(0) {
                domains.keep(other, Values::one(0))?;
            }
        }
        Ok(())
    }

    fn clauses(&self, cnf: &mut Cnf) {
        let clause = self.vars.map(|var| cnf.is(var, 0));
        cnf.clause(&clause);
    }

    fn cost(&self) -> Cost {
        Cost::Small
    }
}

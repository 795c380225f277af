//! One variable takes one of some values: a given.

use crate::cnf::{Cnf, Literal};
use crate::constraint::{Conflict, Constraint, Cost};
use crate::domains::Domains;
use crate::values::{Value, Values, Var};

/// `var` is among `values`.
#[derive(Debug)]
pub struct Among {
    vars: [Var; 1],
    values: Values,
}

impl Among {
    /// `var` is among `values`.
    pub fn new(var: Var, values: Values) -> Self {
        Self { vars: [var], values }
    }
}

impl Constraint for Among {
    fn vars(&self) -> &[Var] {
        &self.vars
    }

    fn holds(&self, values: &[Value]) -> bool {
        self.values.has(values[self.vars[0].index()])
    }

    fn prune(&self, domains: &mut Domains) -> Result<(), Conflict> {
        domains.keep(self.vars[0], self.values)
    }

    fn clauses(&self, cnf: &mut Cnf) {
        let any: Vec<Literal> =
            self.values.iter().map(|value| cnf.is(self.vars[0], value)).collect();
        cnf.clause(&any);
    }

    fn cost(&self) -> Cost {
        Cost::Small
    }
}

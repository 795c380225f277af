//! At most one of some variables takes a value: equal numbers of a line, of which one may be seen.

use std::sync::Arc;

use crate::cnf::{Cnf, Literal};
use crate::constraint::{Conflict, Constraint, Cost};
use crate::domains::Domains;
use crate::program::Program;
use crate::values::{Value, Var};

/// No two of the variables take the value.
///
/// If it is posted with clues, they are as many as the variables: it speaks of two variables
/// because of their two clues, whatever becomes of the others.
#[derive(Debug)]
pub struct AtMostOne {
    vars: Vec<Var>,
    value: Value,
}

impl AtMostOne {
    /// No two of `vars` are `value`.
    pub fn new(vars: Vec<Var>, value: Value) -> Self {
        Self { vars, value }
    }

    fn literals(&self, cnf: &Cnf) -> Vec<Literal> {
        self.vars.iter().map(|&var| cnf.is(var, self.value)).collect()
    }
}

impl Constraint for AtMostOne {
    fn vars(&self) -> &[Var] {
        &self.vars
    }

    fn holds(&self, values: &[Value]) -> bool {
        self.vars.iter().filter(|var| values[var.index()] == self.value).count() < 2
    }

    fn prune(&self, domains: &mut Domains) -> Result<(), Conflict> {
        let takes = |var: &&Var| domains.value(**var) == Some(self.value);
        let Some(&one) = self.vars.iter().find(takes) else { return Ok(()) };
        for &other in self.vars.iter().filter(|&&var| var != one) {
            domains.strike(other, self.value)?;
        }
        Ok(())
    }

    fn clauses(&self, cnf: &mut Cnf) {
        cnf.at_most_one(&self.literals(cnf));
    }

    fn linear(&self, program: &mut Program) {
        let literals = self.literals(program.cnf());
        program.count(&literals, None, Some(1));
    }

    /// At most one takes the value and has its clue.
    fn switched(&self, cnf: &mut Cnf, switches: &[Literal]) {
        let mut both = Vec::with_capacity(switches.len());
        for (literal, &switch) in self.literals(cnf).into_iter().zip(switches) {
            let takes = cnf.fresh();
            cnf.clause(&[!literal, !switch, takes]);
            both.push(takes);
        }
        cnf.at_most_one(&both);
    }

    fn restricted(&self, there: &[bool]) -> Option<Arc<dyn Constraint>> {
        let with_clue = self.vars.iter().zip(there).filter(|(_, there)| **there);
        let vars = with_clue.map(|(&var, _)| var).collect();
        Some(Arc::new(Self { vars, value: self.value }))
    }

    fn cost(&self) -> Cost {
        if self.vars.len() <= 8 { Cost::Small } else { Cost::Line }
    }
}

//! The sum of some variables lies between two bounds (bounds consistency).

use crate::cnf::Cnf;
use crate::constraint::{Conflict, Constraint, Cost};
use crate::domains::Domains;
use crate::program::Program;
use crate::values::{Value, Values, Var};

/// `low <= sum <= high`. With variables of 0 and 1 this counts.
#[derive(Debug)]
pub struct Sum {
    vars: Vec<Var>,
    low: u32,
    high: u32,
}

impl Sum {
    /// The sum is exactly `total`.
    pub fn exactly(vars: Vec<Var>, total: u32) -> Self {
        Self { vars, low: total, high: total }
    }

    /// The sum is at most `high`.
    pub fn at_most(vars: Vec<Var>, high: u32) -> Self {
        Self { vars, low: 0, high }
    }

    /// The sum is at least `low`.
    pub fn at_least(vars: Vec<Var>, low: u32) -> Self {
        Self { vars, low, high: u32::MAX }
    }
}

impl Constraint for Sum {
    fn vars(&self) -> &[Var] {
        &self.vars
    }

    fn holds(&self, values: &[Value]) -> bool {
        let sum: u32 = self.vars.iter().map(|var| u32::from(values[var.index()])).sum();
        (self.low..=self.high).contains(&sum)
    }

    fn prune(&self, domains: &mut Domains) -> Result<(), Conflict> {
        loop {
            let sum = |end: fn(Values) -> Value, domains: &Domains| -> u32 {
                self.vars.iter().map(|&var| u32::from(end(domains.get(var)))).sum()
            };
            let (least, most) = (sum(Values::least, domains), sum(Values::most, domains));
            if least > self.high || most < self.low {
                return Err(Conflict);
            }
            // Each variable may rise above its least by the slack, and fall below its most.
            let (rise, fall) = (self.high - least, most - self.low);
            let mut bounds_moved = false;
            for &var in &self.vars {
                let before = domains.get(var);
                let high = u32::from(before.least()).saturating_add(rise);
                let low = u32::from(before.most()).saturating_sub(fall);
                domains.keep(var, Values::between(low, high.min(Values::MOST)))?;
                let after = domains.get(var);
                bounds_moved |= after.least() != before.least() || after.most() != before.most();
            }
            if !bounds_moved {
                return Ok(());
            }
        }
    }

    fn clauses(&self, cnf: &mut Cnf) {
        let mut units = Vec::new();
        for &var in &self.vars {
            for threshold in 1..Values::MOST {
                let literal = cnf.at_least(var, threshold);
                if literal == crate::cnf::Literal::FALSE {
                    break;
                }
                units.push(literal);
            }
        }
        cnf.count(&units, self.low as usize, self.high as usize);
    }

    fn linear(&self, program: &mut Program) {
        let value = |&var: &Var| program.each(var, i64::from);
        let sum: Vec<_> = self.vars.iter().flat_map(value).collect();
        program.between(&sum, Some(self.low.into()), Some(self.high.into()));
    }

    fn cost(&self) -> Cost {
        if self.vars.len() <= 8 { Cost::Small } else { Cost::Line }
    }
}

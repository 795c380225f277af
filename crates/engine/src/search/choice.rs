//! Which variable to guess next: few values left, and often part of a conflict.

use crate::domains::Domains;
use crate::values::Var;

/// A weight for each variable that grows with the conflicts of its constraints.
pub(super) struct Choice {
    weights: Vec<f64>,
    bump: f64,
}

/// How much more the next conflict counts than the last.
const GROWTH: f64 = 1.05;
/// Beyond this all weights are scaled down.
const TOO_LARGE: f64 = 1e100;
/// A conflict of a constraint on more variables than this tells nothing of any one of them.
const TOO_WIDE: usize = 512;

impl Choice {
    pub fn new(degrees: impl Iterator<Item = usize>) -> Self {
        Self { weights: degrees.map(|degree| 1.0 + degree as f64).collect(), bump: 1.0 }
    }

    /// The open variable with the fewest values for its weight, the first of equals.
    ///
    /// At least one variable must be open.
    pub fn pick(&self, domains: &Domains) -> Var {
        let mut best = (f64::INFINITY, Var(0));
        for var in domains.vars() {
            let count = domains.get(var).count();
            if count < 2 {
                continue;
            }
            let score = f64::from(count) / self.weights[var.index()];
            if score < best.0 {
                best = (score, var);
            }
        }
        debug_assert!(best.0.is_finite());
        best.1
    }

    /// These variables were part of a conflict.
    pub fn blame(&mut self, vars: &[Var]) {
        self.bump *= GROWTH;
        if vars.len() <= TOO_WIDE {
            vars.iter().for_each(|var| self.weights[var.index()] += self.bump);
        }
        if self.bump > TOO_LARGE {
            self.weights.iter_mut().for_each(|weight| *weight /= TOO_LARGE);
            self.bump /= TOO_LARGE;
        }
    }
}

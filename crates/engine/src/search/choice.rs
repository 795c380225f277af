//! Which variable to guess next: few values left, and often part of a conflict (as dom/wdeg).

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
/// No weight falls below this: a variable without weight would never be picked.
const TOO_SMALL: f64 = 1e-200;
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
            for weight in &mut self.weights {
                *weight = (*weight / TOO_LARGE).max(TOO_SMALL);
            }
            self.bump /= TOO_LARGE;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::values::Values;

    #[test]
    fn a_variable_that_is_never_blamed_is_picked_at_last() {
        let mut choice = Choice::new([1, 1].into_iter());
        (0..30_000).for_each(|_| choice.blame(&[Var(0)]));
        let domains = Domains::new(vec![Values::one(3), Values::below(64)]);
        assert_eq!(choice.pick(&domains), Var(1));
    }
}

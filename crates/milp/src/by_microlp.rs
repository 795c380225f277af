//! The solver in pure Rust: microlp, a simplex method with branch and bound.

use std::time::Duration;

use grille_engine::{Limits, Row};
use microlp::{
    ComparisonOp, Error, OptimizationDirection, Problem, SolveOptions, SolveOutcome, Variable,
};

use crate::solver::Said;

/// It is stopped so often to ask for the limits, and goes on from where it was.
const SLICE: Duration = Duration::from_millis(20);

pub(crate) fn solve(unknowns: u32, rows: &[Row], limits: Limits<'_>, nodes: &mut u64) -> Said {
    // Nothing is maximised: any point will do.
    let mut problem = Problem::new(OptimizationDirection::Minimize);
    let columns: Vec<Variable> = (0..unknowns).map(|_| problem.add_binary_var(0.0)).collect();
    for row in rows {
        let terms = row.terms.iter().map(|&(unknown, c)| (columns[unknown as usize], c as f64));
        let terms: Vec<(Variable, f64)> = terms.collect();
        match (row.low, row.high) {
            (Some(low), Some(high)) if low == high => {
                problem.add_constraint(terms.as_slice(), ComparisonOp::Eq, low as f64);
            }
            (low, high) => {
                if let Some(low) = low {
                    problem.add_constraint(terms.as_slice(), ComparisonOp::Ge, low as f64);
                }
                if let Some(high) = high {
                    problem.add_constraint(terms.as_slice(), ComparisonOp::Le, high as f64);
                }
            }
        }
    }
    let mut options = SolveOptions::default();
    options.time_limit = Some(SLICE);
    let mut outcome = problem.solve_with(options);
    loop {
        match outcome {
            Ok(SolveOutcome::Solution(point)) => {
                // Of a program that has no point the nodes are not told.
                *nodes += point.stats().nodes_solved;
                let is_one = |&column: &Variable| point.var_value_raw(column) > 0.5;
                return Said::Point(columns.iter().map(is_one).collect());
            }
            Ok(_) if limits.reached() => return Said::Limit,
            Ok(interrupted) => outcome = interrupted.resume(),
            Err(Error::Infeasible) => return Said::Nothing,
            Err(_) => return Said::Failed,
        }
    }
}

//! HiGHS, the best free solver that there is, in C++.

use std::ops::Bound;

use grille_engine::{Limits, Row};
use highs::{Col, HighsModelStatus, Model, RowProblem, Sense};

use crate::solver::Said;

/// It cannot be asked to stop and go on, so that it starts again each time with twice the time: so
/// late, at most by the time it has taken, is a limit heard.
const FIRST_SLICE: f64 = 1.0;

pub(crate) fn solve(unknowns: u32, rows: &[Row], limits: Limits<'_>, _nodes: &mut u64) -> Said {
    let mut slice = FIRST_SLICE;
    loop {
        let Some(model) = model(unknowns, rows, slice) else { return Said::Failed };
        let Ok(solved) = model.try_solve() else { return Said::Failed };
        match solved.status() {
            HighsModelStatus::Optimal => {
                let point = solved.get_solution();
                return Said::Point(point.columns().iter().map(|&value| value > 0.5).collect());
            }
            HighsModelStatus::Infeasible => return Said::Nothing,
            HighsModelStatus::ReachedTimeLimit if limits.reached() => return Said::Limit,
            HighsModelStatus::ReachedTimeLimit => slice *= 2.0,
            _ => return Said::Failed,
        }
    }
}

/// The program with nothing to maximise, for one thread and so many seconds.
fn model(unknowns: u32, rows: &[Row], seconds: f64) -> Option<Model> {
    let mut problem = RowProblem::new();
    let columns: Vec<Col> = (0..unknowns).map(|_| problem.add_integer_column(0.0, 0..=1)).collect();
    for row in rows {
        let terms = row.terms.iter().map(|&(unknown, c)| (columns[unknown as usize], c as f64));
        let bound =
            |end: Option<i64>| end.map_or(Bound::Unbounded, |end| Bound::Included(end as f64));
        problem.add_row((bound(row.low), bound(row.high)), terms);
    }
    let mut model = problem.try_optimise(Sense::Minimise).ok()?;
    model.make_quiet();
    model.try_set_option("time_limit", seconds).ok()?;
    model.try_set_option("threads", 1).ok()?;
    model.try_set_option("parallel", "off").ok()?;
    Some(model)
}

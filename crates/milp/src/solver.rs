//! What is asked of a solver of integer programs, and what it says.

use grille_engine::{Limits, Row};

/// What a solver says of a program.
pub(crate) enum Said {
    /// Unknowns that keep every row.
    Point(Vec<bool>),
    /// There are none.
    Nothing,
    /// The time was up.
    Limit,
    /// It lost its way, as can happen to numbers that are rounded.
    Failed,
}

/// A solver: so many unknowns, and rows that all have terms. It adds to the number of nodes of its
/// search.
pub(crate) type Solver = fn(u32, &[Row], Limits<'_>, &mut u64) -> Said;

/// Ask a solver, but not what can be seen without it.
pub(crate) fn ask(
    solver: Solver,
    unknowns: u32,
    rows: &[Row],
    limits: Limits<'_>,
    nodes: &mut u64,
) -> Said {
    if limits.reached() {
        return Said::Limit;
    }
    // A row without terms has a bound only if it cannot be kept.
    if rows.iter().any(|row| row.terms.is_empty()) {
        return Said::Nothing;
    }
    if unknowns == 0 {
        return Said::Point(Vec::new());
    }
    match solver(unknowns, rows, limits, nodes) {
        Said::Point(point) if !rows.iter().all(|row| row.holds(&point)) => Said::Failed,
        said => said,
    }
}

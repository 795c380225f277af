//! Rules about all blocks of a line at once: its outermost placements, and all of them.

use grille_engine::constraints::Runs;
use grille_engine::{Constraint, Domains, Values, Var};

use super::row::{Because, Finding, Row, filled};

/// The leftmost and the rightmost placement that fit what is known: a cell with one block in both
/// is filled, and one that no block reaches is empty (SLPG, SLPD and Fusion of the source document).
pub(super) fn edges(row: &Row) -> Vec<Finding> {
    if row.runs().len() != row.reaches().len() {
        return Vec::new();
    }
    let mut reached = vec![Values::one(0); row.len()];
    for reach in row.reaches() {
        let own = Values::one(reach.colour);
        reached[reach.places()].iter_mut().for_each(|values| *values = values.or(own));
    }
    let mut changes: Vec<(usize, Values)> = reached.into_iter().enumerate().collect();
    for reach in row.reaches() {
        filled(reach.sure(), reach.colour).for_each(|(place, keep)| changes[place].1 = keep);
    }
    row.finding(Because::Edges, changes).into_iter().collect()
}

/// What all placements have in common.
pub(super) fn line(row: &Row) -> Vec<Finding> {
    let Some(shared) = shared(row, row.can.clone()) else { return Vec::new() };
    row.finding(Because::Line, shared.into_iter().enumerate()).into_iter().collect()
}

/// What the cells of a line are in its placements, if they can be so much; `None` without any.
pub(super) fn shared(row: &Row, can: Vec<Values>) -> Option<Vec<Values>> {
    let places: Vec<Var> = (0..row.len() as u32).map(Var).collect();
    let mut alone = Domains::new(can);
    Runs::new(places.clone(), row.runs().to_vec()).prune(&mut alone).ok()?;
    Some(places.into_iter().map(|place| alone.get(place)).collect())
}

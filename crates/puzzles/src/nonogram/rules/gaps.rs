//! Rules about holes between empty cells: too small for any block, for those that reach it, or a
//! wall that a block must keep away from.

use std::ops::Range;

use grille_engine::Value;

use super::row::{Because, Finding, Reach, Row, filled, lacking};

/// A hole that is shorter than every block of the line (the first case that the source document says
/// it misses).
pub(super) fn gap(row: &Row) -> Vec<Finding> {
    let holes = holes(row).filter_map(|(hole, colour)| {
        let own = row.runs().iter().filter(|run| run.colour == colour);
        let shortest = own.map(|run| run.length as usize).min()?;
        let because = Because::Gap { hole: hole.clone(), colour, shortest };
        let is_short = hole.len() < shortest;
        row.finding(because, lacking(hole, colour)).filter(|_| is_short)
    });
    holes.collect()
}

/// A hole into which no block fits that reaches it (the second case).
pub(super) fn gap_reach(row: &Row) -> Vec<Finding> {
    let holes = holes(row).filter_map(|(hole, colour)| {
        let fits = |reach: &Reach| {
            let first = reach.first.max(hole.start);
            let last = reach.last.min(hole.end.checked_sub(reach.length)?);
            (reach.colour == colour && first <= last).then_some(())
        };
        let is_reached = |reach: &Reach| {
            let places = reach.places();
            reach.colour == colour && places.start < hole.end && hole.start < places.end
        };
        // What nobody reaches is for the edges.
        let is_missed = row.reaches().iter().any(is_reached)
            && !row.reaches().iter().any(|reach| fits(reach).is_some());
        let because = Because::GapReach { hole: hole.clone(), colour };
        row.finding(because, lacking(hole.clone(), colour)).filter(|_| is_missed)
    });
    holes.collect()
}

/// Cells of a block near a wall, that is the edge or a cell that cannot be of their colour:
///
/// ```text
/// .?#??   every block that can have this cell has 3 or more
/// .?##?
/// ```
pub(super) fn wall(row: &Row) -> Vec<Finding> {
    let mut found = Vec::new();
    for group in row.groups() {
        let owners = row.owners(&group.places, group.colour);
        let Some(shortest) = owners.map(|block| row.reaches()[block].length).min() else {
            continue;
        };
        let (room, places) = (row.room(&group), &group.places);
        let behind = places.end..room.start + shortest;
        let before = room.end.saturating_sub(shortest)..places.start;
        for (bound, more) in [(room.start, behind), (room.end - 1, before)] {
            let because = Because::Wall { places: places.clone(), bound, shortest };
            found.extend(row.finding(because, filled(more, group.colour)));
        }
    }
    found
}

/// For each colour of the line the stretches that can have it, but where a cell surely has.
fn holes(row: &Row) -> impl Iterator<Item = (Range<usize>, Value)> {
    let of_colour =
        |colour: Value| row.stretches(colour).into_iter().map(move |hole| (hole, colour));
    let all = row.strip.colours().iter().flat_map(of_colour).collect::<Vec<_>>();
    let is_open =
        |(hole, _): &(Range<usize>, Value)| hole.clone().all(|place| !row.is_filled_at(place));
    all.into_iter().filter(is_open)
}

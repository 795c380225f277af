//! Rules that count: an empty line, a full one, overlap, a finished line, and the last cells.

use grille_engine::Values;

use super::super::numbers::room_needed;
use super::row::{Because, Finding, Row, empty as are_empty, filled};

/// There is no block.
pub(super) fn empty(row: &Row) -> Vec<Finding> {
    if !row.runs().is_empty() {
        return Vec::new();
    }
    row.finding(Because::Empty, are_empty(0..row.len())).into_iter().collect()
}

/// The blocks, with a gap between those of one colour, need every cell.
pub(super) fn full(row: &Row) -> Vec<Finding> {
    if row.runs().is_empty() || room_needed(row.runs()) != row.len() {
        return Vec::new();
    }
    let mut values = vec![Values::one(0); row.len()];
    for (start, run) in leftmost(row).zip(row.runs()) {
        values[start..start + run.length as usize].fill(Values::one(run.colour));
    }
    row.finding(Because::Full, values.into_iter().enumerate()).into_iter().collect()
}

/// Blocks that are longer than the room to move:
///
/// ```text
/// ####.##..
/// ..####.##
/// ??##?????
/// ```
pub(super) fn overlap(row: &Row) -> Vec<Finding> {
    let room = row.len() - room_needed(row.runs());
    if room == 0 {
        return Vec::new();
    }
    let starts = leftmost(row).zip(row.runs()).enumerate();
    let sure = starts.filter(|(_, (_, run))| run.length as usize > room);
    let (blocks, changes): (Vec<usize>, Vec<_>) = sure
        .map(|(block, (start, run))| {
            (block, filled(start + room..start + run.length as usize, run.colour))
        })
        .unzip();
    let changes = changes.into_iter().flatten();
    row.finding(Because::Overlap(blocks), changes).into_iter().collect()
}

/// Every cell of the blocks is there.
pub(super) fn finished(row: &Row) -> Vec<Finding> {
    let there = (0..row.len()).filter(|&place| row.is_filled_at(place)).count();
    if row.runs().is_empty() || there != total(row) {
        return Vec::new();
    }
    let rest = (0..row.len()).filter(|&place| !row.is_filled_at(place));
    let rest = rest.map(|place| (place, Values::one(0)));
    row.finding(Because::Finished, rest).into_iter().collect()
}

/// As many cells are left as the blocks need.
pub(super) fn fill(row: &Row) -> Vec<Finding> {
    let left: Vec<usize> = (0..row.len()).filter(|&place| !row.is_empty_at(place)).collect();
    if left.len() != total(row) {
        return Vec::new();
    }
    let colours = row.runs().iter().flat_map(|run| (0..run.length).map(|_| run.colour));
    let changes = left.into_iter().zip(colours.map(Values::one));
    row.finding(Because::Fill, changes).into_iter().collect()
}

/// How many cells all blocks have together.
fn total(row: &Row) -> usize {
    row.runs().iter().map(|run| run.length as usize).sum()
}

/// The leftmost start of every block while nothing is known.
fn leftmost(row: &Row) -> impl Iterator<Item = usize> {
    (0..row.runs().len()).map(|block| {
        let before = room_needed(&row.runs()[..=block]);
        before - row.runs()[block].length as usize
    })
}

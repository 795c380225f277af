//! Rules about single blocks: glued to the edge, complete, within reach, joined, and kept apart.

use std::ops::Range;

use grille_engine::{Value, Values};

use super::row::{Because, Finding, Row, empty, filled, lacking};

/// From either end: blocks that follow each other, each where it must begin, and the first one that
/// is not, if a cell near shows how far it must reach.
///
/// ```text
/// 3:  ?#???   begins no earlier than at the edge, so it reaches the third cell
///     ?##??
/// ```
pub(super) fn glue(row: &Row) -> Vec<Finding> {
    [false, true].into_iter().filter_map(|is_end| Side { row, is_end }.glue()).collect()
}

/// A line seen from one of its ends.
#[derive(Clone, Copy)]
struct Side<'r> {
    row: &'r Row,
    is_end: bool,
}

impl Side<'_> {
    fn place(self, at: usize) -> usize {
        if self.is_end { self.row.len() - 1 - at } else { at }
    }

    fn block(self, number: usize) -> usize {
        if self.is_end { self.row.runs().len() - 1 - number } else { number }
    }

    fn colour(self, number: usize) -> Option<Value> {
        let run = (number < self.row.runs().len()).then(|| self.row.runs()[self.block(number)]);
        run.map(|run| run.colour)
    }

    fn glue(self) -> Option<Finding> {
        let mut at = 0;
        for number in 0..self.row.runs().len() {
            while at < self.row.len() && self.row.is_empty_at(self.place(at)) {
                at += 1;
            }
            let block = self.block(number);
            let length = self.row.runs()[block].length as usize;
            let mut near = at..(at + length).min(self.row.len());
            let seen = near.find(|&at| self.row.is_filled_at(self.place(at)))?;
            if seen > at {
                return self.leans(block, at..at + length, seen);
            }
            let found = self.begins(number, at..at + length);
            if found.is_some() {
                return found;
            }
            at += length;
        }
        None
    }

    /// A block has the cell that was seen, and no cell before these.
    fn leans(self, block: usize, cells: Range<usize>, seen: usize) -> Option<Finding> {
        let because =
            Because::Leans { block, place: self.place(seen), bound: self.place(cells.start) };
        self.finding(because, filled(seen..cells.end, self.row.runs()[block].colour))
    }

    /// A block has these cells.
    fn begins(self, number: usize, cells: Range<usize>) -> Option<Finding> {
        let block = self.block(number);
        let colour = self.row.runs()[block].colour;
        let place = self.place(cells.start);
        let because = Because::Begins { block, place, is_end: self.is_end };
        // Behind it is nothing, or at once a block of another colour.
        let next = self.colour(number + 1).filter(|next| *next != colour);
        let behind = Values::one(0).or(next.map_or(Values::NONE, Values::one));
        let end = (cells.end < self.row.len()).then_some((cells.end, behind));
        self.finding(because, filled(cells, colour).chain(end))
    }

    fn finding(
        self,
        because: Because,
        changes: impl Iterator<Item = (usize, Values)>,
    ) -> Option<Finding> {
        let room = |&(at, _): &(usize, Values)| at < self.row.len();
        self.row.finding(because, changes.filter(room).map(|(at, keep)| (self.place(at), keep)))
    }
}

/// Cells that are as long as every block they can belong to: their neighbours are something else.
pub(super) fn complete(row: &Row) -> Vec<Finding> {
    let complete = row.groups().into_iter().filter_map(|group| {
        let lengths = row.owners(&group.places, group.colour).map(|b| row.reaches()[b].length);
        let is_complete = lengths.max() == Some(group.places.len());
        let because = Because::Complete(group.places.clone());
        let beside = lacking(beside(row, &group.places), group.colour);
        row.finding(because, beside).filter(|_| is_complete)
    });
    complete.collect()
}

/// The places next to some.
fn beside(row: &Row, places: &Range<usize>) -> impl Iterator<Item = usize> + use<> {
    let behind = Some(places.end).filter(|&end| end < row.len());
    places.start.checked_sub(1).into_iter().chain(behind)
}

/// Cells that can belong to one block only: what it does not reach from there, and no other block
/// does, is empty.
pub(super) fn reach(row: &Row) -> Vec<Finding> {
    let reaches = row.reaches();
    let found = row.groups().into_iter().filter_map(|group| {
        let block = row.owner(&group)?;
        let length = reaches[block].length;
        let before = block.checked_sub(1).map_or(0, |before| reaches[before].places().end);
        let behind = reaches.get(block + 1).map_or(row.len(), |behind| behind.first);
        let (from, to) = (group.places.end.saturating_sub(length), group.places.start + length);
        let because = Because::Reach { block, places: group.places };
        row.finding(because, empty(before..from).chain(empty(to..behind)))
    });
    found.collect()
}

/// Cells that can belong to the same block only: so do all between them.
pub(super) fn join(row: &Row) -> Vec<Finding> {
    let groups = row.groups();
    let found = groups.windows(2).filter_map(|pair| {
        let block = row.owner(&pair[0])?;
        let hole = pair[0].places.end..pair[1].places.start;
        let is_one = row.owner(&pair[1]) == Some(block);
        let because = Because::Join { block, hole: hole.clone() };
        row.finding(because, filled(hole, pair[0].colour)).filter(|_| is_one)
    });
    found.collect()
}

/// A cell between two groups that would make them too long for every block.
pub(super) fn split(row: &Row) -> Vec<Finding> {
    let groups = row.groups();
    let found = groups.windows(2).filter_map(|pair| {
        let (left, right, colour) = (&pair[0].places, &pair[1].places, pair[0].colour);
        let is_near = left.end + 1 == right.start && pair[1].colour == colour;
        let whole = left.start..right.end;
        let is_long = is_near && row.owners(&whole, colour).next().is_none();
        let because = Because::Split(whole.clone());
        row.finding(because, lacking([left.end], colour)).filter(|_| is_long)
    });
    found.collect()
}

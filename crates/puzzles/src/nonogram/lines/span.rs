//! The part of a line that is not settled yet: what lies between finished runs at either end.

use std::ops::Range;

use grille_engine::Conflict;
use grille_engine::constraints::Run;

/// The masks of one line, one for each value.
#[derive(Clone, Copy)]
pub(super) struct Masks<'a> {
    all: &'a [u64],
    words: usize,
    /// Number of cells.
    pub length: usize,
}

/// Cells and runs that are still to be decided.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Span {
    pub cells: Range<usize>,
    pub runs: Range<usize>,
}

impl<'a> Masks<'a> {
    /// `words` words for each value.
    pub fn new(all: &'a [u64], words: usize, length: usize) -> Self {
        Self { all, words, length }
    }

    /// How many values there are.
    pub fn values(&self) -> usize {
        self.all.len() / self.words
    }

    /// A word of the mask of a value, and 0 beyond the last.
    pub fn word(&self, value: usize, word: usize) -> u64 {
        if word < self.words { self.all[value * self.words + word] } else { 0 }
    }

    /// The cells that can be `value` and nothing else, in one word.
    fn sure(&self, value: usize, word: usize) -> u64 {
        let others = (0..self.values()).filter(|&other| other != value);
        self.word(value, word) & !others.fold(0, |any, other| any | self.word(other, word))
    }

    /// How many cells from `from` on are surely `value`.
    fn sure_from(&self, value: usize, from: usize) -> usize {
        let mut place = from;
        while place < self.length {
            let ones = (self.sure(value, place / 64) >> (place % 64)).trailing_ones() as usize;
            place += ones;
            if ones == 0 || !place.is_multiple_of(64) {
                break;
            }
        }
        place - from
    }

    /// How many cells before `to` are surely `value`.
    fn sure_before(&self, value: usize, to: usize) -> usize {
        let mut place = to;
        while place > 0 {
            let last = place - 1;
            let word = self.sure(value, last / 64) << (63 - last % 64);
            let ones = (word.leading_ones() as usize).min(last % 64 + 1);
            place -= ones;
            if ones == 0 || !place.is_multiple_of(64) {
                break;
            }
        }
        to - place
    }
}

/// What is left to decide; nothing if the line is finished and right.
pub(super) fn span(masks: &Masks, runs: &[Run]) -> Result<Option<Span>, Conflict> {
    let (first_cell, first_run) =
        settled(
            0,
            runs.iter(),
            |value, at| {
                if at < masks.length { masks.sure_from(value, at) } else { 0 }
            },
        )?;
    if first_cell == masks.length {
        return if first_run == runs.len() { Ok(None) } else { Err(Conflict) };
    }
    let left = &runs[first_run..];
    let (cells_behind, runs_behind) = settled(first_cell, left.iter().rev(), |value, at| {
        let behind = at - first_cell;
        masks.sure_before(value, masks.length - behind).min(masks.length - behind - first_cell)
    })?;
    let cells = first_cell..masks.length - (cells_behind - first_cell);
    Ok(Some(Span { cells, runs: first_run..runs.len() - runs_behind }))
}

/// How many cells and runs at one end are finished; `sure(value, at)` counts cells of a value.
///
/// The cut is never made where the next run would still need to know what lies before it.
fn settled<'r>(
    start: usize,
    runs: impl Iterator<Item = &'r Run>,
    sure: impl Fn(usize, usize) -> usize,
) -> Result<(usize, usize), Conflict> {
    let mut at = start + sure(0, start);
    let mut cut = (at, 0);
    for (done, run) in (1..).zip(runs) {
        let (length, found) = (run.length as usize, sure(usize::from(run.colour), at));
        if found > length {
            return Err(Conflict);
        }
        if found < length {
            return Ok(cut);
        }
        at += length;
        let white = sure(0, at);
        at += white;
        if white == 0 {
            return Ok(cut);
        }
        cut = (at, done);
    }
    Ok(cut)
}

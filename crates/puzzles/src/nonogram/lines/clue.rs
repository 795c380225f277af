//! Clues made ready for the line method: runs that share a length share the work.

use std::ops::Range;

use grille_engine::constraints::Run;

/// A run, and which of its clue's kinds it is.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ready {
    pub length: u32,
    pub kind: u16,
    /// Must a background cell lie between the run before and this one?
    pub gap: bool,
}

/// A colour and length that occurs in a clue.
///
/// Where four cells in a row fit follows from where three do: kinds of one colour are sorted by
/// length, and each one is made from the one before.
#[derive(Clone, Copy, Debug)]
pub(super) struct Kind {
    pub colour: u8,
    /// The first of its colour is made from single cells.
    pub first: bool,
    /// From the kind before to this one: places that fit, `step` of them in a row.
    pub step: u32,
}

/// A clue, or a part of it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Clue<'c> {
    pub runs: &'c [Ready],
    pub kinds: &'c [Kind],
}

impl<'c> Clue<'c> {
    /// Some of the runs.
    pub fn part(self, runs: Range<usize>) -> Self {
        Self { runs: &self.runs[runs], ..self }
    }

    /// The colour of one of its runs.
    pub fn colour(self, run: &Ready) -> u8 {
        self.kinds[usize::from(run.kind)].colour
    }
}

/// The clues of some lines, in two lists.
#[derive(Debug, Default)]
pub(super) struct Clues {
    runs: Vec<Ready>,
    kinds: Vec<Kind>,
    /// Where the runs and kinds of each line end.
    ends: Vec<(u32, u32)>,
}

impl Clues {
    /// Add the clue of a line.
    pub fn push(&mut self, runs: &[Run]) {
        let mut sorted: Vec<(u8, u32)> = runs.iter().map(|run| (run.colour, run.length)).collect();
        sorted.sort_unstable();
        sorted.dedup();
        let mut last = (0, 0);
        for &(colour, length) in &sorted {
            let first = colour != last.0;
            let step = if first { length } else { length - last.1 + 1 };
            self.kinds.push(Kind { colour, first, step });
            last = (colour, length);
        }
        let mut before = 0;
        for run in runs {
            let kind = sorted.partition_point(|kind| *kind < (run.colour, run.length)) as u16;
            let gap = run.colour == before;
            self.runs.push(Ready { length: run.length, kind, gap });
            before = run.colour;
        }
        self.ends.push((self.runs.len() as u32, self.kinds.len() as u32));
    }

    /// The clue of a line.
    pub fn get(&self, line: usize) -> Clue<'_> {
        let start = if line == 0 { (0, 0) } else { self.ends[line - 1] };
        let end = self.ends[line];
        Clue {
            runs: &self.runs[start.0 as usize..end.0 as usize],
            kinds: &self.kinds[start.1 as usize..end.1 as usize],
        }
    }
}

/// Can every run be moved off every cell it could fill, while nothing is known? Then, in one colour,
/// the line implies nothing.
pub(super) fn is_loose(runs: &[Run], length: usize) -> bool {
    let gaps = runs.windows(2).filter(|pair| pair[0].colour == pair[1].colour).count();
    let needed = gaps + runs.iter().map(|run| run.length as usize).sum::<usize>();
    let longest = runs.iter().map(|run| run.length as usize).max().unwrap_or(usize::MAX);
    length.saturating_sub(needed) >= longest
}

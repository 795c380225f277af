//! Where the runs of a line can be: the exact method, one cell at a time (arc consistency by
//! dynamic programming from both ends).

use std::ops::Range;

use super::runs::Run;
use crate::values::Values;

/// Everything that some placement of all runs does.
pub(super) struct Placements {
    /// Can a cell be background?
    pub background: Vec<bool>,
    /// The places where each run can start, in rising order.
    pub starts: Vec<Vec<usize>>,
}

impl Placements {
    /// `None` when there is no placement at all.
    pub fn new(cells: &[Values], runs: &[Run]) -> Option<Self> {
        let (n, count) = (cells.len(), runs.len());
        let left = Prefixes::new(cells, runs).table;
        if !left[count][n] {
            return None;
        }
        let reversed_cells: Vec<Values> = cells.iter().rev().copied().collect();
        let reversed_runs: Vec<Run> = runs.iter().rev().copied().collect();
        let right = Prefixes::new(&reversed_cells, &reversed_runs).table;
        let rest = |run: usize, from: usize| right[count - run][n - from];
        let background =
            |i: usize| cells[i].has(0) && (0..=count).any(|r| left[r][i] && rest(r, i + 1));
        let gap = |r: usize| match runs.get(r + 1) {
            Some(next) => runs[r].gap_before(*next),
            None => 0,
        };
        let starts = |r: usize| {
            let length = runs[r].length as usize;
            let gap_before = if r == 0 { 0 } else { gap(r - 1) };
            let mut streak = 0;
            let mut starts = Vec::new();
            for end in 1..=n {
                streak = if cells[end - 1].has(runs[r].colour) { streak + 1 } else { 0 };
                if streak < length || !before(&left[r], cells, end - length, gap_before) {
                    continue;
                }
                let after = match gap(r) {
                    0 => rest(r + 1, end),
                    _ => end < n && cells[end].has(0) && rest(r + 1, end + 1),
                };
                if after {
                    starts.push(end - length);
                }
            }
            starts
        };
        Some(Self {
            background: (0..n).map(background).collect(),
            starts: (0..count).map(starts).collect(),
        })
    }
}

/// A part of a line that knows nothing of the others: its cells, and the runs that lie in them.
pub type Part = (Range<usize>, Range<usize>);

/// The parts of a line: it is cut at each background cell before which the number of runs is
/// certain. Nothing on a line that has no placement.
pub(super) fn parts(cells: &[Values], runs: &[Run]) -> Vec<Part> {
    let n = cells.len();
    let left = Prefixes::new(cells, runs).table;
    let reversed_cells: Vec<Values> = cells.iter().rev().copied().collect();
    let reversed_runs: Vec<Run> = runs.iter().rev().copied().collect();
    let right = Prefixes::new(&reversed_cells, &reversed_runs).table;
    if !left[runs.len()][n] {
        return Vec::new();
    }
    let mut parts = Vec::new();
    let (mut cell, mut run) = (0, 0);
    for i in (0..n).filter(|&i| cells[i] == Values::one(0)) {
        let mut before =
            (0..=runs.len()).filter(|&r| left[r][i] && right[runs.len() - r][n - i - 1]);
        if let (Some(certain), None) = (before.next(), before.next()) {
            parts.push((cell..i, run..certain));
            (cell, run) = (i + 1, certain);
        }
    }
    parts.push((cell..n, run..runs.len()));
    parts.retain(|(cells, _)| !cells.is_empty());
    parts
}

/// Which prefixes of a line can hold which first runs: the exact method, one cell at a time.
///
/// `table[run][cells]`: can the first `cells` cells hold exactly the first `run` runs?
struct Prefixes {
    table: Vec<Vec<bool>>,
}

impl Prefixes {
    fn new(cells: &[Values], runs: &[Run]) -> Self {
        let n = cells.len();
        let mut table = vec![vec![false; n + 1]; runs.len() + 1];
        table[0][0] = true;
        for i in 1..=n {
            table[0][i] = table[0][i - 1] && cells[i - 1].has(0);
        }
        for (r, run) in runs.iter().enumerate() {
            let length = run.length as usize;
            let gap = if r == 0 { 0 } else { runs[r - 1].gap_before(*run) };
            let mut streak = 0;
            for end in 1..=n {
                streak = if cells[end - 1].has(run.colour) { streak + 1 } else { 0 };
                let rests = table[r + 1][end - 1] && cells[end - 1].has(0);
                let ends = streak >= length && before(&table[r], cells, end - length, gap);
                table[r + 1][end] = rests || ends;
            }
        }
        Self { table }
    }
}

/// Can what comes before a run that starts at `start` be filled, with its gap?
fn before(row: &[bool], cells: &[Values], start: usize, gap: usize) -> bool {
    if gap == 0 {
        return row[start];
    }
    start > 0 && cells[start - 1].has(0) && row[start - 1]
}

//! One solution, proved again: lines solved as plainly as can be, which shares nothing with the
//! methods that made the puzzle.

use grille_engine::constraints::{Run, Runs};
use grille_engine::{Standing, Value, Values};

use super::super::Nonogram;

/// That a puzzle has one solution, where lines alone show it.
pub(super) fn prove(nonogram: &Nonogram) -> Option<Standing> {
    is_solved_by_lines(nonogram).then_some(Standing::Unique)
}

/// Do lines, one after the other, fill the whole board with what the clues say? Then there is one
/// solution.
fn is_solved_by_lines(nonogram: &Nonogram) -> bool {
    let (width, height) = (nonogram.size.width as usize, nonogram.size.height as usize);
    let place = |line: usize, at: usize| match line < height {
        true => line * width + at,
        false => at * width + line - height,
    };
    let length = |line: usize| if line < height { width } else { height };
    let mut board = vec![Values::below(nonogram.palette.len()); width * height];
    let mut waiting = vec![true; height + width];
    let mut ways = [Ways::default(), Ways::default()];
    let mut cells = Vec::new();
    while waiting.contains(&true) {
        for line in 0..height + width {
            if !std::mem::replace(&mut waiting[line], false) {
                continue;
            }
            cells.clear();
            cells.extend((0..length(line)).map(|at| board[place(line, at)]));
            if cells.iter().all(|values| values.count() == 1) {
                continue;
            }
            let Some(shared) = shared(&cells, nonogram.clue(line), &mut ways) else { return false };
            for (at, &values) in shared.iter().enumerate() {
                if values != cells[at] {
                    board[place(line, at)] = values;
                    waiting[if line < height { height + at } else { at }] = true;
                }
            }
        }
    }
    (0..height + width).all(|line| {
        let values = (0..length(line)).map(|at| board[place(line, at)].single());
        let values: Option<Vec<Value>> = values.collect();
        values.is_some_and(|values| Runs::of(values) == nonogram.clue(line))
    })
}

/// From one end of a line: what the first runs and the first cells can do.
///
/// ```text
/// filled[runs * (length + 1) + cells]   the first runs lie in the first cells, in a way at least
/// ends                                  the same, and the last of them ends with these cells
/// ```
#[derive(Default)]
struct Ways {
    filled: Vec<bool>,
    ends: Vec<bool>,
    width: usize,
    /// The cells that are left to move in.
    room: usize,
}

impl Ways {
    fn is_filled(&self, runs: usize, cells: usize) -> bool {
        self.filled[runs * self.width + cells]
    }

    fn ends(&self, runs: usize, cells: usize) -> bool {
        self.ends[runs * self.width + cells]
    }

    fn look(&mut self, cells: &[Values], runs: &[Run]) {
        let (length, width) = (cells.len(), cells.len() + 1);
        self.width = width;
        for table in [&mut self.filled, &mut self.ends] {
            table.clear();
            table.resize((runs.len() + 1) * width, false);
        }
        let gap = |run: usize| {
            usize::from(run > 0 && run < runs.len() && runs[run - 1].colour == runs[run].colour)
        };
        let needed = |run: usize| runs[run].length as usize + gap(run);
        let Some(room) = length.checked_sub((0..runs.len()).map(needed).sum()) else { return };
        self.room = room;
        self.filled[0] = true;
        for end in 1..=room {
            self.filled[end] = self.filled[end - 1] && cells[end - 1].has(0);
        }
        let mut least = 0;
        for (number, run) in runs.iter().enumerate() {
            let (long, gap) = (run.length as usize, gap(number));
            let (above, row) = (number * width, (number + 1) * width);
            let mut streak = 0;
            for cell in &cells[least + gap..least + gap + long - 1] {
                streak = if cell.has(run.colour) { streak + 1 } else { 0 };
            }
            least += gap + long;
            for end in least..=least + room {
                let cell = cells[end - 1];
                streak = if cell.has(run.colour) { streak + 1 } else { 0 };
                let before = end - long - gap;
                let is_free = gap == 0 || cells[before].has(0);
                let is_end = streak >= long && is_free && self.filled[above + before];
                self.ends[row + end] = is_end;
                self.filled[row + end] = is_end || (cell.has(0) && self.filled[row + end - 1]);
            }
        }
    }
}

/// What each cell is in at least one placement of the runs; `None` if there is no placement.
fn shared(cells: &[Values], runs: &[Run], [left, right]: &mut [Ways; 2]) -> Option<Vec<Values>> {
    let (length, number) = (cells.len(), runs.len());
    let turned: Vec<Values> = cells.iter().rev().copied().collect();
    let turned_runs: Vec<Run> = runs.iter().rev().copied().collect();
    left.look(cells, runs);
    right.look(&turned, &turned_runs);
    if !left.is_filled(number, length) {
        return None;
    }
    let mut shared = vec![Values::NONE; length];
    let mut least = 0;
    for done in 0..=number {
        // So many runs are done before an empty cell.
        for at in least..(least + left.room + 1).min(length) {
            let is_parting =
                left.is_filled(done, at) && right.is_filled(number - done, length - at - 1);
            if cells[at].has(0) && is_parting {
                shared[at] = shared[at].or(Values::one(0));
            }
        }
        let Some(&Run { length: long, colour }) = runs.get(done) else { break };
        let is_apart = done > 0 && runs[done - 1].colour == colour;
        let (long, mut filled_to) = (long as usize, 0);
        least += long + usize::from(is_apart);
        for end in least..=least + left.room {
            let start = end - long;
            if left.ends(done + 1, end) && right.ends(number - done, length - start) {
                for cell in &mut shared[start.max(filled_to)..end] {
                    *cell = cell.or(Values::one(colour));
                }
                filled_to = end;
            }
        }
    }
    Some(shared)
}

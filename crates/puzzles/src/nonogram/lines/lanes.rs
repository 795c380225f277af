//! Lines of a small board in black and white, several at once.

use grille_engine::Conflict;
use grille_lanes::{Cells, Clue, Group, LANES, LONGEST, Machine};

use super::super::Nonogram;
use super::clue::is_loose;
use super::state::State;

/// The clues of all lines, and the lines that are being solved.
#[derive(Debug)]
pub(super) struct Lanes {
    clues: Vec<Clue>,
    loose: Vec<bool>,
    group: Group,
    machine: Machine,
}

impl Lanes {
    /// The lines of a board, if all are short and in one colour.
    pub fn new(nonogram: &Nonogram) -> Option<Self> {
        let longest = nonogram.size.width.max(nonogram.size.height) as usize;
        if longest > LONGEST || nonogram.palette.len() != 2 {
            return None;
        }
        let [rows, columns] = &nonogram.clues;
        let lines = rows.len() + columns.len();
        let (mut clues, mut loose) = (Vec::with_capacity(lines), Vec::with_capacity(lines));
        let (mut most, mut longest) = (0, 0);
        for (all, length) in [(rows, columns.len()), (columns, rows.len())] {
            for runs in all {
                clues.push(Clue::new(runs.iter().map(|run| run.length)));
                most = most.max(runs.len());
                longest = longest.max(runs.iter().map(|run| run.length).max().unwrap_or(0));
                loose.push(is_loose(runs, length));
            }
        }
        Some(Self { clues, loose, group: Group::new(most, longest), machine: Machine::best() })
    }

    /// Everything that the next waiting lines of an axis imply; how many lines that were.
    pub fn narrow(&mut self, state: &mut State, axis: usize) -> Result<u64, Conflict> {
        let mut seen = 0;
        let mut lines = [0; LANES];
        self.group.clear();
        while self.group.len() < LANES {
            let Some(line) = state.next(axis) else { break };
            seen += 1;
            let length = state.length(line);
            if self.loose[line] && state.open_in[line] as usize == length {
                continue;
            }
            let [white, black] = state.pair(line);
            lines[self.group.len()] = line;
            self.group.push(length, Cells { white, black }, &self.clues[line]);
        }
        if self.group.is_empty() {
            return Ok(seen);
        }
        self.machine.narrow(&mut self.group);
        for (lane, &line) in lines[..self.group.len()].iter().enumerate() {
            let Cells { white, black } = self.group.get(lane).ok_or(Conflict)?;
            state.replace_pair(line, [white, black]);
        }
        Ok(seen)
    }
}

#[cfg(test)]
mod tests {
    use grille_engine::constraints::Run;

    use super::super::clue::Clues;
    use super::super::line::{Rule, Scratch, narrow};
    use super::*;
    use crate::bits::Bits;

    /// A small generator, so that a failing case has a number for ever.
    struct Dice(u64);

    impl Dice {
        fn below(&mut self, n: u64) -> u64 {
            self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            (self.0 >> 33) % n
        }

        /// A line that has a solution, but for a cell that may be wrong.
        fn line(&mut self) -> (usize, Cells, Vec<Run>) {
            let length = 1 + self.below(LONGEST as u64) as usize;
            let (longest, unknown) = (1 + self.below(12), self.below(5));
            let mut picture: Vec<bool> = Vec::new();
            while picture.len() < length {
                let (run, black) = (1 + self.below(longest), self.below(2) == 1);
                picture.extend((0..run).map(|_| black));
            }
            picture.truncate(length);
            let black = picture.chunk_by(|a, b| a == b).filter(|run| run[0]);
            let runs = black.map(|run| Run { length: run.len() as u32, colour: 1 }).collect();
            let wrong = self.below(3 * length as u64) as usize;
            let mut cells = Cells { white: 0, black: 0 };
            for (cell, black) in picture.into_iter().enumerate() {
                let (black, open) = (black ^ (cell == wrong), self.below(5) < unknown);
                cells.white |= u64::from(open || !black) << cell;
                cells.black |= u64::from(open || black) << cell;
            }
            (length, cells, runs)
        }
    }

    /// By the method for any number of words and colours.
    fn one_by_one(length: usize, cells: Cells, runs: &[Run]) -> Option<Cells> {
        let mut clues = Clues::default();
        clues.push(runs, length);
        let mut can = [Bits([cells.white]), Bits([cells.black])];
        narrow::<1>(Rule::Exact, length, clues.get(0), &mut can, &mut Scratch::default()).ok()?;
        Some(Cells { white: can[0].0[0], black: can[1].0[0] })
    }

    #[test]
    fn lanes_and_words_imply_the_same() {
        let mut dice = Dice(9);
        let mut contradictions = 0;
        let rounds = 3000;
        for machine in Machine::all() {
            let mut group = Group::new(LONGEST.div_ceil(2), LONGEST as u32);
            for _ in 0..rounds {
                group.clear();
                let lines: Vec<_> =
                    (0..1 + dice.below(LANES as u64)).map(|_| dice.line()).collect();
                for (length, cells, runs) in &lines {
                    group.push(*length, *cells, &Clue::new(runs.iter().map(|run| run.length)));
                }
                machine.narrow(&mut group);
                for (lane, (length, cells, runs)) in lines.iter().enumerate() {
                    let expected = one_by_one(*length, *cells, runs);
                    assert_eq!(
                        group.get(lane),
                        expected,
                        "{machine:?} {length} {cells:?} {runs:?}"
                    );
                    contradictions += usize::from(expected.is_none());
                }
            }
        }
        assert!(contradictions > rounds / 2, "{contradictions}");
    }
}

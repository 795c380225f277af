//! Short lines, several at once (SIMD).

use grille_engine::{Conflict, Values};
use grille_lanes::{COLOURS, Group, LANES, Machine, Word, longest};

use super::super::Nonogram;
use super::state::State;

/// The lines of an axis, and those that are being solved.
#[derive(Debug)]
pub(super) struct Lanes<T> {
    axis: usize,
    /// The number of its first line.
    first: usize,
    group: Group<T>,
    machine: Machine,
    /// Black and white? Then the masks of a line are a pair.
    plain: bool,
    /// What is in the clue of each line, the background among it.
    has: Vec<Values>,
}

impl<T: Word> Lanes<T> {
    /// The lines of an axis, if they are short enough and none has too many colours.
    pub fn new(nonogram: &Nonogram, axis: usize, has: &[Values]) -> Option<Self> {
        let (clues, first) = (&nonogram.clues[axis], nonogram.first(axis));
        let has = &has[first..first + clues.len()];
        let (length, plain) = (nonogram.clues[1 - axis].len(), nonogram.palette.len() == 2);
        let too_many = |has: &Values| has.count() as usize > 1 + COLOURS;
        if length > longest::<T>() || (!plain && has.iter().any(too_many)) {
            return None;
        }
        let most_runs = clues.iter().map(Vec::len).max().unwrap_or(0);
        let mut group = Group::new(clues.len(), most_runs);
        for (runs, has) in clues.iter().zip(has) {
            let colour = |colour| if plain { 0 } else { has.rank(colour) - 1 };
            group.add(length, runs.iter().map(|run| (run.length, colour(run.colour))));
        }
        Some(Self { axis, first, group, machine: Machine::best(), plain, has: has.to_vec() })
    }

    /// Everything that the next waiting lines imply; how many lines that were.
    pub fn narrow(&mut self, state: &mut State) -> Result<u64, Conflict> {
        let mut lines = [0; LANES];
        let count = state.waiting.take(self.axis, &mut lines);
        let lines = &lines[..count];
        self.group.clear();
        for &number in lines {
            let line = self.first + number;
            if self.plain {
                self.group.push(number, state.pair(line).into_iter());
            } else {
                let (masks, values) = (state.masks(line), self.has[number].iter());
                self.group.push(number, values.map(|value| masks.word(usize::from(value), 0)));
            }
        }
        self.machine.narrow(&mut self.group);
        for (lane, &number) in lines.iter().enumerate() {
            let (line, after) = (self.first + number, |value| self.group.get(lane, value));
            if self.plain {
                state.replace_pair(line, [after(0), after(1)])?;
            } else {
                state.replace_values(line, self.has[number], after)?;
            }
        }
        Ok(count as u64)
    }
}

#[cfg(test)]
mod tests {
    use grille_chance::Seed;
    use grille_engine::constraints::Run;

    use super::super::clue::Clues;
    use super::super::line::{Rule, Scratch, narrow};
    use super::*;
    use crate::bits::Bits;

    /// A line, the cells that can have each value, and its runs.
    type Line = (usize, Vec<u64>, Vec<Run>);

    /// A line that has a solution, but for a cell that may be wrong.
    fn any_line(seed: &mut Seed, longest: usize) -> Line {
        let length = 1 + seed.below(longest);
        let (longest, unknown) = (1 + seed.below(12), seed.below(5));
        let values = 2 + seed.below(4);
        let mut picture: Vec<u8> = Vec::new();
        while picture.len() < length {
            let (run, value) = (1 + seed.below(longest), seed.below(values) as u8);
            picture.extend((0..run).map(|_| value));
        }
        picture.truncate(length);
        let coloured = picture.chunk_by(|a, b| a == b).filter(|run| run[0] > 0);
        let runs: Vec<Run> =
            coloured.map(|run| Run { length: run.len() as u32, colour: run[0] }).collect();
        let wrong = seed.below(3 * length);
        let highest = runs.iter().map(|run| run.colour).max().unwrap_or(0);
        let mut cells = vec![0; usize::from(highest) + 1];
        for (cell, own) in picture.into_iter().enumerate() {
            for (value, cells) in (0..).zip(&mut cells) {
                let can = seed.below(5) < unknown || (value == own) ^ (cell == wrong);
                *cells |= u64::from(can) << cell;
            }
        }
        (length, cells, runs)
    }

    /// By the method for any number of words and colours.
    fn one_by_one((length, cells, runs): &Line) -> Option<Vec<u64>> {
        let mut clues = Clues::default();
        clues.push(runs);
        let mut can: Vec<_> = cells.iter().map(|&cells| Bits([cells])).collect();
        narrow::<1>(Rule::Exact, *length, clues.get(0), &mut can, &mut Scratch::default()).ok()?;
        Some(can.into_iter().map(|cells| cells.0[0]).collect())
    }

    #[test]
    fn lanes_and_words_imply_the_same() {
        compare::<u32>();
        compare::<u64>();
    }

    fn compare<T: Word>() {
        let mut seed = Seed(9);
        let lines: Vec<Line> = (0..10_001).map(|_| any_line(&mut seed, longest::<T>())).collect();
        let expected: Vec<_> = lines.iter().map(one_by_one).collect();
        let contradictions = expected.iter().filter(|expected| expected.is_none()).count();
        assert!((1000..9000).contains(&contradictions), "{contradictions}");
        let mut group = Group::<T>::new(lines.len(), longest::<T>());
        for (length, _, runs) in &lines {
            group.add(*length, runs.iter().map(|run| (run.length, usize::from(run.colour) - 1)));
        }
        for machine in Machine::all() {
            let mut next = 0;
            while next < lines.len() {
                let some = next..lines.len().min(next + 1 + seed.below(LANES));
                next = some.end;
                group.clear();
                some.clone().for_each(|line| group.push(line, lines[line].1.iter().copied()));
                machine.narrow(&mut group);
                for (lane, line) in some.enumerate() {
                    let values = 0..lines[line].1.len();
                    let cells: Vec<u64> = values.map(|value| group.get(lane, value)).collect();
                    let result = cells.iter().any(|&cells| cells != 0).then_some(cells);
                    assert_eq!(result, expected[line], "{machine:?} {:?}", lines[line]);
                }
            }
        }
    }
}

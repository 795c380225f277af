//! All placements of a line, one by one: brute force, the slow and obvious twin of the line method.

use grille_chance::Seed;
use grille_engine::constraints::Run;

use super::clue::Clues;
use super::line::{Rule, Scratch, narrow};
use crate::bits::Bits;

/// A line of which something may be known.
#[derive(Clone, Debug)]
pub(in super::super) struct Case {
    runs: Vec<Run>,
    /// What each cell can be: a set of values, one bit each.
    pub can: Vec<u8>,
    /// The placements that this allows, one value a cell, from the leftmost to the rightmost.
    pub placements: Vec<Vec<u8>>,
    /// How many values there are.
    values: u8,
}

impl Case {
    fn new(runs: &[Run], can: Vec<u8>, all: &[Vec<u8>], values: u8) -> Self {
        let fits = |line: &&Vec<u8>| line.iter().zip(&can).all(|(v, can)| can >> v & 1 == 1);
        let placements = all.iter().filter(fits).cloned().collect();
        Self { runs: runs.to_vec(), can, placements, values }
    }

    /// Its clue.
    pub fn runs(&self) -> &[Run] {
        &self.runs
    }

    /// The same line after 60 settled cells, so that it lies across two words.
    pub fn after_sixty_cells(&self) -> Self {
        let shift = |line: &[u8], before: u8| [&[before; 60], line].concat();
        let placements = self.placements.iter().map(|line| shift(line, 0)).collect();
        Self { can: shift(&self.can, 1), placements, ..self.clone() }
    }

    /// What all placements share: what each cell can be; `None` when there is no placement.
    pub fn shared(&self) -> Option<Vec<u8>> {
        let mut can = vec![0; self.can.len()];
        for line in &self.placements {
            line.iter().zip(&mut can).for_each(|(value, cell)| *cell |= 1 << value);
        }
        (!self.placements.is_empty()).then_some(can)
    }

    /// What the line method leaves, by a rule; `None` when it finds a contradiction.
    pub fn narrowed<const W: usize>(&self, rule: Rule) -> Option<Vec<u8>> {
        let length = self.can.len();
        let mask = |value: u8| {
            let cells = (0..length).filter(|&cell| self.can[cell] >> value & 1 == 1);
            cells.fold(Bits::<W>::NONE, |bits, cell| bits.or(&Bits::one(cell)))
        };
        let mut masks: Vec<Bits<W>> = (0..self.values).map(mask).collect();
        let mut clues = Clues::default();
        clues.push(&self.runs);
        narrow(rule, length, clues.get(0), &mut masks, &mut Scratch::default()).ok()?;
        let bit = |cell, value: u8| u8::from(masks[usize::from(value)].has(cell)) << value;
        Some((0..length).map(|cell| (0..self.values).map(|v| bit(cell, v)).sum()).collect())
    }
}

/// All states of all lines to this length, with all clues.
pub(in super::super) fn every_line(longest: usize, colours: u8, check: impl Fn(&Case)) {
    let states = (1u32 << (colours + 1)) - 1;
    for length in 1..=longest {
        for runs in clues(length, colours) {
            let all = placements(length, &runs);
            for number in 0..states.pow(length as u32) {
                let digit = |cell: usize| number / states.pow(cell as u32) % states + 1;
                let can = (0..length).map(|cell| digit(cell) as u8).collect();
                check(&Case::new(&runs, can, &all, colours + 1));
            }
        }
    }
}

/// All lines to this length, with all clues, of which nothing is known.
pub(super) fn untouched_lines(longest: usize, colours: u8, check: impl Fn(&Case)) {
    for length in 1..=longest {
        for runs in clues(length, colours) {
            let (all, open) = (placements(length, &runs), (1 << (colours + 1)) - 1);
            check(&Case::new(&runs, vec![open; length], &all, colours + 1));
        }
    }
}

/// All clues of black lines of 9 to 14 cells, each with states of a few known cells.
pub(in super::super) fn longer_lines(check: impl Fn(&Case)) {
    let mut seed = Seed(7);
    for length in 9..=14 {
        for runs in clues(length, 1) {
            let all = placements(length, &runs);
            for _ in 0..6 {
                let known = |_| *[1, 2].get(seed.below(8)).unwrap_or(&3);
                check(&Case::new(&runs, (0..length).map(known).collect(), &all, 2));
            }
        }
    }
}

/// A black line as a picture: `#` filled, `.` empty, `?` open.
pub(in super::super) fn pictured(lengths: &[u32], picture: &str) -> Case {
    let runs: Vec<Run> = lengths.iter().map(|&length| Run { length, colour: 1 }).collect();
    let can: Vec<u8> = picture
        .bytes()
        .map(|sign| b"-.#?".iter().position(|&s| s == sign))
        .map(|at| at.expect("a sign of a picture") as u8)
        .collect();
    Case::new(&runs, can, &placements(picture.len(), &runs), 2)
}

/// Every way to place the runs, from the leftmost to the rightmost.
fn placements(length: usize, runs: &[Run]) -> Vec<Vec<u8>> {
    let Some((first, others)) = runs.split_first() else { return vec![vec![0; length]] };
    let size = first.length as usize;
    let gap = others.first().is_some_and(|next| next.colour == first.colour);
    let mut all = Vec::new();
    for start in 0..(length + 1).saturating_sub(size) {
        let used = (start + size + usize::from(gap)).min(length + 1);
        for rest in if used <= length { placements(length - used, others) } else { vec![] } {
            let mut line = vec![0; start];
            line.extend(vec![first.colour; size]);
            line.extend(vec![0; used - start - size]);
            line.extend(rest);
            all.push(line);
        }
    }
    all
}

/// Every list of runs that fits a line, in colours from 1 to `colours`.
fn clues(length: usize, colours: u8) -> Vec<Vec<Run>> {
    let mut all = vec![Vec::new()];
    let mut seen = 0;
    while seen < all.len() {
        let clue = all[seen].clone();
        seen += 1;
        for size in 1..=length as u32 {
            for colour in 1..=colours {
                let mut longer: Vec<Run> = clue.clone();
                longer.push(Run { length: size, colour });
                if !placements(length, &longer).is_empty() {
                    all.push(longer);
                }
            }
        }
    }
    all
}

//! What each cell of a board can be, seen along rows and along columns, with a way back (a trail).

use grille_engine::{Conflict, Solution, Values};

use super::span::Masks;
use super::waiting::Waiting;
use crate::bits::Bits;

/// One mask a line and value, and the lines that wait to be looked at.
///
/// ```text
/// masks   row 0: value 0, value 1 … | row 1 … | column 0: value 0, value 1 … | …
/// ```
///
/// Every narrowing is written to a trail, so that going back costs what was changed.
#[derive(Debug)]
pub(super) struct State {
    pub width: usize,
    pub height: usize,
    pub values: usize,
    pub(super) words: usize,
    pub(super) masks: Vec<u64>,
    /// Cells with more than one value left.
    pub open: usize,
    /// The same for each line.
    pub open_in: Vec<u32>,
    pub(super) trail: Vec<Strikes>,
    pub(super) levels: Vec<usize>,
    pub waiting: Waiting,
}

/// A value that was struck at some places of a line, all in one word of its mask.
#[derive(Clone, Copy, Debug)]
pub(super) struct Strikes {
    line: u16,
    value: u8,
    word: u8,
    gone: u64,
}

impl State {
    /// How many cells a line has.
    pub fn length(&self, line: usize) -> usize {
        if line < self.height { self.width } else { self.height }
    }

    /// The rows are the axis 0, the columns 1: that of a line, and its number there.
    pub(super) fn axis(&self, line: usize) -> (usize, usize) {
        if line < self.height { (0, line) } else { (1, line - self.height) }
    }

    /// The first line along an axis.
    fn first(&self, axis: usize) -> usize {
        axis * self.height
    }

    /// The word of the mask of a line and value in which a place lies.
    pub(super) fn word(&self, line: usize, value: usize, place: usize) -> usize {
        (line * self.values + value) * self.words + place / 64
    }

    /// Can the cell at a place of a line have a value?
    fn has(&self, line: usize, place: usize, value: usize) -> bool {
        self.masks[self.word(line, value, place)] >> (place % 64) & 1 == 1
    }

    /// What the cell at a place of a line can be.
    pub fn get(&self, line: usize, place: usize) -> Values {
        (0..self.values as u8).filter(|&value| self.has(line, place, usize::from(value))).collect()
    }

    /// Of some places in a word of a line's masks, those that have one value left or none.
    pub(super) fn closed(&self, line: usize, word: usize, places: u64) -> u64 {
        let (mut once, mut twice) = (0, 0);
        let start = self.word(line, 0, 64 * word);
        for &mask in self.masks[start..].iter().step_by(self.words).take(self.values) {
            twice |= once & mask;
            once |= mask;
        }
        places & !twice
    }

    /// The value of every cell, the least one where there are several.
    pub fn solution(&self) -> Solution {
        let mut solution = vec![0; self.width * self.height];
        for (row, cells) in solution.chunks_mut(self.width).enumerate() {
            let masks = self.masks(row);
            for word in 0..self.words {
                let mut seen = masks.word(0, word);
                for value in 1..self.values {
                    let mask = masks.word(value, word);
                    each_place(mask & !seen, |place| cells[64 * word + place] = value as u8);
                    seen |= mask;
                }
            }
        }
        solution
    }

    /// The masks of a line.
    pub fn masks(&self, line: usize) -> Masks<'_> {
        let start = self.word(line, 0, 0);
        let all = &self.masks[start..start + self.values * self.words];
        Masks::new(all, self.words, self.length(line))
    }

    /// From here on, what is struck can be taken back.
    pub fn mark(&mut self) {
        self.levels.push(self.trail.len());
    }

    /// Take back what was struck since the last mark, and let no line wait.
    pub fn undo(&mut self) {
        let start = self.levels.pop().unwrap_or(0);
        while self.trail.len() > start {
            let Some(strikes) = self.trail.pop() else { break };
            self.restore(strikes);
        }
        self.waiting.clear();
    }

    /// Take back nothing of what was struck since the last mark unless more is taken back.
    pub fn keep(&mut self) {
        self.levels.pop();
        if self.levels.is_empty() {
            self.trail.clear();
        }
    }

    /// What was struck since the last mark: line, place, value.
    pub fn struck(&self) -> impl Iterator<Item = (usize, usize, u8)> {
        self.struck_since(self.levels.last().copied().unwrap_or(0))
    }

    /// The same since the trail was so long.
    pub(super) fn struck_since(&self, start: usize) -> impl Iterator<Item = (usize, usize, u8)> {
        self.trail[start..].iter().flat_map(|&Strikes { line, value, word, gone }| {
            let places = (0..64).filter(move |place| gone >> place & 1 == 1);
            places.map(move |place| (usize::from(line), 64 * usize::from(word) + place, value))
        })
    }

    /// Take back some strikes.
    fn restore(&mut self, Strikes { line, value, word, gone }: Strikes) {
        let (line, value, word) = (usize::from(line), usize::from(value), usize::from(word));
        let opened = self.closed(line, word, gone);
        let own = self.word(line, value, 64 * word);
        self.masks[own] |= gone;
        let (axis, number) = self.axis(line);
        let across = self.first(1 - axis) + 64 * word;
        each_place(gone, |place| {
            let word = self.word(across + place, value, number);
            self.masks[word] |= 1 << (number % 64);
        });
        self.open += opened.count_ones() as usize;
        self.open_in[line] += opened.count_ones();
        each_place(opened, |place| self.open_in[across + place] += 1);
    }

    /// Strike a value of a cell, and wake both its lines.
    pub fn strike(&mut self, line: usize, place: usize, value: usize) -> Result<(), Conflict> {
        if !self.has(line, place, value) {
            return Ok(());
        }
        let cell = 1 << (place % 64);
        if self.closed(line, place / 64, cell) != 0 {
            return Err(Conflict);
        }
        let (axis, number) = self.axis(line);
        self.waiting.add(axis, number);
        self.strike_some(line, value, place / 64, cell);
        Ok(())
    }

    /// Strike a value at places that have it and another one, all in one word of a line's mask,
    /// and wake the lines across.
    fn strike_some(&mut self, line: usize, value: usize, word: usize, gone: u64) {
        let own = self.word(line, value, 64 * word);
        self.masks[own] &= !gone;
        // With two values a cell that loses one is closed.
        let closed = if self.values == 2 { gone } else { self.closed(line, word, gone) };
        self.open -= closed.count_ones() as usize;
        self.open_in[line] -= closed.count_ones();
        let (axis, number) = self.axis(line);
        self.waiting.add_some(1 - axis, word, gone);
        if !self.levels.is_empty() {
            let (line, value, word) = (line as u16, value as u8, word as u8);
            self.trail.push(Strikes { line, value, word, gone });
        }
        let across = self.first(1 - axis) + 64 * word;
        let (start, stride) = (self.word(across, value, number), self.values * self.words);
        let keep = !(1 << (number % 64));
        let (masks, open_in) = (&mut self.masks[start..], &mut self.open_in[across..]);
        each_place(gone, |place| {
            masks[place * stride] &= keep;
            open_in[place] -= (closed >> place & 1) as u32;
        });
    }

    /// Strike what a line rules out: from `start` on, each value could be at the places of
    /// `before` and can be at those of `after`. Every cell keeps a value.
    pub fn replace<const W: usize>(
        &mut self,
        line: usize,
        start: usize,
        before: &[Bits<W>],
        after: &[Bits<W>],
    ) {
        let (first, shift) = (start / 64, start % 64);
        for (value, (before, after)) in before.iter().zip(after).enumerate() {
            for (word, (&before, &after)) in (first..).zip(before.0.iter().zip(&after.0)) {
                let gone = before & !after;
                let (low, high) = (gone << shift, gone >> 1 >> (63 - shift));
                if low != 0 {
                    self.strike_some(line, value, word, low);
                }
                if high != 0 {
                    self.strike_some(line, value, word + 1, high);
                }
            }
        }
    }

    /// What the cells of a line of one word can be, on a board of two values.
    pub fn pair(&self, line: usize) -> [u64; 2] {
        let start = 2 * self.words * line;
        [self.masks[start], self.masks[start + self.words]]
    }

    /// Strike what is not in a pair; if nothing is, that is a conflict, and else every cell is.
    pub fn replace_pair(&mut self, line: usize, after: [u64; 2]) -> Result<(), Conflict> {
        if after == [0; 2] {
            return Err(Conflict);
        }
        let before = self.pair(line);
        for value in 0..2 {
            let gone = before[value] & !after[value];
            if gone != 0 {
                self.strike_some(line, value, 0, gone);
            }
        }
        Ok(())
    }

    /// The same in several values, those that a line has: `after` is for the first, the second …
    pub fn replace_values(
        &mut self,
        line: usize,
        has: Values,
        after: impl Fn(usize) -> u64,
    ) -> Result<(), Conflict> {
        if (0..has.count() as usize).all(|i| after(i) == 0) {
            return Err(Conflict);
        }
        for (i, value) in has.iter().map(usize::from).enumerate() {
            let gone = self.masks[self.word(line, value, 0)] & !after(i);
            if gone != 0 {
                self.strike_some(line, value, 0, gone);
            }
        }
        Ok(())
    }
}

/// Do something for each place of a word, the lowest first.
fn each_place(mut places: u64, mut work: impl FnMut(usize)) {
    while places != 0 {
        work(places.trailing_zeros() as usize);
        places &= places - 1;
    }
}

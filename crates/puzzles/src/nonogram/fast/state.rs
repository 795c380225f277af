//! What each cell of a board can be, seen along rows and along columns, with a way back.

use std::collections::VecDeque;

use grille_engine::{Conflict, Values};

use super::span::Masks;
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
    words: usize,
    masks: Vec<u64>,
    /// Cells with more than one value left.
    pub open: usize,
    /// The same for each line.
    pub open_in: Vec<u32>,
    trail: Vec<Strike>,
    levels: Vec<usize>,
    waiting: VecDeque<u32>,
    queued: Vec<bool>,
}

/// A value that was struck, seen along a line.
#[derive(Clone, Copy, Debug)]
struct Strike {
    line: u16,
    place: u16,
    value: u8,
}

impl State {
    /// Everything is possible, and every line waits.
    pub fn new(width: usize, height: usize, values: usize) -> Self {
        let lines = width + height;
        let words = width.max(height) / 64 + 1;
        let mut state = Self {
            width,
            height,
            values,
            words,
            masks: Vec::with_capacity(lines * values * words),
            open: width * height,
            open_in: Vec::with_capacity(lines),
            trail: Vec::new(),
            levels: Vec::new(),
            waiting: (0..lines as u32).collect(),
            queued: vec![true; lines],
        };
        for line in 0..lines {
            let length = state.length(line);
            state.open_in.push(if values > 1 { length as u32 } else { 0 });
            for word in (0..values).flat_map(|_| 0..words) {
                let cells = length.saturating_sub(64 * word).min(64);
                state.masks.push(if cells == 64 { u64::MAX } else { (1 << cells) - 1 });
            }
        }
        state
    }

    /// How many cells a line has.
    pub fn length(&self, line: usize) -> usize {
        if line < self.height { self.width } else { self.height }
    }

    /// The line that crosses at a place, and the place on it.
    fn across(&self, line: usize, place: usize) -> (usize, usize) {
        match line < self.height {
            true => (self.height + place, line),
            false => (place, line - self.height),
        }
    }

    /// The word of the mask of a line and value in which a place lies.
    fn word(&self, line: usize, value: usize, place: usize) -> usize {
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

    /// Has the cell at a place of a line one value left, and no more?
    fn is_closed(&self, line: usize, place: usize) -> bool {
        (0..self.values).filter(|&value| self.has(line, place, value)).count() == 1
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
            let Some(Strike { line, place, value }) = self.trail.pop() else { break };
            let (line, place) = (usize::from(line), usize::from(place));
            let across = self.across(line, place);
            if self.is_closed(line, place) {
                self.open += 1;
                self.open_in[line] += 1;
                self.open_in[across.0] += 1;
            }
            for (line, place) in [(line, place), across] {
                let word = self.word(line, usize::from(value), place);
                self.masks[word] |= 1 << (place % 64);
            }
        }
        for line in self.waiting.drain(..) {
            self.queued[line as usize] = false;
        }
    }

    /// Strike a value of a cell, and wake both its lines.
    pub fn strike(&mut self, line: usize, place: usize, value: usize) -> Result<(), Conflict> {
        if !self.has(line, place, value) {
            return Ok(());
        }
        if self.is_closed(line, place) {
            return Err(Conflict);
        }
        self.wake(line);
        self.strike_one_of_several(line, place, value);
        Ok(())
    }

    /// Strike a value of a cell that has another one, and wake the line across.
    fn strike_one_of_several(&mut self, line: usize, place: usize, value: usize) {
        let across = self.across(line, place);
        for (line, place) in [(line, place), across] {
            let word = self.word(line, value, place);
            self.masks[word] &= !(1 << (place % 64));
        }
        self.trail.push(Strike { line: line as u16, place: place as u16, value: value as u8 });
        // With two values a cell that loses one is closed.
        if self.values == 2 || self.is_closed(line, place) {
            self.open -= 1;
            self.open_in[line] -= 1;
            self.open_in[across.0] -= 1;
        }
        self.wake(across.0);
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
        for (value, (before, after)) in before.iter().zip(after).enumerate() {
            for (word, (&before, &after)) in before.0.iter().zip(&after.0).enumerate() {
                let mut gone = before & !after;
                while gone != 0 {
                    let place = start + 64 * word + gone.trailing_zeros() as usize;
                    self.strike_one_of_several(line, place, value);
                    gone &= gone - 1;
                }
            }
        }
    }

    fn wake(&mut self, line: usize) {
        if !std::mem::replace(&mut self.queued[line], true) {
            self.waiting.push_back(line as u32);
        }
    }

    /// The line that has waited longest.
    pub fn next(&mut self) -> Option<usize> {
        let line = self.waiting.pop_front()? as usize;
        self.queued[line] = false;
        Some(line)
    }
}

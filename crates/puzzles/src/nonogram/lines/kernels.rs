//! The line method in the sizes there are: one word, a few, many.

use std::ops::Range;

use grille_engine::Conflict;

use super::clue::Clue;
use super::line::{Rule, Scratch, narrow};
use super::span::Masks;
use super::state::State;
use crate::bits::Bits;

/// What each size keeps between lines.
#[derive(Debug, Default)]
pub(super) struct Kernels {
    rule: Rule,
    one: Kernel<1>,
    two: Kernel<2>,
    three: Kernel<3>,
    five: Kernel<5>,
    nine: Kernel<9>,
    sixteen: Kernel<16>,
    most: Kernel<32>,
}

impl Kernels {
    /// In all sizes.
    pub fn new(rule: Rule) -> Self {
        Self { rule, ..Self::default() }
    }

    /// Strike what a part of a line rules out.
    pub fn narrow(
        &mut self,
        state: &mut State,
        line: usize,
        cells: Range<usize>,
        clue: Clue,
    ) -> Result<(), Conflict> {
        let rule = self.rule;
        match cells.len() / 64 {
            0 => self.one.narrow(rule, state, line, cells, clue),
            1 => self.two.narrow(rule, state, line, cells, clue),
            2 => self.three.narrow(rule, state, line, cells, clue),
            3..=4 => self.five.narrow(rule, state, line, cells, clue),
            5..=8 => self.nine.narrow(rule, state, line, cells, clue),
            9..=15 => self.sixteen.narrow(rule, state, line, cells, clue),
            _ => self.most.narrow(rule, state, line, cells, clue),
        }
    }
}

#[derive(Debug)]
struct Kernel<const W: usize> {
    scratch: Scratch<W>,
    before: Vec<Bits<W>>,
    after: Vec<Bits<W>>,
}

impl<const W: usize> Default for Kernel<W> {
    fn default() -> Self {
        Self { scratch: Scratch::default(), before: Vec::new(), after: Vec::new() }
    }
}

impl<const W: usize> Kernel<W> {
    fn narrow(
        &mut self,
        rule: Rule,
        state: &mut State,
        line: usize,
        cells: Range<usize>,
        clue: Clue,
    ) -> Result<(), Conflict> {
        let masks = state.masks(line);
        self.before.clear();
        self.before.extend((0..masks.values()).map(|value| cut::<W>(&masks, value, &cells)));
        self.after.clone_from(&self.before);
        narrow(rule, cells.len(), clue, &mut self.after, &mut self.scratch)?;
        state.replace(line, cells.start, &self.before, &self.after);
        Ok(())
    }
}

/// The part of a mask that lies in the span, moved to the beginning.
fn cut<const W: usize>(masks: &Masks, value: usize, cells: &Range<usize>) -> Bits<W> {
    let (from, length) = (cells.start, cells.len());
    let (first, shift) = (from / 64, from % 64);
    Bits(std::array::from_fn(|i| {
        if 64 * i >= length {
            return 0;
        }
        let low = masks.word(value, first + i) >> shift;
        let high = if shift > 0 { masks.word(value, first + i + 1) << (64 - shift) } else { 0 };
        let left = length - 64 * i;
        let keep = if left >= 64 { u64::MAX } else { (1 << left) - 1 };
        (low | high) & keep
    }))
}

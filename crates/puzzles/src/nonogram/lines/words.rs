//! Lines one by one, in as many words and colours as it takes.

use grille_engine::Conflict;

use super::super::Nonogram;
use super::clue::Clues;
use super::kernels::Kernels;
use super::line::Rule;
use super::span::span;
use super::state::State;

/// The clues of the lines of an axis, and the line method in all sizes.
#[derive(Debug)]
pub(super) struct Words<'p> {
    nonogram: &'p Nonogram,
    axis: usize,
    /// The number of its first line.
    first: usize,
    clues: Clues,
    kernels: Kernels,
}

/// Lines shorter than this are solved whole: looking for their settled ends costs more.
const SHORT: usize = 64;

impl<'p> Words<'p> {
    /// The lines of an axis of any board.
    pub fn new(nonogram: &'p Nonogram, rule: Rule, axis: usize) -> Self {
        let mut clues = Clues::default();
        nonogram.clues[axis].iter().for_each(|runs| clues.push(runs));
        Self { nonogram, axis, first: nonogram.first(axis), clues, kernels: Kernels::new(rule) }
    }

    /// What the next waiting line implies, as far as the rule sees it; how many lines that were.
    pub fn narrow(&mut self, state: &mut State) -> Result<u64, Conflict> {
        let mut line = [0];
        if state.waiting.take(self.axis, &mut line) == 0 {
            return Ok(0);
        }
        let line = self.first + line[0];
        let length = state.length(line);
        let clue = self.clues.get(line - self.first);
        if length < SHORT {
            self.kernels.narrow(state, line, 0..length, clue)?;
            return Ok(1);
        }
        if let Some(span) = span(&state.masks(line), self.nonogram.clue(line))? {
            let clue = clue.part(span.runs);
            self.kernels.narrow(state, line, span.cells, clue)?;
        }
        Ok(1)
    }
}

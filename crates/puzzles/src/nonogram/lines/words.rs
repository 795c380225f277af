//! Lines one by one, in as many words and colours as it takes.

use grille_engine::Conflict;

use super::super::Nonogram;
use super::clue::Clues;
use super::kernels::Kernels;
use super::line::Rule;
use super::span::span;
use super::state::State;

/// The clues of all lines, and the line method in all sizes.
#[derive(Debug)]
pub(super) struct Words<'p> {
    nonogram: &'p Nonogram,
    clues: Clues,
    kernels: Kernels,
}

/// Lines shorter than this are solved whole: looking for their settled ends costs more.
const SHORT: usize = 64;

impl<'p> Words<'p> {
    /// The lines of any board.
    pub fn new(nonogram: &'p Nonogram, rule: Rule) -> Self {
        Self { nonogram, clues: Clues::new(nonogram), kernels: Kernels::new(rule) }
    }

    /// What the next waiting line of an axis implies, as far as the rule sees it; how many lines
    /// that were.
    pub fn narrow(&mut self, state: &mut State, axis: usize) -> Result<u64, Conflict> {
        let Some(line) = state.next(axis) else { return Ok(0) };
        let length = state.length(line);
        let untouched = state.open_in[line] as usize == length && state.values == 2;
        if untouched && self.clues.is_loose(line) {
            return Ok(1);
        }
        let clue = self.clues.get(line);
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

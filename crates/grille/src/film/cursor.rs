//! A place in a film, and what is known there.

use grille_engine::{Domains, Values};

use super::Film;
use super::frame::{Branch, Frame, Stack, State};

/// Stands before the first frame of a film, or after one of them.
///
/// A film may grow, and be thinned, while a cursor stands in it: every call takes the film.
#[derive(Clone, Debug)]
pub struct Cursor {
    state: State,
    /// So many frames lie before it.
    position: usize,
    /// The step after which it stands.
    step: u64,
    /// One step in so many was kept when it last looked.
    stride: u64,
}

impl Cursor {
    /// Before the first frame.
    pub fn new(film: &Film) -> Self {
        let state = State { values: film.start.clone(), ..State::default() };
        Self { state, position: 0, step: 0, stride: film.stride }
    }

    /// So many frames lie before it.
    pub fn position(&self) -> usize {
        self.position
    }

    /// Stand after so many frames, or after the last one.
    pub fn seek(&mut self, film: &Film, position: usize) {
        if self.stride != film.stride {
            *self = Self::new(film);
        }
        let position = position.min(film.frames.len());
        for frame in film.frames[self.position.min(position)..position].iter() {
            self.state.apply(frame);
        }
        for frame in film.frames[position..self.position.max(position)].iter().rev() {
            self.state.undo(frame);
        }
        self.position = position;
        self.step = self.frame(film).map_or(0, |frame| frame.step);
    }

    /// Find its place again where the film was thinned meanwhile: after the last frame that it has
    /// seen.
    pub fn settle(&mut self, film: &Film) {
        if self.stride != film.stride {
            let step = self.step;
            self.seek(film, film.frames.partition_point(|frame| frame.step <= step));
        }
    }

    /// The frame before it, if it does not stand at the beginning.
    pub fn frame<'f>(&self, film: &'f Film) -> Option<&'f Frame> {
        film.frames.get(self.position.checked_sub(1)?)
    }

    /// What each variable can be.
    pub fn values(&self) -> &[Values] {
        &self.state.values
    }

    /// The same, to be drawn.
    pub fn domains(&self) -> Domains {
        Domains::new(self.state.values.clone())
    }

    /// The guesses, those that stand and those beside them that were taken back.
    pub fn tree(&self) -> &[Branch] {
        &self.state.tree
    }

    /// The stacks, if the film has any.
    pub fn stacks(&self) -> &[Stack] {
        &self.state.stacks
    }
}

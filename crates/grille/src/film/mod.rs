//! A film of a search: what a method told while it worked, to be looked at forwards and backwards.
//!
//! ```text
//!  start ──frame 1──frame 2──frame 3── …      a frame says what happened in a step, and what it changed:
//!          step 1   step 2   step 3           values left, guesses that stand, stacks
//!  start ──────────frame 1────────── …        thinned: the changes of both steps, the event of the last
//! ```
//!
//! A [`Recorder`] listens to a method and keeps a bounded number of frames, however long the search
//! is; a [`Cursor`] stands somewhere in the film and knows what was known there; a [`Narrator`] says
//! what happened.

mod cursor;
mod event;
mod frame;
mod narrator;
mod recorder;
mod splice;
mod thinning;

pub use cursor::Cursor;
pub use event::{Event, Tally};
pub use frame::{Branch, Difference, Frame, Stack};
pub use narrator::Narrator;
pub use recorder::Recorder;
pub use splice::Splice;

use grille_engine::{Ended, Limits, MethodId, Values};
use grille_puzzles::Instance;

use crate::answer::{Refused, Solver};
use thinning::Thinning;

/// How a search is best looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sight {
    /// As guesses that stand upon each other.
    Tree,
    /// As a stack of choices for each place: the search by stacks.
    Stacks,
}

impl Sight {
    /// What fits a method.
    pub fn of(method: MethodId) -> Self {
        if method == MethodId::STACKS { Self::Stacks } else { Self::Tree }
    }
}

/// What a method did, frame by frame.
#[derive(Clone, PartialEq, Debug)]
pub struct Film {
    /// The method.
    pub method: MethodId,
    /// How it is looked at.
    pub sight: Sight,
    /// What each variable could be before the first step.
    pub start: Vec<Values>,
    /// What happened; the changes of steps that are not kept are in the frame after them.
    pub frames: Vec<Frame>,
    /// One step in so many is kept, and besides the first solutions and the last step.
    pub stride: u64,
    /// Steps so far, kept or not.
    pub steps: u64,
    /// What was counted over all steps, kept or not.
    pub tally: Tally,
    /// How the search ended, once it has.
    pub ended: Option<Ended>,
}

impl Film {
    /// Were steps left out?
    pub fn is_thinned(&self) -> bool {
        self.stride > 1
    }

    /// Is there anything to be seen but solutions?
    pub fn tells_more_than_solutions(&self) -> bool {
        let Tally { guesses, deductions, clashes, drafts, .. } = self.tally;
        guesses + deductions + clashes + drafts > 0
    }

    /// The first frame after this position in which a dead end is met, or was since the frame before;
    /// positions are those of a [`Cursor`].
    pub fn next_dead_end(&self, position: usize) -> Option<usize> {
        let before = self.tally_at(position).clashes;
        let later = self.frames.iter().enumerate().skip(position);
        let mut later = later.filter(|(_, frame)| frame.tally.clashes > before);
        later.next().map(|(i, _)| i + 1)
    }

    /// What was counted up to a position.
    pub fn tally_at(&self, position: usize) -> Tally {
        match position.checked_sub(1).and_then(|last| self.frames.get(last)) {
            Some(frame) => frame.tally,
            None => Tally::at_start(&self.start),
        }
    }
}

/// Watch a method on a puzzle until it has found so many solutions.
///
/// ```
/// use grille::{Cursor, Limits, MethodId, Puzzle, film};
///
/// let puzzle: Puzzle = "1.....2......3.4".parse()?;
/// let film = film(puzzle.instance(), MethodId::SEARCH, 2, Limits::NONE)?;
/// let mut cursor = Cursor::new(&film);
/// cursor.seek(&film, film.frames.len());
/// assert_eq!(film.tally.solutions, 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn film(
    puzzle: &dyn Instance,
    method: MethodId,
    enough: u64,
    limits: Limits<'_>,
) -> Result<Film, Refused> {
    film_by(puzzle, &Solver::new(puzzle, method)?, enough, limits)
}

/// The same of any method, bound to the puzzle.
pub fn film_by(
    puzzle: &dyn Instance,
    solver: &Solver<'_>,
    enough: u64,
    limits: Limits<'_>,
) -> Result<Film, Refused> {
    let mut recorder = Recorder::of(puzzle, solver, enough)?;
    let outcome = solver.watched(limits, &mut recorder);
    recorder.end(outcome.ended);
    Ok(recorder.into_film())
}

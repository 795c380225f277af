//! Guess and settle, until all solutions are found or somebody has had enough.

use std::ops::ControlFlow;

use crate::cells::{Cells, State, settle};
use crate::grid::{self, Grid};
use crate::guess::split;
use crate::lanes::{Lanes, Sixteen};

/// Guesses between two questions whether to stop.
const PATIENCE: u64 = 1024;

/// What to search, and whom to tell.
pub struct Task<'a> {
    /// What each cell can be.
    pub cells: &'a Cells,
    /// The branches that wait. When the search breaks off, all that was not searched.
    pub waiting: &'a mut Vec<Cells>,
    /// Asked now and then whether to give up.
    pub stop: &'a mut dyn FnMut() -> bool,
    /// Told of each solution; may break off.
    pub found: &'a mut dyn FnMut(&Grid) -> ControlFlow<()>,
}

/// How a search went.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Walk {
    /// How often something was guessed.
    pub guesses: u64,
    /// Why it ended.
    pub end: End,
}

/// Why a search ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// There are no more solutions.
    Exhausted,
    /// The listener wanted no more solutions.
    Enough,
    /// The question whether to stop was answered with yes.
    Stopped,
}

/// Search depth first.
#[inline(always)]
pub fn walk<L: Lanes>(task: &mut Task) -> Walk {
    let mut guesses = 0;
    let mut cells = load::<L>(task.cells);
    loop {
        let state = settle(&mut cells);
        if state == State::Open {
            guesses += 1;
            if guesses % PATIENCE == 0 && (task.stop)() {
                task.waiting.push(store(&cells));
                return Walk { guesses, end: End::Stopped };
            }
            task.waiting.push(store(&split(&mut cells)));
            continue;
        }
        if state == State::Solved && report(&cells, task).is_break() {
            return Walk { guesses, end: End::Enough };
        }
        match task.waiting.pop() {
            Some(next) => cells = load(&next),
            None => return Walk { guesses, end: End::Exhausted },
        }
    }
}

#[inline(always)]
fn report<L: Lanes>(cells: &[L; 9], task: &mut Task) -> ControlFlow<()> {
    let mut digits = [0; 88];
    grid::write(cells, &mut digits);
    (task.found)(digits.first_chunk().expect("88 are more than 81"))
}

#[inline(always)]
fn load<L: Lanes>(cells: &Cells) -> [L; 9] {
    let mut loaded = [L::splat(0); 9];
    for i in 0..9 {
        loaded[i] = L::load(&cells[i]);
    }
    loaded
}

#[inline(always)]
fn store<L: Lanes>(cells: &[L; 9]) -> Cells {
    let mut stored = [Sixteen::ZERO; 9];
    for i in 0..9 {
        stored[i] = cells[i].store();
    }
    stored
}

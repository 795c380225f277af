//! Guess and settle, until all solutions are found or somebody has had enough.

use std::ops::ControlFlow;

use crate::cells::{Cells, State, settle};
use crate::guess::split;
use crate::lanes::{Lanes, Sixteen};

/// Nodes between two questions whether to stop.
const PATIENCE: u64 = 1024;

/// What to search, and whom to tell.
pub struct Task<'a> {
    /// What each cell can be.
    pub cells: &'a Cells,
    /// Asked now and then whether to give up.
    pub stop: &'a mut dyn FnMut() -> bool,
    /// Told of each solution; may break off.
    pub found: &'a mut dyn FnMut(&Cells) -> ControlFlow<()>,
}

/// How a search went.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Walk {
    /// How often a cell was guessed.
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
    let mut waiting: Vec<[L; 9]> = Vec::new();
    let mut cells = [L::splat(0); 9];
    for i in 0..9 {
        cells[i] = L::load(&task.cells[i]);
    }
    loop {
        let state = settle(&mut cells);
        if state == State::Open {
            guesses += 1;
            if guesses % PATIENCE == 0 && (task.stop)() {
                return Walk { guesses, end: End::Stopped };
            }
            waiting.push(split(&mut cells));
            continue;
        }
        if state == State::Solved && (task.found)(&memory(&cells)).is_break() {
            return Walk { guesses, end: End::Enough };
        }
        match waiting.pop() {
            Some(next) => cells = next,
            None => return Walk { guesses, end: End::Exhausted },
        }
    }
}

#[inline(always)]
fn memory<L: Lanes>(cells: &[L; 9]) -> Cells {
    let mut memory = [Sixteen([0; 16]); 9];
    for i in 0..9 {
        memory[i] = cells[i].store();
    }
    memory
}


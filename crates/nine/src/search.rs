//! Guess and settle, until all solutions are found or somebody has had enough.

use std::ops::ControlFlow;

use crate::cells::{Cells, State, settle};
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
    let mut cells: [L; 9] = [0, 1, 2, 3, 4, 5, 6, 7, 8].map(|i| L::load(&task.cells[i]));
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
        if state == State::Solved && (task.found)(&cells.map(L::store)).is_break() {
            return Walk { guesses, end: End::Enough };
        }
        match waiting.pop() {
            Some(next) => cells = next,
            None => return Walk { guesses, end: End::Exhausted },
        }
    }
}

/// Fix a digit in `cells`, and give what remains without it.
#[inline(always)]
fn split<L: Lanes>(cells: &mut [L; 9]) -> [L; 9] {
    let (register, lane) = choose(cells);
    let only = L::load(&ONE[lane]);
    let digit = cells[register].without(cells[register].tail()).and(only);
    let mut rest = *cells;
    rest[register] = rest[register].without(digit);
    cells[register] = cells[register].without(only).or(digit);
    rest
}

/// All bits in one lane, for each lane.
const ONE: [Sixteen; 16] = {
    let mut all = [Sixteen([0; 16]); 16];
    let mut lane = 0;
    while lane < 16 {
        all[lane].0[lane] = u16::MAX;
        lane += 1;
    }
    all
};

/// A cell to guess: one with two candidates if there is one.
#[inline(always)]
fn choose<L: Lanes>(cells: &[L; 9]) -> (usize, usize) {
    for i in 0..9 {
        let tail = cells[i].tail();
        let pair = tail.tail().empty().without(tail.empty());
        let flags = pair.flags();
        if flags != 0 {
            return (i, flags.trailing_zeros() as usize);
        }
    }
    for i in 0..9 {
        let flags = cells[i].tail().empty().xor(L::splat(u16::MAX)).flags();
        if flags != 0 {
            return (i, flags.trailing_zeros() as usize);
        }
    }
    unreachable!("an open state has a cell with several candidates")
}

//! A quick way down: guess, settle, take back what fails, and give up soon.

use grille_engine::{Conflict, Solution, Value};

use super::board::Board;

/// What a dive may cost and what it did.
#[derive(Debug)]
pub(in super::super) struct Dive {
    /// Give up after so many failed guesses.
    pub patience: u64,
    /// Guesses so far.
    pub guesses: u64,
    /// Failed guesses so far.
    pub conflicts: u64,
}

/// How a dive ended.
#[derive(Debug)]
pub(in super::super) enum Landed {
    /// On a solution.
    Solution(Solution),
    /// There is none: every guess has failed.
    Nothing,
    /// Out of patience, or told to stop.
    GaveUp,
}

impl Dive {
    /// Patient for so many failed guesses.
    pub fn new(patience: u64) -> Self {
        Self { patience, guesses: 0, conflicts: 0 }
    }

    /// Guess what `choose` says until the board is full. The board is left as it was, but for what
    /// has been proved on the way.
    pub fn run(
        &mut self,
        board: &mut Board,
        choose: &mut dyn FnMut(&Board) -> Option<(usize, Value)>,
        stop: &dyn Fn() -> bool,
    ) -> Landed {
        let mut path: Vec<(usize, Value)> = Vec::new();
        let landed = loop {
            if stop() {
                break Landed::GaveUp;
            }
            let Some((cell, value)) = choose(board) else {
                break Landed::Solution(board.solution());
            };
            self.guesses += 1;
            path.push((cell, value));
            let mut result = board.assume(cell, value).and_then(|()| board.settle(stop));
            while result.is_err() {
                self.conflicts += 1;
                let Some((cell, value)) = path.pop() else { return Landed::Nothing };
                board.undo();
                result = refute(board, cell, value, stop);
            }
            if self.conflicts > self.patience {
                break Landed::GaveUp;
            }
        };
        path.iter().for_each(|_| board.undo());
        landed
    }
}

/// The cell has not this value: strike it, and what follows.
fn refute(
    board: &mut Board,
    cell: usize,
    value: Value,
    stop: &dyn Fn() -> bool,
) -> Result<(), Conflict> {
    board.strike(cell, usize::from(value))?;
    board.settle(stop)
}

/// An open cell of the line that has the fewest of them, filled rather than empty.
pub(in super::super) fn most_constrained(board: &Board) -> Option<(usize, Value)> {
    let open =
        (0..board.lines()).filter_map(|line| Some((board.open_in(line), line)).filter(|o| o.0 > 0));
    let (_, line) = open.min()?;
    let cell = board.places(line).find(|&cell| board.get(cell).count() > 1)?;
    Some((cell, board.get(cell).most()))
}

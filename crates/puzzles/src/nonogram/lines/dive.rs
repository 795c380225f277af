//! A way down and back (backtracking): guess, settle, take back what fails or was told, and give up
//! in time.

use grille_engine::{Conflict, Ended, Flow, Listener, Solution, Unwatched, Value, Var};

use super::board::Board;
use crate::path::{Guessed, Path};

/// What a dive may cost and what it did.
#[derive(Debug)]
pub(in super::super) struct Dive {
    /// Give up after so many failed guesses.
    patience: u64,
    /// Guesses so far.
    pub guesses: u64,
    /// Failed guesses so far.
    pub conflicts: u64,
}

impl Dive {
    /// Patient for so many failed guesses.
    pub fn new(patience: u64) -> Self {
        Self { patience, guesses: 0, conflicts: 0 }
    }

    /// Guess what `choose` says until the board is full, and hand every solution to `found`, each
    /// one once, until it has enough. Being out of patience is a limit, as being told to stop is.
    ///
    /// The board is left as it was, but for what has been proved on the way, or told.
    pub fn run(
        &mut self,
        board: &mut Board,
        choose: &mut dyn FnMut(&Board) -> Option<(usize, Value)>,
        stop: &dyn Fn() -> bool,
        found: &mut dyn FnMut(Solution) -> Flow,
    ) -> Ended {
        let settle: Settle<Unwatched> = |board, stop, _| board.settle(stop);
        self.told(board, choose, settle, stop, &mut Unwatched(found))
    }

    /// The same, for whoever watches: the lines are settled by a way that tells what they imply.
    pub fn watched(
        &mut self,
        board: &mut Board,
        choose: &mut dyn FnMut(&Board) -> Option<(usize, Value)>,
        stop: &dyn Fn() -> bool,
        listener: &mut dyn Listener,
    ) -> Ended {
        let settle: Settle<dyn Listener> =
            |board, stop, listener| board.settle_watched(stop, listener);
        self.told(board, choose, settle, stop, listener)
    }

    fn told<L: Listener + ?Sized>(
        &mut self,
        board: &mut Board,
        choose: &mut dyn FnMut(&Board) -> Option<(usize, Value)>,
        settle: Settle<L>,
        stop: &dyn Fn() -> bool,
        listener: &mut L,
    ) -> Ended {
        let (mut path, mut dived) = (Path::new(), Dived { board, stop, settle, listener });
        let ended = loop {
            if stop() || path.counters.conflicts > self.patience {
                break Ended::Limit;
            }
            let sound = match choose(dived.board) {
                Some(guess) => path.guess(&mut dived, guess).is_ok(),
                None if dived.listener.found(dived.board.solution()) == Flow::Enough => {
                    break Ended::Enough;
                }
                // What was told is left behind as what fails is.
                None => false,
            };
            if !sound && !path.leave(&mut dived) {
                break Ended::Exhausted;
            }
        };
        path.go_back(&mut dived, 0);
        (self.guesses, self.conflicts) = (path.counters.guesses, path.counters.conflicts);
        ended
    }
}

/// How a board is settled, and who hears of it.
type Settle<L> = fn(&mut Board, &dyn Fn() -> bool, &mut L) -> Result<(), Conflict>;

/// A board, when to stop, and who hears of guesses.
struct Dived<'a, 'p, L: ?Sized> {
    board: &'a mut Board<'p>,
    stop: &'a dyn Fn() -> bool,
    settle: Settle<L>,
    listener: &'a mut L,
}

impl<L: Listener + ?Sized> Guessed for Dived<'_, '_, L> {
    type Guess = (usize, Value);

    fn guess(&mut self, (cell, value): (usize, Value)) -> Result<(), Conflict> {
        self.listener.guessed(Var(cell as u32), value);
        self.board.assume(cell, value)?;
        (self.settle)(self.board, self.stop, self.listener)
    }

    fn undo(&mut self) {
        self.board.undo();
    }

    fn refute(&mut self, (cell, value): (usize, Value)) -> Result<(), Conflict> {
        self.listener.refuted(Var(cell as u32), value);
        self.board.strike(cell, usize::from(value))?;
        (self.settle)(self.board, self.stop, self.listener)
    }
}

/// An open cell of the line that has the fewest of them, filled rather than empty.
pub(in super::super) fn most_constrained(board: &Board) -> Option<(usize, Value)> {
    let open =
        (0..board.lines()).filter_map(|line| Some((board.open_in(line), line)).filter(|o| o.0 > 0));
    let (_, line) = open.min()?;
    let cell = board.places(line).find(|&cell| board.get(cell).count() > 1)?;
    Some((cell, board.get(cell).most()))
}

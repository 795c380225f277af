//! A way down and back: guess, settle, take back what fails or was told, and give up in time.

use grille_engine::{Conflict, Ended, Flow, Listener, Solution, Unwatched, Value, Var};

use super::board::Board;

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
        let mut path: Vec<(usize, Value)> = Vec::new();
        let ended = loop {
            if stop() || self.conflicts > self.patience {
                break Ended::Limit;
            }
            let mut result = match choose(board) {
                Some((cell, value)) => {
                    self.guesses += 1;
                    path.push((cell, value));
                    listener.guessed(Var(cell as u32), value);
                    let assumed = board.assume(cell, value);
                    self.counted(assumed.and_then(|()| settle(board, stop, listener)))
                }
                None if listener.found(board.solution()) == Flow::Enough => break Ended::Enough,
                // What was told is left behind as what fails is.
                None => Err(Conflict),
            };
            while result.is_err() {
                let Some((cell, value)) = path.pop() else { return Ended::Exhausted };
                board.undo();
                listener.refuted(Var(cell as u32), value);
                let struck = board.strike(cell, usize::from(value));
                result = self.counted(struck.and_then(|()| settle(board, stop, listener)));
            }
        };
        path.iter().for_each(|_| board.undo());
        ended
    }

    /// Count a failure.
    fn counted(&mut self, result: Result<(), Conflict>) -> Result<(), Conflict> {
        self.conflicts += u64::from(result.is_err());
        result
    }
}

/// How a board is settled, and who hears of it.
type Settle<L> = fn(&mut Board, &dyn Fn() -> bool, &mut L) -> Result<(), Conflict>;

/// An open cell of the line that has the fewest of them, filled rather than empty.
pub(in super::super) fn most_constrained(board: &Board) -> Option<(usize, Value)> {
    let open =
        (0..board.lines()).filter_map(|line| Some((board.open_in(line), line)).filter(|o| o.0 > 0));
    let (_, line) = open.min()?;
    let cell = board.places(line).find(|&cell| board.get(cell).count() > 1)?;
    Some((cell, board.get(cell).most()))
}

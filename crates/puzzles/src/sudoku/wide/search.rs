//! Guess, settle, take back what fails (backtracking), and learn where that takes long (CDCL):
//! every solution once.

use grille_engine::{Conflict, Ended, Flow, Limits, Outcome, Solution};

use super::board::{Board, Candidate};
use super::learner::Learner;
use super::shape::bits;
use crate::path::{Guessed, Path};

/// A board, and the guesses that stand.
pub(super) struct Search<'a> {
    board: Board<'a>,
    limits: Limits<'a>,
    path: Path<Guess>,
    /// The last solutions that were told, and how many there were in all. There may be very many,
    /// and guessing goes on after learning: so it is not all of them or nothing, as in `Told`.
    recent: Vec<Solution>,
    told: u64,
    /// Failed guesses at the time of the last solution.
    last: u64,
    /// So many of them in vain are enough: then clauses are learnt.
    patience: u64,
}

/// A guess, and how many solutions had been told before it.
#[derive(Clone, Copy)]
pub(super) struct Guess {
    candidate: Candidate,
    told: u64,
}

/// So many of the last solutions are remembered, not to be told again.
const RECENT: usize = 8;

impl<'a> Search<'a> {
    pub fn new(board: Board<'a>, patience: u64, limits: Limits<'a>) -> Self {
        Self {
            board,
            limits,
            path: Path::new(),
            recent: Vec::with_capacity(RECENT),
            told: 0,
            last: 0,
            patience,
        }
    }

    /// Hand every solution to `found` until it has enough.
    pub fn run(mut self, found: &mut dyn FnMut(Solution) -> Flow) -> Outcome {
        let ended = self.go(found);
        let mut counters = self.path.counters;
        counters.propagations += self.board.placed;
        Outcome { ended, counters }
    }

    fn go(&mut self, found: &mut dyn FnMut(Solution) -> Flow) -> Ended {
        loop {
            if self.limits.reached() {
                return Ended::Limit;
            }
            let seen = if self.board.open() == 0 {
                if self.tell(found) == Flow::Enough {
                    return Ended::Enough;
                }
                true
            } else if self.path.counters.conflicts - self.last >= self.patience {
                match self.learn(found) {
                    Ended::Exhausted => true,
                    ended => return ended,
                }
            } else {
                self.guess()
            };
            if seen && !self.path.leave(&mut self.board) {
                return Ended::Exhausted;
            }
        }
    }

    fn tell(&mut self, found: &mut dyn FnMut(Solution) -> Flow) -> Flow {
        let solution = self.board.solution();
        let slot = self.told as usize % RECENT;
        match self.recent.get_mut(slot) {
            Some(old) => old.clone_from(&solution),
            None => self.recent.push(solution.clone()),
        }
        self.told += 1;
        self.last = self.path.counters.conflicts;
        found(solution)
    }

    /// Guess; `true` if that is impossible.
    fn guess(&mut self) -> bool {
        let guess = Guess { candidate: choose(&self.board), told: self.told };
        self.path.guess(&mut self.board, guess).is_err()
    }

    /// All solutions from the first guess on of which no more is told than we remember, by clause
    /// learning.
    fn learn(&mut self, found: &mut dyn FnMut(Solution) -> Flow) -> Ended {
        let before = std::iter::once(0).chain(self.path.stands().iter().map(|guess| guess.told));
        let known = |&told: &u64| self.told - told <= RECENT as u64;
        let depth = before.take_while(|told| !known(told)).count();
        self.path.go_back(&mut self.board, depth);
        let mut learner = Learner::new(&self.board);
        let (recent, mut told) = (&self.recent, 0);
        let ended = learner.each(self.limits, &mut |solution| {
            if recent.contains(&solution) {
                return Flow::More;
            }
            told += 1;
            found(solution)
        });
        self.path.counters = self.path.counters + learner.clauses.counters();
        self.told += told;
        self.last = self.path.counters.conflicts;
        ended
    }
}

impl Guessed for Board<'_> {
    type Guess = Guess;

    fn guess(&mut self, guess: Guess) -> Result<(), Conflict> {
        self.suppose(guess.candidate)
    }

    fn undo(&mut self) {
        self.take_back();
    }

    fn refute(&mut self, guess: Guess) -> Result<(), Conflict> {
        self.rule_out(guess.candidate)
    }
}

/// A candidate that is one of few: in its cell, or in one of its units. Of those, the one that a
/// plain pattern has, which solves an empty board.
fn choose(board: &Board<'_>) -> Candidate {
    let shape = board.shape;
    let mut best = (u32::MAX, Candidate { cell: 0, digit: 0 });
    for cell in 0..shape.side * shape.side {
        let digits = board.digits(cell);
        let count = digits.count_ones();
        if count > 1 && count < best.0 {
            let plain = shape.pattern(cell);
            let digit = if digits >> plain & 1 == 1 { plain } else { digits.trailing_zeros() };
            best = (count, Candidate { cell: cell as u16, digit: digit as u8 });
        }
    }
    for unit in 0..shape.units() {
        for digit in 0..shape.side {
            let places = board.places(unit, digit);
            let count = places.count_ones();
            if count > 1 && count < best.0 {
                let cells = || bits(places).map(|place| shape.cell(unit, place));
                let plain = cells().find(|&cell| shape.pattern(cell) == digit as u32);
                let cell = plain.or(cells().next()).expect("there is more than one");
                best = (count, Candidate { cell: cell as u16, digit: digit as u8 });
            }
        }
    }
    best.1
}

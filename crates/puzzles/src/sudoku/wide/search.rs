//! Guess, settle, take back what fails, and learn where that takes long: every solution once.

use grille_engine::{Counters, Ended, Flow, Limits, Outcome, Solution};

use super::board::{Board, Candidate};
use super::learner::Learner;
use super::shape::bits;

/// A board, and the guesses that stand.
pub(super) struct Search<'a> {
    board: Board<'a>,
    limits: Limits<'a>,
    path: Vec<Guess>,
    /// The last solutions that were told, and how many there were in all.
    recent: Vec<Solution>,
    told: u64,
    /// Failed guesses since the last solution.
    vain: u64,
    /// So many of them are enough: then clauses are learnt.
    patience: u64,
    counters: Counters,
}

/// A guess that stands, and how many solutions had been told before it.
struct Guess {
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
            path: Vec::new(),
            recent: Vec::with_capacity(RECENT),
            told: 0,
            vain: 0,
            patience,
            counters: Counters::default(),
        }
    }

    /// Hand every solution to `found` until it has enough.
    pub fn run(mut self, found: &mut dyn FnMut(Solution) -> Flow) -> Outcome {
        let ended = self.go(found);
        self.counters.propagations += self.board.placed;
        Outcome { ended, counters: self.counters }
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
            } else if self.vain >= self.patience {
                match self.learn(found) {
                    Ended::Exhausted => true,
                    ended => return ended,
                }
            } else {
                self.guess()
            };
            if seen && !self.leave() {
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
        self.vain = 0;
        found(solution)
    }

    /// Guess; `true` if that is impossible.
    fn guess(&mut self) -> bool {
        let candidate = choose(&self.board);
        self.counters.guesses += 1;
        self.path.push(Guess { candidate, told: self.told });
        let failed = self.board.guess(candidate).is_err();
        self.fail_if(failed)
    }

    fn fail_if(&mut self, failed: bool) -> bool {
        self.counters.conflicts += u64::from(failed);
        self.vain += u64::from(failed);
        failed
    }

    /// All that the last guess leads to has been seen: it is refuted. `false` if there is none.
    fn leave(&mut self) -> bool {
        while let Some(guess) = self.path.pop() {
            self.board.undo();
            let failed = self.board.refute(guess.candidate).is_err();
            if !self.fail_if(failed) {
                return true;
            }
        }
        false
    }

    /// All solutions from the first guess on of which no more is told than we remember, by clause
    /// learning.
    fn learn(&mut self, found: &mut dyn FnMut(Solution) -> Flow) -> Ended {
        let before = std::iter::once(0).chain(self.path.iter().map(|guess| guess.told));
        let known = |&told: &u64| self.told - told <= RECENT as u64;
        let depth = before.take_while(|told| !known(told)).count();
        while self.path.len() > depth {
            self.path.pop();
            self.board.undo();
        }
        let mut learner = Learner::new(&self.board);
        let (recent, mut told) = (&self.recent, 0);
        let ended = learner.each(self.limits, &mut |solution| {
            if recent.contains(&solution) {
                return Flow::More;
            }
            told += 1;
            found(solution)
        });
        self.counters = self.counters + learner.clauses.counters();
        self.told += told;
        self.vain = 0;
        ended
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

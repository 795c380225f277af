//! Backtracking: the guesses that stand, made and refuted one by one, depth first.
//!
//! Who walks so says what to guess, when to tell a solution and when to give up. The queens walk
//! without this, on boards that are copied; the methods that learn from clashes go back further.

use grille_engine::{Conflict, Counters};

/// A board on which guesses are made, with a way back.
pub(crate) trait Guessed {
    /// What can be guessed.
    type Guess: Copy;

    /// Suppose that it is so, and follow; this is undone even if it fails.
    fn guess(&mut self, guess: Self::Guess) -> Result<(), Conflict>;

    /// Take back the last guess that stands, with all that follows from it.
    fn undo(&mut self);

    /// It is not so, under the guesses before it: follow that.
    fn refute(&mut self, guess: Self::Guess) -> Result<(), Conflict>;
}

/// The guesses that stand, the last one last.
#[derive(Debug)]
pub(crate) struct Path<G> {
    stands: Vec<G>,
    /// Guesses so far, and how many of them failed, or their opposites.
    pub counters: Counters,
}

impl<G: Copy> Path<G> {
    /// Nothing is guessed.
    pub fn new() -> Self {
        Self { stands: Vec::new(), counters: Counters::default() }
    }

    /// The guesses that stand.
    pub fn stands(&self) -> &[G] {
        &self.stands
    }

    /// One more guess.
    pub fn guess(&mut self, board: &mut impl Guessed<Guess = G>, guess: G) -> Result<(), Conflict> {
        self.counters.guesses += 1;
        self.stands.push(guess);
        let result = board.guess(guess);
        self.counted(result)
    }

    /// All that the last guess leads to has been seen: it is refuted, and if that fails so is the
    /// one before it. `false` when none is left.
    pub fn leave(&mut self, board: &mut impl Guessed<Guess = G>) -> bool {
        while let Some(guess) = self.stands.pop() {
            board.undo();
            let result = board.refute(guess);
            if self.counted(result).is_ok() {
                return true;
            }
        }
        false
    }

    /// Only the first so many guesses stand; nothing is said of the others.
    pub fn go_back(&mut self, board: &mut impl Guessed<Guess = G>, depth: usize) {
        while self.stands.len() > depth {
            self.stands.pop();
            board.undo();
        }
    }

    fn counted(&mut self, result: Result<(), Conflict>) -> Result<(), Conflict> {
        self.counters.conflicts += u64::from(result.is_err());
        result
    }
}

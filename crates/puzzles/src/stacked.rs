//! Puzzles by the search by stacks: one variable after the other, each tried value told as a guess.

use std::fmt;

use grille_engine::{
    By, Counter, Counters, Ended, Flow, Limits, Listener, MethodId, Outcome, Promise, Solution,
    StackEvent, Stacks, Unwatched, Value, Values, Var,
};

use crate::puzzle::{Puzzle, Special};

/// What can stand at a place, after what stands before it.
pub type Choices = dyn Fn(usize, &[Value]) -> Vec<Value> + Send;

/// A puzzle for the search by stacks: the variables of its model, in order.
pub struct Places {
    /// How many there are.
    pub n: usize,
    /// What each can be, after those before it.
    pub choices: Box<Choices>,
}

impl fmt::Debug for Places {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Places").field("n", &self.n).finish_non_exhaustive()
    }
}

/// The method `stacks` of every family that lists choices. It is there to be read and compared with.
#[derive(Debug)]
pub(crate) struct StackSearch;

impl<P: Puzzle> Special<P> for StackSearch {
    fn name(&self) -> MethodId {
        MethodId::STACKS
    }

    fn promise(&self) -> Promise {
        Promise::Attempt
    }

    fn keeps(&self, _: &P) -> &'static [Counter] {
        &[Counter::Guesses, Counter::Conflicts]
    }

    fn each(
        &self,
        puzzle: &P,
        limits: Limits<'_>,
        found: &mut dyn FnMut(Solution) -> Flow,
    ) -> Outcome {
        self.watched(puzzle, limits, &mut Unwatched(found))
    }

    fn watched(&self, puzzle: &P, limits: Limits<'_>, listener: &mut dyn Listener) -> Outcome {
        match P::ABILITIES.stacks.and_then(|places| places(puzzle)) {
            Some(places) => search(places, limits, listener),
            None => Outcome::new(Ended::GaveUp),
        }
    }
}

/// Search; limits are asked at every step.
///
/// A stack of several choices is a guess, and the choice that is struck is refuted; a stack of one
/// choice follows from what was guessed before.
fn search(places: Places, limits: Limits<'_>, listener: &mut dyn Listener) -> Outcome {
    let mut stacks = Stacks::new(places.n, places.choices);
    let mut film = Film { listener, stands: Vec::new(), counters: Counters::default() };
    let ended = loop {
        if limits.reached() {
            break Ended::Limit;
        }
        match stacks.step() {
            None => break Ended::Exhausted,
            Some(StackEvent::Pushed) => film.pushed(stacks.stacks()),
            Some(StackEvent::DeadEnd) => film.dead_end(),
            Some(StackEvent::SteppedBack) => film.stepped_back(stacks.stacks()),
            Some(StackEvent::Solved) => {
                if film.listener.found(stacks.tops()) == Flow::Enough {
                    break Ended::Enough;
                }
            }
        }
    };
    Outcome { ended, counters: film.counters }
}

/// What is told of the stacks.
struct Film<'a> {
    listener: &'a mut dyn Listener,
    /// The guesses that stand: the tops of the stacks of several choices.
    stands: Vec<(Var, Value)>,
    counters: Counters,
}

impl Film<'_> {
    fn pushed(&mut self, stacks: &[Vec<Value>]) {
        let Some(stack) = stacks.last() else { return };
        let left: Values = stack.iter().copied().collect();
        self.listener.deduced(Var(stacks.len() as u32 - 1), left, By::Rest);
        self.guess(stacks);
    }

    /// The top of the last stack is a guess, if there is something below it.
    fn guess(&mut self, stacks: &[Vec<Value>]) {
        let Some([_, .., top]) = stacks.last().map(Vec::as_slice) else { return };
        let guess = (Var(stacks.len() as u32 - 1), *top);
        self.counters.guesses += 1;
        self.listener.guessed(guess.0, guess.1);
        self.stands.push(guess);
    }

    fn dead_end(&mut self) {
        self.counters.conflicts += 1;
        self.listener.clashed(None);
    }

    fn stepped_back(&mut self, stacks: &[Vec<Value>]) {
        if let Some((var, value)) = self.stands.pop() {
            self.listener.refuted(var, value);
            self.guess(stacks);
        }
    }
}

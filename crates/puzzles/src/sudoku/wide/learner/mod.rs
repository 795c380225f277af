//! Learning from clashes: groups of which one literal is true, and clauses.

mod clauses;
mod groups;
mod learning;
mod restarts;
mod state;

use clauses::Clauses;
use grille_engine::{Counters, Ended, Flow, Limits, Solution};
use groups::{Groups, Literal};
use learning::Learning;
use restarts::Restarts;
use state::{Clash, Reason, State};

use super::board::Board;
use grille_engine::Order;

/// What is left of a board, and what has been learnt about it.
pub(super) struct Learner<'a> {
    state: State,
    clauses: Clauses,
    learning: Learning,
    order: Order,
    /// What each variable was when it was last known: the first guess for it.
    remembered: Vec<bool>,
    /// Up to this level guesses are taken back one by one, for they lead to solutions.
    floor: u32,
    limits: Limits<'a>,
    pub counters: Counters,
}

/// The spread of a clause that must never be forgotten.
const FOR_EVER: u32 = 0;

/// The limits are looked at once in so many guesses.
const POLL: u64 = 16;

/// So many clauses are kept before the worse ones are forgotten.
const MANY_CLAUSES: u64 = 4000;

impl<'a> Learner<'a> {
    pub fn new(board: &Board<'_>, limits: Limits<'a>) -> Self {
        let groups = Groups::new(board);
        let variables = groups.variables;
        Self {
            state: State::new(groups),
            clauses: Clauses::new(variables),
            learning: Learning::default(),
            order: Order::new(vec![0.0; variables as usize]),
            remembered: vec![false; variables as usize],
            floor: 0,
            limits,
            counters: Counters::default(),
        }
    }

    /// Hand every solution to `found` until it has enough.
    pub fn each(&mut self, found: &mut dyn FnMut(Solution) -> Flow) -> Ended {
        let mut restarts = Restarts::default();
        let mut solutions = 0;
        loop {
            while let Err(clash) = self.settle() {
                self.counters.conflicts += 1;
                match self.resolve(clash) {
                    Some(spread) => restarts.hear(spread),
                    None => return Ended::Exhausted,
                }
            }
            if self.state.is_full() {
                solutions += 1;
                let solution = self.state.groups.solution(|literal| self.state.is_true(literal));
                if found(solution) == Flow::Enough {
                    return Ended::Enough;
                }
                if !self.leave_solution(solutions) {
                    return Ended::Exhausted;
                }
                continue;
            }
            if self.counters.guesses.is_multiple_of(POLL) && self.limits.reached() {
                return Ended::Limit;
            }
            if restarts.are_due() {
                self.restart();
            } else {
                self.guess();
            }
        }
    }

    fn settle(&mut self) -> Result<(), Clash> {
        while let Some(literal) = self.state.next() {
            self.counters.propagations += 1;
            self.state.follow(literal)?;
            self.clauses.follow(&mut self.state, literal)?;
        }
        Ok(())
    }

    fn guess(&mut self) {
        let literal = loop {
            let variable = self.order.pop().expect("an open variable is in the heap");
            let literal = Literal::positive(variable);
            if self.state.is_open(literal) {
                break literal;
            }
        };
        self.counters.guesses += 1;
        let likely = self.remembered[literal.variable()];
        self.state.guess(if likely { literal } else { !literal });
    }

    /// Learn from a clash and go back: on how many levels the clause lies; `None` when nothing is
    /// left.
    fn resolve(&mut self, clash: Clash) -> Option<u32> {
        let level = self.learning.level(&self.state, &self.clauses, clash);
        if level <= self.floor {
            return self.flip(level).then_some(1);
        }
        self.undo(level);
        self.learning.learn(&self.state, &self.clauses, &mut self.order);
        let spread = self.learning.spread(&self.state);
        self.conclude(spread);
        Some(spread)
    }

    /// Keep the clause just made, and go back to where it says something new.
    fn conclude(&mut self, spread: u32) {
        let back = self.learning.back_to(&self.state).max(self.floor);
        let clause = &self.learning.clause;
        let first = clause[0];
        let reason = match clause.len() {
            1 => Reason::Guess,
            _ => Reason::Clause(self.clauses.add(clause, spread)),
        };
        self.undo(back);
        self.state.set(first, reason);
    }

    /// After the first solution a clause forbids it, so that the search for others is free to
    /// start afresh. There may be very many more: from then on guesses are turned one by one.
    fn leave_solution(&mut self, solutions: u64) -> bool {
        let level = self.state.level();
        if solutions > 1 || level == 0 {
            return self.flip(level);
        }
        let guesses = (1..=level).rev().map(|level| !self.state.guess_of(level));
        self.learning.clause.clear();
        self.learning.clause.extend(guesses);
        self.conclude(FOR_EVER);
        true
    }

    /// All that a level's guess leads to has been seen: now its opposite, one level lower.
    fn flip(&mut self, level: u32) -> bool {
        if level == 0 {
            return false;
        }
        let guess = self.state.guess_of(level);
        self.floor = level - 1;
        self.undo(self.floor);
        self.state.set(!guess, Reason::Guess);
        true
    }

    fn restart(&mut self) {
        self.counters.restarts += 1;
        self.undo(self.floor);
        if self.clauses.len() as u64 > MANY_CLAUSES + self.counters.conflicts / 8 {
            // No clause that is learnt from now on goes back to a reason below the floor.
            self.state.forget_clauses();
            self.clauses.forget();
        }
    }

    fn undo(&mut self, level: u32) {
        let (order, remembered) = (&mut self.order, &mut self.remembered);
        self.state.undo(level, |literal| {
            remembered[literal.variable()] = literal.is_positive();
            order.push(literal.variable() as u32);
        });
    }
}

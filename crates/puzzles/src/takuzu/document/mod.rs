//! Takuzu as a student's program solves it: four rules, an iterative backtracking, or both.
//!
//! They are there to be compared with. The backtracking looks at the first two rules of the game alone
//! (never three, as many of each): its answer may have equal lines, and is checked by whoever asks.

mod backtrack;

use grille_engine::{
    By, Counter, Ended, Flow, Limits, Listener, MethodId, Outcome, Promise, RuleId, Solution,
    Unwatched, Values, Var,
};

use super::Takuzu;
use super::rules::{Board, COUNT, EQUAL, GAP, PAIR};
use crate::by_rules::{Led, follow_rules, solve_by_rules};
use crate::puzzle::{Puzzle, Special};

/// The rules A, B, C and D.
const RULES: [RuleId; 4] = [PAIR, GAP, COUNT, EQUAL];

/// The four rules, and no guess.
#[derive(Debug)]
pub(super) struct Rules;

/// The backtracking, from the givens.
#[derive(Debug)]
pub(super) struct Backtrack;

/// The backtracking, from where the rules lead.
#[derive(Debug)]
pub(super) struct RulesBacktrack;

impl Special<Takuzu> for Rules {
    fn name(&self) -> MethodId {
        MethodId::new("rules")
    }

    fn promise(&self) -> Promise {
        Promise::Attempt
    }

    fn keeps(&self, _: &Takuzu) -> &'static [Counter] {
        &[Counter::Propagations]
    }

    fn each(
        &self,
        puzzle: &Takuzu,
        limits: Limits<'_>,
        found: &mut dyn FnMut(Solution) -> Flow,
    ) -> Outcome {
        self.watched(puzzle, limits, &mut Unwatched(found))
    }

    fn watched(&self, puzzle: &Takuzu, limits: Limits<'_>, listener: &mut dyn Listener) -> Outcome {
        solve_by_rules(&Board::of(puzzle), &RULES, &puzzle.model(), limits, listener)
    }
}

impl Special<Takuzu> for Backtrack {
    fn name(&self) -> MethodId {
        MethodId::new("backtrack")
    }

    fn promise(&self) -> Promise {
        Promise::Unchecked
    }

    fn keeps(&self, _: &Takuzu) -> &'static [Counter] {
        &[Counter::Guesses, Counter::Conflicts]
    }

    fn each(
        &self,
        puzzle: &Takuzu,
        limits: Limits<'_>,
        found: &mut dyn FnMut(Solution) -> Flow,
    ) -> Outcome {
        self.watched(puzzle, limits, &mut Unwatched(found))
    }

    fn watched(&self, puzzle: &Takuzu, limits: Limits<'_>, listener: &mut dyn Listener) -> Outcome {
        for cell in (0..).zip(&puzzle.givens) {
            if let (cell, Some(digit)) = cell {
                listener.deduced(Var(cell), Values::one(*digit), By::Sight);
            }
        }
        backtrack::first(puzzle.size, puzzle.givens.clone(), limits, listener)
    }
}

impl Special<Takuzu> for RulesBacktrack {
    fn name(&self) -> MethodId {
        MethodId::new("rules+backtrack")
    }

    fn promise(&self) -> Promise {
        Promise::Unchecked
    }

    fn keeps(&self, _: &Takuzu) -> &'static [Counter] {
        &[Counter::Guesses, Counter::Propagations, Counter::Conflicts]
    }

    fn each(
        &self,
        puzzle: &Takuzu,
        limits: Limits<'_>,
        found: &mut dyn FnMut(Solution) -> Flow,
    ) -> Outcome {
        self.watched(puzzle, limits, &mut Unwatched(found))
    }

    fn watched(&self, puzzle: &Takuzu, limits: Limits<'_>, listener: &mut dyn Listener) -> Outcome {
        let (board, model) = (Board::of(puzzle), puzzle.model());
        let (led, steps) = follow_rules(&board, &RULES, &model, limits, listener);
        let known = match led {
            Led::To(known) => known,
            Led::Nowhere => return Outcome::new(Ended::Exhausted),
            Led::Stopped => return Outcome::new(Ended::Limit),
        };
        let cells = known.vars().map(|cell| known.value(cell)).collect();
        let outcome = backtrack::first(puzzle.size, cells, limits, listener);
        Outcome { counters: outcome.counters.with(Counter::Propagations, steps), ..outcome }
    }
}

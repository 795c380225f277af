//! Answers of methods that promise nothing: what breaks a rule is held back.

use grille_engine::{By, Ended, Flow, Listener, Outcome, Solution, Value, Values, Var};
use grille_puzzles::{Complaint, Instance};

use crate::complaint::complaints;

/// A solution that was told though it breaks rules, and which.
pub(crate) type Wrong<'a> = dyn FnMut(Solution, Vec<Complaint>) + 'a;

/// Passes on all that it hears, but for solutions that break a rule.
pub(crate) struct Checked<'a> {
    puzzle: &'a dyn Instance,
    listener: &'a mut dyn Listener,
    wrong: &'a mut Wrong<'a>,
    is_doubted: bool,
}

impl<'a> Checked<'a> {
    pub fn new(
        puzzle: &'a dyn Instance,
        listener: &'a mut dyn Listener,
        wrong: &'a mut Wrong<'a>,
    ) -> Self {
        Self { puzzle, listener, wrong, is_doubted: false }
    }

    /// Who told one wrong solution proves nothing any more.
    pub fn outcome(&self, outcome: Outcome) -> Outcome {
        match outcome.ended {
            Ended::Exhausted if self.is_doubted => Outcome { ended: Ended::GaveUp, ..outcome },
            _ => outcome,
        }
    }
}

impl Listener for Checked<'_> {
    fn found(&mut self, solution: Solution) -> Flow {
        let broken = complaints(self.puzzle, &solution);
        if broken.is_empty() {
            return self.listener.found(solution);
        }
        self.is_doubted = true;
        self.listener.rejected(&solution);
        (self.wrong)(solution, broken);
        Flow::More
    }

    fn guessed(&mut self, var: Var, value: Value) {
        self.listener.guessed(var, value);
    }

    fn supposed(&mut self, about: Option<(Var, Values)>) {
        self.listener.supposed(about);
    }

    fn drafted(&mut self, answer: &Solution, cuts: usize) {
        self.listener.drafted(answer, cuts);
    }

    fn deduced(&mut self, var: Var, left: Values, by: By) {
        self.listener.deduced(var, left, by);
    }

    fn clashed(&mut self, constraint: Option<usize>) {
        self.listener.clashed(constraint);
    }

    fn refuted(&mut self, var: Var, value: Value) {
        self.listener.refuted(var, value);
    }

    fn returned(&mut self, depth: usize) {
        self.listener.returned(depth);
    }

    fn restarted(&mut self) {
        self.listener.restarted();
    }
}

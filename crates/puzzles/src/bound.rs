//! A method bound to a puzzle: what questions about solutions are asked of.

use grille_engine::{
    Counter, Flow, Limits, Listener, Method, Model, Outcome, Promise, Shares, Solution,
};

use crate::clues::Quest;
use crate::puzzle::{Pull, Special, Which};

/// A method with its puzzle in hand. What can be made ready once is.
pub trait Bound: Send + Sync {
    /// How far it goes.
    fn promise(&self) -> Promise;

    /// What it counts.
    fn keeps(&self) -> &'static [Counter];

    /// Hand every solution to `found`, each one once, until it has enough.
    fn each(&self, limits: Limits<'_>, found: &mut dyn FnMut(Solution) -> Flow) -> Outcome;

    /// The same, and tell whoever watches what else happens.
    fn watched(&self, limits: Limits<'_>, listener: &mut dyn Listener) -> Outcome;

    /// Hand every solution that is asked for to `found`, each one once, until it has enough.
    fn each_of(
        &self,
        quest: Quest<'_>,
        limits: Limits<'_>,
        found: &mut dyn FnMut(Solution) -> Flow,
    ) -> Outcome;

    /// The same solutions as `each` in the same order, where it can wait from one to the next.
    fn pull(&self) -> Option<Box<Pull>> {
        None
    }

    /// The number of solutions in shares, where it can count without finding each of them.
    fn shares(&self, _which: Which) -> Option<Box<dyn Shares + '_>> {
        None
    }
}

/// A method for any model, bound to one.
pub struct General {
    method: &'static dyn Method,
    model: Model,
}

impl General {
    /// Bind a method.
    pub fn new(method: &'static dyn Method, model: Model) -> Self {
        Self { method, model }
    }
}

impl Bound for General {
    fn promise(&self) -> Promise {
        self.method.promise()
    }

    fn keeps(&self) -> &'static [Counter] {
        self.method.keeps()
    }

    fn each(&self, limits: Limits<'_>, found: &mut dyn FnMut(Solution) -> Flow) -> Outcome {
        self.method.each(&self.model, limits, found)
    }

    fn watched(&self, limits: Limits<'_>, listener: &mut dyn Listener) -> Outcome {
        self.method.watched(&self.model, limits, listener)
    }

    fn each_of(
        &self,
        quest: Quest<'_>,
        limits: Limits<'_>,
        found: &mut dyn FnMut(Solution) -> Flow,
    ) -> Outcome {
        let mut model = self.model.clone();
        quest.part.post(&mut model);
        self.method.each(&model, limits, found)
    }
}

/// A family's own method, bound to one of its puzzles.
pub(crate) struct Specific<'p, P: 'static> {
    pub puzzle: &'p P,
    pub method: &'static dyn Special<P>,
}

impl<P: Send + Sync> Bound for Specific<'_, P> {
    fn promise(&self) -> Promise {
        self.method.promise()
    }

    fn keeps(&self) -> &'static [Counter] {
        self.method.keeps(self.puzzle)
    }

    fn each(&self, limits: Limits<'_>, found: &mut dyn FnMut(Solution) -> Flow) -> Outcome {
        self.method.each(self.puzzle, limits, found)
    }

    fn watched(&self, limits: Limits<'_>, listener: &mut dyn Listener) -> Outcome {
        self.method.watched(self.puzzle, limits, listener)
    }

    fn each_of(
        &self,
        quest: Quest<'_>,
        limits: Limits<'_>,
        found: &mut dyn FnMut(Solution) -> Flow,
    ) -> Outcome {
        self.method.each_of(self.puzzle, quest, limits, found)
    }

    fn pull(&self) -> Option<Box<Pull>> {
        self.method.pull(self.puzzle)
    }

    fn shares(&self, which: Which) -> Option<Box<dyn Shares + '_>> {
        self.method.shares(self.puzzle, which)
    }
}

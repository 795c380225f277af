//! Backtracking search with constraint propagation: guess, strike what follows, go back by the
//! trail, start afresh (restarts).

mod choice;
mod nogoods;

pub(crate) use nogoods::Nogoods;

use choice::Choice;

use crate::constraint::Conflict;
use crate::domains::Domains;
use crate::limits::{Counters, Ended, Flow, Limits, Outcome};
use crate::listener::{By, Listener, Unwatched};
use crate::method::{Method, MethodId};
use crate::model::{Model, Solution};
use crate::propagation::{Cause, Hearer, Propagation};
use crate::restarts::Restarts;
use crate::values::{Value, Var};

/// Depth-first search with propagation, weighted choices and restarts.
#[derive(Debug)]
pub struct Search;

impl Method for Search {
    fn name(&self) -> MethodId {
        MethodId::SEARCH
    }

    fn each(
        &self,
        model: &Model,
        limits: Limits<'_>,
        found: &mut dyn FnMut(Solution) -> Flow,
    ) -> Outcome {
        search(model, limits, &mut Unwatched(found))
    }

    fn watched(&self, model: &Model, limits: Limits<'_>, listener: &mut dyn Listener) -> Outcome {
        search(model, limits, listener)
    }
}

fn search<L: Listener + ?Sized>(model: &Model, limits: Limits<'_>, listener: &mut L) -> Outcome {
    limits.latched(|limits| match walk(model, limits, Patience::Endless, listener) {
        Walk::Ended(outcome) => outcome,
        Walk::Paused(paused) => Outcome { ended: Ended::Limit, counters: paused.counters },
    })
}

/// When a search should let somebody else try.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Patience {
    /// Never.
    Endless,
    /// When too many guesses fail for the solutions they bring.
    Short,
}

impl Patience {
    fn is_over(self, counters: &Counters, solutions: u64) -> bool {
        self == Self::Short && counters.conflicts > 200 + 40 * solutions
    }
}

/// How a walk through the space ended.
pub(crate) enum Walk {
    /// Done, or told to stop.
    Ended(Outcome),
    /// Out of patience.
    Paused(Paused),
}

/// Where a search stands that somebody else takes over.
pub(crate) struct Paused {
    /// What has been seen.
    pub seen: Nogoods,
    /// What is known without any guess.
    pub known: Domains,
    /// What it cost.
    pub counters: Counters,
}

/// Walk through the whole space of a model.
pub(crate) fn walk<'m, L: Listener + ?Sized>(
    model: &'m Model,
    limits: Limits<'m>,
    patience: Patience,
    listener: &mut L,
) -> Walk {
    let mut state = State::new(model, limits, listener);
    let mut solutions = 0;
    let longer = std::iter::successors(Some(FIRST_RUN), |run| Some(run + run / 2));
    let mut restarts = Restarts::new(longer, 0);
    let mut sound = state.start();
    loop {
        if sound.is_ok() {
            if limits.reached() {
                return Walk::Ended(state.outcome(Ended::Limit));
            }
            if state.domains.open() > 0 {
                sound = state.guess();
                continue;
            }
            solutions += 1;
            if state.listener.found(state.solution()) == Flow::Enough {
                return Walk::Ended(state.outcome(Ended::Enough));
            }
        } else {
            state.counters.conflicts += 1;
        }
        let Some(refuted) = state.retreat() else {
            return Walk::Ended(state.outcome(Ended::Exhausted));
        };
        sound = refuted;
        if patience.is_over(&state.counters, solutions) {
            return Walk::Paused(state.pause());
        }
        if sound.is_ok() && restarts.are_due(state.counters.conflicts) {
            sound = state.restart();
        }
    }
}

/// Conflicts before the first fresh start.
const FIRST_RUN: u64 = 100;

/// A guess that turned out wrong, after the first `depth` guesses of the present branch.
struct Refuted {
    depth: usize,
    var: Var,
    value: Value,
}

/// Hears of each change: the nogoods may strike more, and whoever listens is told.
struct Heard<'a, L: ?Sized> {
    nogoods: &'a mut Nogoods,
    listener: &'a mut L,
}

impl<L: Listener + ?Sized> Hearer for Heard<'_, L> {
    fn changed(&mut self, var: Var, by: Cause, domains: &mut Domains) -> Result<(), Conflict> {
        match by {
            Cause::Before => {}
            Cause::Constraint(number) => {
                self.listener.deduced(var, domains.get(var), By::Constraint(number));
            }
            Cause::Hearer => self.listener.deduced(var, domains.get(var), By::Learnt),
        }
        self.nogoods.wake(var, domains)
    }
}

struct State<'m, 'l, L: ?Sized> {
    limits: Limits<'m>,
    listener: &'l mut L,
    domains: Domains,
    propagation: Propagation<'m>,
    choice: Choice,
    guesses: Vec<(Var, Value)>,
    refuted: Vec<Refuted>,
    nogoods: Nogoods,
    counters: Counters,
}

impl<'m, 'l, L: Listener + ?Sized> State<'m, 'l, L> {
    fn new(model: &'m Model, limits: Limits<'m>, listener: &'l mut L) -> Self {
        let domains = model.domains();
        let propagation = Propagation::new(model);
        let choice = Choice::new(domains.vars().map(|var| propagation.degree(var)));
        Self {
            limits,
            listener,
            domains,
            propagation,
            choice,
            guesses: Vec::new(),
            refuted: Vec::new(),
            nogoods: Nogoods::default(),
            counters: Counters::default(),
        }
    }

    fn outcome(&self, ended: Ended) -> Outcome {
        let propagations = self.propagation.calls;
        Outcome { ended, counters: Counters { propagations, ..self.counters } }
    }

    fn solution(&self) -> Solution {
        self.domains.vars().map(|var| self.domains.get(var).least()).collect()
    }

    fn start(&mut self) -> Result<(), Conflict> {
        if self.domains.vars().any(|var| self.domains.get(var).is_empty()) {
            return Err(Conflict);
        }
        self.propagation.wake_all();
        self.propagate()
    }

    /// Propagate constraints and nogoods together until nothing changes.
    fn propagate(&mut self) -> Result<(), Conflict> {
        let mut heard = Heard { nogoods: &mut self.nogoods, listener: &mut *self.listener };
        let result = self.propagation.run(&mut self.domains, self.limits, &mut heard);
        if result.is_err() {
            self.domains.forget_changed();
            self.propagation.clear();
            let failed = self.propagation.failed.take();
            self.listener.clashed(failed);
            if let Some(failed) = failed {
                self.choice.blame(self.propagation.vars(failed));
            }
        }
        result
    }

    fn guess(&mut self) -> Result<(), Conflict> {
        let var = self.choice.pick(&self.domains);
        let value = self.domains.get(var).least();
        self.counters.guesses += 1;
        self.domains.push_level();
        self.guesses.push((var, value));
        self.listener.guessed(var, value);
        self.domains.assign(var, value).expect("the value was taken from the domain");
        self.propagate()
    }

    /// Undo the last guess and strike it; `None` when there is nothing left to undo.
    fn retreat(&mut self) -> Option<Result<(), Conflict>> {
        let (var, value) = self.guesses.pop()?;
        self.domains.pop_level();
        let depth = self.guesses.len();
        while self.refuted.last().is_some_and(|refuted| refuted.depth > depth) {
            self.refuted.pop();
        }
        self.refuted.push(Refuted { depth, var, value });
        self.listener.refuted(var, value);
        let struck = self.domains.strike(var, value);
        Some(struck.and_then(|()| self.propagate()))
    }

    /// Write down what the present branch has refuted, so that it is never walked again.
    fn record(&mut self) {
        for refuted in std::mem::take(&mut self.refuted) {
            let before = &self.guesses[..refuted.depth];
            let nogood = before.iter().copied().chain([(refuted.var, refuted.value)]);
            self.nogoods.add(nogood.collect());
        }
    }

    /// Take all guesses back, and keep what they taught.
    fn leave(&mut self) {
        self.listener.restarted();
        self.record();
        while self.domains.depth() > 0 {
            self.domains.pop_level();
        }
        self.guesses.clear();
    }

    fn pause(mut self) -> Paused {
        self.leave();
        let counters = self.outcome(Ended::Limit).counters;
        Paused { seen: self.nogoods, known: self.domains, counters }
    }

    fn restart(&mut self) -> Result<(), Conflict> {
        self.counters.restarts += 1;
        self.leave();
        self.propagation.clear();
        self.nogoods.apply_new(&mut self.domains)?;
        self.propagate()
    }
}

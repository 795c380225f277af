//! What a watched method tells is what it does: a film of it can be played again from the events.

use grille_engine::{
    Domains, Flow, Limits, Listener, Method, Model, Search, Solution, Value, Values, Var,
};

/// Plays the events on domains of its own, and doubts every one of them.
struct Replay<'m> {
    model: &'m Model,
    domains: Domains,
    guesses: Vec<(Var, Value)>,
    solutions: Vec<Solution>,
    /// What was heard: guesses, deductions by constraints and others, clashes, refutations, restarts.
    heard: [u32; 6],
}

impl<'m> Replay<'m> {
    fn new(model: &'m Model) -> Self {
        let (guesses, solutions) = (Vec::new(), Vec::new());
        Self { model, domains: model.domains(), guesses, solutions, heard: [0; 6] }
    }
}

impl Listener for Replay<'_> {
    fn found(&mut self, solution: Solution) -> Flow {
        let known = |var: Var| self.domains.value(var) == Some(solution[var.index()]);
        assert!(self.domains.vars().all(known), "the events lead to the solution");
        self.solutions.push(solution);
        Flow::More
    }

    fn guessed(&mut self, var: Var, value: Value) {
        assert!(self.domains.get(var).count() > 1 && self.domains.get(var).has(value));
        self.guesses.push((var, value));
        self.domains.push_level();
        self.domains.assign(var, value).expect("it was possible");
        self.heard[0] += 1;
    }

    fn deduced(&mut self, var: Var, left: Values, constraint: Option<usize>) {
        let before = self.domains.get(var);
        assert_eq!(before.and(left), left, "values come back only with a level");
        if let Some(number) = constraint {
            let mut after = self.domains.clone();
            let constraint = &self.model.constraints()[number].constraint;
            if constraint.prune(&mut after).is_ok() {
                assert_eq!(after.get(var).without(left), Values(0), "{constraint:?}");
            }
            self.heard[1] += 1;
        } else {
            self.heard[2] += 1;
        }
        self.domains.keep(var, left).expect("something is left");
    }

    fn clashed(&mut self, constraint: Option<usize>) {
        if let Some(number) = constraint {
            let constraint = &self.model.constraints()[number].constraint;
            assert!(constraint.prune(&mut self.domains.clone()).is_err(), "{constraint:?}");
        }
        self.heard[3] += 1;
    }

    fn refuted(&mut self, var: Var, value: Value) {
        assert_eq!(self.guesses.pop(), Some((var, value)), "the last guess is taken back");
        self.domains.pop_level();
        let _ = self.domains.strike(var, value);
        self.heard[4] += 1;
    }

    fn restarted(&mut self) {
        for _ in self.guesses.drain(..) {
            self.domains.pop_level();
        }
        self.heard[5] += 1;
    }
}

/// Play a film of a search; what was heard.
#[track_caller]
pub fn check(model: &Model) -> [u32; 6] {
    let mut replay = Replay::new(model);
    let watched = Search.watched(model, Limits::NONE, &mut replay);
    let mut alone = Vec::new();
    let outcome = Search.each(model, Limits::NONE, &mut |solution| {
        alone.push(solution);
        Flow::More
    });
    assert_eq!((watched, &replay.solutions), (outcome, &alone), "watching changes nothing");
    assert_eq!(u64::from(replay.heard[0]), outcome.counters.guesses);
    assert_eq!(u64::from(replay.heard[5]), outcome.counters.restarts);
    replay.heard
}

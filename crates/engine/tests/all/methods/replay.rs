//! A film of a search, played again from what the search tells.

use grille_engine::{By, Domains, Flow, Listener, Model, Solution, Value, Values, Var};

/// Plays the events on domains of its own, and doubts every one of them.
pub struct Replay<'m> {
    model: &'m Model,
    domains: Domains,
    guesses: Vec<Option<(Var, Value)>>,
    /// What was found.
    pub solutions: Vec<Solution>,
    /// Variables that were open in the film when a solution was found, of all solutions. None if all
    /// is told that leads to them.
    pub left_open: usize,
    /// So many solutions are enough.
    pub enough: usize,
    /// What was heard: guesses, deductions by constraints and others, clashes, refutations, restarts.
    pub heard: [u32; 6],
}

impl<'m> Replay<'m> {
    /// A film that begins.
    pub fn new(model: &'m Model) -> Self {
        let (guesses, solutions) = (Vec::new(), Vec::new());
        let (domains, enough) = (model.domains(), usize::MAX);
        Self { model, domains, guesses, solutions, left_open: 0, enough, heard: [0; 6] }
    }
}

impl Listener for Replay<'_> {
    fn found(&mut self, solution: Solution) -> Flow {
        let fits = |var: Var| self.domains.get(var).has(solution[var.index()]);
        assert!(self.domains.vars().all(fits), "the events lead to the solution");
        self.left_open += self.domains.open();
        self.solutions.push(solution);
        if self.solutions.len() < self.enough { Flow::More } else { Flow::Enough }
    }

    fn guessed(&mut self, var: Var, value: Value) {
        assert!(self.domains.get(var).count() > 1 && self.domains.get(var).has(value));
        self.guesses.push(Some((var, value)));
        self.domains.push_level();
        self.domains.assign(var, value).expect("it was possible");
        self.heard[0] += 1;
    }

    fn supposed(&mut self, about: Option<(Var, Values)>) {
        self.domains.push_level();
        if let Some((var, left)) = about {
            let before = self.domains.get(var);
            assert!(left != before && left.count() > 1 && before.and(left) == left);
            self.domains.keep(var, left).expect("something is left");
        }
        self.guesses.push(None);
        self.heard[0] += 1;
    }

    fn deduced(&mut self, var: Var, left: Values, by: By) {
        let before = self.domains.get(var);
        assert_eq!(before.and(left), left, "values come back only with a level");
        if let By::Constraint(number) = by {
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
        assert_eq!(self.guesses.pop(), Some(Some((var, value))), "the last guess is taken back");
        self.domains.pop_level();
        let _ = self.domains.strike(var, value);
        self.heard[4] += 1;
    }

    fn returned(&mut self, depth: usize) {
        assert!(depth < self.guesses.len(), "something is taken back");
        for _ in self.guesses.drain(depth..) {
            self.domains.pop_level();
        }
        self.heard[5] += 1;
    }

    fn restarted(&mut self) {
        for _ in self.guesses.drain(..) {
            self.domains.pop_level();
        }
        self.heard[5] += 1;
    }
}

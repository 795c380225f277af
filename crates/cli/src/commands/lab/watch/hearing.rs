//! A listener that hands all on to a recorder which is kept somewhere.

use grille::{By, Flow, Listener, Recorder, Solution, Value, Values, Var};

/// Has a recorder, and does something about each event.
pub trait Keeper {
    /// Let the recorder hear something.
    fn with<T>(&mut self, tell: impl FnOnce(&mut Recorder) -> T) -> T;
}

/// Hears, and hands on.
pub struct Hearing<K>(pub K);

impl<K: Keeper> Listener for Hearing<K> {
    fn found(&mut self, solution: Solution) -> Flow {
        self.0.with(|recorder| recorder.found(solution))
    }

    fn rejected(&mut self, solution: &Solution) {
        self.0.with(|recorder| recorder.rejected(solution));
    }

    fn guessed(&mut self, var: Var, value: Value) {
        self.0.with(|recorder| recorder.guessed(var, value));
    }

    fn supposed(&mut self, about: Option<(Var, Values)>) {
        self.0.with(|recorder| recorder.supposed(about));
    }

    fn drafted(&mut self, answer: &Solution, cuts: usize) {
        self.0.with(|recorder| recorder.drafted(answer, cuts));
    }

    fn deduced(&mut self, var: Var, left: Values, by: By) {
        self.0.with(|recorder| recorder.deduced(var, left, by));
    }

    fn clashed(&mut self, constraint: Option<usize>) {
        self.0.with(|recorder| recorder.clashed(constraint));
    }

    fn refuted(&mut self, var: Var, value: Value) {
        self.0.with(|recorder| recorder.refuted(var, value));
    }

    fn returned(&mut self, depth: usize) {
        self.0.with(|recorder| recorder.returned(depth));
    }

    fn restarted(&mut self) {
        self.0.with(Recorder::restarted);
    }
}

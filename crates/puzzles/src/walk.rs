//! All fillings of a board of two values: guess and go back while that is quick, then learn.

use std::collections::BTreeSet;

use grille_engine::{
    Conflict, Counters, Domains, Ended, Flow, Limits, Model, Outcome, Sat, Solution, Start, Value,
    Values, Var,
};

use crate::clues::{Part, Quest};

/// A board whose cells are 0 or 1, with a way back.
pub(crate) trait Board {
    /// An open cell and the value to try first; `None` when no cell is open.
    fn choose(&mut self) -> Option<(usize, Value)>;

    /// A cell has this value.
    fn set(&mut self, cell: usize, value: Value) -> Result<(), Conflict>;

    /// From here on all that is there waits to be looked at, not only what is set.
    fn wake(&mut self) -> Result<(), Conflict>;

    /// What follows from all that waits. May end early when `stop` says so.
    fn settle(&mut self, stop: &dyn Fn() -> bool) -> Result<(), Conflict>;

    /// From here on, what is set can be taken back.
    fn mark(&mut self);

    /// Take back what was set since the last mark.
    fn undo(&mut self);

    /// The value of a cell that is not open.
    fn value(&self, cell: usize) -> Option<Value>;

    /// How many cells there are.
    fn cells(&self) -> usize;

    /// How often a constraint was looked at so far.
    fn looks(&self) -> u64;

    /// Can what is open be put into clauses? Those of some large boards take seconds to make.
    fn is_learnable(&self) -> bool {
        true
    }
}

/// Failed guesses since the last solution before a fresh start, and in the end clause learning.
const PATIENCE: u64 = 100;

/// Fresh starts while no solution is known. A board may remember what failed.
const RESTARTS: u64 = 3;

/// With more solutions told than this nothing is handed over: each of them would come again.
const FEW: usize = 1000;

/// Every solution, or every one that is asked for, each one once. The model is needed only if
/// guessing takes long.
pub(crate) fn each(
    board: &mut dyn Board,
    quest: Option<Quest<'_>>,
    model: &dyn Fn() -> Model,
    limits: Limits<'_>,
    found: &mut dyn FnMut(Solution) -> Flow,
) -> Outcome {
    limits.latched(|limits| {
        let (told, counters) = (BTreeSet::new(), Counters::default());
        let near = quest.and_then(|quest| quest.near);
        let (path, last, is_learnable) = (Vec::new(), 0, true);
        let mut walk =
            Walk { board, path, told, near, last, is_learnable, counters, limits, found };
        let ended = match walk.run(quest.map(|quest| quest.part)) {
            Halt::Ended(ended) => ended,
            Halt::Patience => walk.learn(model),
        };
        walk.counters.propagations += walk.board.looks();
        Outcome { ended, counters: walk.counters }
    })
}

/// Why guessing ends.
enum Halt {
    Ended(Ended),
    Patience,
}

/// One puzzle being solved.
struct Walk<'a> {
    board: &'a mut dyn Board,
    path: Vec<(usize, Value)>,
    /// Solutions that may come again.
    told: BTreeSet<Solution>,
    /// A solution of the whole: what to guess first.
    near: Option<&'a Solution>,
    /// Failed guesses at the time of the last solution.
    last: u64,
    /// May the rest be put into clauses, when guessing takes long?
    is_learnable: bool,
    counters: Counters,
    limits: Limits<'a>,
    found: &'a mut dyn FnMut(Solution) -> Flow,
}

impl Walk<'_> {
    fn run(&mut self, part: Option<Part>) -> Halt {
        let mut result = self.begin(part);
        loop {
            if self.limits.reached() {
                return Halt::Ended(Ended::Limit);
            }
            if result.is_err() {
                self.counters.conflicts += 1;
                let Some(next) = self.turn_back() else { return Halt::Ended(Ended::Exhausted) };
                result = next;
                continue;
            }
            if self.counters.conflicts - self.last > self.patience() && self.told.len() <= FEW {
                let is_stuck = !self.told.is_empty() || self.counters.restarts >= RESTARTS;
                if is_stuck && self.is_learnable {
                    return Halt::Patience;
                }
                self.last = self.counters.conflicts;
                if self.told.is_empty() {
                    self.counters.restarts += 1;
                    self.go_back_to_the_start();
                }
            }
            if let Some((cell, value)) = self.board.choose() {
                let value = self.near.map_or(value, |near| near[cell]);
                self.counters.guesses += 1;
                self.path.push((cell, value));
                self.board.mark();
                result = self.set(cell, value);
                continue;
            }
            if self.tell() == Flow::Enough {
                return Halt::Ended(Ended::Enough);
            }
            let Some(next) = self.turn_back() else { return Halt::Ended(Ended::Exhausted) };
            result = next;
        }
    }

    /// Failed guesses before something else is tried: more and more, where nothing is learnt.
    fn patience(&self) -> u64 {
        PATIENCE * self.counters.restarts.saturating_sub(RESTARTS).max(1)
    }

    /// What holds without a guess. A part that has no solution often shows it close by.
    fn begin(&mut self, part: Option<Part>) -> Result<(), Conflict> {
        if let Some(Part { var, among }) = part {
            match [0, 1].map(|value| among.has(value)) {
                [false, false] => return Err(Conflict),
                [true, true] => {}
                [_, one] => self.set(var.index(), Value::from(one))?,
            }
        }
        self.board.wake()?;
        let result = self.board.settle(self.limits.stop);
        self.is_learnable = self.board.is_learnable();
        result
    }

    fn set(&mut self, cell: usize, value: Value) -> Result<(), Conflict> {
        self.board.set(cell, value)?;
        self.board.settle(self.limits.stop)
    }

    /// The last guess has been looked through: from now on the cell has the other value.
    fn turn_back(&mut self) -> Option<Result<(), Conflict>> {
        let (cell, value) = self.path.pop()?;
        self.board.undo();
        Some(self.set(cell, 1 - value))
    }

    /// Only what holds without a guess is left.
    fn go_back_to_the_start(&mut self) {
        while self.path.pop().is_some() {
            self.board.undo();
        }
    }

    fn tell(&mut self) -> Flow {
        self.last = self.counters.conflicts;
        let value = |cell| self.board.value(cell).expect("no cell of a full board is open");
        let solution: Solution = (0..self.board.cells()).map(value).collect();
        if self.path.is_empty() {
            // Nobody will hear of it again.
            return (self.found)(solution);
        }
        if self.told.len() <= FEW {
            self.told.insert(solution.clone());
        }
        (self.found)(solution)
    }

    /// All solutions that are not told yet, by clause learning from what holds without a guess.
    fn learn(&mut self, model: &dyn Fn() -> Model) -> Ended {
        self.go_back_to_the_start();
        let values = |cell| self.board.value(cell).map_or(Values::below(2), Values::one);
        let domains = Domains::new((0..self.board.cells()).map(values).collect());
        let hint = |solution: &Solution| (0..).map(Var).zip(solution.iter().copied()).collect();
        let hints: Vec<(Var, Value)> = self.told.first().map_or_else(Vec::new, hint);
        let start = Start { domains: &domains, hints: &hints };
        let mut hear = |solution: Solution| match self.told.contains(&solution) {
            true => Flow::More,
            false => (self.found)(solution),
        };
        let outcome = Sat.each_from(&model(), start, self.limits, &mut hear);
        self.counters = self.counters + outcome.counters;
        outcome.ended
    }
}

#[cfg(test)]
mod tests;

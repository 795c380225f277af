//! All fillings of a board of two values: guess and go back while that is quick (backtracking),
//! then learn (CDCL).

use grille_engine::{
    Conflict, Domains, Ended, Flow, Limits, Model, Outcome, Sat, Solution, Start, Value, Values,
    Var,
};

use crate::clues::{Part, Quest};
use crate::path::{Guessed, Path};
use crate::told::Told;

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
        let (board, path, told) = (Settled { board, limits }, Path::new(), Told::at_most(FEW));
        let near = quest.and_then(|quest| quest.near);
        let mut walk = Walk { board, path, told, near, last: 0, is_learnable: true, found };
        let ended = match walk.run(quest.map(|quest| quest.part)) {
            Halt::Ended(ended) => ended,
            Halt::Patience => walk.learn(model),
        };
        let mut counters = walk.path.counters;
        counters.propagations += walk.board.board.looks();
        Outcome { ended, counters }
    })
}

/// Why guessing ends.
enum Halt {
    Ended(Ended),
    Patience,
}

/// A board on which all is followed at once.
struct Settled<'a> {
    board: &'a mut dyn Board,
    limits: Limits<'a>,
}

impl Settled<'_> {
    fn set(&mut self, cell: usize, value: Value) -> Result<(), Conflict> {
        self.board.set(cell, value)?;
        self.board.settle(self.limits.stop)
    }
}

impl Guessed for Settled<'_> {
    type Guess = (usize, Value);

    fn guess(&mut self, (cell, value): (usize, Value)) -> Result<(), Conflict> {
        self.board.mark();
        self.set(cell, value)
    }

    fn undo(&mut self) {
        self.board.undo();
    }

    fn refute(&mut self, (cell, value): (usize, Value)) -> Result<(), Conflict> {
        self.set(cell, 1 - value)
    }
}

/// One puzzle being solved.
struct Walk<'a> {
    board: Settled<'a>,
    path: Path<(usize, Value)>,
    /// Solutions that may come again.
    told: Told,
    /// A solution of the whole: what to guess first.
    near: Option<&'a Solution>,
    /// Failed guesses at the time of the last solution.
    last: u64,
    /// May the rest be put into clauses, when guessing takes long?
    is_learnable: bool,
    found: &'a mut dyn FnMut(Solution) -> Flow,
}

impl Walk<'_> {
    fn run(&mut self, part: Option<Part>) -> Halt {
        if self.begin(part).is_err() {
            self.path.counters.conflicts += 1;
            return Halt::Ended(Ended::Exhausted);
        }
        loop {
            if self.board.limits.reached() {
                return Halt::Ended(Ended::Limit);
            }
            if self.is_tired() {
                if self.is_stuck() && self.is_learnable {
                    return Halt::Patience;
                }
                self.last = self.path.counters.conflicts;
                if self.told.is_empty() {
                    self.path.counters.restarts += 1;
                    self.path.go_back(&mut self.board, 0);
                }
            }
            let sound = match self.board.board.choose() {
                Some((cell, value)) => {
                    let value = self.near.map_or(value, |near| near[cell]);
                    self.path.guess(&mut self.board, (cell, value)).is_ok()
                }
                None if self.tell() == Flow::Enough => return Halt::Ended(Ended::Enough),
                None => false,
            };
            if !sound && !self.path.leave(&mut self.board) {
                return Halt::Ended(Ended::Exhausted);
            }
        }
    }

    /// Has guessing failed for long, with all solutions remembered?
    fn is_tired(&self) -> bool {
        let failed = self.path.counters.conflicts - self.last;
        failed > self.patience() && self.told.is_complete()
    }

    /// Would a fresh start be in vain?
    fn is_stuck(&self) -> bool {
        !self.told.is_empty() || self.path.counters.restarts >= RESTARTS
    }

    /// Failed guesses before something else is tried: more and more, where nothing is learnt.
    fn patience(&self) -> u64 {
        PATIENCE * self.path.counters.restarts.saturating_sub(RESTARTS).max(1)
    }

    /// What holds without a guess. A part that has no solution often shows it close by.
    fn begin(&mut self, part: Option<Part>) -> Result<(), Conflict> {
        if let Some(Part { var, among }) = part {
            match [0, 1].map(|value| among.has(value)) {
                [false, false] => return Err(Conflict),
                [true, true] => {}
                [_, one] => self.board.set(var.index(), Value::from(one))?,
            }
        }
        let Settled { board, limits } = &mut self.board;
        board.wake()?;
        let result = board.settle(limits.stop);
        self.is_learnable = board.is_learnable();
        result
    }

    fn tell(&mut self) -> Flow {
        self.last = self.path.counters.conflicts;
        let board = &self.board.board;
        let value = |cell| board.value(cell).expect("no cell of a full board is open");
        let solution: Solution = (0..board.cells()).map(value).collect();
        // Without a guess nobody will hear of it again.
        if !self.path.stands().is_empty() {
            self.told.add(&solution);
        }
        (self.found)(solution)
    }

    /// All solutions that are not told yet, by clause learning from what holds without a guess.
    fn learn(&mut self, model: &dyn Fn() -> Model) -> Ended {
        self.path.go_back(&mut self.board, 0);
        let Settled { board, limits } = &self.board;
        let values = |cell| board.value(cell).map_or(Values::below(2), Values::one);
        let domains = Domains::new((0..board.cells()).map(values).collect());
        let hint = |solution: &Solution| (0..).map(Var).zip(solution.iter().copied()).collect();
        let hints: Vec<(Var, Value)> = self.told.any().map_or_else(Vec::new, hint);
        let start = Start { domains: &domains, hints: &hints };
        let mut hear = |solution| self.told.pass(solution, self.found);
        let outcome = Sat.each_from(&model(), start, *limits, &mut hear);
        self.path.counters = self.path.counters + outcome.counters;
        outcome.ended
    }
}

#[cfg(test)]
mod tests;

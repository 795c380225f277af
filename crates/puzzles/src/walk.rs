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
        let mut walk =
            Walk { board, path: Vec::new(), told, near, last: 0, counters, limits, found };
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
            if self.counters.conflicts - self.last > PATIENCE && self.told.len() <= FEW {
                if !self.told.is_empty() || self.counters.restarts == RESTARTS {
                    return Halt::Patience;
                }
                self.counters.restarts += 1;
                self.last = self.counters.conflicts;
                self.go_back_to_the_start();
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
        self.board.settle(self.limits.stop)
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
mod tests {
    use grille_engine::Place;
    use grille_engine::constraints::Balanced;
    use grille_grid::Cell;

    use super::*;

    /// A line that sees its mistakes only when it is full.
    struct Blind {
        values: Vec<Option<Value>>,
        trail: Vec<usize>,
        levels: Vec<usize>,
    }

    impl Blind {
        fn is_fair(&self) -> bool {
            let values: Option<Vec<Value>> = self.values.iter().copied().collect();
            values.is_none_or(|values| is_fair(&values))
        }
    }

    fn is_fair(values: &[Value]) -> bool {
        let ones = values.iter().filter(|&&value| value == 1).count();
        2 * ones == values.len() && values.windows(3).all(|w| w[0] != w[1] || w[1] != w[2])
    }

    impl Board for Blind {
        fn choose(&mut self) -> Option<(usize, Value)> {
            let cell = self.values.iter().position(Option::is_none)?;
            Some((cell, cell as Value % 2))
        }
        fn set(&mut self, cell: usize, value: Value) -> Result<(), Conflict> {
            self.values[cell] = Some(value);
            self.trail.push(cell);
            Ok(())
        }
        fn wake(&mut self) -> Result<(), Conflict> {
            Ok(())
        }
        fn settle(&mut self, _: &dyn Fn() -> bool) -> Result<(), Conflict> {
            if self.is_fair() { Ok(()) } else { Err(Conflict) }
        }
        fn mark(&mut self) {
            self.levels.push(self.trail.len());
        }
        fn undo(&mut self) {
            let start = self.levels.pop().unwrap_or(0);
            self.trail.drain(start..).for_each(|cell| self.values[cell] = None);
        }
        fn value(&self, cell: usize) -> Option<Value> {
            self.values[cell]
        }
        fn cells(&self) -> usize {
            self.values.len()
        }
        fn looks(&self) -> u64 {
            0
        }
    }

    #[test]
    fn what_guessing_leaves_is_learnt_and_nothing_is_told_twice() {
        for length in [2, 8, 14] {
            let model = || {
                let mut model = Model::new();
                let variable = |i| model.variable(Place::Cell(Cell(i)), Values::below(2));
                let vars: Vec<Var> = (0..length).map(variable).collect();
                model.post(Balanced::new(vars), "", "", &[]);
                model
            };
            let cells = length as usize;
            let (trail, levels) = (Vec::new(), Vec::new());
            let mut board = Blind { values: vec![None; cells], trail, levels };
            let mut found = Vec::new();
            let outcome = each(&mut board, None, &model, Limits::NONE, &mut |solution| {
                found.push(solution);
                Flow::More
            });
            assert_eq!(outcome.ended, Ended::Exhausted);
            found.sort();
            let line =
                |bits: u32| (0..length).map(move |i| (bits >> (length - 1 - i) & 1) as Value);
            let all = (0..1 << length).map(|bits| line(bits).collect::<Solution>());
            assert_eq!(found, all.filter(|line| is_fair(line)).collect::<Vec<_>>());
        }
    }
}

//! The questions one can ask about a puzzle.

use std::ops::ControlFlow;

use crate::cells::Cells;
use crate::givens::Givens;
use crate::grid::Grid;
use crate::portable::Words;
use crate::search::{self, Task, Walk};
use crate::solutions::Solutions;
use crate::x86;

/// How many solutions a puzzle has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It contradicts itself.
    None,
    /// This one and no other.
    Unique(Grid),
    /// These two, and maybe more.
    Several(Grid, Grid),
}

/// Which instructions to use. The answers are the same, in the same order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Machine {
    /// The best that this machine has.
    #[default]
    Best,
    /// AVX2 and nothing better, if this machine has it.
    Avx2,
    /// Those that every machine has.
    Plain,
}

impl Machine {
    /// Search with these instructions.
    pub(crate) fn walk(self, task: &mut Task) -> Walk {
        x86::walk(task, self).unwrap_or_else(|| search::walk::<Words>(task))
    }
}

/// Answers questions about puzzles. Keeps its memory from one to the next.
#[derive(Clone, Debug, Default)]
pub struct Solver {
    machine: Machine,
    waiting: Vec<Cells>,
}

impl Solver {
    /// A solver that uses the best instructions there are.
    pub fn new() -> Self {
        Self::default()
    }

    /// A solver for a kind of machine.
    pub fn on(machine: Machine) -> Self {
        Self { machine, waiting: Vec::new() }
    }

    /// The first solution, if there is one.
    pub fn first(&mut self, givens: &Givens) -> Option<Grid> {
        let mut first = None;
        self.walk(givens, &mut || false, &mut |grid| {
            first = Some(*grid);
            ControlFlow::Break(())
        });
        first
    }

    /// How many solutions there are, but no more than `limit`.
    pub fn count(&mut self, givens: &Givens, limit: u64) -> u64 {
        let mut count = 0;
        if limit == 0 {
            return count;
        }
        self.walk(givens, &mut || false, &mut |_| {
            count += 1;
            if count < limit { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        count
    }

    /// Is there a solution, and only one?
    #[inline]
    pub fn judge(&mut self, givens: &Givens) -> Verdict {
        let mut verdict = Verdict::None;
        self.judge_into(givens, &mut verdict);
        verdict
    }

    /// As `judge`. In place, because a verdict is large.
    #[inline]
    fn judge_into(&mut self, givens: &Givens, verdict: &mut Verdict) {
        *verdict = Verdict::None;
        self.walk(givens, &mut || false, &mut |grid| {
            if let Verdict::Unique(first) = *verdict {
                *verdict = Verdict::Several(first, *grid);
                return ControlFlow::Break(());
            }
            *verdict = Verdict::Unique(*grid);
            ControlFlow::Continue(())
        });
    }

    /// Judge many puzzles, each verdict in the place of its puzzle.
    ///
    /// # Panics
    ///
    /// If there are not as many places as puzzles.
    pub fn judge_all(&mut self, puzzles: &[Givens], verdicts: &mut [Verdict]) {
        assert_eq!(puzzles.len(), verdicts.len(), "a place for each puzzle");
        for (puzzle, verdict) in puzzles.iter().zip(verdicts) {
            self.judge_into(puzzle, verdict);
        }
    }

    /// All solutions, found one by one as they are asked for, in the order of `each`.
    pub fn solutions(&self, givens: &Givens) -> Solutions {
        Solutions::new(givens, self.machine)
    }

    /// Hand all solutions to `visit` until it breaks off, or until `stop` says yes.
    ///
    /// `stop` is asked every thousand guesses or so.
    pub fn each(
        &mut self,
        givens: &Givens,
        stop: &mut dyn FnMut() -> bool,
        visit: &mut dyn FnMut(&Grid) -> ControlFlow<()>,
    ) -> Walk {
        self.walk(givens, stop, visit)
    }

    fn walk(
        &mut self,
        givens: &Givens,
        stop: &mut dyn FnMut() -> bool,
        found: &mut dyn FnMut(&Grid) -> ControlFlow<()>,
    ) -> Walk {
        self.waiting.clear();
        let mut task = Task { cells: &givens.0, waiting: &mut self.waiting, stop, found };
        self.machine.walk(&mut task)
    }
}

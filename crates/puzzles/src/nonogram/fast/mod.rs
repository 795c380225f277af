//! Nonograms by a method of their own: lines as sets of bits, then learning.

mod belief;
mod bits;
mod board;
mod clue;
mod dive;
mod kernels;
mod lanes;
mod line;
mod rest;
mod span;
mod state;
mod swap;
mod words;

use board::Board;
use dive::{Dive, Landed};
use grille_engine::{Counters, Ended, Flow, Limits, Outcome, Sat, Solution, Start, Value, Var};
use rest::Rest;

use super::Nonogram;
use crate::puzzle::Own;

/// Exact lines for all places at once, then clause learning on what is left.
#[derive(Debug)]
pub(super) struct Fast;

impl Own<Nonogram> for Fast {
    fn name(&self) -> &'static str {
        "fast"
    }

    fn about(&self) -> &'static str {
        "nonograms: exact lines as sets of bits, then clause learning"
    }

    fn each(
        &self,
        puzzle: &Nonogram,
        limits: Limits<'_>,
        found: &mut dyn FnMut(Solution) -> Flow,
    ) -> Outcome {
        limits.latched(|limits| {
            let mut run = Run { board: Board::new(puzzle), counters: Counters::default(), limits };
            let ended = run.solve(&mut Listener { puzzle, found, told: Vec::new() });
            run.counters.propagations += run.board.lines_solved;
            Outcome { ended, counters: run.counters }
        })
    }
}

/// One puzzle being solved.
struct Run<'a> {
    board: Board<'a>,
    counters: Counters,
    limits: Limits<'a>,
}

impl Run<'_> {
    fn solve(&mut self, listener: &mut Listener<'_>) -> Ended {
        if self.board.settle(self.limits.stop).is_err() {
            return Ended::Exhausted;
        }
        if let Some(ended) = self.tell_if_full(listener) {
            return ended;
        }
        let hints = match self.dive() {
            Landed::Nothing => return Ended::Exhausted,
            Landed::GaveUp => Vec::new(),
            Landed::Solution(solution) => {
                if listener.hear(solution.clone()) == Flow::Enough {
                    return Ended::Enough;
                }
                solution
            }
        };
        self.learn(&hints, listener)
    }

    /// A board that was filled without guessing is the only solution.
    fn tell_if_full(&mut self, listener: &mut Listener<'_>) -> Option<Ended> {
        if self.limits.reached() {
            return Some(Ended::Limit);
        }
        (self.board.open() == 0).then(|| match (listener.found)(self.board.solution()) {
            Flow::More => Ended::Exhausted,
            Flow::Enough => Ended::Enough,
        })
    }

    /// A quick look for a solution, by exact lines and few guesses.
    fn dive(&mut self) -> Landed {
        let mut dive = Dive::new(PATIENCE);
        let landed = dive.run(&mut self.board, &mut dive::most_constrained, self.limits.stop);
        self.counters.guesses += dive.guesses;
        self.counters.conflicts += dive.conflicts;
        landed
    }

    /// All solutions of what is left, by clause learning; `near` is a solution, if one is known.
    fn learn(&mut self, near: &[Value], listener: &mut Listener<'_>) -> Ended {
        let rest = Rest::new(&self.board);
        let hints = if near.is_empty() { hints(&rest) } else { rest.part(near) };
        let start = Start { domains: &rest.domains(), hints: &hints };
        let mut hear = |solution: Solution| listener.hear(rest.whole(&solution));
        let outcome = Sat.each_from(&rest.model(), start, self.limits, &mut hear);
        self.counters = self.counters + outcome.counters;
        outcome.ended
    }
}

/// Failed guesses before clause learning takes over.
const PATIENCE: u64 = 40;

/// Beyond so many cells asking the lines in turn takes longer than it saves.
const MOST_HINTS: usize = 10_000;

/// What open cells probably are, the surest first.
fn hints(rest: &Rest) -> Vec<(Var, Value)> {
    if rest.domains.len() > MOST_HINTS {
        return Vec::new();
    }
    let beliefs = belief::beliefs(rest);
    let mut hints: Vec<(f64, Var, Value)> = Vec::new();
    for ((var, left), weights) in (0u32..).zip(&rest.domains).zip(beliefs.chunks(rest.values)) {
        if left.count() < 2 {
            continue;
        }
        let sum: f64 = weights.iter().sum();
        let most =
            |a: &Value, b: &Value| weights[usize::from(*a)].total_cmp(&weights[usize::from(*b)]);
        let best = left.iter().max_by(most).unwrap_or(0);
        hints.push((weights[usize::from(best)] / sum, Var(var), best));
    }
    hints.sort_by(|a, b| b.0.total_cmp(&a.0));
    hints.into_iter().map(|(_, var, value)| (var, value)).collect()
}

/// Hands solutions on, each one once, and after the first one looks for a second nearby.
struct Listener<'a> {
    puzzle: &'a Nonogram,
    found: &'a mut dyn FnMut(Solution) -> Flow,
    /// Solutions that may come again.
    told: Vec<Solution>,
}

impl Listener<'_> {
    fn hear(&mut self, solution: Solution) -> Flow {
        if self.told.contains(&solution) {
            return Flow::More;
        }
        let first = self.told.is_empty();
        if (self.found)(solution.clone()) == Flow::Enough {
            return Flow::Enough;
        }
        if !first {
            return Flow::More;
        }
        let nearby = swap::other(self.puzzle, &solution);
        self.told.push(solution);
        let Some(other) = nearby else { return Flow::More };
        self.told.push(other.clone());
        (self.found)(other)
    }
}

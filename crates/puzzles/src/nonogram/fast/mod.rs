//! Nonograms by a method of their own: lines as sets of bits, probes, then learning (CDCL).

mod belief;
mod counting;
mod lead;
mod mend;
#[cfg(test)]
mod pictures;
mod probe;
mod rest;
mod swap;

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use counting::Groups;
use grille_engine::{
    Counter, Counters, Ended, Flow, Limits, Listener, MethodId, Outcome, Sat, Session, Shares,
    Solution, Start, Value,
};
use lead::Leader;
use rest::Rest;

use super::Nonogram;
use super::lines::{Board, Dive, Rule, most_constrained};
use crate::puzzle::{Special, Which};
use crate::told::Told;

/// Exact lines for all places at once, then cells tried both ways, then clause learning.
#[derive(Debug)]
pub(super) struct Fast;

impl Special<Nonogram> for Fast {
    fn name(&self) -> MethodId {
        MethodId::new("fast")
    }

    fn keeps(&self, _: &Nonogram) -> &'static [Counter] {
        Counter::LINEWISE
    }

    fn each(
        &self,
        puzzle: &Nonogram,
        limits: Limits<'_>,
        found: &mut dyn FnMut(Solution) -> Flow,
    ) -> Outcome {
        limits.latched(|limits| {
            let mut run = Run {
                board: Board::new(puzzle, Rule::Exact),
                counters: Counters::default(),
                limits,
            };
            let ended = run.solve(&mut Teller { puzzle, found, told: Told::at_most(NEARBY) });
            run.counters.propagations += run.board.lines_solved;
            run.counters.lines = run.board.lines_solved;
            Outcome { ended, counters: run.counters }
        })
    }

    /// What exact lines say is told cell by cell; where they do not say all, solutions alone are told
    /// of what follows.
    fn watched(
        &self,
        puzzle: &Nonogram,
        limits: Limits<'_>,
        listener: &mut dyn Listener,
    ) -> Outcome {
        limits.latched(|limits| {
            // The answer is that of the method itself, which begins with the same lines.
            let _ = Board::for_a_film(puzzle, Rule::Exact, listener)
                .settle_watched(limits.stop, listener);
            self.each(puzzle, limits, &mut |solution| listener.found(solution))
        })
    }

    fn shares<'p>(&self, puzzle: &'p Nonogram, _: Which) -> Option<Box<dyn Shares + 'p>> {
        Some(Box::new(Groups::new(puzzle)))
    }
}

/// One puzzle being solved.
struct Run<'a> {
    board: Board<'a>,
    counters: Counters,
    limits: Limits<'a>,
}

impl Run<'_> {
    fn solve(&mut self, teller: &mut Teller<'_>) -> Ended {
        if self.board.settle(self.limits.stop).is_err() {
            return Ended::Exhausted;
        }
        self.counters.cells = (self.board.cells() - self.board.open()) as u64;
        if let Some(ended) = self.tell_if_full(teller) {
            return ended;
        }
        let (ended, first) = self.dive(PATIENCE, &mut most_constrained);
        if ended == Ended::Exhausted {
            return ended;
        }
        if let Some(solution) = &first
            && teller.hear(solution.clone()) == Flow::Enough
        {
            return Ended::Enough;
        }
        let (open, known) = (self.board.open_cells(), first.as_deref());
        let board = &mut self.board;
        if probe::probe(board, &open, known, self.limits, &mut self.counters).is_err() {
            return Ended::Exhausted;
        }
        if let Some(ended) = self.tell_if_full(teller) {
            return ended;
        }
        // What was refuted is gone for good.
        let rest = Rest::new(&self.board);
        match first {
            Some(solution) => self.learn_from(&rest, &solution, teller),
            None => self.search(&rest, teller),
        }
    }

    /// All solutions of what is left, where none is known yet.
    fn search(&mut self, rest: &Rest<'_>, teller: &mut Teller<'_>) -> Ended {
        let (ended, mut first) = self.dive_led(rest);
        if ended == Ended::Exhausted {
            return ended;
        }
        let at_first = if DRAWN.contains(&rest.domains.len()) { PICTURES } else { 0 };
        first = first.or_else(|| (0..at_first).find_map(|number| self.draw(rest, number)));
        match first {
            Some(solution) if teller.hear(solution.clone()) == Flow::Enough => Ended::Enough,
            Some(solution) => self.learn_from(rest, &solution, teller),
            None => self.learn_and_draw(rest, at_first, teller),
        }
    }

    /// Where a solution is known: learning begins there.
    fn learn_from(
        &mut self,
        rest: &Rest<'_>,
        solution: &[Value],
        teller: &mut Teller<'_>,
    ) -> Ended {
        let (domains, hints) = (rest.domains(), rest.part(solution));
        let start = Start { domains: &domains, hints: &hints };
        let Some(mut session) = Sat.begin(&rest.model(), start, self.limits) else {
            return Ended::Limit;
        };
        let ended = session.each(self.limits, &mut |found| teller.hear(rest.whole(&found)));
        self.counters = self.counters + session.counters();
        ended
    }

    /// Where none is known learning and drawing take turns, with budgets that grow, so that neither
    /// can starve the other.
    fn learn_and_draw(&mut self, rest: &Rest<'_>, drawn: usize, teller: &mut Teller<'_>) -> Ended {
        let hints = match rest.domains.len() > MANY {
            true => Vec::new(),
            false => Leader::new(rest, DAMPINGS[0]).hints(&self.board),
        };
        let domains = rest.domains();
        let start = Start { domains: &domains, hints: &hints };
        let Some(mut session) = Sat.begin(&rest.model(), start, self.limits) else {
            return Ended::Limit;
        };
        let mut patience = PATIENCE_LEARNING;
        let mut ended = Ended::Limit;
        for number in drawn.. {
            ended = self.learn(&mut session, rest, teller, patience);
            if ended != Ended::Limit || self.limits.reached() {
                break;
            }
            patience = match rest.domains.len() < DRAWN.end {
                true => patience.saturating_mul(2),
                false => u64::MAX,
            };
            let first = (patience < u64::MAX).then(|| self.draw(rest, number)).flatten();
            let Some(first) = first else { continue };
            session.hint(&rest.part(&first));
            patience = u64::MAX;
            if teller.hear(first) == Flow::Enough {
                ended = Ended::Enough;
                break;
            }
        }
        self.counters = self.counters + session.counters();
        ended
    }

    /// The picture with a number, if it is a solution or can be mended.
    fn draw(&mut self, rest: &Rest<'_>, number: usize) -> Option<Solution> {
        mend::solution(&mut self.board, rest, number, self.limits, &mut self.counters)
    }

    /// A board that was filled without guessing is the only solution.
    fn tell_if_full(&mut self, teller: &mut Teller<'_>) -> Option<Ended> {
        if self.limits.reached() {
            return Some(Ended::Limit);
        }
        (self.board.open() == 0).then(|| match teller.hear_last(self.board.solution()) {
            Flow::More => Ended::Exhausted,
            Flow::Enough => Ended::Enough,
        })
    }

    /// A quick look for a first solution, by exact lines and few guesses.
    fn dive(
        &mut self,
        patience: u64,
        choose: &mut dyn FnMut(&Board) -> Option<(usize, Value)>,
    ) -> (Ended, Option<Solution>) {
        let mut dive = Dive::new(patience);
        let mut first = None;
        let ended = dive.run(&mut self.board, choose, self.limits.stop, &mut |solution| {
            first = Some(solution);
            Flow::Enough
        });
        self.counters.guesses += dive.guesses;
        self.counters.conflicts += dive.conflicts;
        (ended, first)
    }

    /// The same, led by what the lines believe.
    fn dive_led(&mut self, rest: &Rest<'_>) -> (Ended, Option<Solution>) {
        let tries = if rest.domains.len() > MANY { 1 } else { DAMPINGS.len() };
        for &damping in &DAMPINGS[..tries] {
            let mut leader = Leader::new(rest, damping);
            let (ended, first) = self.dive(PATIENCE_LED, &mut |board| leader.choose(board));
            if ended != Ended::Limit {
                return (ended, first);
            }
        }
        (Ended::Limit, None)
    }

    /// Solutions of what is left, by clause learning; the first one must come soon.
    fn learn(
        &mut self,
        session: &mut Session<'_>,
        rest: &Rest<'_>,
        teller: &mut Teller<'_>,
        patience: u64,
    ) -> Ended {
        let (asked, found) = (AtomicU64::new(0), AtomicBool::new(false));
        let stop = || {
            let late = asked.fetch_add(1, Ordering::Relaxed) >= patience;
            late && !found.load(Ordering::Relaxed) || self.limits.reached()
        };
        Limits { stop: &stop }.latched(|limits| {
            session.each(limits, &mut |solution| {
                found.store(true, Ordering::Relaxed);
                teller.hear(rest.whole(&solution))
            })
        })
    }
}

/// Failed guesses before the lines are asked what they believe.
const PATIENCE: u64 = 40;

/// Failed guesses, led by beliefs, before another try, and then clause learning.
const PATIENCE_LED: u64 = 20;

/// The tries: how much of its old belief a line keeps.
const DAMPINGS: [f64; 2] = [0.1, 0.5];

/// How often the learner may ask whether to go on before a picture is drawn for the first time.
const PATIENCE_LEARNING: u64 = 20;

/// With so many cells open, pictures are drawn and mended before clauses are learnt about all;
/// with fewer ones learning soon costs less, with more no picture is drawn.
const DRAWN: std::ops::Range<usize> = 700..15_000;

/// Pictures that are drawn before.
const PICTURES: usize = 3;

/// Beyond so many cells the lines' beliefs either lead at once, or not at all.
const MANY: usize = 10_000;

/// The first solution and one nearby: those that may come again.
const NEARBY: usize = 2;

/// Hands solutions on, each one once, and after the first one looks for a second nearby.
struct Teller<'a> {
    puzzle: &'a Nonogram,
    found: &'a mut dyn FnMut(Solution) -> Flow,
    /// Solutions that may come again.
    told: Told,
}

impl Teller<'_> {
    /// Hand a solution on that is the last one, if it was not told.
    fn hear_last(&mut self, solution: Solution) -> Flow {
        self.told.pass(solution, self.found)
    }

    fn hear(&mut self, solution: Solution) -> Flow {
        if self.told.has(&solution) {
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
        self.told.add(&solution);
        let Some(other) = nearby else { return Flow::More };
        self.told.add(&other);
        (self.found)(other)
    }
}

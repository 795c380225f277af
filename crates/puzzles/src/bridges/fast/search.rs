//! Guess, follow, learn from clashes (CDCL), go back (by one level where it is far: chronological
//! backtracking): every solution once.

use grille_engine::{Counters, Ended, Flow, Limits, Luby, Order, Restarts, Solution};

use super::board::Board;
use super::clauses::Clauses;
use super::detour::{Detours, Ways};
use super::fact::{Fact, LEAST, MOST};
use super::learning::Learning;
use super::patience::{DETOUR, GUESS, Patience, STEP};
use super::survey::Survey;
use super::why::{Clash, Reason};

/// A board and what has been learnt about it.
pub(super) struct Search<'a> {
    board: Board,
    survey: Survey,
    detours: Detours,
    clauses: Clauses,
    learning: Learning,
    order: Order,
    /// What each span was when it was last known: the first guess for it.
    remembered: Vec<i8>,
    /// Up to this level guesses are taken back one by one, for they lead to solutions.
    floor: u32,
    /// Steps that have been followed.
    followed: usize,
    /// Spans whose closing may have torn the board apart.
    closed: Vec<u32>,
    patience: Patience<'a>,
    /// Going back more levels than this undoes too much that has nothing to do with the clash.
    pub far_back: u32,
    pub counters: Counters,
}

impl<'a> Search<'a> {
    pub fn new(board: Board, limits: Limits<'a>) -> Self {
        Self {
            board,
            survey: Survey::default(),
            detours: Detours::default(),
            clauses: Clauses::default(),
            learning: Learning::default(),
            order: Order::new(Vec::new()),
            remembered: Vec::new(),
            floor: 0,
            followed: 0,
            closed: Vec::new(),
            patience: Patience::new(limits),
            far_back: 20,
            counters: Counters::default(),
        }
    }

    /// Hand every solution to `found` until it has enough.
    pub fn run(&mut self, found: &mut dyn FnMut(Solution) -> Flow) -> Ended {
        if self.root().is_err() {
            return Ended::Exhausted;
        }
        if self.patience.is_over_now() {
            return Ended::Limit;
        }
        if self.board.open() > 0 {
            self.prepare();
        }
        self.go(found)
    }

    /// What is known without a guess.
    pub fn root(&mut self) -> Result<(), Clash> {
        self.board.begin()?;
        self.settle()?;
        if self.board.open() == 0 {
            return Ok(());
        }
        self.survey()?;
        self.settle()
    }

    /// The spans that are not known.
    pub fn open(&self) -> impl Iterator<Item = u32> {
        (0..self.board.net.spans()).filter(|&span| self.board.width(span) > 0)
    }

    /// Spans come in reading order at first, so that guesses which matter to each other stand
    /// close together; and one bridge is the first guess for each.
    fn prepare(&mut self) {
        let place = |ends: &[u32; 2]| -1e-6 * f64::from(ends[1]);
        self.order = Order::new(self.board.net.ends.iter().map(place).collect());
        self.remembered = vec![1; self.board.net.spans() as usize];
    }

    fn go(&mut self, found: &mut dyn FnMut(Solution) -> Flow) -> Ended {
        let mut solutions = 0;
        // On a large board there is more to guess again.
        let unit = SHORT_RUN + u64::from(self.board.net.islands()) / 10;
        let mut restarts = Restarts::new(Luby::new(unit), self.counters.conflicts);
        loop {
            if self.board.open() == 0 {
                solutions += 1;
                if found(self.board.solution()) == Flow::Enough {
                    return Ended::Enough;
                }
                if !self.leave_solution(solutions) {
                    return Ended::Exhausted;
                }
            } else if restarts.are_due(self.counters.conflicts) {
                self.restart();
            } else {
                self.guess();
            }
            while let Err(clash) = self.settle() {
                if !self.resolve(clash) {
                    return Ended::Exhausted;
                }
            }
            if self.patience.is_over_after(0) {
                return Ended::Limit;
            }
        }
    }

    /// Follow all steps, then look whether everything hangs together, until nothing changes, or
    /// until a limit is reached.
    fn settle(&mut self) -> Result<(), Clash> {
        if self.patience.is_over_after(GUESS) {
            return Ok(());
        }
        loop {
            while let Some(&step) = self.board.trail().get(self.followed) {
                if self.patience.is_over_after(STEP) {
                    return Ok(());
                }
                self.followed += 1;
                self.counters.propagations += 1;
                self.clauses.follow(&mut self.board, step)?;
                if self.board.follow(step)? {
                    self.closed.push(step.bound / 2);
                }
            }
            if self.board.open() == 0 {
                // No group was finished too early, so all islands are one.
                self.closed.clear();
                return Ok(());
            }
            if self.closed.len() as u32 * DETOUR > self.board.net.islands() {
                self.survey()?;
            } else {
                let Some(span) = self.closed.pop() else { return Ok(()) };
                self.repair(span)?;
            }
            if self.patience.is_over_after(DETOUR) {
                return Ok(());
            }
        }
    }

    /// Look at the whole board.
    fn survey(&mut self) -> Result<(), Clash> {
        self.closed.clear();
        if self.patience.is_over_after(self.board.net.islands()) {
            return Ok(());
        }
        self.survey.run(&mut self.board)
    }

    /// A span was closed: everything must still hang together.
    fn repair(&mut self, span: u32) -> Result<(), Clash> {
        match self.detours.between(&self.board, span) {
            Ways::Two => Ok(()),
            Ways::Over(cut) => {
                self.closed.push(span);
                cut.hold(&mut self.board)
            }
            Ways::None(island) => Err(Clash::Torn(island)),
            Ways::Far => self.survey(),
        }
    }

    fn guess(&mut self) {
        let span = loop {
            let span = self.order.pop().expect("an open span is in the heap");
            if self.board.width(span) > 0 {
                break span;
            }
        };
        self.order.push(span);
        self.counters.guesses += 1;
        let fact = self.likely(span);
        self.board.guess(fact).expect("the bounds allow it");
    }

    /// What was true of the span when it was last known: first, whether it had a bridge at all.
    fn likely(&self, span: u32) -> Fact {
        let (least, most) = (2 * span + LEAST, 2 * span + MOST);
        let bridges = self.remembered[span as usize];
        if bridges > 0 && self.board.bound(least) == 0 {
            return Fact::open(span);
        }
        if bridges > self.board.bound(least) {
            return Fact::new(least, bridges.min(-self.board.bound(most)));
        }
        Fact::new(most, -bridges.max(self.board.bound(least)))
    }

    /// Learn from a clash and go back; `false` when nothing is left.
    fn resolve(&mut self, mut clash: Clash) -> bool {
        loop {
            self.counters.conflicts += 1;
            let level = self.learning.level(&self.board, &self.clauses, clash);
            if level <= self.floor {
                return self.flip(level);
            }
            self.undo(level);
            self.learning.learn(&self.board, &self.clauses, &mut self.order);
            let glue = self.learning.glue(&self.board);
            let Err(next) = self.conclude(glue) else { return true };
            clash = next;
        }
    }

    /// Keep the clause just made, and go back to where it says something new.
    ///
    /// When that is far, only one level is undone: guesses elsewhere on the board need not be made
    /// again. What the clause says belongs to the far level all the same, and stays until that one
    /// is undone; otherwise it would be found again on level after level.
    fn conclude(&mut self, glue: u32) -> Result<(), Clash> {
        let level = self.board.level();
        let back = self.learning.back_to(&self.board).max(self.floor);
        let clause = &self.learning.clause;
        let first = clause[0];
        let reason = match clause.len() {
            1 => Reason::Guess,
            _ => Reason::Clause(self.clauses.add(&self.board, clause, glue)),
        };
        self.undo(if level - back > self.far_back { level - 1 } else { back });
        self.board.set_at(first, reason, back)
    }

    /// After the first solution a clause forbids it, so that the search for others is free to
    /// start afresh. There may be very many more: from then on guesses are turned one by one.
    fn leave_solution(&mut self, solutions: u64) -> bool {
        let level = self.board.level();
        if solutions > 1 || level == 0 {
            return self.flip(level);
        }
        let guesses = (1..=level).rev().map(|level| {
            let step = self.board.trail()[self.board.guess_of(level) as usize];
            !Fact::new(step.bound, step.after)
        });
        self.learning.clause.clear();
        self.learning.clause.extend(guesses);
        let Err(clash) = self.conclude(FOR_EVER) else { return true };
        self.resolve(clash)
    }

    /// All that a level's guess leads to has been seen: now its opposite, one level lower. Where
    /// the guess follows by now from what is known there, its opposite leads to nothing.
    fn flip(&mut self, level: u32) -> bool {
        for level in (1..=level).rev() {
            let step = self.board.trail()[self.board.guess_of(level) as usize];
            self.floor = level - 1;
            self.undo(self.floor);
            let opposite = !Fact::new(step.bound, step.after);
            if self.board.set(opposite, Reason::Guess).is_ok() {
                return true;
            }
        }
        false
    }

    fn restart(&mut self) {
        self.counters.restarts += 1;
        self.undo(self.floor);
        if self.clauses.len() as u64 > MANY_CLAUSES + self.counters.conflicts / 8 {
            self.clauses.forget(&mut self.board);
        }
    }

    fn undo(&mut self, level: u32) {
        let (order, remembered) = (&mut self.order, &mut self.remembered);
        let again = self.board.undo(level, |board, step| {
            let span = step.bound / 2;
            if board.width(span) == 0 {
                remembered[span as usize] = board.bound(2 * span + LEAST);
                order.push(span);
            }
        });
        self.followed = self.followed.min(again);
        self.closed.clear();
    }
}

/// The glue of a clause that must never be forgotten.
const FOR_EVER: u32 = 0;

/// Clashes in the shortest run between two fresh starts, on a small board.
const SHORT_RUN: u64 = 200;

/// So many clauses are kept before the worse ones are forgotten.
const MANY_CLAUSES: u64 = 2000;

//! How far a method may go, how it ended, and what it did.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// When to give up. The engine reads no clock: whoever calls it says when to stop.
#[derive(Clone, Copy)]
pub struct Limits<'a> {
    /// Asked again and again; `true` ends the work.
    pub stop: &'a (dyn Fn() -> bool + Sync),
}

impl Limits<'static> {
    /// Work to the end.
    pub const NONE: Self = Self { stop: &|| false };
}

impl Limits<'_> {
    /// Must the work end now?
    pub fn reached(&self) -> bool {
        (self.stop)()
    }

    /// Do some work that may ask so often whether to go on, and once more.
    pub fn within<T>(self, askings: u64, work: impl FnOnce(Limits<'_>) -> T) -> T {
        let asked = AtomicU64::new(0);
        let stop = || asked.fetch_add(1, Ordering::Relaxed) > askings || self.reached();
        work(Limits { stop: &stop })
    }

    /// Do some work under limits that, once reached, stay so, whatever the caller says then.
    ///
    /// Parts of a method stop early and trust that the others will hear the same.
    pub fn latched<T>(self, work: impl FnOnce(Limits<'_>) -> T) -> T {
        let fired = AtomicBool::new(false);
        let stop = || {
            if !fired.load(Ordering::Relaxed) && self.reached() {
                fired.store(true, Ordering::Relaxed);
            }
            fired.load(Ordering::Relaxed)
        };
        work(Limits { stop: &stop })
    }
}

/// What a listener wants after a solution.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flow {
    /// The next solution, please.
    More,
    /// That was enough.
    Enough,
}

/// How a method ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Ended {
    /// There are no more solutions: this is a proof.
    Exhausted,
    /// The listener had enough.
    Enough,
    /// A limit was reached.
    Limit,
    /// The method knows no further way. There may be solutions, or more of them.
    GaveUp,
}

/// What a method did, counted in work, not in time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub struct Counters {
    /// Values tried without knowing that they are right.
    pub guesses: u64,
    /// Constraints looked at, or literals set by clauses.
    pub propagations: u64,
    /// Guesses that led nowhere.
    pub conflicts: u64,
    /// Fresh starts.
    pub restarts: u64,
    /// Nonograms: lines solved.
    pub lines: u64,
    /// Nonograms: cells that the lines settled before the first guess.
    pub cells: u64,
    /// Nonograms: values of cells tried, to see whether they contradict themselves.
    pub probes: u64,
    /// Integer programs: inequalities added because an answer broke a rule.
    pub cuts: u64,
}

/// A kind of work that methods count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Counter {
    /// Values tried without knowing that they are right.
    Guesses,
    /// Constraints looked at, or literals set by clauses.
    Propagations,
    /// Guesses that led nowhere.
    Conflicts,
    /// Fresh starts.
    Restarts,
    /// Lines solved.
    Lines,
    /// Cells that the lines settled before the first guess.
    Cells,
    /// Values of cells tried, to see whether they contradict themselves.
    Probes,
    /// Inequalities added because an answer broke a rule.
    Cuts,
}

impl Counter {
    /// Every kind.
    pub const ALL: &[Self] = &[
        Self::Guesses,
        Self::Propagations,
        Self::Conflicts,
        Self::Restarts,
        Self::Lines,
        Self::Cells,
        Self::Probes,
        Self::Cuts,
    ];

    /// What methods for any model count.
    pub const GENERAL: &[Self] =
        &[Self::Guesses, Self::Propagations, Self::Conflicts, Self::Restarts];

    /// What methods for lines count.
    pub const LINEWISE: &[Self] = &[
        Self::Guesses,
        Self::Propagations,
        Self::Conflicts,
        Self::Restarts,
        Self::Lines,
        Self::Cells,
        Self::Probes,
    ];

    /// Its name in data.
    pub fn name(self) -> &'static str {
        match self {
            Self::Guesses => "guesses",
            Self::Propagations => "propagations",
            Self::Conflicts => "conflicts",
            Self::Restarts => "restarts",
            Self::Lines => "lines",
            Self::Cells => "cells",
            Self::Probes => "probes",
            Self::Cuts => "cuts",
        }
    }
}

impl Counters {
    /// What was counted of one kind.
    pub fn get(&self, counter: Counter) -> u64 {
        match counter {
            Counter::Guesses => self.guesses,
            Counter::Propagations => self.propagations,
            Counter::Conflicts => self.conflicts,
            Counter::Restarts => self.restarts,
            Counter::Lines => self.lines,
            Counter::Cells => self.cells,
            Counter::Probes => self.probes,
            Counter::Cuts => self.cuts,
        }
    }
}

impl Counters {
    /// The same, but for so much of one kind.
    pub fn with(mut self, counter: Counter, number: u64) -> Self {
        let counted = match counter {
            Counter::Guesses => &mut self.guesses,
            Counter::Propagations => &mut self.propagations,
            Counter::Conflicts => &mut self.conflicts,
            Counter::Restarts => &mut self.restarts,
            Counter::Lines => &mut self.lines,
            Counter::Cells => &mut self.cells,
            Counter::Probes => &mut self.probes,
            Counter::Cuts => &mut self.cuts,
        };
        *counted = number;
        self
    }
}

impl std::ops::Add for Counters {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self {
            guesses: self.guesses + other.guesses,
            propagations: self.propagations + other.propagations,
            conflicts: self.conflicts + other.conflicts,
            restarts: self.restarts + other.restarts,
            lines: self.lines + other.lines,
            cells: self.cells + other.cells,
            probes: self.probes + other.probes,
            cuts: self.cuts + other.cuts,
        }
    }
}

/// How a method ended, and what it did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// How it ended.
    pub ended: Ended,
    /// What it did.
    pub counters: Counters,
}

impl Outcome {
    /// An end without any work.
    pub fn new(ended: Ended) -> Self {
        Self { ended, counters: Counters::default() }
    }
}

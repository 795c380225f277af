//! How far a method may go, how it ended, and what it did.

use std::sync::atomic::{AtomicBool, Ordering};

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
}

impl Counters {
    /// Each counter with its name; those of a family only where there is something to count.
    pub fn named(&self) -> impl Iterator<Item = (&'static str, u64)> {
        let general = [
            ("guesses", self.guesses),
            ("propagations", self.propagations),
            ("conflicts", self.conflicts),
            ("restarts", self.restarts),
        ];
        let special = [("lines", self.lines), ("cells", self.cells), ("probes", self.probes)];
        general.into_iter().chain(special.into_iter().filter(|(_, count)| *count > 0))
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

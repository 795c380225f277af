//! The propagators of a model as a source of clauses for the learner (lazy clause generation).

use crate::cnf::Literal;
use crate::constraint::{Assignment, Lemmas, Propagator};
use crate::learner::Source;
use crate::limits::Limits;

/// A propagator that takes part while some literals are true.
pub(super) struct Watcher {
    pub propagator: Box<dyn Propagator>,
    pub switches: Vec<Literal>,
}

/// All propagators of a model, woken when a literal they care for becomes true.
pub(super) struct Watchers<'a> {
    watchers: Vec<Watcher>,
    /// For each literal who wakes.
    wakes: Vec<Vec<u32>>,
    awake: Vec<bool>,
    /// On a large board a look takes so long that the limits are asked before each.
    limits: Option<Limits<'a>>,
}

/// Variables of a large board.
const LARGE: u32 = 5_000;

impl<'a> Watchers<'a> {
    pub fn new(watchers: Vec<Watcher>, variables: u32, limits: Limits<'a>) -> Self {
        let literals = if watchers.is_empty() { 0 } else { 2 * variables as usize };
        let mut wakes = vec![Vec::new(); literals];
        for (i, watcher) in (0..).zip(&watchers) {
            for literal in watcher.propagator.wakes_on() {
                wakes[literal.index()].push(i);
            }
        }
        let awake = vec![true; watchers.len()];
        let limits = (variables > LARGE).then_some(limits);
        Self { watchers, wakes, awake, limits }
    }
}

impl Source for Watchers<'_> {
    /// The first propagator that has something to say says it; the others stay awake. When a limit
    /// is reached nobody is asked, and what the learner takes for a solution may be none.
    fn ask(&mut self, now: &dyn Assignment, news: &[Literal], full: bool, lemmas: &mut Lemmas) {
        if self.watchers.is_empty() {
            return;
        }
        for literal in news {
            self.wakes[literal.index()].iter().for_each(|&i| self.awake[i as usize] = true);
        }
        for (watcher, awake) in self.watchers.iter_mut().zip(&mut self.awake) {
            if !full && !*awake {
                continue;
            }
            // It stays awake until it is known to take part.
            if watcher.switches.iter().any(|&switch| now.value(switch) != Some(true)) {
                continue;
            }
            if self.limits.is_some_and(|limits| limits.reached()) {
                return;
            }
            lemmas.guard(&watcher.switches);
            watcher.propagator.check(now, lemmas);
            // What it has said changes what is true: it will want to look again.
            *awake = lemmas.iter().next().is_some();
            if *awake {
                return;
            }
        }
    }
}

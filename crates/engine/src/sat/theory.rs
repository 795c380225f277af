//! The propagators of a model as a source of clauses for the learner.

use crate::cnf::Literal;
use crate::constraint::{Assignment, Lemmas, Propagator};
use crate::learner::Source;

/// All propagators of a model, woken when a literal they care for becomes true.
pub(super) struct Watchers {
    propagators: Vec<Box<dyn Propagator>>,
    /// For each literal who wakes.
    wakes: Vec<Vec<u32>>,
    awake: Vec<bool>,
}

impl Watchers {
    pub fn new(propagators: Vec<Box<dyn Propagator>>, variables: u32) -> Self {
        let literals = if propagators.is_empty() { 0 } else { 2 * variables as usize };
        let mut wakes = vec![Vec::new(); literals];
        for (i, propagator) in (0..).zip(&propagators) {
            for literal in propagator.wakes_on() {
                wakes[literal.index()].push(i);
            }
        }
        let awake = vec![true; propagators.len()];
        Self { propagators, wakes, awake }
    }
}

impl Source for Watchers {
    /// The first propagator that has something to say says it; the others stay awake.
    fn ask(&mut self, now: &dyn Assignment, news: &[Literal], full: bool, lemmas: &mut Lemmas) {
        if self.propagators.is_empty() {
            return;
        }
        for literal in news {
            self.wakes[literal.index()].iter().for_each(|&i| self.awake[i as usize] = true);
        }
        for (propagator, awake) in self.propagators.iter_mut().zip(&mut self.awake) {
            if !full && !*awake {
                continue;
            }
            propagator.check(now, lemmas);
            // What it has said changes what is true: it will want to look again.
            *awake = lemmas.iter().next().is_some();
            if *awake {
                return;
            }
        }
    }
}

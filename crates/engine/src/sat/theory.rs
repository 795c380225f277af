//! The bridge between our propagators and the theory hook of `batsat`.

use std::collections::HashMap;

use batsat::{Lit, Theory, TheoryArg, lbool};

use super::lit;
use crate::cnf::Literal;
use crate::constraint::{Assignment, Lemmas, Propagator};

/// All propagators of a model, woken when a literal they care for becomes true.
pub(super) struct Watchers {
    propagators: Vec<Box<dyn Propagator>>,
    wakes: HashMap<Lit, Vec<u32>>,
    awake: Vec<bool>,
    levels: Vec<usize>,
    seen: usize,
    reasons: HashMap<Lit, Vec<Lit>>,
    lemmas: Lemmas,
}

impl Watchers {
    pub fn new(propagators: Vec<Box<dyn Propagator>>) -> Self {
        let mut wakes: HashMap<Lit, Vec<u32>> = HashMap::new();
        for (i, propagator) in propagators.iter().enumerate() {
            for literal in propagator.wakes_on() {
                wakes.entry(lit(literal)).or_default().push(i as u32);
            }
        }
        let awake = vec![true; propagators.len()];
        Self {
            propagators,
            wakes,
            awake,
            levels: Vec::new(),
            seen: 0,
            reasons: HashMap::new(),
            lemmas: Lemmas::default(),
        }
    }

    /// Let one propagator speak; `false` when it found a conflict.
    fn call(&mut self, which: usize, acts: &mut TheoryArg) -> bool {
        self.lemmas.clear();
        self.propagators[which].check(&Trail(acts), &mut self.lemmas);
        for clause in self.lemmas.iter() {
            let mut open = clause.iter().filter(|&&l| Trail(acts).value(l) != Some(false));
            match open.next() {
                None => {
                    let clause: Vec<Lit> = clause.iter().map(|&l| lit(l)).collect();
                    acts.raise_conflict(&clause, false);
                    return false;
                }
                Some(&implied) if Trail(acts).value(implied).is_none() => {
                    debug_assert!(open.next().is_none(), "a lemma has one open literal at most");
                    let others = clause.iter().filter(|&&l| l != implied);
                    let reason = others.map(|&l| !lit(l)).collect();
                    self.reasons.insert(lit(implied), reason);
                    acts.propagate(lit(implied));
                }
                Some(_) => {}
            }
        }
        true
    }
}

impl Theory for Watchers {
    fn final_check(&mut self, acts: &mut TheoryArg) {
        for which in 0..self.propagators.len() {
            if !self.call(which, acts) {
                return;
            }
        }
    }

    fn partial_check(&mut self, acts: &mut TheoryArg) {
        for &literal in &acts.model()[self.seen.min(acts.model().len())..] {
            for &which in self.wakes.get(&literal).into_iter().flatten() {
                self.awake[which as usize] = true;
            }
        }
        self.seen = acts.model().len();
        for which in 0..self.propagators.len() {
            if std::mem::take(&mut self.awake[which]) && !self.call(which, acts) {
                self.awake[which] = true;
                return;
            }
        }
    }

    fn create_level(&mut self) {
        self.levels.push(self.seen);
    }

    fn pop_levels(&mut self, count: usize) {
        let left = self.levels.len() - count;
        self.seen = self.levels.get(left).map_or(self.seen, |&seen| seen.min(self.seen));
        self.levels.truncate(left);
    }

    fn n_levels(&self) -> usize {
        self.levels.len()
    }

    fn explain_propagation(&mut self, literal: Lit) -> &[Lit] {
        &self.reasons[&literal]
    }
}

/// The literals that are true at this moment.
struct Trail<'a, 'b>(&'a TheoryArg<'b>);

impl Assignment for Trail<'_, '_> {
    fn value(&self, literal: Literal) -> Option<bool> {
        let value = self.0.value(lit(literal).var());
        if value == lbool::UNDEF {
            return None;
        }
        Some((value == lbool::TRUE) == literal.is_positive())
    }
}

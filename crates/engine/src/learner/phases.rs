//! What each variable is guessed to be (phase saving, target and best phases, rephasing).

use super::trail::Trail;
use crate::cnf::Literal;

/// Values that variables had before, and those that led far.
#[derive(Debug)]
pub(super) struct Phases {
    /// The first guess for each variable.
    first: Vec<bool>,
    /// What it was last.
    last: Vec<bool>,
    /// What it was when most were known without a clash, lately and since the last change.
    target: Vec<bool>,
    best: Vec<bool>,
    reached: usize,
    best_reached: usize,
    changes: u64,
    next_change: u64,
}

/// Clashes between two changes grow by so many.
const EVERY: u64 = 1000;

impl Phases {
    pub fn new(variables: u32) -> Self {
        let all = vec![false; variables as usize];
        Self {
            first: all.clone(),
            last: all.clone(),
            target: all.clone(),
            best: all,
            reached: 0,
            best_reached: 0,
            changes: 0,
            next_change: EVERY,
        }
    }

    /// A literal is probably true.
    pub fn hint(&mut self, literal: Literal) {
        let variable = literal.variable() as usize;
        for phases in [&mut self.first, &mut self.last, &mut self.target, &mut self.best] {
            phases[variable] = literal.is_positive();
        }
    }

    /// A literal is open again.
    pub fn remember(&mut self, literal: Literal) {
        self.last[literal.variable() as usize] = literal.is_positive();
    }

    /// The first `known` literals of the trail are in no clash.
    pub fn came_to(&mut self, trail: &Trail, known: usize) {
        let good = &trail.literals()[..known];
        if known > self.reached {
            self.reached = known;
            note(&mut self.target, good);
        }
        if known > self.best_reached {
            self.best_reached = known;
            note(&mut self.best, good);
        }
    }

    /// The guess for a variable, after what led far or after what was last.
    pub fn guess(&self, variable: u32, patient: bool) -> bool {
        if patient { self.target[variable as usize] } else { self.last[variable as usize] }
    }

    /// Now and then begin with other values: the first ones, their opposites, the best.
    pub fn change(&mut self, clashes: u64) {
        if clashes < self.next_change {
            return;
        }
        self.changes += 1;
        self.next_change = clashes + EVERY * (self.changes + 1);
        match self.changes % 4 {
            1 => self.last.clone_from(&self.first),
            3 => {
                for (last, first) in self.last.iter_mut().zip(&self.first) {
                    *last = !first;
                }
            }
            _ => self.last.clone_from(&self.best),
        }
        self.target.clone_from(&self.last);
        (self.reached, self.best_reached) = (0, 0);
    }
}

fn note(phases: &mut [bool], literals: &[Literal]) {
    for literal in literals {
        phases[literal.variable() as usize] = literal.is_positive();
    }
}

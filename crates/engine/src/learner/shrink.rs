//! One literal of a level in the place of several: all that a clause has there may follow from it
//! (clause shrinking, a UIP for each level).

use std::ops::ControlFlow::{self, Break, Continue};

use super::analysis::Analysis;
use super::clauses::Clauses;
use super::trail::{Reason, Trail};
use crate::cnf::Literal;

/// Which variables of a level a walk back along the trail has come upon.
#[derive(Debug)]
pub(super) struct Walk {
    /// The number of the walk that last came upon each variable.
    seen: Vec<u64>,
    number: u64,
    /// Come upon, but not yet replaced by what they follow from.
    open: u32,
}

impl Walk {
    pub fn new(variables: u32) -> Self {
        Self { seen: vec![0; variables as usize], number: 0, open: 0 }
    }

    fn begin(&mut self) {
        self.number += 1;
        self.open = 0;
    }

    fn has_seen(&self, literal: Literal) -> bool {
        self.seen[literal.variable() as usize] == self.number
    }

    fn come_upon(&mut self, literal: Literal) {
        self.open += u32::from(!self.has_seen(literal));
        self.seen[literal.variable() as usize] = self.number;
    }
}

impl Analysis {
    /// Make the clause shorter, level by level.
    ///
    /// ```text
    /// guess g of a level, and what follows     g → a → b, c, d
    /// the clause says                          not all of b, c, d …
    /// now it says                              not a …
    /// ```
    ///
    /// A digit that is placed strikes many others, so this pays where of many literals one is true.
    pub(super) fn shrink(&mut self, trail: &Trail, clauses: &Clauses) {
        let mut clause = std::mem::take(&mut self.clause);
        // From the last level down: what stands for a level may follow from lower ones.
        clause[1..].sort_unstable_by_key(|&literal| !trail.level_of(literal));
        let (mut kept, mut next) = (1, 1);
        while next < clause.len() {
            let level = trail.level_of(clause[next]);
            let there = |literal: &&Literal| trail.level_of(**literal) == level;
            let end = next + clause[next..].iter().take_while(there).count();
            match self.behind_all(trail, clauses, &clause[next..end]) {
                Some(one) => {
                    clause[kept] = one;
                    kept += 1;
                }
                None => {
                    clause.copy_within(next..end, kept);
                    kept += end - next;
                }
            }
            next = end;
        }
        clause.truncate(kept);
        self.clause = clause;
    }

    /// The last literal of their level from which, with what is needed anyway, all of some false
    /// literals follow.
    fn behind_all(
        &mut self,
        trail: &Trail,
        clauses: &Clauses,
        literals: &[Literal],
    ) -> Option<Literal> {
        let &[first, _, ..] = literals else { return None };
        self.walk.begin();
        literals.iter().for_each(|&literal| self.walk.come_upon(literal));
        for &literal in trail.of_level(trail.level_of(first)).iter().rev() {
            if !self.walk.has_seen(literal) {
                continue;
            }
            if self.walk.open == 1 {
                return Some(!literal);
            }
            self.walk.open -= 1;
            if self.step_behind(trail, clauses, literal).is_break() {
                return None;
            }
        }
        unreachable!("the guess of a level comes last, and it is one")
    }

    /// Go from a literal to those it follows from; stop at one that nobody needs.
    fn step_behind(
        &mut self,
        trail: &Trail,
        clauses: &Clauses,
        literal: Literal,
    ) -> ControlFlow<()> {
        let level = trail.level_of(literal);
        let mut come_upon = |other: Literal| {
            if trail.level_of(other) == level {
                self.walk.come_upon(other);
                return Continue(());
            }
            if self.follows(trail, clauses, other) { Continue(()) } else { Break(()) }
        };
        match trail.reason_of(literal) {
            // Below the floor guesses are turned, and reasons may be forgotten.
            Reason::None => Break(()),
            Reason::Pair(other) => come_upon(other),
            Reason::Clause(clause) => {
                clauses.literals(clause).filter(|&other| other != literal).try_for_each(come_upon)
            }
        }
    }
}

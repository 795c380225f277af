//! Solving under assumptions, and which of them a proof needs: the final conflict analysis of
//! MiniSat, whose failed assumptions are an unsatisfiable core.
//!
//! Assumptions are guessed before all else, one a level, in their order. What is learnt meanwhile
//! follows from the clauses alone and stays true under others.

use super::Learner;
use super::clauses::Clauses;
use super::trail::{Reason, Trail};
use crate::cnf::Literal;

/// The assumptions of a question, and how far they have been met.
#[derive(Debug, Default)]
pub(super) struct Assumed {
    literals: Vec<Literal>,
    /// So many of the first are true.
    met: usize,
    /// So many of the first levels were begun by assumptions.
    pub levels: u32,
    /// The assumptions of the last proof.
    pub core: Vec<Literal>,
}

/// What to do about assumptions when nothing more follows.
pub(super) enum Next {
    /// All are true.
    Nothing,
    /// This one is open.
    Open(Literal),
    /// This one is false.
    Cannot(Literal),
}

impl Assumed {
    /// The first assumption that is not true.
    pub fn next(&mut self, trail: &Trail) -> Next {
        while let Some(&literal) = self.literals.get(self.met) {
            if trail.is_open(literal) {
                return Next::Open(literal);
            }
            if trail.is_false(literal) {
                return Next::Cannot(literal);
            }
            self.met += 1;
        }
        Next::Nothing
    }

    /// Only this level and those below it are left.
    pub fn undo(&mut self, level: u32) {
        if level < self.levels {
            (self.met, self.levels) = (0, level);
        }
    }
}

impl Learner {
    /// The assumptions that the last proof needs: under them alone there is no solution
    /// either. None, if there is no solution whatever is assumed.
    ///
    /// They may be more than are needed.
    pub fn core(&self) -> &[Literal] {
        &self.assumed.core
    }

    /// From now on these are guessed before all else.
    pub(super) fn assume(&mut self, assumptions: &[Literal]) {
        self.assumed.core.clear();
        if self.assumed.literals == assumptions {
            return;
        }
        debug_assert!(!self.left_one, "assumptions and solutions left behind do not mix");
        self.undo(0);
        self.assumed = Assumed { literals: assumptions.to_vec(), ..Assumed::default() };
    }

    /// An assumption begins a level.
    pub(super) fn suppose(&mut self, assumption: Literal) {
        self.trail.guess(assumption);
        self.assumed.levels = self.trail.level();
    }
}

impl Trail {
    /// An assumption is false, and all guesses are assumptions: those from which that follows, and
    /// the one itself.
    pub fn assumptions_against(&self, clauses: &Clauses, assumption: Literal) -> Vec<Literal> {
        let mut core = vec![assumption];
        let mut needed = vec![false; self.variables()];
        needed[assumption.variable() as usize] = true;
        for &literal in self.literals().iter().rev() {
            if !needed[literal.variable() as usize] || self.level_of(literal) == 0 {
                continue;
            }
            match self.reason_of(literal) {
                Reason::None => core.push(literal),
                Reason::Pair(other) => needed[other.variable() as usize] = true,
                Reason::Clause(clause) => {
                    let others = clauses.literals(clause);
                    others.for_each(|other| needed[other.variable() as usize] = true);
                }
            }
        }
        core
    }
}

//! Forgetting clauses that are of no use any more (reduction of the clause database, by LBD).

use super::Learner;
use super::clauses::ClauseId;

/// When it is time to forget.
#[derive(Debug, Default)]
pub(super) struct Forgetting {
    rounds: u64,
    /// The clashes of the last round.
    last: u64,
}

/// From this round on clauses are compared with each other: before, they are too few.
const COMPARED: u64 = 10;

/// Clashes between two rounds grow by so many.
const EVERY: u64 = 300;

impl Forgetting {
    /// Would it be time?
    pub fn is_near(&self, clashes: u64) -> bool {
        clashes >= self.last + EVERY * (self.rounds + 1)
    }

    /// Is it time? Then it counts as done.
    pub fn is_due(&mut self, clashes: u64) -> bool {
        let due = self.is_near(clashes);
        if due {
            (self.rounds, self.last) = (self.rounds + 1, clashes);
        }
        due
    }
}

impl Learner {
    /// Forget most clauses that have not been of use lately, and those that hold in any case.
    pub(super) fn forget(&mut self) {
        let all = self.clauses.ids();
        let mut useless: Vec<ClauseId> = Vec::new();
        let mut given: Vec<ClauseId> = Vec::new();
        let mut learnt: Vec<ClauseId> = Vec::with_capacity(all.len());
        for clause in all {
            if self.clauses.literals(clause).any(|literal| self.trail.holds_anyway(literal)) {
                continue;
            }
            let mut note = self.clauses.note(clause);
            if !note.learnt {
                given.push(clause);
            } else if note.is_precious() {
                learnt.push(clause);
            } else if note.safe > 0 {
                note.safe -= 1;
                self.clauses.set_note(clause, note);
                learnt.push(clause);
            } else {
                useless.push(clause);
            }
        }
        // The better first.
        useless.sort_by_key(|&clause| {
            (self.clauses.note(clause).glue, self.clauses.literals(clause).len())
        });
        useless.truncate(useless.len() / 4);
        learnt.extend(useless);
        // No clause that is learnt from now on goes back to a reason below the floor.
        self.trail.forget_reasons();
        if self.trail.level() == 0 && self.forgetting.rounds >= COMPARED {
            learnt = self.subsume(learnt);
        }
        let mut kept = [given, learnt].concat();
        kept.sort_unstable();
        self.clauses.keep(&kept);
    }
}

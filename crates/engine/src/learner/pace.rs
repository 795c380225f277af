//! When to start afresh, and in which mood: quick starts for proofs (restarts by LBD, as
//! Glucose's), long runs for solutions (Luby's, stable mode).

use crate::restarts::{Luby, Restarts};

/// Tells when it is time for what, counted in clashes and in looks at clauses.
#[derive(Debug)]
pub(super) struct Pace {
    /// Is this a time of long runs?
    pub patient: bool,
    /// Is a solution known, so that what is left is mostly a proof?
    found: bool,
    clashes: u64,
    /// How many levels clauses lay on, lately and over a long time.
    lately: f64,
    usually: f64,
    /// Clashes at which the next fresh start may come.
    next_start: u64,
    long_runs: Restarts<Luby>,
    /// Times so far in one mood, and what the first of them took.
    moods: u64,
    first_mood: u64,
    /// Clashes or looks at which the mood changes.
    next_mood: u64,
}

/// At least so many clashes between two starts.
const LEAST: u64 = 2;
/// How much worse than usual is too bad.
const WORSE: f64 = 1.1;
/// Clashes in the shortest of the long runs.
const UNIT: u64 = 1024;
/// So many clashes before the first long runs.
const FIRST_MOOD: u64 = 1000;

impl Pace {
    pub fn new() -> Self {
        Self {
            patient: false,
            found: false,
            clashes: 0,
            lately: 0.0,
            usually: 0.0,
            next_start: LEAST,
            long_runs: long_runs(0),
            moods: 0,
            first_mood: 0,
            next_mood: FIRST_MOOD,
        }
    }

    /// A clause on so many levels was learnt.
    pub fn hear(&mut self, glue: u32) {
        self.clashes += 1;
        let weight = |least: f64| (1.0 / self.clashes as f64).max(least);
        self.lately += (f64::from(glue) - self.lately) * weight(1.0 / 33.0);
        self.usually += (f64::from(glue) - self.usually) * weight(1e-5);
    }

    /// Is a fresh start due?
    pub fn start_is_due(&mut self) -> bool {
        if self.patient {
            return self.long_runs.are_due(self.clashes);
        }
        let due = self.clashes >= self.next_start && self.lately > WORSE * self.usually;
        if due {
            self.next_start = self.clashes + LEAST;
        }
        due
    }

    /// A solution was found: from now on the mood is that for proofs.
    pub fn found(&mut self) {
        (self.found, self.patient) = (true, false);
    }

    /// Change the mood if it is time: each time in one lasts longer, and both get the same.
    pub fn change_mood(&mut self, looks: u64) -> bool {
        if self.found {
            return false;
        }
        let now = if self.moods == 0 { self.clashes } else { looks };
        if now < self.next_mood {
            return false;
        }
        if self.moods == 0 {
            self.first_mood = looks;
        }
        self.moods += 1;
        let pairs = self.moods.div_ceil(2);
        self.next_mood = looks + self.first_mood * pairs * pairs;
        self.patient = !self.patient;
        self.long_runs = long_runs(self.clashes);
        true
    }
}

/// Long runs that begin after so many clashes.
fn long_runs(clashes: u64) -> Restarts<Luby> {
    Restarts::new(Luby::new(UNIT), clashes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moods_take_turns_until_a_solution_is_known() {
        let mut pace = Pace::new();
        let mut moods = Vec::new();
        for clash in 1..40 * FIRST_MOOD {
            pace.hear(3);
            if pace.change_mood(clash) {
                moods.push(pace.patient);
            }
        }
        assert!(moods.len() > 4 && moods[..4] == [true, false, true, false], "{moods:?}");
        pace.found();
        for clash in 40 * FIRST_MOOD..400 * FIRST_MOOD {
            pace.hear(3);
            assert!(!pace.change_mood(clash) && !pace.patient);
        }
    }
}

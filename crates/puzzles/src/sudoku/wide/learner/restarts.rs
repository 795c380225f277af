//! When to start afresh: when clauses have lately been worse than usual.

/// How many levels clauses lay on, lately and over a long time.
#[derive(Debug, Default)]
pub(super) struct Restarts {
    lately: f64,
    usually: f64,
    heard: u32,
    /// Clauses since the last start.
    since: u32,
}

/// At least so many clashes between two starts.
const LEAST: u32 = 50;

/// How much worse than usual is too bad.
const WORSE: f64 = 1.2;

impl Restarts {
    /// A clause was learnt.
    pub fn hear(&mut self, spread: u32) {
        self.heard += 1;
        self.since += 1;
        let weight = |least: f64| (1.0 / f64::from(self.heard)).max(least);
        self.lately += (f64::from(spread) - self.lately) * weight(1.0 / 32.0);
        self.usually += (f64::from(spread) - self.usually) * weight(1.0 / 8192.0);
    }

    pub fn are_due(&mut self) -> bool {
        let due = self.since >= LEAST && self.lately > WORSE * self.usually;
        if due {
            self.since = 0;
        }
        due
    }
}

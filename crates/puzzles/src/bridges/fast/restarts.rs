//! When a search starts afresh.

/// When to start afresh: after 1, 1, 2, 1, 1, 2, 4, 1, … times a number of clashes.
#[derive(Debug)]
pub(super) struct Restarts {
    count: u64,
    due: u64,
    /// That number: on a large board there is more to guess again.
    unit: u64,
}

impl Restarts {
    pub fn new(islands: u32) -> Self {
        Self { count: 0, due: 0, unit: 200 + u64::from(islands) / 10 }
    }

    pub fn are_due(&mut self, conflicts: u64) -> bool {
        if conflicts < self.due {
            return false;
        }
        self.count += 1;
        self.due = conflicts + self.unit * luby(self.count);
        self.count > 1
    }
}

/// The sequence 1, 1, 2, 1, 1, 2, 4, …, from 1.
fn luby(number: u64) -> u64 {
    let mut number = number;
    loop {
        let whole = (number + 1).next_power_of_two();
        if whole == number + 1 {
            return whole / 2;
        }
        number -= whole / 2 - 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_runs_come_often_and_long_ones_seldom() {
        assert_eq!(
            (1..=15).map(luby).collect::<Vec<_>>(),
            [1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8]
        );
    }

    #[test]
    fn nothing_is_started_afresh_before_the_first_clash() {
        let mut restarts = Restarts::new(0);
        assert!(!restarts.are_due(0));
        assert!(!restarts.are_due(199));
        assert!(restarts.are_due(200));
    }
}

//! When a search starts afresh (restarts): after runs whose lengths make a sequence, that of Luby
//! or any other.
//!
//! Who counts failures since the last solution, and hands over in the end, has patience instead.

/// Counts runs, each as long as the next number of a sequence.
#[derive(Debug)]
pub struct Restarts<L> {
    lengths: L,
    /// Clashes at which the present run is over.
    due: u64,
}

impl<L: Iterator<Item = u64>> Restarts<L> {
    /// The first run begins now, after so many clashes.
    pub fn new(lengths: L, clashes: u64) -> Self {
        let mut restarts = Self { lengths, due: 0 };
        restarts.begin(clashes);
        restarts
    }

    /// Is the run over, after so many clashes in all? Then the next one begins.
    pub fn are_due(&mut self, clashes: u64) -> bool {
        let due = clashes >= self.due;
        if due {
            self.begin(clashes);
        }
        due
    }

    /// A sequence that ends leaves the last run without an end.
    fn begin(&mut self, clashes: u64) {
        self.due = self.lengths.next().map_or(u64::MAX, |length| clashes.saturating_add(length));
    }
}

/// The runs of Luby, Sinclair and Zuckerman: 1 1 2 1 1 2 4 1 1 2 …, times a unit.
#[derive(Debug)]
pub struct Luby {
    unit: u64,
    /// Knuth's two numbers, of which the second is the next of the sequence.
    step: (u64, u64),
}

impl Luby {
    /// The sequence from its beginning; the shortest run has so many clashes.
    pub fn new(unit: u64) -> Self {
        Self { unit, step: (1, 1) }
    }
}

impl Iterator for Luby {
    type Item = u64;

    fn next(&mut self) -> Option<u64> {
        let (u, v) = self.step;
        self.step = if u & u.wrapping_neg() == v { (u + 1, 1) } else { (u, 2 * v) };
        Some(self.unit * v)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The definition: number `i`, from 1, ends a whole round, or is one of the round before again.
    fn luby(i: u64) -> u64 {
        let whole = (i + 1).next_power_of_two();
        if whole == i + 1 { whole / 2 } else { luby(i - (whole / 2 - 1)) }
    }

    #[test]
    fn short_runs_come_often_and_long_ones_seldom() {
        let first: Vec<u64> = Luby::new(1).take(15).collect();
        assert_eq!(first, [1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8]);
        assert!(Luby::new(3).take(5000).eq((1..=5000).map(|i| 3 * luby(i))));
    }

    #[test]
    fn a_run_is_counted_from_where_the_one_before_was_found_to_be_over() {
        let mut restarts = Restarts::new([10, 20].into_iter(), 5);
        let due: Vec<u64> = (5..100).step_by(4).filter(|&now| restarts.are_due(now)).collect();
        assert_eq!(due, [17, 37]);
    }
}

//! A count cut into shares that know nothing of each other, so that a face with threads can spread
//! them over its cores.

use crate::limits::{Counters, Limits};
use crate::method::Count;

/// What counting found, and what it did.
pub type Counted = (Count, Counters);

/// The shares of a count.
pub trait Shares: Sync {
    /// How many shares there are.
    fn number(&self) -> usize;

    /// Count one of them.
    fn count(&self, share: usize, limits: Limits<'_>) -> Counted;

    /// The whole count from those of all shares, in their order. When a share grows the whole must
    /// not shrink: what is at least so much in part is at least so much on the whole.
    fn total(&self, counts: &[Count]) -> Count {
        counts.iter().fold(Count::Exactly(0), |sum, &count| sum.plus(count))
    }
}

/// Runs a piece of work for every number below the first argument, and gives the results in order.
pub type Spread<'a> = dyn Fn(usize, &(dyn Fn(usize) -> Counted + Sync)) -> Vec<Counted> + 'a;

/// Spreads nothing: one piece after another.
pub fn in_turn(number: usize, work: &(dyn Fn(usize) -> Counted + Sync)) -> Vec<Counted> {
    (0..number).map(work).collect()
}

/// Count all shares.
pub fn count_shares(shares: &dyn Shares, limits: Limits<'_>, spread: &Spread<'_>) -> Counted {
    limits.latched(|limits| {
        let results = spread(shares.number(), &|share| shares.count(share, limits));
        let counts: Vec<Count> = results.iter().map(|(count, _)| *count).collect();
        let sum = |sum: Counters, (_, counters): &Counted| sum + *counters;
        (shares.total(&counts), results.iter().fold(Counters::default(), sum))
    })
}

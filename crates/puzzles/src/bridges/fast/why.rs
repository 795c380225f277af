//! Why a bound of a span was raised, and why there is no solution.

use super::fact::Fact;

/// Why a bound was raised.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Reason {
    /// A guess, or what is left when a guess has been walked to its end.
    Guess,
    /// The number of this island.
    Number(u32),
    /// This span would cross.
    Cross(u32),
    /// More bridges would finish a group that is not everything.
    Closing,
    /// Nothing else holds two parts of the board together.
    Cut,
    /// A learnt clause.
    Clause(u32),
}

/// Why there is no solution here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Clash {
    /// This would have to be true as well as its opposite.
    Denied(Fact, Reason),
    /// An island has too many bridges (`LEAST`) or cannot get enough (`MOST`).
    Unmet(u32, u32),
    /// The group of this island is finished and is not everything.
    Finished(u32),
    /// This island cannot be joined with all others.
    Torn(u32),
}

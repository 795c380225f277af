//! A point in time after which work stops.
//!
//! The engine reads no clock, so limits are a question that the caller answers; this is the answer
//! that most callers want. Where there is no clock, on `wasm32-unknown-unknown`, it is left out:
//! there, write [`Limits`] with a `stop` of your own.

use std::fmt;
use std::time::{Duration, Instant};

use grille_engine::Limits;

/// A point in time after which work stops.
///
/// ```
/// use std::time::Duration;
///
/// use grille::{Count, Deadline, MethodId, Puzzle, Queens};
///
/// let puzzle = Puzzle::from(Queens::empty(30).expect("a board"));
/// let deadline = Deadline::after(Duration::from_millis(20));
/// let solver = puzzle.solver(MethodId::SEARCH).expect("a method for every family");
/// let (count, _) = solver.count(u128::MAX, deadline.limits());
/// assert!(matches!(count, Count::AtLeast(_)));
/// ```
pub struct Deadline {
    /// Never, if there is none.
    at: Option<Instant>,
    reached: Box<dyn Fn() -> bool + Send + Sync>,
}

impl Deadline {
    /// So long from now. What no clock can tell is never.
    pub fn after(time: Duration) -> Self {
        Self::new(Instant::now().checked_add(time))
    }

    /// At this time.
    pub fn at(time: Instant) -> Self {
        Self::new(Some(time))
    }

    fn new(at: Option<Instant>) -> Self {
        Self { at, reached: Box::new(move || at.is_some_and(|at| Instant::now() >= at)) }
    }

    /// The same for a method.
    pub fn limits(&self) -> Limits<'_> {
        Limits { stop: &*self.reached }
    }
}

impl Clone for Deadline {
    fn clone(&self) -> Self {
        Self::new(self.at)
    }
}

impl fmt::Debug for Deadline {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Deadline").field("at", &self.at).finish_non_exhaustive()
    }
}

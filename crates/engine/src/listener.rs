//! What a method tells whoever watches it: every event that a film of the search needs.

use crate::limits::Flow;
use crate::model::Solution;
use crate::values::{Value, Values, Var};

/// Hears what a method does, as it does it.
///
/// Only [`found`](Self::found) must be heard; a method that nobody watches is compiled without the
/// other calls. Constraints are told by their number in [`Model::constraints`](crate::Model).
pub trait Listener {
    /// A solution; is another one wanted?
    fn found(&mut self, solution: Solution) -> Flow;

    /// An answer of a method that promises nothing, which breaks a rule and is held back.
    fn rejected(&mut self, _solution: &Solution) {}

    /// A value is tried without knowing that it is right. What follows is undone when it is refuted.
    fn guessed(&mut self, _var: Var, _value: Value) {}

    /// Something else than a value is tried: what is left of a variable, or something that no variable
    /// shows. It counts as a guess.
    fn supposed(&mut self, _about: Option<(Var, Values)>) {}

    /// A constraint left these values of a variable; without one, an earlier part of the search did.
    fn deduced(&mut self, _var: Var, _left: Values, _constraint: Option<usize>) {}

    /// A constraint cannot hold any more; without one, an earlier part of the search forbids this.
    fn clashed(&mut self, _constraint: Option<usize>) {}

    /// The last guess that stands, with all that followed from it, is taken back, and the value is
    /// struck: it clashed, or all its solutions are told.
    fn refuted(&mut self, _var: Var, _value: Value) {}

    /// All guesses but so many of the first are taken back, and none of them is struck.
    fn returned(&mut self, _depth: usize) {}

    /// All guesses are taken back; what they taught is kept.
    fn restarted(&mut self) {}
}

/// Hears of solutions and of nothing else.
pub struct Unwatched<'a>(pub &'a mut dyn FnMut(Solution) -> Flow);

impl Listener for Unwatched<'_> {
    fn found(&mut self, solution: Solution) -> Flow {
        (self.0)(solution)
    }
}

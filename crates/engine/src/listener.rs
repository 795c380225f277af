//! What a method tells whoever watches it: every event that a film of the search needs.

use crate::limits::Flow;
use crate::message::Message;
use crate::model::Solution;
use crate::step::RuleId;
use crate::values::{Value, Values, Var};

/// By what something follows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum By {
    /// A constraint, by its number in [`Model::constraints`](crate::Model).
    Constraint(usize),
    /// A rule that people use.
    Rule(RuleId),
    /// What anybody sees of the clues, or of what was filled in, without calling it a step.
    Sight,
    /// It is all that is left.
    Rest,
    /// Clauses, those that were learnt among them; nobody keeps from which constraint they come.
    Clauses,
    /// What an earlier part of the search has taught.
    Learnt,
    /// A reason of the method's own, which need not be a proof.
    Said(&'static Message),
}

/// Hears what a method does, as it does it.
///
/// Only [`found`](Self::found) must be heard; a method that nobody watches is compiled without the
/// other calls.
pub trait Listener {
    /// A solution; is another one wanted?
    fn found(&mut self, solution: Solution) -> Flow;

    /// An answer of a method that promises nothing, which breaks a rule and is held back.
    fn rejected(&mut self, _solution: &Solution) {}

    /// An answer on the way, which breaks a rule that so many inequalities say from now on.
    fn drafted(&mut self, _answer: &Solution, _cuts: usize) {}

    /// A value is tried without knowing that it is right. What follows is undone when it is refuted.
    fn guessed(&mut self, _var: Var, _value: Value) {}

    /// Something else than a value is tried: what is left of a variable, or something that no variable
    /// shows. It counts as a guess.
    fn supposed(&mut self, _about: Option<(Var, Values)>) {}

    /// These values of a variable are left.
    fn deduced(&mut self, _var: Var, _left: Values, _by: By) {}

    /// The constraint with this number cannot hold any more; without one, nobody says which.
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

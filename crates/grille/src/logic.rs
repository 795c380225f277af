//! The method `logic`: the rules that people use of a family, and no guess.

use grille_engine::{
    Counter, Flow, Limits, Listener, Model, Outcome, Promise, RuleId, Solution, Unwatched,
};
use grille_puzzles::{Bound, Family, Instance, Quest, RestsOn, solve_by_rules};

use crate::answer::Refused;

/// The rules of a family, bound to one of its puzzles.
///
/// Those that rest on there being one solution are left out: so what the others fill is proved to
/// be the only solution. Where they say nothing more it gives up.
pub(crate) struct Logic<'p> {
    puzzle: &'p dyn Instance,
    model: Model,
}

impl<'p> Logic<'p> {
    pub fn new(puzzle: &'p dyn Instance) -> Result<Self, Refused> {
        let model = puzzle.model().map_err(Refused::TooLarge)?;
        Ok(Self { puzzle, model })
    }

    /// Has a family such rules?
    pub fn serves(family: &dyn Family) -> bool {
        !rules(family).is_empty()
    }
}

/// The rules that rest on the clues alone, easiest first.
fn rules(family: &dyn Family) -> Vec<RuleId> {
    let rules = family.rules().into_iter();
    rules.filter(|rule| rule.rests_on == RestsOn::Clues).map(|rule| rule.id).collect()
}

impl Bound for Logic<'_> {
    fn promise(&self) -> Promise {
        Promise::Attempt
    }

    fn keeps(&self) -> &'static [Counter] {
        &[Counter::Propagations]
    }

    fn each(&self, limits: Limits<'_>, found: &mut dyn FnMut(Solution) -> Flow) -> Outcome {
        self.watched(limits, &mut Unwatched(found))
    }

    fn watched(&self, limits: Limits<'_>, listener: &mut dyn Listener) -> Outcome {
        let rules = rules(self.puzzle.family());
        let reasoner = self.puzzle.reasoner().expect("a family with rules has who follows them");
        solve_by_rules(reasoner.as_ref(), &rules, &self.model, limits, listener)
    }

    fn each_of(
        &self,
        quest: Quest<'_>,
        limits: Limits<'_>,
        found: &mut dyn FnMut(Solution) -> Flow,
    ) -> Outcome {
        self.each(limits, &mut |solution| match quest.part.holds(&solution) {
            true => found(solution),
            false => Flow::More,
        })
    }
}

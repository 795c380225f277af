//! The whole way from the clues to the solution.

use grille_engine::{Domains, Limits, Values, Var};
use grille_puzzles::Instance;

use super::mind::Mind;
use super::voice::Told;
use super::{Allowed, Unexplained};

/// Steps from the clues to the solution, or as far as they lead.
#[derive(Clone, Debug)]
pub struct Way {
    start: Domains,
    end: Domains,
    steps: Vec<Told>,
    /// What is known after each step and was not before it: boards are many, and mostly alike.
    news: Vec<Vec<(Var, Values)>>,
}

impl Way {
    /// The way of somebody who thinks about a puzzle.
    pub fn of(mind: &Mind<'_>, limits: Limits<'_>) -> Result<Self, Unexplained> {
        walk(mind, limits)
    }

    /// The steps in order.
    pub fn steps(&self) -> &[Told] {
        &self.steps
    }

    /// Every step in order, with what is known before it.
    pub fn each(&self, mut tell: impl FnMut(&Told, &Domains)) {
        let mut known = self.start.clone();
        for (told, news) in self.steps.iter().zip(&self.news) {
            tell(told, &known);
            for &(var, values) in news {
                known.keep(var, values).expect("it was kept before");
            }
        }
    }

    /// What is known at the end.
    pub fn end(&self) -> &Domains {
        &self.end
    }

    /// Does it lead to the solution?
    pub fn is_solved(&self) -> bool {
        self.end.open() == 0
    }
}

/// The way to the only solution by the rules that are allowed.
pub fn explain(
    puzzle: &dyn Instance,
    allowed: &Allowed,
    limits: Limits<'_>,
) -> Result<Way, Unexplained> {
    Way::of(&Mind::new(puzzle, allowed, limits)?, limits)
}

/// The way of somebody who thinks about a puzzle.
fn walk(mind: &Mind<'_>, limits: Limits<'_>) -> Result<Way, Unexplained> {
    let start = mind.start();
    let (mut steps, mut news): (Vec<Told>, Vec<_>) = (Vec::new(), Vec::new());
    let mut known = start.clone();
    known.forget_changed();
    while known.open() > 0 {
        if (limits.stop)() {
            return Err(Unexplained::Limit);
        }
        let before = steps.last().map(|told| &told.step);
        let Some(told) = mind.next(&known, before) else { break };
        told.step.apply(&mut known).expect("there is a solution");
        mind.settle(&mut known);
        news.push(changed(&mut known));
        steps.push(told);
    }
    Ok(Way { start, end: known, steps, news })
}

/// What was changed since this was asked last.
fn changed(known: &mut Domains) -> Vec<(Var, Values)> {
    let vars: Vec<Var> = std::iter::from_fn(|| known.take_changed()).collect();
    vars.into_iter().map(|var| (var, known.get(var))).collect()
}

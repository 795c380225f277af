//! The whole way from the clues to the solution.

use grille_engine::{Domains, Limits};
use grille_puzzles::Instance;

use super::mind::Mind;
use super::voice::Told;
use super::{Allowed, Unexplained};

/// Steps from the clues to the solution, or as far as they lead.
#[derive(Clone, Debug)]
pub struct Way {
    start: Domains,
    steps: Vec<Told>,
    states: Vec<Domains>,
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

    /// What is known before a step, or, after the last of them, at the end.
    pub fn before(&self, step: usize) -> &Domains {
        match step.checked_sub(1) {
            Some(last) => &self.states[last.min(self.states.len() - 1)],
            None => &self.start,
        }
    }

    /// What is known at the end.
    pub fn end(&self) -> &Domains {
        self.before(self.steps.len())
    }

    /// Does it lead to the solution?
    pub fn is_solved(&self) -> bool {
        self.end().open() == 0
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
    let mut way = Way { start: start.clone(), steps: Vec::new(), states: Vec::new() };
    let mut known = start;
    while known.open() > 0 {
        if (limits.stop)() {
            return Err(Unexplained::Limit);
        }
        let before = way.steps.last().map(|told| &told.step);
        let Some(told) = mind.next(&known, before) else { break };
        told.step.apply(&mut known).expect("there is a solution");
        mind.settle(&mut known);
        way.steps.push(told);
        way.states.push(known.clone());
    }
    Ok(way)
}

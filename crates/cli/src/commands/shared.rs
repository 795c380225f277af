//! What all solutions of a puzzle share, in words and as a picture.

use grille::{Domains, Ended, Known, Limits, Outcome, Refused, Solver, Values, Var, place_name};

use super::{before_and_after, can_draw, kind, some};
use crate::input::Job;
use crate::paint;

/// What all solutions share.
pub struct Shared {
    possible: Vec<Values>,
    /// The places that are not the same in all solutions.
    pub varying: Vec<String>,
    /// How the question ended.
    pub outcome: Outcome,
}

impl Shared {
    /// Ask for it.
    pub fn of(job: &Job, solver: &Solver<'_>, limits: Limits<'_>) -> Result<Self, Refused> {
        let (possible, outcome) = solver.possible(limits)?;
        let (model, size) = (job.puzzle.model().map_err(Refused::TooLarge)?, job.puzzle.size());
        let vars = (0u32..).map(Var).zip(&possible);
        let vary = vars.filter(|(_, values)| values.count() > 1);
        let varying = vary.map(|(var, _)| place_name(model.place(var), size)).collect();
        Ok(Self { possible, varying, outcome })
    }

    /// Or did a limit come first?
    pub fn is_complete(&self) -> bool {
        self.outcome.ended == Ended::Exhausted
    }

    /// The board with what is shared, and where the rest is.
    pub fn in_words(&self, job: &Job) -> String {
        let puzzle = job.puzzle.as_ref();
        let known = Domains::new(self.possible.clone());
        let sentence = match self.is_complete() {
            true => "this is what all of them share",
            false => "stopped early: at least what is missing here differs",
        };
        let mut text = format!("{}: {}, several solutions; {sentence}\n", job.name, kind(puzzle));
        if can_draw(puzzle) {
            let [board, shared] = before_and_after(puzzle, Known::Domains(&known));
            text.push_str(&paint::beside(&board, &shared, paint::terminal_width()));
        }
        let (open, all) = (self.varying.len(), self.possible.len());
        text.push_str(&format!("Open are {open} of {all} places: {}\n", some(&self.varying)));
        text
    }
}

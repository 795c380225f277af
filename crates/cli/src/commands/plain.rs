//! Solutions as plain text that `check` reads back: a blank line between two of a puzzle, two blank
//! lines between two puzzles, and a word where there is no solution.

use grille::{Solution, Standing};

use super::Asked;
use crate::input::Job;

/// What comes before the first solution of a puzzle.
pub fn gap(job: &Job) -> &'static str {
    if job.number == 0 { "" } else { "\n\n" }
}

/// A puzzle with its solution.
pub fn one(job: &Job, solution: &Solution) -> String {
    gap(job).to_owned() + &job.puzzle.solution_text(solution)
}

/// A puzzle of which no solution is known: `none` or `unknown`, in every language.
pub fn without(job: &Job, asked: &Asked) -> String {
    let standing = asked.answer.standing.unwrap_or(Standing::Unknown);
    format!("{}{}\n", gap(job), standing.word())
}

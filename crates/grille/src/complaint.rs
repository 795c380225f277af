//! What is wrong with a solution, in a sentence.

use std::fmt;

use grille_engine::{Model, Posted, Solution};
use grille_grid::Size;
use grille_puzzles::{Broken, Instance};

use crate::places::place_name;

/// A rule that a solution breaks, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Complaint {
    /// What is wrong.
    pub rule: String,
    /// Where the rule applies, or nothing if that is the whole board.
    pub scope: String,
    /// The places that show it.
    pub places: Vec<String>,
}

/// A complaint names at most so many places.
const SHOWN: usize = 8;

impl fmt::Display for Complaint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.scope.is_empty() {
            write!(f, "{}: ", self.scope)?;
        }
        write!(f, "{}", self.rule)?;
        if self.places.is_empty() {
            return Ok(());
        }
        let shown = &self.places[..self.places.len().min(SHOWN)];
        let more = if self.places.len() > SHOWN { ", …" } else { "" };
        write!(f, " ({}{more})", shown.join(", "))
    }
}

/// Every rule that a solution breaks.
pub fn complaints(puzzle: &dyn Instance, solution: &Solution) -> Vec<Complaint> {
    match puzzle.model() {
        Ok(model) => by_model(&model, puzzle.size(), solution),
        Err(_) => puzzle.broken(solution).into_iter().flatten().map(by_family).collect(),
    }
}

fn by_model(model: &Model, size: Size, values: &[u8]) -> Vec<Complaint> {
    let complaint = |posted: &Posted| {
        let constraint = &posted.constraint;
        let rule = constraint.complaint(values).unwrap_or_else(|| posted.broken.to_owned());
        let witness = constraint.witness(values);
        // A whole line is named by its scope.
        let all = !posted.scope.is_empty() && witness.len() == constraint.vars().len();
        let shown = if all { &[] } else { witness.as_slice() };
        let places = shown.iter().map(|&var| place_name(model.place(var), size)).collect();
        Complaint { rule, scope: posted.scope.clone(), places }
    };
    model.violated(values).map(complaint).collect()
}

fn by_family(broken: Broken) -> Complaint {
    Complaint { rule: broken.rule.to_owned(), scope: String::new(), places: broken.places }
}

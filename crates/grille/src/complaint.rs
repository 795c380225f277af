//! What is wrong with a solution.

use grille_engine::{Model, Posted, Scope, Solution, Spot};
use grille_grid::Size;
use grille_puzzles::{Complaint, Instance};

/// Every rule that a solution breaks.
pub fn complaints(puzzle: &dyn Instance, solution: &Solution) -> Vec<Complaint> {
    match puzzle.model() {
        Ok(model) => by_model(&model, puzzle.size(), solution),
        Err(_) => puzzle.broken(solution).unwrap_or_default(),
    }
}

fn by_model(model: &Model, size: Size, values: &[u8]) -> Vec<Complaint> {
    let complaint = |posted: &Posted| {
        let constraint = &posted.constraint;
        let rule = constraint.complaint(values).unwrap_or_else(|| posted.broken.clone());
        let witness = constraint.witness(values);
        // A whole line is named by its scope.
        let all = posted.scope != Scope::Board && witness.len() == constraint.vars().len();
        let shown = if all { &[] } else { witness.as_slice() };
        let places = shown.iter().map(|&var| Spot::of(model.place(var), size)).collect();
        Complaint { rule, scope: posted.scope.clone(), places }
    };
    model.violated(values).map(complaint).collect()
}

//! Clues that a puzzle with one solution does not need.

use grille_engine::{Limits, Place, Solution, Standing};
use grille_puzzles::Instance;

use super::{Bench, Edit};

/// Clues that can be left out.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Spare {
    /// Each of these by itself, if all others stay.
    pub each: Vec<Place>,
    /// All of these at once; no more beside them.
    pub together: Vec<Place>,
}

/// The clues that can be left out, where the family has such that a solution does not need: a number
/// that stands in every cell cannot, nor can an island or the clue of a line.
pub(crate) fn spare(
    puzzle: &dyn Instance,
    solution: &Solution,
    limits: Limits<'_>,
) -> Option<Spare> {
    let bench = Bench::new(puzzle, limits)?;
    let clues = bench.spots.iter().filter(|(_, text)| !text.is_empty());
    let loose = clues.filter(|(place, _)| bench.is_loose(*place, solution));
    let without: Vec<Edit> = loose.map(|(place, text)| taken_away(*place, text)).collect();
    if without.is_empty() {
        return None;
    }
    let is_unique = |edits: &[Edit]| bench.standing(edits) == Standing::Unique;
    let single = without.into_iter().filter(|edit| is_unique(std::slice::from_ref(edit)));
    let single: Vec<Edit> = single.collect();
    let mut together: Vec<Edit> = Vec::new();
    for edit in &single {
        together.push(edit.clone());
        if !is_unique(&together) {
            together.pop();
        }
    }
    let places = |edits: Vec<Edit>| edits.into_iter().map(|edit| edit.place).collect();
    Some(Spare { each: places(single), together: places(together) })
}

/// A clue is taken away.
pub(super) fn taken_away(place: Place, text: &str) -> Edit {
    Edit { place, before: text.to_owned(), after: String::new() }
}

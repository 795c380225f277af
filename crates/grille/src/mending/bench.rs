//! A puzzle on the bench: where its clues stand, and what it becomes when some are written otherwise.

use grille_engine::{Limits, Model, Place, Solution, Standing};
use grille_puzzles::{Instance, Player};

use super::Edit;
use crate::ask::{Question, Request, ask};

/// A puzzle whose clues are changed, to see what comes of it.
pub(super) struct Bench<'p> {
    puzzle: &'p dyn Instance,
    player: &'static dyn Player,
    pub model: Model,
    /// Wherever a clue can stand, and how it is written there; empty where none is.
    pub spots: Vec<(Place, String)>,
    pub limits: Limits<'p>,
}

/// A puzzle that was changed, and solutions of it.
pub(super) struct Changed {
    pub puzzle: Box<dyn Instance>,
    pub solutions: Vec<Solution>,
    pub standing: Standing,
}

impl<'p> Bench<'p> {
    /// A puzzle of a family that is set by hand, if it is not too large.
    pub fn new(puzzle: &'p dyn Instance, limits: Limits<'p>) -> Option<Self> {
        let player = puzzle.family().player()?;
        let model = puzzle.model().ok()?;
        let size = puzzle.size();
        let places: Vec<Place> = match player.words(puzzle) {
            Some(_) => size.cells().map(Place::Cell).collect(),
            None => size.lines().map(Place::Line).collect(),
        };
        let text = |place: &Place| {
            let clue = model.clues().iter().find(|clue| clue.place == *place);
            clue.map(|clue| clue.text.clone()).unwrap_or_default()
        };
        let spots = places.into_iter().map(|place| (place, text(&place))).collect();
        Some(Self { puzzle, player, model, spots, limits })
    }

    /// All that can be written at a place if the board is to have this solution.
    pub fn suits(&self, place: Place, solution: &Solution) -> Vec<String> {
        self.suits_in(self.puzzle, place, solution)
    }

    /// The same of the puzzle after some changes.
    pub fn suits_in(
        &self,
        puzzle: &dyn Instance,
        place: Place,
        solution: &Solution,
    ) -> Vec<String> {
        self.player.suits(puzzle, place, solution)
    }

    /// Can a clue be left out at a place, and this solution stay one?
    pub fn is_loose(&self, place: Place, solution: &Solution) -> bool {
        self.suits(place, solution).iter().any(String::is_empty)
    }

    /// Can clues that stand in cells be taken away?
    pub fn has_cells(&self) -> bool {
        self.player.words(self.puzzle).is_some()
    }

    /// The puzzle with some changes, where the family can write them.
    pub fn written(&self, edits: &[Edit]) -> Option<Box<dyn Instance>> {
        let mut puzzle = self.puzzle.copy();
        for edit in edits {
            puzzle = self.player.put(puzzle.as_ref(), edit.place, &edit.after).ok()?;
        }
        Some(puzzle)
    }

    /// The same and so many of its solutions at most; nothing where nobody can tell.
    pub fn changed(&self, edits: &[Edit], most: usize) -> Option<Changed> {
        let puzzle = self.written(edits)?;
        let request = Request::new(Question::Solve { most: most as u64 });
        let answer = ask(puzzle.as_ref(), &request, self.limits).ok()?;
        let standing = answer.standing.unwrap_or(Standing::Unknown);
        Some(Changed { puzzle, solutions: answer.solutions, standing })
    }

    /// How many solutions there are then, in a word.
    pub fn standing(&self, edits: &[Edit]) -> Standing {
        self.changed(edits, 2).map_or(Standing::Unknown, |changed| changed.standing)
    }

    /// Without what it takes no more of to leave one solution.
    pub fn shortened(&self, mut edits: Vec<Edit>) -> Vec<Edit> {
        for edit in edits.clone() {
            let fewer: Vec<Edit> = edits.iter().filter(|other| **other != edit).cloned().collect();
            if !fewer.is_empty() && self.standing(&fewer) == Standing::Unique {
                edits = fewer;
            }
        }
        edits
    }
}

//! What would mend a puzzle: clues to write otherwise, each way followed and judged before it is told.

mod bench;
mod clashing;
mod several;
mod spare;
mod steps;

use grille_engine::{Argument, Joint, Message, Place, Spot, Standing, message};
use grille_grid::Size;

use bench::Bench;
pub(crate) use clashing::mend_clashing;
pub(crate) use several::mend_several;
pub use spare::Spare;
pub(crate) use spare::spare;

/// A clue that is written otherwise.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Edit {
    /// Where it stands.
    pub place: Place,
    /// How it is written now; empty where none stands there.
    pub before: String,
    /// How it is to be written; empty where it is taken away.
    pub after: String,
}

impl Edit {
    /// What is to be done: "change r4c2 from 7 to 8".
    pub fn message(&self, size: Size) -> Message {
        let (before, after) = (self.before.as_str(), self.after.as_str());
        let place = Spot::of(self.place, size);
        match (before, after) {
            ("", _) => message!("edit-add", place = place, after = after),
            (_, "") => message!("edit-take-away", place = place, before = before),
            _ => message!("edit-change", place = place, before = before, after = after),
        }
    }

    /// All that is to be done at once.
    pub fn list(edits: &[Self], size: Size) -> Argument {
        Argument::list(edits.iter().map(|edit| edit.message(size)), Joint::And)
    }
}

/// Ways to mend a puzzle, best first. Each is enough by itself, if all that it changes is changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Remedies {
    /// What there is to change.
    pub ways: Vec<Vec<Edit>>,
    /// What each of them leaves: one solution, or, where nothing was found that does, several.
    pub leave: Standing,
}

impl Remedies {
    /// Ways that leave one solution.
    pub(crate) fn to_one(ways: Vec<Vec<Edit>>) -> Self {
        Self { ways, leave: Standing::Unique }
    }
}

/// So many ways are told, and where clues clash so many: each of these may be the wrong one.
const TOLD: usize = 5;
const TOLD_OF_A_CLASH: usize = 12;

/// So many solutions are looked at to find what tells them apart.
pub(crate) const SAMPLE: usize = 60;

/// Changes one after the other as changes at once, in the order of places: each is written once, and
/// not as it is now.
fn at_once(edits: impl IntoIterator<Item = Edit>) -> Vec<Edit> {
    let mut all: Vec<Edit> = Vec::new();
    for edit in edits {
        match all.iter_mut().find(|known| known.place == edit.place) {
            Some(known) => known.after = edit.after,
            None => all.push(edit),
        }
    }
    all.retain(|edit| edit.before != edit.after);
    all.sort_by_key(|edit| edit.place);
    all
}

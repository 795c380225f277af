//! What is wrong: with a solution, or with a puzzle that has none.

use std::fmt;

use grille_engine::{Argument, Joint, Language, Message, Scope, Spot, message};
use grille_grid::{Cell, Size};

use crate::words;

/// A rule that is broken, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Complaint {
    /// What is wrong.
    pub rule: Message,
    /// Where the rule applies.
    pub scope: Scope,
    /// The places that show it.
    pub places: Vec<Spot>,
}

/// A complaint names at most so many places.
const SHOWN: usize = 8;

impl Complaint {
    /// A complaint that some cells of a board show.
    pub fn of_cells(
        rule: Message,
        scope: impl Into<Scope>,
        size: Size,
        cells: impl IntoIterator<Item = Cell>,
    ) -> Self {
        let places = cells.into_iter().map(|cell| Spot::cell(cell, size)).collect();
        Self { rule, scope: scope.into(), places }
    }

    /// All of it in a sentence, to be said in any language.
    pub fn message(&self) -> Message {
        let rule = self.rule.clone();
        let complaint = match self.scope.clone() {
            Scope::Spot(spot) => message!("complaint-scope", scope = spot, rule = rule),
            Scope::Message(scope) => message!("complaint-scope", scope = scope, rule = rule),
            _ => rule,
        };
        if self.places.is_empty() {
            return complaint;
        }
        let shown = self.places.iter().take(SHOWN).map(|&spot| Argument::Place(spot));
        let more = (self.places.len() > SHOWN).then(|| Argument::from('…'));
        let places = Argument::list(shown.chain(more), Joint::Comma);
        message!("complaint-places", complaint = complaint, places = places)
    }
}

/// In English.
impl fmt::Display for Complaint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&words(Language::English).say(&self.message()))
    }
}

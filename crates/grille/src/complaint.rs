//! What is wrong with a solution.

use std::fmt;

use grille_engine::{
    Argument, Joint, Language, Message, Model, Posted, Scope, Solution, Spot, message,
};
use grille_grid::Size;
use grille_puzzles::{Broken, Instance, words};

/// A rule that a solution breaks, and where.
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

fn by_family(broken: Broken) -> Complaint {
    Complaint { rule: broken.rule, scope: Scope::Board, places: broken.places }
}

//! Cases of single rules, from the tables of the families: `cases.txt`.
//!
//! A case is a line `=== FAMILY RULE`, a puzzle in any form, perhaps a line `struck PLACE!VALUE …`
//! (values as the model numbers them), and a line `-->` with everything that the rule says: `r1c3=1`
//! (a value of the model), `r1c3!2` for a value that is struck, or `nothing`; rows as `row3`. Every rule
//! has a case of both kinds.

use grille_engine::{Domains, Drawing, Model, Spot};
use grille_puzzles::{Family, Instance, RuleInfo};

use super::voice::{Told, Voice};
use crate::reading::{Reading, read};

/// A board on which a rule fires, or nearly does.
pub struct Case {
    /// The rule.
    pub rule: RuleInfo,
    /// The board.
    pub puzzle: Box<dyn Instance>,
    /// What is known of it.
    pub known: Domains,
    /// What the rule says of it, as the table has it.
    pub says: Vec<String>,
    model: Model,
}

/// A rule where it fires.
pub struct Shown {
    /// What it says.
    pub told: Told,
    /// The board, with what the rule looks at and what follows; then without pencil marks.
    pub pictures: [Drawing; 2],
}

impl Case {
    /// The case, if the rule fires in it, as a picture.
    pub fn shown(&self) -> Option<Shown> {
        let puzzle = self.puzzle.as_ref();
        let voice = Voice::with(puzzle, puzzle.reasoner()?, self.model.clone());
        let steps = voice.reasoner.find(self.rule.id, &self.known);
        let mut news = steps.into_iter().filter(|step| step.is_news(&self.known));
        let told = voice.told(self.rule, news.next()?, &self.known);
        let pictures = voice.pictures(&told, &self.known, true);
        Some(Shown { told, pictures })
    }
}

/// All cases of a family, in the order of its table; what is no case is left out.
pub fn cases(family: &'static dyn Family) -> Vec<Case> {
    let table = family.cases().split("\n=== ").skip(1);
    table.filter_map(|text| case(family, text)).collect()
}

/// A place as one word.
pub fn place_word(spot: Spot) -> String {
    spot.to_string().replace(' ', "")
}

fn case(family: &'static dyn Family, text: &str) -> Option<Case> {
    let (head, rest) = text.split_once('\n')?;
    let (_, rule) = head.split_once(' ')?;
    let (board, says) = rest.split_once("\n-->")?;
    let (board, struck) = board.split_once("\nstruck ").unwrap_or((board, ""));
    let rule = family.rules().into_iter().find(|info| info.id.name() == rule)?;
    let reading = Reading { family: Some(family), ..Reading::default() };
    let puzzle = read(board, &reading).ok()?.into_iter().next()?.puzzle.ok()?;
    let model = puzzle.model().ok()?;
    let mut known = puzzle.reasoner()?.start().ok()?;
    for word in struck.split_whitespace() {
        let (place, value) = word.split_once('!')?;
        let is_it = |var| place_word(Spot::of(model.place(var), puzzle.size())) == place;
        let var = known.vars().find(|&var| is_it(var))?;
        known.strike(var, value.parse().ok()?).ok()?;
    }
    let says = says.lines().next()?.split_whitespace().filter(|word| *word != "nothing");
    let says = says.map(str::to_owned).collect();
    Some(Case { rule, puzzle, known, says, model })
}

//! Rules that a person can see, as a table a family: easiest first, for the order is the grading.

use grille_engine::{
    Argument, Conflict, Domains, Joint, Level, Message, RuleId, Spot, Step, Value, Values, message,
};

/// What a rule rests on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RestsOn {
    /// On the clues alone.
    Clues,
    /// On there being only one solution.
    Uniqueness,
}

/// A named rule of a family: plain functions over what was prepared of a puzzle.
#[derive(Debug)]
pub struct Rule<V> {
    /// What one types; its words are `FAMILY-rule-ID`.
    pub id: RuleId,
    /// How hard it is to see.
    pub level: Level,
    /// What one use counts in the score of a puzzle.
    pub cost: u32,
    /// What it rests on.
    pub rests_on: RestsOn,
    /// Every use of it that says something new.
    pub find: fn(&V, &Domains) -> Vec<Step>,
}

impl<V> Rule<V> {
    /// A rule that rests on the clues alone.
    pub const fn new(
        id: RuleId,
        level: Level,
        cost: u32,
        find: fn(&V, &Domains) -> Vec<Step>,
    ) -> Self {
        Self { id, level, cost, rests_on: RestsOn::Clues, find }
    }
}

/// A rule with its type forgotten.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RuleInfo {
    /// What one types.
    pub id: RuleId,
    /// How hard it is to see.
    pub level: Level,
    /// What one use counts in the score of a puzzle.
    pub cost: u32,
    /// What it rests on.
    pub rests_on: RestsOn,
}

/// How another program would rate a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rating {
    /// The program, as data name it.
    pub program: &'static str,
    /// What it would say.
    pub rated: Rated,
}

/// What another program would say of a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rated {
    /// A level in its words, and a score.
    Level(&'static str, u32),
    /// A number, in tenths.
    Tenths(u32),
    /// A number above this one, in tenths: how much is not known here.
    Above(u32),
}

/// What a family prepares of a puzzle so that its rules are quick, and how it speaks of it.
///
/// The state is what each variable of the model can still be.
pub trait View: Sized + 'static {
    /// The rules, easiest first.
    const RULES: &'static [Rule<Self>];

    /// What the clues say by themselves.
    fn start(&self) -> Domains;

    /// What everybody takes note of without calling it a step, such as a number that is not
    /// possible any more beside its like.
    fn settle(&self, _known: &mut Domains) -> Result<(), Conflict> {
        Ok(())
    }

    /// Write down all that the rules up to a level say of a puzzle that has a solution, without
    /// reasons, for makers who ask very often; false where there is no way that is quicker.
    fn close(&self, _known: &mut Domains, _ceiling: Level) -> Result<bool, Conflict> {
        Ok(false)
    }

    /// A value as people write it.
    fn word(&self, value: Value) -> String {
        value.to_string()
    }

    /// A value in data, whatever people write: the same, unless they can write it in several ways.
    fn data(&self, value: Value) -> String {
        self.word(value)
    }

    /// Cells that show why a step holds, beyond those that it names: where a number has one place left,
    /// those that keep it from the others.
    fn witnesses(&self, _step: &Step, _known: &Domains) -> Vec<Spot> {
        Vec::new()
    }

    /// How other programs would rate the puzzle, of which this is the only solution.
    fn ratings(&self, _solution: &[Value]) -> Vec<Rating> {
        Vec::new()
    }

    /// What follows at some places, of which each could be `before` and can be `after`: "r1c2 and
    /// r1c5 are 0".
    fn says(&self, before: Values, after: Values, spots: &[Spot]) -> Message;
}

/// The rules of a family, and what looks at a puzzle with them.
#[derive(Debug)]
pub struct Reasoning<P> {
    /// All rules, easiest first.
    pub rules: fn() -> Vec<RuleInfo>,
    /// Prepare a puzzle.
    pub about: fn(&P) -> Box<dyn Reasoner>,
}

/// A puzzle seen with the rules of its family.
pub trait Reasoner {
    /// What the clues say by themselves, with what everybody takes note of.
    fn start(&self) -> Result<Domains, Conflict>;

    /// Take note of what is no step.
    fn settle(&self, known: &mut Domains) -> Result<(), Conflict>;

    /// Every use of a rule that says something new.
    fn find(&self, rule: RuleId, known: &Domains) -> Vec<Step>;

    /// A value as people write it.
    fn word(&self, value: Value) -> String;

    /// A value in data.
    fn data(&self, value: Value) -> String;

    /// Cells that show why a step holds, beyond those that it names.
    fn witnesses(&self, step: &Step, known: &Domains) -> Vec<Spot>;

    /// How other programs would rate the puzzle, of which this is the only solution.
    fn ratings(&self, solution: &[Value]) -> Vec<Rating>;

    /// What follows at some places, of which each could be `before` and can be `after`.
    fn says(&self, before: Values, after: Values, spots: &[Spot]) -> Message;
}

impl<V: View> Reasoner for V {
    fn start(&self) -> Result<Domains, Conflict> {
        let mut known = View::start(self);
        View::settle(self, &mut known)?;
        Ok(known)
    }

    fn settle(&self, known: &mut Domains) -> Result<(), Conflict> {
        View::settle(self, known)
    }

    fn find(&self, rule: RuleId, known: &Domains) -> Vec<Step> {
        let rule = V::RULES.iter().find(|own| own.id == rule);
        rule.map_or_else(Vec::new, |rule| (rule.find)(self, known))
    }

    fn word(&self, value: Value) -> String {
        View::word(self, value)
    }

    fn data(&self, value: Value) -> String {
        View::data(self, value)
    }

    fn witnesses(&self, step: &Step, known: &Domains) -> Vec<Spot> {
        View::witnesses(self, step, known)
    }

    fn ratings(&self, solution: &[Value]) -> Vec<Rating> {
        View::ratings(self, solution)
    }

    fn says(&self, before: Values, after: Values, spots: &[Spot]) -> Message {
        View::says(self, before, after, spots)
    }
}

/// The rules of a view, with its type forgotten.
pub fn rules_of<V: View>() -> Vec<RuleInfo> {
    let info = |rule: &Rule<V>| RuleInfo {
        id: rule.id,
        level: rule.level,
        cost: rule.cost,
        rests_on: rule.rests_on,
    };
    V::RULES.iter().map(info).collect()
}

/// Go where rules up to a level lead from what is known of a puzzle that has a solution: by the
/// family's quick way, if it has one, else by the rules themselves. A conflict says that it has none.
pub(crate) fn lead<V: View>(view: &V, known: &mut Domains, ceiling: Level) -> Result<(), Conflict> {
    if view.close(known, ceiling)? { Ok(()) } else { follow(view, known, ceiling) }
}

/// Lead with the rules below a level, then with its own as well; says whether those below were enough.
pub(crate) fn lead_exactly<V: View>(
    view: &V,
    known: &mut Domains,
    level: Level,
) -> Result<bool, Conflict> {
    let below = Level::ALL.into_iter().rev().find(|&below| below < level);
    if let Some(below) = below {
        lead(view, known, below)?;
    }
    let is_easier = below.is_some() && known.open() == 0;
    lead(view, known, level)?;
    Ok(is_easier)
}

/// Follow the rules up to a level, as far as they lead from what is known of a puzzle that has a
/// solution. At every turn all uses of the easiest rule that has any are made.
pub(crate) fn follow<V: View>(
    view: &V,
    known: &mut Domains,
    ceiling: Level,
) -> Result<(), Conflict> {
    View::settle(view, known)?;
    while known.open() > 0 {
        let mut allowed = V::RULES.iter().filter(|rule| rule.level <= ceiling);
        let news = |rule: &Rule<V>| {
            let steps = (rule.find)(view, known).into_iter();
            let new: Vec<Step> = steps.filter(|step| step.is_news(known)).collect();
            (!new.is_empty()).then_some(new)
        };
        let Some(steps) = allowed.find_map(news) else { break };
        steps.iter().try_for_each(|step| step.apply(known))?;
        View::settle(view, known)?;
    }
    Ok(())
}

/// Cells that follow each other in a line are told as a run from so many on.
const RUN: usize = 4;

/// Places in a sentence: "r1c2, r3c4 to r3c9 and r5c1".
pub(crate) fn places(spots: &[Spot]) -> Argument {
    let mut parts: Vec<Argument> = Vec::new();
    for run in spots.chunk_by(|a, b| is_next(*a, *b, spots)) {
        match run {
            [first, .., last] if run.len() >= RUN => {
                parts.push(message!("place-run", from = *first, to = *last).into());
            }
            _ => parts.extend(run.iter().map(|&spot| Argument::from(spot))),
        }
    }
    Argument::list(parts, Joint::And)
}

/// Does a cell follow another one in its row, or, where all are in one column, in that?
fn is_next(one: Spot, next: Spot, all: &[Spot]) -> bool {
    let (Spot::Cell { row, column }, Spot::Cell { row: below, column: right }) = (one, next) else {
        return false;
    };
    let in_column = |spot: &Spot| matches!(spot, Spot::Cell { column: c, .. } if *c == column);
    match row == below {
        true => column + 1 == right,
        false => column == right && row + 1 == below && all.iter().all(in_column),
    }
}

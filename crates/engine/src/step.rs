//! One use of a rule by a person (a deduction with its reason): what it looks at, and what follows.

use std::fmt;

use crate::constraint::Conflict;
use crate::domains::Domains;
use crate::message;
use crate::message::{Argument, Message};
use crate::spot::Spot;
use crate::values::{Value, Values, Var};

/// How hard a rule is to see, and a puzzle that needs it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// One look at one place.
    VeryEasy,
    /// One line or one clue, with a little counting.
    Easy,
    /// Several lines, or a pattern that one must know.
    Medium,
    /// Much of the board, or cases to be told apart.
    Hard,
    /// Consequences that rest on several others each, clues taken together, or a trial.
    Fiendish,
}

impl Level {
    /// All of them, the easiest first.
    pub const ALL: [Self; 5] =
        [Self::VeryEasy, Self::Easy, Self::Medium, Self::Hard, Self::Fiendish];

    /// From 1 to 5.
    pub fn number(self) -> u32 {
        self as u32 + 1
    }

    /// What one types, and what stands in data; its words are `level-NAME`.
    pub fn name(self) -> &'static str {
        match self {
            Self::VeryEasy => "very-easy",
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
            Self::Fiendish => "fiendish",
        }
    }

    /// The same, to be said in any language.
    pub fn message(self) -> Message {
        match self {
            Self::VeryEasy => message!("level-very-easy"),
            Self::Easy => message!("level-easy"),
            Self::Medium => message!("level-medium"),
            Self::Hard => message!("level-hard"),
            Self::Fiendish => message!("level-fiendish"),
        }
    }
}

/// What one types to name a rule, of which a family has one by that name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct RuleId(&'static str);

impl RuleId {
    /// The id of a rule, for whoever adds one.
    pub const fn new(name: &'static str) -> Self {
        Self(name)
    }

    /// What one types.
    pub const fn name(self) -> &'static str {
        self.0
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.0)
    }
}

/// In messages it stands as it is typed.
impl From<RuleId> for Argument {
    fn from(rule: RuleId) -> Self {
        rule.0.into()
    }
}

/// What a step looks at. There is none that looks at nothing.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Reason {
    cells: Vec<Spot>,
    clues: Vec<Spot>,
    lines: Vec<Spot>,
}

impl Reason {
    /// Some cells, or spans, of which something is known.
    pub fn cells(spots: impl IntoIterator<Item = Spot>) -> Self {
        Self { cells: spots.into_iter().collect(), ..Self::default() }
    }

    /// Some clues, by where they stand.
    pub fn clues(spots: impl IntoIterator<Item = Spot>) -> Self {
        Self { clues: spots.into_iter().collect(), ..Self::default() }
    }

    /// Whole lines or blocks.
    pub fn lines(spots: impl IntoIterator<Item = Spot>) -> Self {
        Self { lines: spots.into_iter().collect(), ..Self::default() }
    }

    /// All that two reasons look at.
    pub fn and(mut self, other: Self) -> Self {
        self.cells.extend(other.cells);
        self.clues.extend(other.clues);
        self.lines.extend(other.lines);
        self
    }

    /// The cells, the clues and the lines, in this order.
    pub fn parts(&self) -> [&[Spot]; 3] {
        [&self.cells, &self.clues, &self.lines]
    }

    /// All places.
    pub fn spots(&self) -> impl Iterator<Item = Spot> + '_ {
        self.parts().into_iter().flatten().copied()
    }

    /// How much there is to look at.
    pub fn size(&self) -> usize {
        self.cells.len() + self.clues.len() + self.lines.len()
    }
}

/// What a variable can still be after a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Change {
    /// Which variable.
    pub var: Var,
    /// The values that stay, if they were there.
    pub keep: Values,
}

/// What a link of a chain says of the values at its ends.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Strength {
    /// One of them is right at least.
    Strong,
    /// One of them is right at most.
    Weak,
}

/// A link of a chain, from a value of a variable to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Inference {
    /// Where it begins.
    pub from: (Var, Value),
    /// Where it ends.
    pub to: (Var, Value),
    /// What it says.
    pub strength: Strength,
}

/// One use of a rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    rule: RuleId,
    reason: Reason,
    why: Message,
    changes: Vec<Change>,
    chain: Vec<Inference>,
}

impl Step {
    /// A rule, what it looks at, why in a sentence, and what follows.
    ///
    /// A step without a reason or without a consequence is none.
    pub fn new(rule: RuleId, reason: Reason, why: Message, changes: Vec<Change>) -> Option<Self> {
        let is_step = reason.size() > 0 && !changes.is_empty();
        is_step.then_some(Self { rule, reason, why, changes, chain: Vec::new() })
    }

    /// The same, by a chain of these links.
    pub fn along(self, chain: Vec<Inference>) -> Self {
        Self { chain, ..self }
    }

    /// Which rule.
    pub fn rule(&self) -> RuleId {
        self.rule
    }

    /// What it looks at.
    pub fn reason(&self) -> &Reason {
        &self.reason
    }

    /// Why what follows does, in a sentence.
    pub fn why(&self) -> &Message {
        &self.why
    }

    /// The links of its chain, if it is one.
    pub fn chain(&self) -> &[Inference] {
        &self.chain
    }

    /// What follows.
    pub fn changes(&self) -> &[Change] {
        &self.changes
    }

    /// Does it say anything new?
    pub fn is_news(&self, known: &Domains) -> bool {
        self.changes.iter().any(|change| {
            let before = known.get(change.var);
            before.and(change.keep) != before
        })
    }

    /// Keep what follows.
    pub fn apply(&self, known: &mut Domains) -> Result<(), Conflict> {
        self.changes.iter().try_for_each(|change| known.keep(change.var, change.keep))
    }
}

//! Methods that solve any model, and the questions one asks of them.

use std::fmt;

use crate::auto::Auto;
use crate::limits::{Counter, Counters, Ended, Flow, Limits, Outcome};
use crate::listener::Listener;
use crate::message::Argument;
use crate::model::{Model, Solution};
use crate::sat::Sat;
use crate::search::Search;

/// What one types to pick a method: its name, of which there is one in a list of methods.
///
/// Names that users type become ids by looking for them in such a list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct MethodId(&'static str);

impl MethodId {
    /// The best method that there is for a puzzle.
    pub const AUTO: Self = Self("auto");
    /// Guess and propagate.
    pub const SEARCH: Self = Self("search");
    /// Clauses and learning from conflicts.
    pub const SAT: Self = Self("sat");
    /// The rules that people use, and no guess.
    pub const LOGIC: Self = Self("logic");
    /// The search by stacks.
    pub const STACKS: Self = Self("stacks");

    /// The id of a method, for whoever adds one.
    pub const fn new(name: &'static str) -> Self {
        Self(name)
    }

    /// What one types.
    pub const fn name(self) -> &'static str {
        self.0
    }
}

impl fmt::Display for MethodId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.0)
    }
}

/// In messages it stands as it is typed.
impl From<MethodId> for Argument {
    fn from(method: MethodId) -> Self {
        method.0.into()
    }
}

/// How far a method goes, and how far what it tells is right.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Promise {
    /// Every puzzle of a usual size is answered, and rightly.
    Answer,
    /// What it tells is right, but it may give up, or take for ever: a method to compare with.
    Attempt,
    /// What it tells may break a rule, and is checked by whoever asks. It looks for one answer; that
    /// there is none is said only if that is proved.
    Unchecked,
}

/// A way to find the solutions of any model.
pub trait Method: Sync {
    /// What one types to pick it.
    fn name(&self) -> MethodId;

    /// How far it goes.
    fn promise(&self) -> Promise {
        Promise::Answer
    }

    /// Is it for models with [`Shapes`](crate::Shapes) alone?
    fn needs_shapes(&self) -> bool {
        false
    }

    /// What it counts.
    fn keeps(&self) -> &'static [Counter] {
        Counter::GENERAL
    }

    /// Hand every solution to `found`, each one once, until it has enough.
    fn each(
        &self,
        model: &Model,
        limits: Limits<'_>,
        found: &mut dyn FnMut(Solution) -> Flow,
    ) -> Outcome;

    /// The same, and tell whoever watches what else happens; a method may tell its solutions alone.
    fn watched(&self, model: &Model, limits: Limits<'_>, listener: &mut dyn Listener) -> Outcome {
        self.each(model, limits, &mut |solution| listener.found(solution))
    }
}

/// Every method, the default first.
pub const METHODS: &[&dyn Method] = &[&Auto, &Search, &Sat];

/// How many solutions there are: an answer, never an error.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// This one and no other.
    Unique(Solution),
    /// These two at least.
    Several(Solution, Solution),
    /// None at all.
    None,
    /// A limit came first; one solution may be known.
    Unknown(Option<Solution>),
}

/// The same without the solutions themselves.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Standing {
    /// One solution and no other.
    Unique,
    /// Two at least.
    Several,
    /// None at all.
    None,
    /// A limit came first.
    Unknown,
}

impl Standing {
    /// What a number of solutions says, if these are all or if there may be more. Every verdict is
    /// worked out here.
    pub fn of(found: u128, all: bool) -> Self {
        match (found, all) {
            (0, true) => Self::None,
            (1, true) => Self::Unique,
            (0 | 1, false) => Self::Unknown,
            _ => Self::Several,
        }
    }

    /// Its name in data.
    pub fn word(self) -> &'static str {
        match self {
            Self::Unique => "unique",
            Self::Several => "several",
            Self::None => "none",
            Self::Unknown => "unknown",
        }
    }
}

impl Verdict {
    /// What solutions, and how the search for them ended, say of a puzzle.
    pub fn of(found: impl IntoIterator<Item = Solution>, ended: Ended) -> Self {
        let mut found = found.into_iter();
        let (one, other) = (found.next(), found.next());
        let number = u128::from(one.is_some()) + u128::from(other.is_some());
        match (Standing::of(number, ended == Ended::Exhausted), one, other) {
            (Standing::Several, Some(one), Some(other)) => Self::Several(one, other),
            (Standing::Unique, Some(one), _) => Self::Unique(one),
            (Standing::None, ..) => Self::None,
            (_, one, _) => Self::Unknown(one),
        }
    }

    /// Without the solutions.
    pub fn standing(&self) -> Standing {
        match self {
            Self::Unique(_) => Standing::Unique,
            Self::Several(..) => Standing::Several,
            Self::None => Standing::None,
            Self::Unknown(_) => Standing::Unknown,
        }
    }

    /// The solutions, two at most.
    pub fn into_solutions(self) -> Vec<Solution> {
        match self {
            Self::Unique(one) => vec![one],
            Self::Several(one, other) => vec![one, other],
            Self::None => Vec::new(),
            Self::Unknown(one) => one.into_iter().collect(),
        }
    }
}

/// How many solutions were found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Count {
    /// Exactly so many.
    Exactly(u128),
    /// So many, and perhaps more.
    AtLeast(u128),
}

impl Count {
    /// The number, exact or not.
    pub fn number(self) -> u128 {
        match self {
            Self::Exactly(number) | Self::AtLeast(number) => number,
        }
    }

    /// Both together. What is too large for a number is at least the largest.
    pub fn plus(self, other: Self) -> Self {
        match (self, other) {
            (Self::Exactly(a), Self::Exactly(b)) => {
                a.checked_add(b).map_or(Self::AtLeast(u128::MAX), Self::Exactly)
            }
            _ => Self::AtLeast(self.number().saturating_add(other.number())),
        }
    }

    /// Each of the one with each of the other. Nothing times anything is nothing.
    pub fn times(self, other: Self) -> Self {
        match (self, other) {
            (Self::Exactly(0), _) | (_, Self::Exactly(0)) => Self::Exactly(0),
            (Self::Exactly(a), Self::Exactly(b)) => {
                a.checked_mul(b).map_or(Self::AtLeast(u128::MAX), Self::Exactly)
            }
            _ => Self::AtLeast(self.number().saturating_mul(other.number())),
        }
    }

    /// Is it exact?
    pub fn is_exact(self) -> bool {
        matches!(self, Self::Exactly(_))
    }

    /// As if counting had stopped at `most`.
    pub fn up_to(self, most: u128) -> Self {
        if self.number() >= most { Self::AtLeast(most) } else { self }
    }
}

/// The ways of a method, its model already in hand: what `judge` and `count` ask.
pub type Each<'a> = dyn FnMut(Limits<'_>, &mut dyn FnMut(Solution) -> Flow) -> Outcome + 'a;

/// Is there one solution, none, or several?
pub fn judge(each: &mut Each<'_>, limits: Limits<'_>) -> (Verdict, Counters) {
    let mut found = Vec::with_capacity(2);
    let outcome = each(limits, &mut |solution| {
        found.push(solution);
        if found.len() == 2 { Flow::Enough } else { Flow::More }
    });
    (Verdict::of(found, outcome.ended), outcome.counters)
}

/// How many solutions are there? Stops after `most`, which is at least 1.
pub fn count(each: &mut Each<'_>, most: u128, limits: Limits<'_>) -> (Count, Counters) {
    debug_assert!(most > 0);
    let mut found = 0;
    let outcome = each(limits, &mut |_| {
        found += 1;
        if found >= most { Flow::Enough } else { Flow::More }
    });
    let count = match outcome.ended {
        Ended::Exhausted => Count::Exactly(found),
        _ => Count::AtLeast(found),
    };
    (count, outcome.counters)
}

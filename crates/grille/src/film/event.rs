//! What happens in a step of a search, and what is counted.

use grille_engine::{By, Value, Values, Var};

/// What happened in a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Event {
    /// A value is tried.
    Guess {
        /// Of this variable.
        var: Var,
        /// What it could be.
        of: Values,
        /// What is tried.
        value: Value,
    },
    /// Something else than a value is tried.
    Supposition {
        /// A variable, what it could be and what is left of that; nothing, if no variable shows it.
        about: Option<(Var, Values, Values)>,
    },
    /// Something follows.
    Deduction {
        /// For this variable.
        var: Var,
        /// What it could be.
        of: Values,
        /// What is left.
        left: Values,
        /// By what.
        by: By,
    },
    /// Something cannot be satisfied any more: a dead end.
    Clash {
        /// The number of the constraint; without one, nobody says which.
        constraint: Option<usize>,
    },
    /// The last guess is taken back, and struck.
    Refutation {
        /// Of this variable.
        var: Var,
        /// What was tried.
        value: Value,
        /// What is left.
        left: Values,
    },
    /// Guesses are taken back up to a depth, and what was learnt is kept.
    Return {
        /// So many stand.
        depth: usize,
    },
    /// All guesses are taken back, and what was learnt is kept.
    Restart,
    /// A solution.
    Solution,
    /// An answer that breaks a rule.
    Wrong,
    /// An answer of an integer program on the way, which breaks a rule.
    Draft {
        /// So many inequalities were added that forbid it.
        cuts: usize,
    },
    /// The search by stacks: a stack is added, and its last choice is tried.
    Push {
        /// At this place.
        var: Var,
        /// What can stand there.
        choices: Values,
    },
    /// The search by stacks: nothing can stand at the next place.
    DeadEnd {
        /// Which, unless there is none.
        var: Option<Var>,
    },
    /// The search by stacks: a choice is struck, and what is on top of that stack now is tried.
    Back {
        /// At this place.
        var: Var,
        /// What was struck.
        value: Value,
        /// What is left.
        left: Values,
    },
}

impl Event {
    /// Its name in data.
    pub fn word(self) -> &'static str {
        match self {
            Self::Guess { .. } | Self::Supposition { .. } => "guess",
            Self::Deduction { .. } => "deduction",
            Self::Clash { .. } => "clash",
            Self::Refutation { .. } => "refuted",
            Self::Return { .. } => "return",
            Self::Restart => "restart",
            Self::Solution => "solution",
            Self::Wrong => "wrong",
            Self::Draft { .. } => "draft",
            Self::Push { .. } => "push",
            Self::DeadEnd { .. } => "dead-end",
            Self::Back { .. } => "back",
        }
    }

    /// The variable that it is about, if it is about one.
    pub fn var(self) -> Option<Var> {
        match self {
            Self::Guess { var, .. }
            | Self::Deduction { var, .. }
            | Self::Refutation { var, .. }
            | Self::Push { var, .. }
            | Self::Back { var, .. } => Some(var),
            Self::Supposition { about } => about.map(|(var, _, _)| var),
            Self::DeadEnd { var } => var,
            Self::Clash { .. } | Self::Return { .. } | Self::Restart => None,
            Self::Solution | Self::Wrong | Self::Draft { .. } => None,
        }
    }

    /// The constraint that spoke, if one did.
    pub fn constraint(self) -> Option<usize> {
        match self {
            Self::Deduction { by: By::Constraint(number), .. } => Some(number),
            Self::Clash { constraint } => constraint,
            _ => None,
        }
    }

    /// Does the search go no further here?
    pub fn is_dead_end(self) -> bool {
        matches!(self, Self::Clash { .. } | Self::DeadEnd { .. })
    }
}

/// What is counted, exactly, whether steps are kept or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// What was tried.
    pub guesses: u64,
    /// What followed.
    pub deductions: u64,
    /// Dead ends.
    pub clashes: u64,
    /// Fresh starts.
    pub restarts: u64,
    /// Solutions.
    pub solutions: u64,
    /// Answers on the way, which were forbidden.
    pub drafts: u64,
    /// Guesses that stand now.
    pub depth: usize,
    /// Variables with more than one value left, now.
    pub open: usize,
}

impl Tally {
    /// Before the first step.
    pub(super) fn at_start(start: &[Values]) -> Self {
        let open = start.iter().filter(|values| values.count() > 1).count();
        Self { open, ..Self::default() }
    }
}

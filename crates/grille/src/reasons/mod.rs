//! The way of a person to the solution: the next step, all of them, and how hard they are.
//!
//! ```
//! use grille::{Allowed, Limits, Puzzle};
//!
//! let puzzle: Puzzle = "1.....2......3.4".parse()?;
//! let way = puzzle.explain(&Allowed::default(), Limits::NONE)?;
//! assert!(way.is_solved());
//! assert_eq!(way.steps()[0].rule.id.name(), "naked-single");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod cases;
mod chain;
mod grade;
mod mind;
mod refutation;
mod trial;
mod voice;
mod way;

use std::fmt;

use grille_engine::{Language, Level, Message, RuleId, message};
use grille_puzzles::{Family, RestsOn, RuleInfo, TooLarge, words};

pub use cases::{Case, Shown, cases, place_word};
pub use chain::{Chain, End};
pub use grade::{Grade, grade, ratings};
pub use mind::{Mind, Mistaken};
pub(crate) use refutation::refute;
pub(crate) use voice::subject;
pub use voice::{News, Told, cells_of};
pub use way::{Way, explain};

/// Clues and lines that are seen to clash when they are taken together.
pub const TOGETHER: RuleInfo = RuleInfo {
    id: RuleId::new("together"),
    level: Level::Fiendish,
    cost: 400,
    rests_on: RestsOn::Clues,
};

/// A value is tried, and ends in a contradiction.
pub const TRIAL: RuleInfo = RuleInfo {
    id: RuleId::new("trial"),
    level: Level::Fiendish,
    cost: 800,
    rests_on: RestsOn::Clues,
};

/// What one clue or line asks, in a chain that ends in a contradiction: no rule of its own.
pub const DIRECT: RuleInfo =
    RuleInfo { id: RuleId::new("direct"), level: Level::Easy, cost: 0, rests_on: RestsOn::Clues };

/// All rules of a family: its own, then those of all.
pub fn rules(family: &dyn Family) -> Vec<RuleInfo> {
    family.rules().into_iter().chain([TOGETHER, TRIAL]).collect()
}

/// The id of a rule's name in the catalogues.
pub fn rule_words(family: &dyn Family, rule: RuleId) -> String {
    match rule == TOGETHER.id || rule == TRIAL.id {
        true => format!("rule-{rule}"),
        false => format!("{}-rule-{rule}", family.info().id),
    }
}

/// Which rules may be used; all of them, if nothing is said.
#[derive(Clone, Debug, Default)]
pub struct Allowed {
    /// These alone, by name; all, if it is empty.
    pub only: Vec<String>,
    /// All but these, by name.
    pub without: Vec<String>,
}

impl Allowed {
    /// The rules of a family that may be used; the error names one that it does not have.
    fn of(&self, family: &dyn Family) -> Result<Vec<RuleInfo>, Unexplained> {
        let all = rules(family);
        let names = self.only.iter().chain(&self.without);
        for name in names {
            if !all.iter().any(|rule| rule.id.name() == name) {
                return Err(Unexplained::NoSuchRule(name.clone(), family.info().id));
            }
        }
        let has = |names: &[String], rule: &RuleInfo| names.iter().any(|n| n == rule.id.name());
        let allowed = |rule: &RuleInfo| {
            (self.only.is_empty() || has(&self.only, rule)) && !has(&self.without, rule)
        };
        Ok(all.into_iter().filter(allowed).collect())
    }
}

/// Why there is no way to tell.
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub enum Unexplained {
    /// The family has no rules yet.
    NoRules(&'static str),
    /// It has no rule of this name.
    NoSuchRule(String, &'static str),
    /// There is no solution.
    NoSolution,
    /// There are several.
    Several,
    /// A limit came first.
    Limit,
    /// It is too large.
    TooLarge(TooLarge),
}

impl Unexplained {
    /// The same, to be said in any language.
    pub fn message(&self) -> Message {
        use grille_engine::Argument::Name;
        match self {
            Self::NoRules(family) => message!("unexplained-no-rules", family = Name(family)),
            Self::NoSuchRule(name, family) => {
                message!("unexplained-no-such-rule", name = name.as_str(), family = Name(family))
            }
            Self::NoSolution => message!("unexplained-none"),
            Self::Several => message!("unexplained-several"),
            Self::Limit => message!("unexplained-limit"),
            Self::TooLarge(why) => why.message().clone(),
        }
    }
}

/// In English.
impl fmt::Display for Unexplained {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&words(Language::English).say(&self.message()))
    }
}

impl std::error::Error for Unexplained {}

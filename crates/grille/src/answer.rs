//! Questions about a puzzle, answered by a method of one's choice.

use std::fmt;
use std::sync::Arc;

use grille_engine::{Argument, Joint, Language, Message, message};
use grille_engine::{
    Count, Counted, Counter, Counters, Flow, Limits, Listener, MethodId, Outcome, Promise, Sat,
    Solution, Spread, Unwatched, Values, Verdict, count_shares, in_turn,
};
use grille_puzzles::{Bound, Instance, Pull, Quest, TooLarge, Which, words};

use crate::checked::{Checked, Wrong};
use crate::methods::Methods;
use crate::solutions::{AHEAD, Next, Solutions, ahead};

/// Why nobody answers a question about a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Refused {
    /// No method of this name serves the family; what there is.
    UnknownMethod(String, Vec<MethodId>),
    /// The method needs a model, and the puzzle is too large for one.
    TooLarge(TooLarge),
    /// The puzzle is too large for its solutions to be counted; why.
    NotCounted(Message),
    /// The family does not speak of symmetry.
    NoSymmetry(&'static str),
    /// The clues of the family do not stand in cells.
    NoClues(&'static str),
}

impl Refused {
    /// The same to be said in any language.
    pub fn message(&self) -> Message {
        match self {
            Self::UnknownMethod(name, known) => {
                let known = Argument::list(known.iter().copied(), Joint::Comma);
                message!("unknown-method", name = name.as_str(), methods = known)
            }
            Self::TooLarge(why) => why.message().clone(),
            Self::NotCounted(why) => why.clone(),
            Self::NoSymmetry(family) => message!("no-symmetry", family = Argument::Name(family)),
            Self::NoClues(family) => message!("no-clues", family = Argument::Name(family)),
        }
    }
}

/// In English.
impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&words(Language::English).say(&self.message()))
    }
}

impl std::error::Error for Refused {}

/// So many solutions are heard of sooner than all of them are counted.
const FEW: u128 = 1_000_000;

/// A puzzle and the method that answers questions about it.
#[derive(Clone)]
pub struct Solver<'p> {
    puzzle: &'p dyn Instance,
    method: Arc<dyn Bound + 'p>,
    id: MethodId,
    which: Which,
}

impl<'p> Solver<'p> {
    /// A method for a puzzle, of those that are built in.
    pub fn new(puzzle: &'p dyn Instance, method: MethodId) -> Result<Self, Refused> {
        Methods::built_in().solver(puzzle, method)
    }

    /// A method bound to its puzzle.
    pub(crate) fn by(puzzle: &'p dyn Instance, id: MethodId, method: Box<dyn Bound + 'p>) -> Self {
        Self { puzzle, method: method.into(), id, which: Which::All }
    }

    /// The method that works: never `auto` where the family has methods of its own.
    pub fn method(&self) -> MethodId {
        self.id
    }

    /// How far the method goes, and how far what it tells is right.
    pub fn promise(&self) -> Promise {
        self.method.promise()
    }

    /// What the method counts.
    pub fn keeps(&self) -> &'static [Counter] {
        self.method.keeps()
    }

    /// From now on, of solutions that are images of each other only one counts.
    pub fn up_to_symmetry(self) -> Result<Self, Refused> {
        match self.puzzle.images() {
            Some(_) => Ok(Self { which: Which::UpToSymmetry, ..self }),
            None => Err(Refused::NoSymmetry(self.puzzle.info().id)),
        }
    }

    /// Hand every solution to `found`, each one once, until it has enough.
    pub fn each(&self, limits: Limits<'_>, found: &mut dyn FnMut(Solution) -> Flow) -> Outcome {
        self.each_or_wrong(limits, found, &mut |_, _| {})
    }

    /// The same; what a method that promises nothing tells though it breaks a rule goes to `wrong`.
    pub(crate) fn each_or_wrong(
        &self,
        limits: Limits<'_>,
        found: &mut dyn FnMut(Solution) -> Flow,
        wrong: &mut Wrong<'_>,
    ) -> Outcome {
        let images = match self.which {
            Which::All => None,
            Which::UpToSymmetry => self.puzzle.images(),
        };
        let Some(images) = images else { return self.each_checked(limits, found, wrong) };
        let first = &mut |solution: Solution| {
            // The least of all images stands for them.
            match images(&solution).iter().any(|image| *image < solution) {
                true => Flow::More,
                false => found(solution),
            }
        };
        self.each_checked(limits, first, wrong)
    }

    /// Every solution, of a method that promises nothing only if it breaks no rule.
    fn each_checked(
        &self,
        limits: Limits<'_>,
        found: &mut dyn FnMut(Solution) -> Flow,
        wrong: &mut Wrong<'_>,
    ) -> Outcome {
        if self.promise() != Promise::Unchecked {
            return self.method.each(limits, found);
        }
        let (mut all, mut wrong) = (Unwatched(found), |solution, broken| wrong(solution, broken));
        let mut checked = Checked::new(self.puzzle, &mut all, &mut wrong);
        let outcome = self.method.each(limits, &mut |solution| checked.found(solution));
        checked.outcome(outcome)
    }

    /// Every solution, and all else that the method tells whoever watches it.
    pub fn watched(&self, limits: Limits<'_>, listener: &mut dyn Listener) -> Outcome {
        if self.promise() != Promise::Unchecked {
            return self.method.watched(limits, listener);
        }
        let mut wrong = |_, _| {};
        let mut checked = Checked::new(self.puzzle, listener, &mut wrong);
        let outcome = self.method.watched(limits, &mut checked);
        checked.outcome(outcome)
    }

    /// Hand every solution that is asked for to `found`, each one once, until it has enough.
    pub fn each_of(
        &self,
        quest: Quest<'_>,
        limits: Limits<'_>,
        found: &mut dyn FnMut(Solution) -> Flow,
    ) -> Outcome {
        if self.promise() != Promise::Unchecked {
            return self.method.each_of(quest, limits, found);
        }
        let (mut all, mut wrong) = (Unwatched(found), |_, _| {});
        let mut checked = Checked::new(self.puzzle, &mut all, &mut wrong);
        let outcome = self.method.each_of(quest, limits, &mut |solution| checked.found(solution));
        checked.outcome(outcome)
    }

    /// All solutions, found as they are asked for.
    pub fn solutions<'a>(&'a self, limits: Limits<'a>) -> Solutions<'a> {
        let next = self.pull().map(|pull| pull as Box<Next<'a>>);
        let each = || ahead(AHEAD, Box::new(|limits, found| self.each(limits, found)));
        Solutions::new(next.unwrap_or_else(each), limits)
    }

    /// What gives one solution after the other, where the method can wait in between.
    pub(crate) fn pull(&self) -> Option<Box<Pull>> {
        match self.which {
            Which::All => self.method.pull(),
            Which::UpToSymmetry => None,
        }
    }

    /// Is there one solution, none, or several?
    pub fn judge(&self, limits: Limits<'_>) -> (Verdict, Counters) {
        grille_engine::judge(&mut |limits, found| self.each(limits, found), limits)
    }

    /// The values that each variable has in some solution: what all share is what has one value.
    ///
    /// Complete when the outcome is `Exhausted`. One method answers this, whatever was chosen.
    pub fn possible(&self, limits: Limits<'_>) -> Result<(Vec<Values>, Outcome), Refused> {
        let model = self.puzzle.model().map_err(Refused::TooLarge)?;
        Ok(Sat.possible(&model, limits))
    }

    /// How many solutions are there? Stops after `most`.
    pub fn count(&self, most: u128, limits: Limits<'_>) -> Counted {
        self.count_spread(most, limits, &in_turn)
    }

    /// The same, its shares worked on as `spread` likes: one after another, or on many threads. Whoever
    /// counts to nothing asks nobody.
    pub fn count_spread(&self, most: u128, limits: Limits<'_>, spread: &Spread<'_>) -> Counted {
        if most == 0 {
            return (Count::AtLeast(0), Counters::default());
        }
        let shares = if most > FEW { self.method.shares(self.which) } else { None };
        match shares {
            Some(shares) => {
                let (count, counters) = count_shares(shares.as_ref(), limits, spread);
                (count.up_to(most), counters)
            }
            None => {
                grille_engine::count(&mut |limits, found| self.each(limits, found), most, limits)
            }
        }
    }
}

//! Questions about a puzzle, answered by a method of one's choice.

use std::fmt;

use grille_engine::{Argument, Joint, Language, Message, message};
use grille_engine::{
    Counted, Counters, Flow, Limits, METHODS, Method, Outcome, Sat, Solution, Spread, Values,
    Verdict, count_shares, in_turn,
};
use grille_puzzles::{Family, Instance, Quest, TooLarge, Which, family, words};

use crate::solutions::{AHEAD, Solutions, ahead};

/// Why nobody answers a question about a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refused {
    /// No method of this name serves the family; what there is.
    UnknownMethod(String, Vec<&'static str>),
    /// The method needs a model, and the puzzle is too large for one.
    TooLarge(TooLarge),
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

/// The name that stands for the best method a family has.
const BEST: &str = "auto";

/// So many solutions are heard of sooner than all of them are counted.
const FEW: u128 = 1_000_000;

/// The methods for a family, each with the id of what is said of it: those for all, then its own.
pub fn methods(family: &dyn Family) -> Vec<(&'static str, String)> {
    let id = family.info().id;
    let general = METHODS.iter().map(|method| (method.name(), format!("method-{}", method.name())));
    let own = family.fast().into_iter().map(|name| (name, format!("{id}-method-{name}")));
    general.chain(own).collect()
}

/// A puzzle and the method that answers questions about it.
#[derive(Clone, Copy)]
pub struct Solver<'p> {
    puzzle: &'p dyn Instance,
    pub(crate) way: Way,
    which: Which,
}

/// A method that serves the puzzles of a family.
#[derive(Clone, Copy)]
pub(crate) enum Way {
    General(&'static dyn Method),
    Own(&'static str),
}

impl<'p> Solver<'p> {
    /// The method of this name for a puzzle. `auto` is the first of the family's own methods where
    /// it has any.
    pub fn new(puzzle: &'p dyn Instance, method: &str) -> Result<Self, Refused> {
        let family = family(puzzle.info().id).expect("every puzzle is of a family in the list");
        let own = family.fast();
        let own = own.iter().find(|name| method == BEST || **name == method);
        let general = || METHODS.iter().find(|general| general.name() == method);
        let way = match (own, puzzle.large()) {
            (Some(name), _) => Way::Own(name),
            (None, large) => {
                let general = *general().ok_or_else(|| {
                    let known = methods(family).into_iter().map(|(name, _)| name).collect();
                    Refused::UnknownMethod(method.to_owned(), known)
                })?;
                large.map_or(Ok(Way::General(general)), |why| Err(Refused::TooLarge(why)))?
            }
        };
        Ok(Self::by(way, puzzle))
    }

    /// The same way for another puzzle of the family and size.
    pub(crate) fn by(way: Way, puzzle: &'p dyn Instance) -> Self {
        Self { puzzle, way, which: Which::All }
    }

    /// From now on, of solutions that are images of each other only one counts.
    pub fn up_to_symmetry(self) -> Result<Self, Refused> {
        if !self.puzzle.has_images() {
            return Err(Refused::NoSymmetry(self.puzzle.info().id));
        }
        Ok(Self { which: Which::UpToSymmetry, ..self })
    }

    /// Hand every solution to `found`, each one once, until it has enough.
    pub fn each(&self, limits: Limits<'_>, found: &mut dyn FnMut(Solution) -> Flow) -> Outcome {
        match self.which {
            Which::All => self.all(limits, found),
            Which::UpToSymmetry => self.all(limits, &mut |solution| {
                // The least of all images stands for them.
                let images = self.puzzle.images(&solution);
                if images.iter().any(|image| *image < solution) {
                    return Flow::More;
                }
                found(solution)
            }),
        }
    }

    fn all(&self, limits: Limits<'_>, found: &mut dyn FnMut(Solution) -> Flow) -> Outcome {
        match self.way {
            Way::General(method) => {
                let model = self.puzzle.model();
                method.each(&model.expect("whoever chose the method asked"), limits, found)
            }
            Way::Own(name) => {
                let outcome = self.puzzle.fast(name, limits, found);
                outcome.expect("the name was taken from the family's own list")
            }
        }
    }

    /// Hand every solution that is asked for to `found`, each one once, until it has enough.
    pub fn each_of(
        &self,
        quest: Quest<'_>,
        limits: Limits<'_>,
        found: &mut dyn FnMut(Solution) -> Flow,
    ) -> Outcome {
        match self.way {
            Way::General(method) => {
                let mut model = self.puzzle.model().expect("whoever chose the method asked");
                quest.part.post(&mut model);
                method.each(&model, limits, found)
            }
            Way::Own(name) => {
                let outcome = self.puzzle.fast_of(name, quest, limits, found);
                outcome.expect("the name was taken from the family's own list")
            }
        }
    }

    /// All solutions, found as they are asked for.
    pub fn solutions<'a>(&self, limits: Limits<'a>) -> Solutions<'a>
    where
        'p: 'a,
    {
        let waits = match (self.way, self.which) {
            (Way::Own(name), Which::All) => self.puzzle.pull(name),
            _ => None,
        };
        Solutions::new(waits.unwrap_or_else(|| ahead(AHEAD, *self)), limits)
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

    /// The same, its shares worked on as `spread` likes: one after another, or on many threads.
    pub fn count_spread(&self, most: u128, limits: Limits<'_>, spread: &Spread<'_>) -> Counted {
        let shares = match self.way {
            Way::Own(name) if most > FEW => self.puzzle.shares(name, self.which),
            _ => None,
        };
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

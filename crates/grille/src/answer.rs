//! Questions about a puzzle, answered by a method of one's choice.

use std::fmt;

use grille_engine::{Count, Counters, Flow, Limits, METHODS, Method, Outcome, Solution, Verdict};
use grille_puzzles::{Family, Instance, family};

/// No method of this name serves the puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownMethod {
    /// What was asked for.
    pub name: String,
    /// What there is.
    pub known: Vec<&'static str>,
}

impl fmt::Display for UnknownMethod {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known = self.known.join(", ");
        write!(f, "no method `{}` for this family; there are {known}", self.name)
    }
}

impl std::error::Error for UnknownMethod {}

/// The name that stands for the best method a family has.
const BEST: &str = "auto";

/// The methods for a family, each with what it does: those for all, then its own.
pub fn methods(family: &dyn Family) -> Vec<(&'static str, &'static str)> {
    let general = METHODS.iter().map(|method| (method.name(), method.about()));
    general.chain(family.fast()).collect()
}

/// A puzzle and the method that answers questions about it.
#[derive(Clone, Copy)]
pub struct Solver<'p> {
    puzzle: &'p dyn Instance,
    way: Way,
}

#[derive(Clone, Copy)]
enum Way {
    General(&'static dyn Method),
    Own(&'static str),
}

impl<'p> Solver<'p> {
    /// The method of this name for a puzzle. `auto` is the family's own method where it has one.
    pub fn new(puzzle: &'p dyn Instance, method: &str) -> Result<Self, UnknownMethod> {
        let family = family(puzzle.info().id).expect("every puzzle is of a family in the list");
        let own = family.fast();
        let own = own.iter().find(|(name, _)| method == BEST || *name == method);
        let general = || METHODS.iter().find(|general| general.name() == method);
        let way = match own {
            Some((name, _)) => Way::Own(name),
            None => Way::General(*general().ok_or_else(|| {
                let known = methods(family).into_iter().map(|(name, _)| name).collect();
                UnknownMethod { name: method.to_owned(), known }
            })?),
        };
        Ok(Self { puzzle, way })
    }

    /// Hand every solution to `found`, each one once, until it has enough.
    pub fn each(&self, limits: Limits<'_>, found: &mut dyn FnMut(Solution) -> Flow) -> Outcome {
        match self.way {
            Way::General(method) => method.each(&self.puzzle.model(), limits, found),
            Way::Own(name) => {
                let outcome = self.puzzle.fast(name, limits, found);
                outcome.expect("the name was taken from the family's own list")
            }
        }
    }

    /// Is there one solution, none, or several?
    pub fn judge(&self, limits: Limits<'_>) -> (Verdict, Counters) {
        grille_engine::judge(&mut |limits, found| self.each(limits, found), limits)
    }

    /// How many solutions are there? Stops after `most`.
    pub fn count(&self, most: u128, limits: Limits<'_>) -> (Count, Counters) {
        grille_engine::count(&mut |limits, found| self.each(limits, found), most, limits)
    }
}

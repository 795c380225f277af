//! The list of methods: those for any model, which others may add to, and those of each family.

use std::sync::LazyLock;

use grille_engine::{METHODS, Method};
use grille_puzzles::{Bound, Family, General, Instance};

use crate::answer::{Refused, Solver};

/// The name that stands for the best method a family has.
const BEST: &str = "auto";

/// The methods one can choose from.
///
/// A crate with a method of its own, for any model, adds it to those that are built in:
///
/// ```
/// use grille::{Limits, Method, Methods, Model, Outcome, Reading, Search, Solution, read};
///
/// struct Mine;
///
/// impl Method for Mine {
///     fn name(&self) -> &'static str {
///         "mine"
///     }
///     fn each(
///         &self,
///         model: &Model,
///         limits: Limits<'_>,
///         found: &mut dyn FnMut(Solution) -> grille::Flow,
///     ) -> Outcome {
///         Search.each(model, limits, found)
///     }
/// }
///
/// let puzzle = read("1.....2......3.4", &Reading::default()).unwrap().remove(0).puzzle.unwrap();
/// let methods = Methods::new().with(&Mine);
/// assert_eq!(methods.solver(puzzle.as_ref(), "mine").unwrap().method(), "mine");
/// ```
#[derive(Clone)]
pub struct Methods {
    general: Vec<&'static dyn Method>,
}

impl Default for Methods {
    fn default() -> Self {
        Self::new()
    }
}

impl Methods {
    /// Those that are built in.
    pub fn new() -> Self {
        Self { general: METHODS.to_vec() }
    }

    /// Those that are built in, made once.
    pub fn built_in() -> &'static Self {
        static METHODS: LazyLock<Methods> = LazyLock::new(Methods::new);
        &METHODS
    }

    /// These and another one, for any model.
    pub fn with(mut self, method: &'static dyn Method) -> Self {
        self.general.push(method);
        self
    }

    /// The methods for a family, each with the id of what is said of it: those for all, then its
    /// own.
    pub fn of(&self, family: &dyn Family) -> Vec<(&'static str, String)> {
        let id = family.info().id;
        let general = self.general.iter().map(|method| method.name());
        let general = general.map(|name| (name, format!("method-{name}")));
        let own = family.methods().into_iter().map(|name| (name, format!("{id}-method-{name}")));
        general.chain(own).collect()
    }

    /// The method of this name for a puzzle. `auto` is the first of the family's own methods where
    /// it has any.
    pub fn solver<'p>(&self, puzzle: &'p dyn Instance, name: &str) -> Result<Solver<'p>, Refused> {
        let (name, method) = self.bind(puzzle, name)?;
        Ok(Solver::by(puzzle, name, method))
    }

    fn bind<'p>(
        &self,
        puzzle: &'p dyn Instance,
        name: &str,
    ) -> Result<(&'static str, Box<dyn Bound + 'p>), Refused> {
        let own = puzzle.family().methods();
        let own = own.into_iter().find(|own| name == BEST || *own == name);
        if let Some((own, method)) = own.and_then(|own| Some((own, puzzle.bind(own)?))) {
            return Ok((own, method));
        }
        let general = self.general.iter().find(|general| general.name() == name);
        let general = *general.ok_or_else(|| {
            let known = self.of(puzzle.family()).into_iter().map(|(name, _)| name).collect();
            Refused::UnknownMethod(name.to_owned(), known)
        })?;
        let model = puzzle.model().map_err(Refused::TooLarge)?;
        Ok((general.name(), Box::new(General::new(general, model))))
    }
}

/// The methods for a family that are built in, each with the id of what is said of it.
pub fn methods(family: &dyn Family) -> Vec<(&'static str, String)> {
    Methods::built_in().of(family)
}

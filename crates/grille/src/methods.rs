//! The list of methods: those for any model, which others may add to, and those of each family.

use std::sync::LazyLock;

use grille_engine::{METHODS, Method, MethodId};
use grille_puzzles::{Bound, Family, General, Instance};

use crate::answer::{Refused, Solver};
use crate::logic::Logic;

/// The methods one can choose from.
///
/// A crate with a method of its own, for any model, adds it to those that are built in:
///
/// ```
/// use grille::{Limits, Method, MethodId, Methods, Model, Outcome, Reading, Search, Solution, read};
///
/// struct Mine;
///
/// impl Method for Mine {
///     fn name(&self) -> MethodId {
///         MethodId::new("mine")
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
/// let mine = methods.find(puzzle.family(), "mine").unwrap();
/// assert_eq!(methods.solver(puzzle.as_ref(), mine).unwrap().method(), Mine.name());
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
    pub fn of(&self, family: &dyn Family) -> Vec<(MethodId, String)> {
        let id = family.info().id;
        let logic = Logic::serves(family).then_some(MethodId::LOGIC);
        let general = self.general.iter().filter(|method| serves(**method, family));
        let general = general.map(|method| method.name()).chain(logic);
        let general = general.map(|name| (name, format!("method-{name}")));
        // The ids of sentences have no `+`.
        let words = |name: MethodId| format!("{id}-method-{}", name.name().replace('+', "-"));
        let own = family.methods().into_iter().map(|name| (name, words(name)));
        general.chain(own).collect()
    }

    /// The method of a name that somebody typed, for a family.
    pub fn find(&self, family: &dyn Family, name: &str) -> Result<MethodId, Refused> {
        let mut known = self.of(family).into_iter().map(|(id, _)| id);
        known.find(|id| id.name() == name).ok_or_else(|| self.unknown(family, name))
    }

    fn unknown(&self, family: &dyn Family, name: &str) -> Refused {
        let known = self.of(family).into_iter().map(|(id, _)| id).collect();
        Refused::UnknownMethod(name.to_owned(), known)
    }

    /// A method for a puzzle. `auto` is the first of the family's own methods where it has any.
    pub fn solver<'p>(
        &self,
        puzzle: &'p dyn Instance,
        method: MethodId,
    ) -> Result<Solver<'p>, Refused> {
        let (id, method) = self.bind(puzzle, method)?;
        Ok(Solver::by(puzzle, id, method))
    }

    fn bind<'p>(
        &self,
        puzzle: &'p dyn Instance,
        wanted: MethodId,
    ) -> Result<(MethodId, Box<dyn Bound + 'p>), Refused> {
        let own = puzzle.family().methods();
        let own = own.into_iter().find(|&own| wanted == MethodId::AUTO || own == wanted);
        if let Some((own, method)) = own.and_then(|own| Some((own, puzzle.bind(own)?))) {
            return Ok((own, method));
        }
        if wanted == MethodId::LOGIC && Logic::serves(puzzle.family()) {
            return Ok((wanted, Box::new(Logic::new(puzzle)?)));
        }
        let family = puzzle.family();
        let is_it = |method: &&&dyn Method| method.name() == wanted && serves(**method, family);
        let general = *self
            .general
            .iter()
            .find(is_it)
            .ok_or_else(|| self.unknown(puzzle.family(), wanted.name()))?;
        let model = puzzle.model().map_err(Refused::TooLarge)?.with_shapes(puzzle.shapes());
        Ok((general.name(), Box::new(General::new(general, model))))
    }
}

/// Has a family what a method needs?
fn serves(method: &dyn Method, family: &dyn Family) -> bool {
    !method.needs_shapes() || family.has_shapes()
}

/// The methods for a family that are built in, each with the id of what is said of it.
pub fn methods(family: &dyn Family) -> Vec<(MethodId, String)> {
    Methods::built_in().of(family)
}

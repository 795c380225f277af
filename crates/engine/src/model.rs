//! The narrow waist: a puzzle as variables and constraints (a CSP), each tied to the clues it comes
//! from.

use std::fmt;
use std::sync::Arc;

use grille_grid::{Cell, Line};

use crate::constraint::Constraint;
use crate::domains::Domains;
use crate::message::Message;
use crate::spot::Spot;
use crate::values::{Value, Values, Var};

/// Where on the board a variable or a clue lives.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Place {
    /// One cell.
    Cell(Cell),
    /// Between two cells.
    Between(Cell, Cell),
    /// A whole row or column.
    Line(Line),
}

/// One thing a setter wrote: a given, the number of an island, the runs of a line.
#[derive(Clone, PartialEq, Debug)]
pub struct Clue {
    /// Where it stands.
    pub place: Place,
    /// How it is written.
    pub text: String,
}

/// A clue of a model, numbered in the order of its making.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ClueId(pub u32);

/// A constraint of a model, with the rule it stands for and the clues it comes from.
#[derive(Clone, Debug)]
pub struct Posted {
    /// The truth itself.
    pub constraint: Arc<dyn Constraint>,
    /// The rule as a complaint: "a number appears twice".
    pub broken: Message,
    /// Where the rule applies.
    pub scope: Scope,
    /// The clues without which it would not be there. None for what every puzzle must satisfy.
    pub clues: Vec<ClueId>,
}

impl Posted {
    /// What is left of it when only these clues are there.
    fn only(self, clues: &[ClueId]) -> Option<Self> {
        let there: Vec<bool> = self.clues.iter().map(|clue| clues.contains(clue)).collect();
        if there.iter().all(|&there| there) {
            return Some(self);
        }
        let constraint = self.constraint.restricted(&there)?;
        let clues = self.clues.iter().copied().filter(|clue| clues.contains(clue)).collect();
        Some(Self { constraint, clues, ..self })
    }
}

/// Where a rule applies.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Scope {
    /// On the whole board.
    Board,
    /// At a place: "row 3".
    Spot(Spot),
    /// Where more is to be said: "row 3 with clue 1 2".
    Message(Message),
}

impl From<Spot> for Scope {
    fn from(spot: Spot) -> Self {
        Self::Spot(spot)
    }
}

impl From<Message> for Scope {
    fn from(message: Message) -> Self {
        Self::Message(message)
    }
}

/// One value for each variable.
pub type Solution = Vec<Value>;

/// Tells the variables of each shape that an answer has.
type Seen = dyn Fn(&Solution) -> Vec<Vec<Var>> + Send + Sync;

/// Shapes of which an answer must have none, beside the constraints and less than they say.
#[derive(Clone)]
pub struct Shapes(Arc<Seen>);

impl Shapes {
    /// By what tells the variables of each shape that an answer has.
    pub fn new(seen: impl Fn(&Solution) -> Vec<Vec<Var>> + Send + Sync + 'static) -> Self {
        Self(Arc::new(seen))
    }

    /// The shapes that an answer has, each as its variables.
    pub fn of(&self, answer: &Solution) -> Vec<Vec<Var>> {
        (self.0)(answer)
    }
}

impl fmt::Debug for Shapes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Shapes")
    }
}

/// What a puzzle is: variables with small domains and constraints between them.
///
/// A copy shares its constraints with the original.
#[derive(Clone, Debug, Default)]
pub struct Model {
    places: Vec<Place>,
    values: Vec<Values>,
    constraints: Vec<Posted>,
    clues: Vec<Clue>,
    shapes: Option<Shapes>,
}

impl Model {
    /// A model without variables.
    pub fn new() -> Self {
        Self::default()
    }

    /// Add a variable with its values.
    pub fn variable(&mut self, place: Place, values: Values) -> Var {
        self.places.push(place);
        self.values.push(values);
        Var(self.places.len() as u32 - 1)
    }

    /// Add a clue.
    pub fn clue(&mut self, place: Place, text: impl Into<String>) -> ClueId {
        self.clues.push(Clue { place, text: text.into() });
        ClueId(self.clues.len() as u32 - 1)
    }

    /// Add a constraint that comes from these clues.
    pub fn post(
        &mut self,
        constraint: impl Constraint + 'static,
        broken: Message,
        scope: impl Into<Scope>,
        clues: &[ClueId],
    ) {
        let (constraint, scope) = (Arc::new(constraint), scope.into());
        self.constraints.push(Posted { constraint, broken, scope, clues: clues.to_vec() });
    }

    /// The same rules with only some of the clues, which keep their numbers.
    pub fn only(mut self, clues: &[ClueId]) -> Self {
        let constraints = self.constraints.into_iter();
        self.constraints = constraints.filter_map(|posted| posted.only(clues)).collect();
        self
    }

    /// The same with only some of the constraints, by their places in the list.
    pub fn keeping(&self, constraints: &[usize]) -> Self {
        let kept = constraints.iter().map(|&i| self.constraints[i].clone()).collect();
        let (places, values) = (self.places.clone(), self.values.clone());
        let shapes = self.shapes.clone();
        Self { places, values, constraints: kept, clues: self.clues.clone(), shapes }
    }

    /// The same with shapes, for methods that forbid these where others look at the whole board.
    pub fn with_shapes(self, shapes: Option<Shapes>) -> Self {
        Self { shapes, ..self }
    }

    /// The shapes, if it has any.
    pub fn shapes(&self) -> Option<&Shapes> {
        self.shapes.as_ref()
    }

    /// The number of variables.
    pub fn len(&self) -> usize {
        self.places.len()
    }

    /// Are there no variables?
    pub fn is_empty(&self) -> bool {
        self.places.is_empty()
    }

    /// Where a variable lives.
    pub fn place(&self, var: Var) -> Place {
        self.places[var.index()]
    }

    /// The constraints in the order in which they were added.
    pub fn constraints(&self) -> &[Posted] {
        &self.constraints
    }

    /// The clues in the order in which they were added.
    pub fn clues(&self) -> &[Clue] {
        &self.clues
    }

    /// Every variable with all its values.
    pub fn domains(&self) -> Domains {
        Domains::new(self.values.clone())
    }

    /// The constraints that do not hold of these values.
    pub fn violated<'a>(&'a self, values: &'a [Value]) -> impl Iterator<Item = &'a Posted> {
        self.constraints.iter().filter(|posted| !posted.constraint.holds(values))
    }
}

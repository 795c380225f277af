//! Clues that stand in cells and are changed one by one, and what a change does to solutions.

use std::ops::RangeInclusive;

use grille_engine::constraints::Among;
use grille_engine::{Message, Model, Scope, Solution, Values, Var, message};
use grille_grid::Cell;

/// The number that stands in a cell, if one does.
pub type Clue = Option<u32>;

/// How a family's clues are changed, and what is known of the solutions then.
#[derive(Debug)]
pub struct Clues<P> {
    /// All clues, cell by cell.
    pub all: fn(&P) -> Vec<Clue>,
    /// Change the clue of a cell, which is on the board; the error says what was expected.
    pub put: fn(&mut P, Cell, Clue) -> Result<(), Message>,
    /// Is a solution of the puzzle before also one of the puzzle now?
    pub fit: fn(&P, Revised<'_>, &Solution) -> bool,
    /// Parts that hold every solution which the puzzle before did not have; `None` if there may be
    /// such anywhere.
    pub fresh: fn(&P, Revised<'_>) -> Option<Vec<Part>>,
}

/// All clues of a puzzle as they were and as they are.
#[derive(Clone, Copy, Debug)]
pub struct Revised<'a> {
    /// As they were.
    pub before: &'a [Clue],
    /// As they are.
    pub now: &'a [Clue],
}

impl Revised<'_> {
    /// Where the two differ: the cell, what it had, what it has.
    pub(crate) fn differences(&self) -> impl Iterator<Item = (u32, Clue, Clue)> {
        let cells = (0..).zip(self.before.iter().zip(self.now));
        cells.filter(|(_, (a, b))| a != b).map(|(cell, (before, now))| (cell, *before, *now))
    }
}

/// The clues of a puzzle in its cells, and what is known of its solutions when they change.
pub trait Clued {
    /// All clues, cell by cell.
    fn all(&self) -> Vec<Clue>;

    /// Is a solution of the puzzle before also one of the puzzle now?
    fn fits(&self, revised: Revised<'_>, solution: &Solution) -> bool;

    /// Parts that hold every solution which the puzzle before did not have; `None` if there may be
    /// such anywhere.
    fn fresh(&self, revised: Revised<'_>) -> Option<Vec<Part>>;
}

/// A puzzle and the table of its clues.
pub(crate) struct CluesOf<'p, P> {
    pub puzzle: &'p P,
    pub clues: Clues<P>,
}

impl<P> Clued for CluesOf<'_, P> {
    fn all(&self) -> Vec<Clue> {
        (self.clues.all)(self.puzzle)
    }

    fn fits(&self, revised: Revised<'_>, solution: &Solution) -> bool {
        (self.clues.fit)(self.puzzle, revised, solution)
    }

    fn fresh(&self, revised: Revised<'_>) -> Option<Vec<Part>> {
        (self.clues.fresh)(self.puzzle, revised)
    }
}

/// A part of all solutions: those in which a variable has one of some values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Part {
    /// The variable.
    pub var: Var,
    /// Its values.
    pub among: Values,
}

impl Part {
    /// Is a solution in this part?
    pub fn holds(self, solution: &Solution) -> bool {
        self.among.has(solution[self.var.index()])
    }

    /// From now on the model has only the solutions of this part.
    pub fn post(self, model: &mut Model) {
        let among = Among::new(self.var, self.among);
        model.post(among, message!("another-part"), Scope::Board, &[]);
    }
}

/// Solutions that are asked for: those of a part.
#[derive(Clone, Copy, Debug)]
pub struct Quest<'a> {
    /// Where they are.
    pub part: Part,
    /// A solution elsewhere to which they may be close. It may cost time, never truth.
    pub near: Option<&'a Solution>,
}

/// Does a solution have the givens that are new? A given is one of some numbers from `first` on.
pub(crate) fn fits_givens(revised: Revised<'_>, first: u32, solution: &Solution) -> bool {
    let value = |cell: u32| first + u32::from(solution[cell as usize]);
    revised.differences().all(|(cell, _, now)| now.is_none_or(|given| given == value(cell)))
}

/// Where solutions are new when givens have changed: where one was taken away, or is another now.
///
/// A given is one of `numbers`, the first of which is the value 0.
pub(crate) fn fresh_givens(revised: Revised<'_>, numbers: RangeInclusive<u32>) -> Vec<Part> {
    let value = |clue: u32| (clue - numbers.start()) as u8;
    let all = Values::below(numbers.end() - numbers.start() + 1);
    let part = |(cell, before, now): (u32, Clue, Clue)| {
        let had = Values::one(value(before?));
        let among = now.map_or(all.without(had), |now| Values::one(value(now)));
        Some(Part { var: Var(cell), among })
    };
    revised.differences().filter_map(part).collect()
}

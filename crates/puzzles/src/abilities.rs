//! What a family can do, as tables of plain functions. A table that is not there is an ability that
//! the family lacks.

use grille_chance::Seed;
use grille_engine::{Argument, Joint, Limits, Message, Solution, Value, Values, Var, message};
use grille_grid::{Axis, Cell, Line, Size};

use crate::clues::Clues;
use crate::complaint::Complaint;
use crate::making::{Making, Traced, Tracing, Untraced, Wish};
use crate::misfit::Misfit;
use crate::one_liner::OneLiner;
use crate::pixels::Pixels;
use crate::play::Play;
use crate::puzzle::{FormId, Format, Puzzle, Special};
use crate::rules::Reasoning;
use crate::stacked::Places;
use crate::text::ParseError;
use crate::text::own::{Body, Document};

/// All abilities of a family.
#[derive(Debug)]
pub struct Abilities<P: 'static> {
    /// How it is written in our own form.
    pub own_form: OwnForm<P>,
    /// The text forms it has beside our own, the usual one first.
    pub forms: &'static [Format<P>],
    /// A puzzle from a picture, where the family is made of such.
    pub picture: Option<FromPicture<P>>,
    /// A puzzle from any picture, reduced and repaired until it has one solution.
    pub trace: Option<Trace<P>>,
    /// How solutions are written.
    pub answers: Answers<P>,
    /// Methods made for this family alone; the first of them is its `auto`.
    pub methods: &'static [&'static dyn Special<P>],
    /// Change a rule, where there are some to change; the error says what was expected.
    pub set: Option<Set<P>>,
    /// Clues that can be changed one by one, where the family has such.
    pub clues: Option<Clues<P>>,
    /// All images of a solution that solve its puzzle too, itself among them, where the family
    /// speaks of symmetry.
    pub images: Option<fn(&P, &Solution) -> Vec<Solution>>,
    /// A solution on one line as text that `answers` read, where there is a better one than its rows
    /// with `;` between them.
    pub answer_line: fn(&P, &Solution) -> Option<String>,
    /// Rules that a person can see, where the family has such.
    pub reasoning: Option<Reasoning<P>>,
    /// How it makes new puzzles, where it does.
    pub making: Option<&'static Making<P>>,
    /// How it is played and set by hand, where it is.
    pub play: Option<&'static Play<P>>,
    /// Where each of its rules fires, and where it nearly does: tests and lists of rules read it.
    pub cases: &'static str,
    /// A board with pencil marks, where people write such and this is one.
    pub marks: Option<fn(&P, &str) -> Option<Marks>>,
    /// What contradicts the rules at sight: where there is anything, there is no solution. Without
    /// search, in about linear time, for it is asked of every puzzle.
    pub faults: Option<fn(&P) -> Vec<Complaint>>,
    /// Who answers puzzles of one line in a quicker way than others, where the family has such.
    pub one_liner: Option<fn() -> Box<dyn OneLiner>>,
    /// The puzzle for the search by stacks, where the family has such and it is not too large.
    pub stacks: Option<fn(&P) -> Option<Places>>,
    /// Shapes that the source document forbids where the rules ask for the whole board: each that an answer
    /// has, as its variables.
    pub shapes: Option<ShapesOf<P>>,
    /// What speaks in the model's place where a puzzle is too large for one.
    pub large: Option<IsLarge<P>>,
}

impl<P: 'static> Abilities<P> {
    /// What every family must have, and nothing else.
    pub const fn new(own_form: OwnForm<P>, answers: Answers<P>) -> Self {
        Self {
            own_form,
            forms: &[],
            picture: None,
            trace: None,
            answers,
            methods: &[],
            set: None,
            clues: None,
            images: None,
            answer_line: |_, _| None,
            reasoning: None,
            making: None,
            play: None,
            cases: "",
            marks: None,
            faults: None,
            one_liner: None,
            stacks: None,
            shapes: None,
            large: None,
        }
    }
}

/// Tells the variables of each shape that an answer has.
pub type ShapesOf<P> = fn(&P, &Solution) -> Vec<Vec<Var>>;

/// Makes a puzzle of a picture, or says why this one is none.
pub type FromPicture<P> = fn(&Pixels) -> Result<P, Misfit>;

/// Makes a puzzle with one solution of any picture: how it is reduced, what is wished, by chance.
pub type Trace<P> =
    fn(&Pixels, &Tracing, &Wish, &mut Seed, Limits<'_>) -> Result<Traced<P>, Untraced>;

/// Changes a rule, given as key and value; the error says what was expected.
pub type Set<P> = fn(&mut P, &str, &str) -> Result<(), Message>;

/// How a family is written in our own form.
#[derive(Debug)]
pub struct OwnForm<P> {
    /// Read a puzzle.
    pub read: fn(&Document<'_>) -> Result<P, ParseError>,
    /// Write a puzzle.
    pub write: fn(&P) -> Body,
}

/// How solutions of a family are written.
#[derive(Debug)]
pub struct Answers<P> {
    /// A solution as text that `read` understands.
    pub write: fn(&P, &Solution) -> String,
    /// Read a solution that somebody wrote. It need not be right, nor finished.
    pub read: fn(&P, &str) -> Result<Filling, ParseError>,
    /// A solution in numbers, for programs.
    pub numbers: fn(&P, &Solution) -> Numbers,
}

/// As much of a solution as somebody wrote: the value of each variable, where it has one.
pub type Filling = Vec<Option<Value>>;

/// What a player thinks that each variable can be, where anything is said of it: pencil marks, of
/// which there is one where a value was filled in.
pub type Marks = Vec<Option<Values>>;

/// A solution in numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Numbers {
    /// One for each cell, row by row.
    Cells(Vec<Vec<u32>>),
    /// How many things join two cells.
    Links(Vec<Link>),
    /// Too many to write down.
    TooMany,
}

impl Numbers {
    /// One number for each cell, row by row, if it has such.
    pub fn cells(&self) -> Option<&[Vec<u32>]> {
        match self {
            Self::Cells(rows) => Some(rows),
            _ => None,
        }
    }

    /// Cells that are joined, if it has such.
    pub fn links(&self) -> Option<&[Link]> {
        match self {
            Self::Links(links) => Some(links),
            _ => None,
        }
    }

    /// One number for each cell of a board, given in reading order.
    pub fn of_cells(size: Size, number: impl Fn(Cell) -> u32) -> Self {
        let row = |row: Line| row.cells().map(&number).collect();
        Self::Cells(size.lines_along(Axis::Row).map(row).collect())
    }
}

/// Two cells that are joined, each as row and column, counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Link {
    /// The upper or left one.
    pub from: (u32, u32),
    /// The other.
    pub to: (u32, u32),
    /// By how many.
    pub number: u32,
}

/// Says whether a puzzle is too large for a model, and what speaks in its place then.
pub type IsLarge<P> = fn(&P) -> Option<Large<P>>;

/// A puzzle that no model can hold. The family's own methods may solve it all the same.
#[derive(Debug)]
pub struct Large<P> {
    /// Why there is no model, and what is possible.
    pub why: Message,
    /// Why its solutions are not counted.
    pub uncounted: Message,
    /// What is wrong with a solution.
    pub broken: fn(&P, &Solution) -> Vec<Complaint>,
}

/// Puzzles of a family are not written in a form of this name, but in these.
pub(crate) fn not_written<P: Puzzle>(form: &str) -> Message {
    let known = P::ABILITIES.forms.iter().filter(|f| f.write.is_some()).map(|f| f.id);
    message!(
        "written-as",
        family = Argument::Name(P::INFO.id),
        forms = Argument::list(known.chain([FormId::OWN]), Joint::Comma),
        form = form
    )
}

/// What speaks in the model's place, if a puzzle is too large for one.
pub(crate) fn large<P: Puzzle>(puzzle: &P) -> Option<Large<P>> {
    P::ABILITIES.large.and_then(|large| large(puzzle))
}

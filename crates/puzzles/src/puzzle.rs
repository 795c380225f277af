//! What a family must say of itself.

use std::fmt::{self, Debug};

use grille_engine::{
    Argument, Catalogue, Counter, Drawing, Ended, Flow, Known, Limits, Listener, Message, MethodId,
    Model, Outcome, Promise, Shares, Solution,
};
use grille_grid::Size;

use crate::abilities::Abilities;
use crate::clues::Quest;
use crate::text::{ParseError, Titles, block_end, ends_block, headed_end, own, rows};

/// What one types to name a family and its parts. The words are in its catalogue: `ID-name`,
/// `ID-rules`, `ID-form-FORM`, `ID-method-NAME`, `ID-switch-KEY` and `ID-switch-KEY-values`.
#[derive(Debug)]
pub struct Info {
    /// What one types.
    pub id: &'static str,
    /// Other names it goes by, in several languages.
    pub aliases: &'static [&'static str],
    /// Rules that a puzzle may change.
    pub switches: &'static [Switch],
    /// A small puzzle that fits on one line or a few.
    pub example: &'static str,
    /// What is said of it in every language.
    pub words: Catalogue,
}

impl Info {
    /// Is this its name or another one of it, in small or capital letters?
    pub fn is_called(&self, name: &str) -> bool {
        let name = name.to_lowercase();
        self.id == name || self.aliases.contains(&name.as_str())
    }
}

/// A rule that a puzzle may change.
#[derive(Debug)]
pub struct Switch {
    /// Its name.
    pub key: &'static str,
    /// The values it can have, the usual one first, where there are only a few.
    pub values: &'static [&'static str],
}

/// A kind of puzzle; a value is one instance with its clues, and it cannot be wrong.
pub trait Puzzle: Clone + PartialEq + Debug + Send + Sync + 'static {
    /// The family in words.
    const INFO: Info;

    /// What the family can do.
    const ABILITIES: Abilities<Self>;

    /// Width and height.
    fn size(&self) -> Size;

    /// The narrow waist. Nobody asks for it where the puzzle is [`Large`](crate::Large).
    fn model(&self) -> Model;

    /// A picture of the board with everything that is known.
    fn draw(&self, known: Known<'_>) -> Drawing;
}

/// Which solutions are told apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Which {
    /// All that differ.
    All,
    /// Of those that are images of each other, one.
    UpToSymmetry,
}

/// Gives the next solution, or says why there is none. It owns what it needs.
pub type Pull = dyn FnMut(Limits<'_>) -> Result<Solution, Ended> + Send;

/// A method made for one family.
pub trait Special<P>: Debug + Sync {
    /// What one types to pick it.
    fn name(&self) -> MethodId;

    /// How far it goes.
    fn promise(&self) -> Promise {
        Promise::Answer
    }

    /// What it counts on a puzzle.
    fn keeps(&self, _puzzle: &P) -> &'static [Counter] {
        Counter::GENERAL
    }

    /// Hand every solution to `found`, each one once, until it has enough.
    fn each(
        &self,
        puzzle: &P,
        limits: Limits<'_>,
        found: &mut dyn FnMut(Solution) -> Flow,
    ) -> Outcome;

    /// The same, and tell whoever watches what else happens; a method may tell its solutions alone.
    fn watched(&self, puzzle: &P, limits: Limits<'_>, listener: &mut dyn Listener) -> Outcome {
        self.each(puzzle, limits, &mut |solution| listener.found(solution))
    }

    /// Hand every solution that is asked for to `found`, each one once, until it has enough.
    fn each_of(
        &self,
        puzzle: &P,
        quest: Quest<'_>,
        limits: Limits<'_>,
        found: &mut dyn FnMut(Solution) -> Flow,
    ) -> Outcome {
        self.each(puzzle, limits, &mut |solution| match quest.part.holds(&solution) {
            true => found(solution),
            false => Flow::More,
        })
    }

    /// The same solutions as `each` in the same order, where it can wait from one to the next.
    fn pull(&self, _puzzle: &P) -> Option<Box<Pull>> {
        None
    }

    /// The number of solutions in shares, where it can count without finding each of them.
    fn shares<'p>(&self, _puzzle: &'p P, _which: Which) -> Option<Box<dyn Shares + 'p>> {
        None
    }
}

/// How well a text looks like a form.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Fit {
    /// Not at all.
    No,
    /// It could be read so, if nothing fits better.
    Weak,
    /// It looks like it.
    Fair,
    /// It cannot be anything else.
    Sure,
}

/// How much of a text one puzzle of a form takes, with the comments before it.
#[derive(Clone, Copy, Debug)]
pub enum Extent {
    /// One line that is neither blank nor a comment.
    Line,
    /// Up to the place that a function finds.
    Own(fn(&str) -> usize),
    /// All that is left.
    Rest,
}

impl Extent {
    /// Lines up to a blank one or a comment.
    pub const BLOCK: Self = Self::Own(block_end);

    /// A line with width and height, and so many rows.
    pub const HEADED: Self = Self::Own(headed_end);

    /// Where the first puzzle of a text ends.
    pub fn end(self, text: &str) -> usize {
        match self {
            Self::Line => {
                let line = rows(text).find(|row| !ends_block(row));
                line.map_or(text.len(), |row| row.span().end)
            }
            Self::Own(end) => end(text),
            Self::Rest => text.len(),
        }
    }
}

/// How a text was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadAs {
    /// The family.
    pub family: &'static str,
    /// The form.
    pub form: FormId,
    /// Other families that the text could be of just as well.
    pub others: Vec<&'static str>,
}

/// A puzzle of a file, or why it is none.
#[derive(Debug)]
pub struct Entry<P> {
    /// How it was read, once that is known.
    pub read_as: Option<ReadAs>,
    /// Title and author, where the file has them.
    pub titles: Titles,
    /// The puzzle itself.
    pub puzzle: Result<P, ParseError>,
    /// A solution that came with it, as it was written.
    pub solution: Option<String>,
}

impl<P> Entry<P> {
    /// A puzzle without a solution.
    pub fn new(titles: Titles, puzzle: Result<P, ParseError>) -> Self {
        Self { read_as: None, titles, puzzle, solution: None }
    }
}

/// Writes a puzzle, or says why this one cannot be written so.
pub type Write<P> = fn(&P) -> Result<String, Message>;

/// What one types to name a text form, of which a family has one by that name.
///
/// Names that users type become ids by looking for them in a family, or in all of them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct FormId(&'static str);

impl FormId {
    /// Our own form, which every family has.
    pub const OWN: Self = Self(own::ID);

    /// The id of a form, for whoever adds one.
    pub const fn new(name: &'static str) -> Self {
        Self(name)
    }

    /// What one types.
    pub const fn name(self) -> &'static str {
        self.0
    }
}

impl fmt::Display for FormId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.0)
    }
}

/// In messages it stands as it is typed.
impl From<FormId> for Argument {
    fn from(form: FormId) -> Self {
        form.0.into()
    }
}

/// A text form of a family.
#[derive(Debug)]
pub struct Format<P> {
    /// What one types.
    pub id: FormId,
    /// How much of a text one puzzle takes.
    pub extent: Extent,
    /// Does this text, cut off where its first puzzle ends, look like it? A text with a mistake does
    /// too, if it is clear what was meant.
    pub fits: fn(&str) -> Fit,
    /// Every puzzle of a text.
    pub read: fn(&str) -> Vec<Entry<P>>,
    /// A puzzle as text; `None` where we only read.
    pub write: Option<Write<P>>,
}

/// A text form in words.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct FormatInfo {
    /// What one types.
    pub id: FormId,
    /// Can we write it too?
    pub writes: bool,
    /// Does it hold one puzzle a line?
    pub is_lines: bool,
}

/// How well the beginning of a text looks like a form.
#[derive(Clone, Copy, Debug)]
pub struct Fitting {
    /// The form.
    pub form: FormId,
    /// How well.
    pub fit: Fit,
    /// Where its first puzzle ends.
    pub end: usize,
}

//! A family and a puzzle with their types forgotten: what faces hold. Written once for all.

use std::fmt;
use std::marker::PhantomData;

use grille_engine::{Argument, Joint, Language, Message, message};
use grille_engine::{Domains, Drawing, Flow, Limits, Model, Outcome, Shares, Solution};
use grille_grid::{Cell, Size};

use crate::clues::{Clue, Part, Quest, Revised};
use crate::lines::Lines;
use crate::puzzle::{Broken, Entry, Fit, Format, Info, Pull, Puzzle, Which};
use crate::text::{ParseError, Titles, own};

/// A text form in words.
#[derive(Clone, Copy, Debug)]
pub struct FormatInfo {
    /// What one types.
    pub id: &'static str,
    /// Can we write it too?
    pub writes: bool,
}

/// A puzzle of a file, its type forgotten, or why it is none.
pub type Item = Entry<Box<dyn Instance>>;

/// A puzzle has no model, because none could hold it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TooLarge(Message);

impl TooLarge {
    /// Why there is no model, and what is possible.
    pub fn message(&self) -> &Message {
        &self.0
    }
}

/// In English.
impl fmt::Display for TooLarge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&crate::words(Language::English).say(&self.0))
    }
}

/// A kind of puzzle, its type forgotten.
pub trait Family: Sync {
    /// The family in words.
    fn info(&self) -> &'static Info;

    /// Its text forms, our own last.
    fn formats(&self) -> Vec<FormatInfo>;

    /// The names of its own methods.
    fn fast(&self) -> Vec<&'static str>;

    /// Who answers puzzles of one line, where the family has such.
    fn lines(&self) -> Option<Box<dyn Lines>>;

    /// How well a text looks like each of its forms.
    fn fits(&self, text: &str) -> Vec<(&'static str, Fit)>;

    /// Every puzzle of a text in a form of this family. An unknown form has no puzzles.
    fn read(&self, format: &str, text: &str) -> Vec<Item>;
}

/// One puzzle, its type forgotten.
pub trait Instance: Send + Sync {
    /// The family in words.
    fn info(&self) -> &'static Info;

    /// Change a rule.
    fn set(&mut self, key: &str, value: &str) -> Result<(), Message>;

    /// Width and height.
    fn size(&self) -> Size;

    /// The narrow waist, where there is one.
    fn model(&self) -> Result<Model, TooLarge>;

    /// Is it too large for a model?
    fn large(&self) -> Option<TooLarge>;

    /// What is wrong with a solution, as the family says it where there is no model.
    fn broken(&self, solution: &Solution) -> Option<Vec<Broken>>;

    /// Does the family speak of symmetry?
    fn has_images(&self) -> bool;

    /// All images of a solution that solve the puzzle too, itself among them.
    fn images(&self, solution: &Solution) -> Vec<Solution>;

    /// The puzzle as text; the error says why that cannot be.
    fn write(&self, format: &str, titles: &Titles) -> Result<String, Message>;

    /// A solution in words.
    fn solution_text(&self, solution: &Solution) -> String;

    /// Read a solution that somebody wrote.
    fn read_solution(&self, text: &str) -> Result<Solution, ParseError>;

    /// A picture of the board with everything that is known.
    fn draw(&self, known: &Domains) -> Drawing;

    /// Run one of the family's own methods; `None` when it has none of that name.
    fn fast(
        &self,
        name: &str,
        limits: Limits<'_>,
        found: &mut dyn FnMut(Solution) -> Flow,
    ) -> Option<Outcome>;

    /// The same for the solutions that are asked for.
    fn fast_of(
        &self,
        name: &str,
        quest: Quest<'_>,
        limits: Limits<'_>,
        found: &mut dyn FnMut(Solution) -> Flow,
    ) -> Option<Outcome>;

    /// The same solutions one by one, where the family's method of this name can wait in between.
    fn pull(&self, name: &str) -> Option<Box<Pull<'_>>>;

    /// All clues, cell by cell, where they can be changed one by one.
    fn clues(&self) -> Option<Vec<Clue>>;

    /// Change the clue of a cell; the error says what was expected.
    fn put(&mut self, cell: Cell, clue: Clue) -> Result<(), Message>;

    /// Is a solution of the puzzle before also one of the puzzle now?
    fn fits(&self, revised: Revised<'_>, solution: &Solution) -> bool;

    /// Parts that hold every solution which the puzzle before did not have; `None` if there may be
    /// such anywhere.
    fn fresh(&self, revised: Revised<'_>) -> Option<Vec<Part>>;

    /// The number of solutions in shares, where the family's method of this name gives them.
    fn shares(&self, name: &str, which: Which) -> Option<Box<dyn Shares + '_>>;
}

/// The one bridge from a [`Puzzle`] to its [`Family`].
#[derive(Debug)]
pub struct Kind<P>(PhantomData<fn() -> P>);

impl<P> Kind<P> {
    /// The family of `P`.
    pub const NEW: Self = Self(PhantomData);
}

impl<P: Puzzle> Family for Kind<P> {
    fn info(&self) -> &'static Info {
        &P::INFO
    }

    fn formats(&self) -> Vec<FormatInfo> {
        let info = |f: &Format<P>| FormatInfo { id: f.id, writes: f.write.is_some() };
        let own = FormatInfo { id: own::ID, writes: true };
        P::formats().iter().map(info).chain([own]).collect()
    }

    fn fast(&self) -> Vec<&'static str> {
        P::fast().iter().map(|own| own.name()).collect()
    }

    fn lines(&self) -> Option<Box<dyn Lines>> {
        P::lines()
    }

    fn fits(&self, text: &str) -> Vec<(&'static str, Fit)> {
        let own = (own::ID, own::fits(text, P::INFO.id));
        P::formats().iter().map(|format| (format.id, (format.fits)(text))).chain([own]).collect()
    }

    fn read(&self, format: &str, text: &str) -> Vec<Item> {
        let entries = if format == own::ID {
            own::read::<P>(text)
        } else {
            let format = P::formats().iter().find(|f| f.id == format);
            format.map_or_else(Vec::new, |format| (format.read)(text))
        };
        let forget = |entry: Entry<P>| Entry {
            titles: entry.titles,
            solution: entry.solution,
            puzzle: entry.puzzle.map(|puzzle| Box::new(puzzle) as Box<dyn Instance>),
        };
        entries.into_iter().map(forget).collect()
    }
}

impl<P: Puzzle> Instance for P {
    fn info(&self) -> &'static Info {
        &P::INFO
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), Message> {
        Puzzle::set(self, key, value)
    }

    fn size(&self) -> Size {
        Puzzle::size(self)
    }

    fn model(&self) -> Result<Model, TooLarge> {
        Instance::large(self).map_or_else(|| Ok(Puzzle::model(self)), Err)
    }

    fn large(&self) -> Option<TooLarge> {
        Puzzle::large(self).map(|large| TooLarge(large.why))
    }

    fn broken(&self, solution: &Solution) -> Option<Vec<Broken>> {
        Puzzle::large(self).map(|large| (large.broken)(self, solution))
    }

    fn has_images(&self) -> bool {
        P::IMAGES.is_some()
    }

    fn images(&self, solution: &Solution) -> Vec<Solution> {
        P::IMAGES.map_or_else(|| vec![solution.clone()], |images| images(self, solution))
    }

    fn write(&self, format: &str, titles: &Titles) -> Result<String, Message> {
        if format == own::ID {
            return Ok(own::write(self, titles));
        }
        let known = P::formats().iter().find(|f| f.id == format);
        let write = known.and_then(|format| format.write);
        let write = write.ok_or_else(|| {
            let known = P::formats().iter().filter(|f| f.write.is_some()).map(|f| f.id);
            message!(
                "written-as",
                family = Argument::Name(P::INFO.id),
                forms = Argument::list(known.chain([own::ID]), Joint::Comma),
                form = format
            )
        })?;
        write(self)
    }

    fn solution_text(&self, solution: &Solution) -> String {
        Puzzle::solution_text(self, solution)
    }

    fn read_solution(&self, text: &str) -> Result<Solution, ParseError> {
        Puzzle::read_solution(self, text)
    }

    fn draw(&self, known: &Domains) -> Drawing {
        Puzzle::draw(self, known)
    }

    fn fast(
        &self,
        name: &str,
        limits: Limits<'_>,
        found: &mut dyn FnMut(Solution) -> Flow,
    ) -> Option<Outcome> {
        let own = P::fast().iter().find(|own| own.name() == name)?;
        Some(own.each(self, limits, found))
    }

    fn fast_of(
        &self,
        name: &str,
        quest: Quest<'_>,
        limits: Limits<'_>,
        found: &mut dyn FnMut(Solution) -> Flow,
    ) -> Option<Outcome> {
        let own = P::fast().iter().find(|own| own.name() == name)?;
        Some(own.each_of(self, quest, limits, found))
    }

    fn pull(&self, name: &str) -> Option<Box<Pull<'_>>> {
        P::fast().iter().find(|own| own.name() == name)?.pull(self)
    }

    fn clues(&self) -> Option<Vec<Clue>> {
        P::CLUES.map(|clues| (clues.all)(self))
    }

    fn put(&mut self, cell: Cell, clue: Clue) -> Result<(), Message> {
        let clues = P::CLUES.ok_or_else(|| message!("clues-in-cells"))?;
        if cell.index() >= Puzzle::size(self).area() {
            return Err(message!("cell-of-board"));
        }
        (clues.put)(self, cell, clue)
    }

    fn fits(&self, revised: Revised<'_>, solution: &Solution) -> bool {
        P::CLUES.is_some_and(|clues| (clues.fit)(self, revised, solution))
    }

    fn fresh(&self, revised: Revised<'_>) -> Option<Vec<Part>> {
        P::CLUES.and_then(|clues| (clues.fresh)(self, revised))
    }

    fn shares(&self, name: &str, which: Which) -> Option<Box<dyn Shares + '_>> {
        P::fast().iter().find(|own| own.name() == name)?.shares(self, which)
    }
}

//! A family and a puzzle with their types forgotten: what faces hold. Written once for all.

use std::any::Any;
use std::fmt::Debug;
use std::marker::PhantomData;

use grille_chance::Seed;
use grille_engine::{
    Drawing, Known, Limits, Message, MethodId, Model, Shapes, Solution, Values, message,
};
use grille_grid::{Cell, Size};

use crate::abilities::{Filling, Marks, Numbers, large, not_written};
use crate::bound::{Bound, Specific};
use crate::clues::{Clue, Clued, CluesOf};
use crate::complaint::Complaint;
use crate::making::{Maker, Traced, Tracing, Untraced, Wish};
use crate::misfit::Misfit;
use crate::one_liner::OneLiner;
use crate::pixels::Pixels;
use crate::play::Player;
use crate::puzzle::{Entry, Extent, Fit, Fitting, FormId, Format, FormatInfo, Info, Puzzle};
use crate::rules::{Reasoner, RuleInfo};
use crate::stacked::Places;
use crate::text::{ParseError, Titles, own};
use crate::too_large::TooLarge;

/// A puzzle of a file, its type forgotten, or why it is none.
pub type Item = Entry<Box<dyn Instance>>;

/// Gives all images of a solution that solve its puzzle too, itself among them.
pub type Images<'p> = dyn Fn(&Solution) -> Vec<Solution> + 'p;

/// A kind of puzzle, its type forgotten.
pub trait Family: Debug + Sync {
    /// The family in words.
    fn info(&self) -> &'static Info;

    /// Its text forms, our own last.
    fn formats(&self) -> Vec<FormatInfo>;

    /// The form of this name; the error says which it has.
    fn form(&self, name: &str) -> Result<FormId, Message>;

    /// The names of its own methods.
    fn methods(&self) -> Vec<MethodId>;

    /// The rules that a person can see, easiest first.
    fn rules(&self) -> Vec<RuleInfo>;

    /// Who makes new puzzles, where the family has such.
    fn maker(&self) -> Option<&'static dyn Maker>;

    /// How it is played and set by hand, where it is.
    fn player(&self) -> Option<&'static dyn Player>;

    /// A table of where each of its rules fires, and where it nearly does.
    fn cases(&self) -> &'static str;

    /// Who answers puzzles of one line in a quicker way than others, where the family has such.
    fn one_liner(&self) -> Option<Box<dyn OneLiner>>;

    /// How well the beginning of a text looks like a form; our own says itself what it is.
    fn fit(&self, form: FormId, text: &str) -> Option<Fitting>;

    /// Does a text look like one of its forms that hold one puzzle a line?
    fn fits_lines(&self, text: &str) -> bool;

    /// A puzzle from a picture, or why this one is none, where the family is made of such.
    fn picture(&self, pixels: &Pixels) -> Option<Result<Box<dyn Instance>, Misfit>>;

    /// Does the source document forbid shapes in it?
    fn has_shapes(&self) -> bool;

    /// Can a puzzle be made from any picture?
    fn draws_pictures(&self) -> bool;

    /// A puzzle with one solution from any picture, where the family is made of such.
    fn trace(
        &self,
        pixels: &Pixels,
        tracing: &Tracing,
        wish: &Wish,
        seed: &mut Seed,
        limits: Limits<'_>,
    ) -> Option<Result<Traced<Box<dyn Instance>>, Untraced>>;

    /// Every puzzle of a text in a form of this family. An unknown form has no puzzles.
    fn read(&self, form: FormId, text: &str) -> Vec<Item>;
}

/// One puzzle, its type forgotten.
pub trait Instance: Any + Debug + Send + Sync {
    /// Its family.
    fn family(&self) -> &'static dyn Family;

    /// The family in words.
    fn info(&self) -> &'static Info {
        self.family().info()
    }

    /// Width and height.
    fn size(&self) -> Size;

    /// The narrow waist, where there is one.
    fn model(&self) -> Result<Model, TooLarge>;

    /// Why there is no model, where there is none.
    fn refusal(&self) -> Option<TooLarge>;

    /// A picture of the board with everything that is known.
    fn draw(&self, known: Known<'_>) -> Drawing;

    /// Bind one of the family's own methods; `None` when it has none of that name.
    fn bind(&self, method: MethodId) -> Option<Box<dyn Bound + '_>>;

    /// What is wrong with a solution, as the family says it where there is no model.
    fn broken(&self, solution: &Solution) -> Option<Vec<Complaint>>;

    /// The puzzle seen with the rules of its family, where it has such.
    fn reasoner(&self) -> Option<Box<dyn Reasoner>>;

    /// The puzzle for the search by stacks, where the family has such and it is not too large.
    fn places(&self) -> Option<Places>;

    /// What contradicts the rules at sight: where there is anything, there is no solution.
    fn faults(&self) -> Vec<Complaint>;

    /// Why its solutions are not counted, where the family says so.
    fn uncounted(&self) -> Option<Message>;

    /// The shapes that the source document forbids, where it does.
    fn shapes(&self) -> Option<Shapes>;

    /// All images of a solution that solve the puzzle too, itself among them, if the family speaks
    /// of symmetry.
    fn images(&self) -> Option<Box<Images<'_>>>;

    /// The puzzle as text; the error says why that cannot be.
    fn write(&self, form: FormId, titles: &Titles) -> Result<String, Message>;

    /// A solution in words.
    fn solution_text(&self, solution: &Solution) -> String;

    /// The same on one line, rows parted by `;` unless the family has a better way.
    fn solution_line(&self, solution: &Solution) -> String;

    /// A solution in numbers, for programs.
    fn numbers(&self, solution: &Solution) -> Numbers;

    /// Read as much of a solution as somebody wrote.
    fn read_filling(&self, text: &str) -> Result<Filling, ParseError>;

    /// Read a board with pencil marks, or one that is filled as far as somebody came.
    fn read_marks(&self, text: &str) -> Result<Marks, ParseError>;

    /// Read a solution that somebody wrote, which is finished.
    fn read_solution(&self, text: &str) -> Result<Solution, ParseError> {
        let whole: Option<Solution> = self.read_filling(text)?.into_iter().collect();
        whole.ok_or_else(|| {
            ParseError::new(0..text.len(), message!("unfinished"), message!("finished"))
        })
    }

    /// Change a rule; the error says what was expected.
    fn set(&mut self, key: &str, value: &str) -> Result<(), Message>;

    /// Its clues, where they can be changed one by one.
    fn clues(&self) -> Option<Box<dyn Clued + '_>>;

    /// Change the clue of a cell; the error says what was expected.
    fn put(&mut self, cell: Cell, clue: Clue) -> Result<(), Message>;

    /// A puzzle like this one.
    fn copy(&self) -> Box<dyn Instance>;
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
        let info = |f: &Format<P>| FormatInfo {
            id: f.id,
            writes: f.write.is_some(),
            is_lines: matches!(f.extent, Extent::Line),
        };
        let own = FormatInfo { id: FormId::OWN, writes: true, is_lines: false };
        P::ABILITIES.forms.iter().map(info).chain([own]).collect()
    }

    fn form(&self, name: &str) -> Result<FormId, Message> {
        let forms = self.formats().into_iter().map(|form| form.id);
        forms.into_iter().find(|form| form.name() == name).ok_or_else(|| not_written::<P>(name))
    }

    fn methods(&self) -> Vec<MethodId> {
        P::ABILITIES.methods.iter().map(|method| method.name()).collect()
    }

    fn rules(&self) -> Vec<RuleInfo> {
        P::ABILITIES.reasoning.map(|reasoning| (reasoning.rules)()).unwrap_or_default()
    }

    fn maker(&self) -> Option<&'static dyn Maker> {
        P::ABILITIES.making.map(|making| making as &dyn Maker)
    }

    fn player(&self) -> Option<&'static dyn Player> {
        P::ABILITIES.play.map(|play| play as &dyn Player)
    }

    fn cases(&self) -> &'static str {
        P::ABILITIES.cases
    }

    fn one_liner(&self) -> Option<Box<dyn OneLiner>> {
        P::ABILITIES.one_liner.map(|one_liner| one_liner())
    }

    fn fit(&self, form: FormId, text: &str) -> Option<Fitting> {
        let format = P::ABILITIES.forms.iter().find(|format| format.id == form)?;
        let end = format.extent.end(text);
        Some(Fitting { form, fit: (format.fits)(&text[..end]), end })
    }

    fn fits_lines(&self, text: &str) -> bool {
        let is_lines = |form: &&Format<P>| matches!(form.extent, Extent::Line);
        let fits = |form: &Format<P>| (form.fits)(&text[..form.extent.end(text)]) != Fit::No;
        P::ABILITIES.forms.iter().filter(is_lines).any(fits)
    }

    fn trace(
        &self,
        pixels: &Pixels,
        tracing: &Tracing,
        wish: &Wish,
        seed: &mut Seed,
        limits: Limits<'_>,
    ) -> Option<Result<Traced<Box<dyn Instance>>, Untraced>> {
        let traced = P::ABILITIES.trace?(pixels, tracing, wish, seed, limits);
        Some(traced.map(|traced| traced.map(|puzzle| Box::new(puzzle) as Box<dyn Instance>)))
    }

    fn has_shapes(&self) -> bool {
        P::ABILITIES.shapes.is_some()
    }

    fn draws_pictures(&self) -> bool {
        P::ABILITIES.trace.is_some()
    }

    fn picture(&self, pixels: &Pixels) -> Option<Result<Box<dyn Instance>, Misfit>> {
        let puzzle = P::ABILITIES.picture?(pixels);
        Some(puzzle.map(|puzzle| Box::new(puzzle) as Box<dyn Instance>))
    }

    fn read(&self, form: FormId, text: &str) -> Vec<Item> {
        let entries = if form == FormId::OWN {
            own::read::<P>(text)
        } else {
            let format = P::ABILITIES.forms.iter().find(|f| f.id == form);
            format.map_or_else(Vec::new, |format| (format.read)(text))
        };
        let forget = |entry: Entry<P>| Entry {
            read_as: entry.read_as,
            titles: entry.titles,
            solution: entry.solution,
            puzzle: entry.puzzle.map(|puzzle| Box::new(puzzle) as Box<dyn Instance>),
        };
        entries.into_iter().map(forget).collect()
    }
}

impl<P: Puzzle> Instance for P {
    fn family(&self) -> &'static dyn Family {
        &const { Kind::<P>::NEW }
    }

    fn size(&self) -> Size {
        Puzzle::size(self)
    }

    fn model(&self) -> Result<Model, TooLarge> {
        self.refusal().map_or_else(|| Ok(Puzzle::model(self)), Err)
    }

    fn refusal(&self) -> Option<TooLarge> {
        large(self).map(|large| TooLarge(large.why))
    }

    fn draw(&self, known: Known<'_>) -> Drawing {
        Puzzle::draw(self, known)
    }

    fn bind(&self, method: MethodId) -> Option<Box<dyn Bound + '_>> {
        let method = *P::ABILITIES.methods.iter().find(|own| own.name() == method)?;
        Some(Box::new(Specific { puzzle: self, method }))
    }

    fn broken(&self, solution: &Solution) -> Option<Vec<Complaint>> {
        large(self).map(|large| (large.broken)(self, solution))
    }

    fn reasoner(&self) -> Option<Box<dyn Reasoner>> {
        P::ABILITIES.reasoning.map(|reasoning| (reasoning.about)(self))
    }

    fn places(&self) -> Option<Places> {
        P::ABILITIES.stacks.and_then(|places| places(self))
    }

    fn faults(&self) -> Vec<Complaint> {
        P::ABILITIES.faults.map(|faults| faults(self)).unwrap_or_default()
    }

    fn uncounted(&self) -> Option<Message> {
        large(self).map(|large| large.uncounted)
    }

    fn shapes(&self) -> Option<Shapes> {
        let (shapes, puzzle) = (P::ABILITIES.shapes?, self.clone());
        Some(Shapes::new(move |answer| shapes(&puzzle, answer)))
    }

    fn images(&self) -> Option<Box<Images<'_>>> {
        let images = P::ABILITIES.images?;
        Some(Box::new(move |solution| images(self, solution)))
    }

    fn write(&self, form: FormId, titles: &Titles) -> Result<String, Message> {
        if form == FormId::OWN {
            return Ok(own::write(self, titles));
        }
        let format = P::ABILITIES.forms.iter().find(|f| f.id == form);
        let write = format.and_then(|format| format.write);
        write.ok_or_else(|| not_written::<P>(form.name()))?(self)
    }

    fn solution_text(&self, solution: &Solution) -> String {
        (P::ABILITIES.answers.write)(self, solution)
    }

    fn solution_line(&self, solution: &Solution) -> String {
        let rows = || Instance::solution_text(self, solution).trim_end().replace('\n', ";");
        (P::ABILITIES.answer_line)(self, solution).unwrap_or_else(rows)
    }

    fn numbers(&self, solution: &Solution) -> Numbers {
        (P::ABILITIES.answers.numbers)(self, solution)
    }

    fn read_filling(&self, text: &str) -> Result<Filling, ParseError> {
        (P::ABILITIES.answers.read)(self, text)
    }

    fn read_marks(&self, text: &str) -> Result<Marks, ParseError> {
        let marks = P::ABILITIES.marks.and_then(|read| read(self, text));
        let filled = |filling: Filling| filling.into_iter().map(|v| v.map(Values::one)).collect();
        marks.map_or_else(|| self.read_filling(text).map(filled), Ok)
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), Message> {
        let none = || message!("no-rules");
        let set = P::ABILITIES.set.ok_or_else(none)?;
        set(self, key, value)
    }

    fn clues(&self) -> Option<Box<dyn Clued + '_>> {
        let clues = P::ABILITIES.clues?;
        Some(Box::new(CluesOf { puzzle: self, clues }))
    }

    fn put(&mut self, cell: Cell, clue: Clue) -> Result<(), Message> {
        let clues = P::ABILITIES.clues.ok_or_else(|| message!("clues-in-cells"))?;
        if cell.index() >= Puzzle::size(self).area() {
            return Err(message!("cell-of-board"));
        }
        (clues.put)(self, cell, clue)
    }

    fn copy(&self) -> Box<dyn Instance> {
        Box::new(self.clone())
    }
}

//! A puzzle of any family as a value of its own: cloned, sent to another thread, asked.

use std::any::Any;
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use grille_engine::{
    Count, Drawing, Ended, Flow, Known, Language, Limits, Message, MethodId, Outcome, Solution,
    Verdict, message,
};
use grille_grid::Size;
use grille_puzzles::text::{ParseError, Titles};
use grille_puzzles::{
    Complaint, Family, Filling, FormId, Instance, Item, Numbers, Puzzle as OfFamily, TooLarge,
    words,
};

use crate::answer::{Refused, Solver};
use crate::ask::{Answer, Request, ask};
use crate::clash::{Clash, clash};
use crate::diagnosis::{Diagnosis, diagnose};
use crate::draft::Draft;
use crate::objection::Objection;
use crate::reading::{Reading, Unrecognised, read};
use crate::reasons::{Allowed, Grade, Unexplained, Way, explain, grade};
use crate::solutions::{AHEAD, Next, Solutions, ahead};

/// A puzzle of any family.
///
/// It is read from a text, or made from numbers; a copy shares all with the original.
///
/// ```
/// use grille::{Puzzle, Sudoku, Verdict};
///
/// let puzzle: Puzzle = "1.....2......3.4".parse().expect("a sudoku of four by four");
/// assert!(matches!(puzzle.judge(), Verdict::Unique(_)));
/// assert_eq!(puzzle.get::<Sudoku>().expect("it is one").blocks(), (2, 2));
/// ```
#[derive(Clone, Debug)]
pub struct Puzzle {
    instance: Arc<dyn Instance>,
    titles: Titles,
}

impl Puzzle {
    /// A puzzle without a title, its type forgotten.
    pub fn new(instance: impl Into<Arc<dyn Instance>>) -> Self {
        Self { instance: instance.into(), titles: Titles::default() }
    }

    /// All puzzles of a text, or the first mistake. [`read`](crate::read) goes on after mistakes.
    pub fn read(text: &str, reading: &Reading) -> Result<Vec<Self>, Unread> {
        let items = read(text, reading).map_err(Unread::Unrecognised)?;
        items.into_iter().map(Self::of).collect()
    }

    /// A puzzle of a file, unless it has a mistake.
    pub fn of(item: Item) -> Result<Self, Unread> {
        let puzzle = item.puzzle.map_err(|error| Unread::Mistake(Box::new(error)))?;
        Ok(Self::new(puzzle).with_titles(item.titles))
    }

    /// The same puzzle with title and author.
    pub fn with_titles(self, titles: Titles) -> Self {
        Self { titles, ..self }
    }

    /// Title and author, where there are any.
    pub fn titles(&self) -> &Titles {
        &self.titles
    }

    /// Its family.
    pub fn family(&self) -> &'static dyn Family {
        self.instance.family()
    }

    /// Width and height.
    pub fn size(&self) -> Size {
        self.instance.size()
    }

    /// What all functions take that ask about a puzzle.
    pub fn instance(&self) -> &dyn Instance {
        self.instance.as_ref()
    }

    /// The puzzle as one of a family: `puzzle.get::<Sudoku>()`.
    pub fn get<P: OfFamily>(&self) -> Option<&P> {
        let any: &dyn Any = self.instance();
        any.downcast_ref()
    }

    // Asking

    /// A solution, if the best method finds one. [`judge`](Self::judge) says more.
    pub fn solve(&self) -> Option<Solution> {
        let mut first = None;
        each(self.instance(), Limits::NONE, &mut |solution| {
            first = Some(solution);
            Flow::Enough
        });
        first
    }

    /// Is there one solution, none, or several?
    pub fn judge(&self) -> Verdict {
        grille_engine::judge(
            &mut |limits, found| each(self.instance(), limits, found),
            Limits::NONE,
        )
        .0
    }

    /// How many solutions there are. That may take for ever: a [`Solver`] counts with limits.
    pub fn count(&self) -> Count {
        let solver = self.solver(MethodId::AUTO);
        solver.map_or(Count::AtLeast(0), |solver| solver.count(u128::MAX, Limits::NONE).0)
    }

    /// All solutions, found as they are asked for. The iterator owns what it needs.
    pub fn solutions(&self) -> Solutions<'static> {
        Solutions::new(self.next_solution(), Limits::NONE)
    }

    /// The same, until a deadline.
    #[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
    pub fn solutions_until(&self, deadline: crate::Deadline) -> Solutions<'static> {
        let mut next = self.next_solution();
        Solutions::new(Box::new(move |_| next(deadline.limits())), Limits::NONE)
    }

    fn next_solution(&self) -> Box<Next<'static>> {
        let pull = self.solver(MethodId::AUTO).ok().and_then(|solver| solver.pull());
        let instance = Arc::clone(&self.instance);
        let every = move |limits: Limits<'_>, found: &mut dyn FnMut(Solution) -> Flow| {
            each(instance.as_ref(), limits, found)
        };
        pull.map(|pull| pull as Box<Next<'static>>).unwrap_or_else(|| ahead(AHEAD, Box::new(every)))
    }

    /// A method that answers questions about the puzzle, with limits.
    pub fn solver(&self, method: MethodId) -> Result<Solver<'_>, Refused> {
        Solver::new(self.instance(), method)
    }

    /// Answer a question.
    pub fn ask(&self, request: &Request<'_>, limits: Limits<'_>) -> Result<Answer, Refused> {
        ask(self.instance(), request, limits)
    }

    /// What contradicts the rules at sight, without search: where there is anything, there is no
    /// solution.
    pub fn faults(&self) -> Vec<Complaint> {
        self.instance.faults()
    }

    /// Which clues contradict each other, if some do.
    pub fn clash(&self, limits: Limits<'_>) -> Result<Clash, TooLarge> {
        clash(self.instance(), limits)
    }

    /// What is wrong with it, and what would mend it.
    pub fn diagnose(&self, limits: Limits<'_>) -> Result<Diagnosis, TooLarge> {
        diagnose(self.instance(), limits)
    }

    /// The way of a person to its only solution, by the rules that are allowed.
    pub fn explain(&self, allowed: &Allowed, limits: Limits<'_>) -> Result<Way, Unexplained> {
        explain(self.instance(), allowed, limits)
    }

    /// How hard it is, by the rules that are allowed.
    pub fn grade(&self, allowed: &Allowed, limits: Limits<'_>) -> Result<Grade, Unexplained> {
        grade(self.instance(), allowed, limits)
    }

    /// A puzzle like this one whose clues are to be changed, and the method that judges it.
    pub fn draft(&self, method: MethodId) -> Result<Draft, Refused> {
        Draft::new(self.instance.copy(), method)
    }

    // Showing

    /// The puzzle as text; the error says why that cannot be.
    pub fn write(&self, form: FormId) -> Result<String, Objection> {
        self.instance.write(form, &self.titles).map_err(Objection)
    }

    /// A picture of the board with everything that is known.
    pub fn draw(&self, known: Known<'_>) -> Drawing {
        self.instance.draw(known)
    }

    /// A solution in numbers.
    pub fn numbers(&self, solution: &Solution) -> Numbers {
        self.instance.numbers(solution)
    }

    /// A solution as text.
    pub fn solution_text(&self, solution: &Solution) -> String {
        self.instance.solution_text(solution)
    }

    /// As much of a solution as somebody wrote.
    pub fn read_filling(&self, text: &str) -> Result<Filling, ParseError> {
        self.instance.read_filling(text)
    }

    /// A solution that somebody wrote.
    pub fn read_solution(&self, text: &str) -> Result<Solution, ParseError> {
        self.instance.read_solution(text)
    }
}

/// Every solution by the best method there is. Nobody knows a way where there is none.
fn each(
    puzzle: &dyn Instance,
    limits: Limits<'_>,
    found: &mut dyn FnMut(Solution) -> Flow,
) -> Outcome {
    match Solver::new(puzzle, MethodId::AUTO) {
        Ok(solver) => solver.each(limits, found),
        Err(_) => Outcome::new(Ended::GaveUp),
    }
}

impl<P: OfFamily> From<P> for Puzzle {
    fn from(puzzle: P) -> Self {
        Self::new(Arc::new(puzzle) as Arc<dyn Instance>)
    }
}

/// The one puzzle of a text, its family and its form being recognised.
impl FromStr for Puzzle {
    type Err = Unread;

    fn from_str(text: &str) -> Result<Self, Unread> {
        let mut puzzles = Self::read(text, &Reading::default())?;
        match (puzzles.pop(), puzzles.len()) {
            (Some(puzzle), 0) => Ok(puzzle),
            (last, before) => Err(Unread::NotOne(before + usize::from(last.is_some()))),
        }
    }
}

/// Why a text is not read.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Unread {
    /// Nobody knows how.
    Unrecognised(Unrecognised),
    /// A puzzle has a mistake, at a place of the text.
    Mistake(Box<ParseError>),
    /// It holds so many puzzles, where one was wanted.
    NotOne(usize),
}

impl Unread {
    /// The same to be said in any language.
    pub fn message(&self) -> Message {
        match self {
            Self::Unrecognised(why) => why.message(),
            Self::Mistake(error) => error.message(),
            Self::NotOne(puzzles) => message!("not-one", puzzles = *puzzles),
        }
    }
}

/// In English.
impl fmt::Display for Unread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&words(Language::English).say(&self.message()))
    }
}

impl std::error::Error for Unread {}

//! The answer to one text after the other, by the quick way of a family where that serves.

use std::sync::atomic::AtomicU32;
use std::time::{Duration, Instant};

use grille::{
    Allowed, Count, Instance, Limits, Lines, Message, MethodId, OneLiner, Question, Reading,
    Request, Standing, Words, ask, grade, message,
};
use pyo3::prelude::*;

use super::columns::{Columns, Row};
use crate::methods;
use crate::stop::{Stop, duration};

/// What is asked of every text.
pub struct Plan<'w> {
    reading: Reading,
    /// How texts of one line are read, if there are forms of such.
    lines: Option<Lines>,
    method: String,
    timeout: Option<Duration>,
    /// Solutions are counted up to so many.
    count: Option<u64>,
    grade: bool,
    words: &'w Words,
}

impl<'w> Plan<'w> {
    /// Something is asked of every text.
    pub fn new(
        reading: Reading,
        method: &str,
        timeout: Option<f64>,
        count: Option<u64>,
        grade: bool,
        words: &'w Words,
    ) -> PyResult<Self> {
        let (lines, timeout) = (Lines::new(reading.clone()).ok(), duration(timeout)?);
        Ok(Self { reading, lines, method: method.to_owned(), timeout, count, grade, words })
    }

    fn quick(&self) -> Option<Box<dyn OneLiner>> {
        let is_usual = self.method == MethodId::AUTO.name() && !self.grade;
        if is_usual { self.lines.as_ref()?.quick() } else { None }
    }

    fn puzzle(&self, text: &str) -> Result<Box<dyn Instance>, Message> {
        if let Some(lines) = self.lines.as_ref().filter(|_| !text.trim().contains('\n')) {
            return Ok(lines.read(text.trim())?.0);
        }
        let items = grille::read(text, &self.reading).map_err(|why| why.message())?;
        let number = items.len();
        match (items.into_iter().next(), number) {
            (Some(item), 1) => item.puzzle.map_err(|error| error.message()),
            _ => Err(message!("python-one-puzzle", number = number)),
        }
    }

    fn ask(
        &self,
        puzzle: &dyn Instance,
        question: Question<'_>,
        limits: Limits<'_>,
    ) -> Result<grille::Answer, Message> {
        let methods = methods::all();
        let method = methods.find(puzzle.family(), &self.method).map_err(|why| why.message())?;
        let request = Request { method, methods, ..Request::new(question) };
        ask(puzzle, &request, limits).map_err(|why| why.message())
    }
}

/// So many quick answers are timed together: to read the clock takes a fifth as long as to give one.
const TOGETHER: usize = 16;

/// Answers texts, and keeps its memory from one to the next.
pub struct Answerer<'p> {
    plan: &'p Plan<'p>,
    quick: Option<Box<dyn OneLiner>>,
    stop: &'p Stop,
    /// Where the quick way writes.
    answer: Vec<u8>,
    /// When the clock was read last.
    before: Instant,
    /// So many quick answers were given since.
    untimed: usize,
    /// How often limits were asked for.
    askings: AtomicU32,
}

impl<'p> Answerer<'p> {
    /// Nothing is answered yet.
    pub fn new(plan: &'p Plan<'p>, stop: &'p Stop) -> Self {
        let (quick, answer) = (plan.quick(), Vec::new());
        let askings = AtomicU32::new(0);
        Self { plan, quick, stop, answer, before: Instant::now(), untimed: 0, askings }
    }

    /// Append the answer to a text; a row without a text has none.
    pub fn answer(&mut self, text: Option<&str>, columns: &mut Columns) {
        let Some(text) = text else {
            self.time(columns);
            columns.push(&Row::default());
            return columns.time(None, 1);
        };
        if self.quickly(text, columns) {
            self.untimed += 1;
            if self.untimed == TOGETHER {
                self.time(columns);
            }
            return;
        }
        self.time(columns);
        match self.within_limits(|plan, _, limits| plan.found(text, limits)) {
            Ok(found) => columns.push(&found.row()),
            Err(why) => {
                let why = self.plan.words.say(&why);
                columns.push(&Row { error: Some(&why), ..Row::default() });
            }
        }
        self.untimed = 1;
        self.time(columns);
    }

    /// The same by the quick way, which is that of nearly all rows.
    fn quickly(&mut self, text: &str, columns: &mut Columns) -> bool {
        if self.quick.is_none() {
            return false;
        }
        let mut answer = std::mem::take(&mut self.answer);
        answer.clear();
        let standing = self
            .within_limits(|_, quick, limits| quick?.answer(text.as_bytes(), limits, &mut answer));
        let is_counted = |standing| self.plan.count.is_none() || count(standing).is_some();
        let standing = standing.filter(|&standing| is_counted(standing));
        if let Some(standing) = standing {
            let word = standing.word();
            let solution = answer.get(word.len() + 1..);
            columns.push(&Row {
                verdict: Some(word),
                solution,
                count: count(standing),
                ..Row::default()
            });
        }
        self.answer = answer;
        standing.is_some()
    }

    /// Do some work until it is done, the time of a row is up, or Ctrl-C is pressed.
    fn within_limits<T>(
        &mut self,
        work: impl FnOnce(&Plan<'_>, Option<&mut Box<dyn OneLiner>>, Limits<'_>) -> T,
    ) -> T {
        let (stop, askings) = (self.stop, &self.askings);
        let end = self.plan.timeout.and_then(|time| Instant::now().checked_add(time));
        let is_over =
            || stop.is_over_often(askings) || end.is_some_and(|end| Instant::now() >= end);
        work(self.plan, self.quick.as_mut(), Limits { stop: &is_over })
    }

    /// Read the clock, and say how long the rows took that were answered since: each the mean of all.
    pub fn time(&mut self, columns: &mut Columns) {
        let now = Instant::now();
        if self.untimed > 0 {
            let mean = (now - self.before).as_secs_f64() / self.untimed as f64;
            columns.time(Some(mean), self.untimed);
        }
        (self.before, self.untimed) = (now, 0);
    }
}

/// How many solutions there are, where the verdict says it.
fn count(standing: Standing) -> Option<u64> {
    match standing {
        Standing::Unique => Some(1),
        Standing::None => Some(0),
        Standing::Several | Standing::Unknown => None,
    }
}

/// What was found out about a text in the usual way.
struct Found {
    standing: Standing,
    solution: Option<String>,
    count: Option<u64>,
    grade: Option<&'static str>,
}

impl Found {
    fn row(&self) -> Row<'_> {
        Row {
            verdict: Some(self.standing.word()),
            solution: self.solution.as_deref().map(str::as_bytes),
            count: self.count,
            grade: self.grade,
            ..Row::default()
        }
    }
}

impl Plan<'_> {
    fn found(&self, text: &str, limits: Limits<'_>) -> Result<Found, Message> {
        let puzzle = self.puzzle(text)?;
        let puzzle = puzzle.as_ref();
        let answer = self.ask(puzzle, Question::Solve { most: 2 }, limits)?;
        let standing = answer.standing.unwrap_or(Standing::Unknown);
        let solution = answer.solutions.first().map(|one| puzzle.solution_line(one));
        let is_unique = standing == Standing::Unique;
        let grade = (self.grade && is_unique).then(|| level(puzzle, limits)).flatten();
        let count = match (count(standing), self.count) {
            (None, Some(most)) => self.counted(puzzle, most, limits)?,
            (known, _) => known,
        };
        Ok(Found { standing, solution, count, grade })
    }

    /// How many solutions there are, `most` at the most; nothing where that is not known.
    fn counted(
        &self,
        puzzle: &dyn Instance,
        most: u64,
        limits: Limits<'_>,
    ) -> Result<Option<u64>, Message> {
        let answer = self.ask(puzzle, Question::Count { most: most.into() }, limits)?;
        Ok(match answer.count {
            Some(Count::Exactly(number)) => u64::try_from(number).ok(),
            Some(Count::AtLeast(number)) if number >= u128::from(most) => Some(most),
            _ => None,
        })
    }
}

/// How hard it is, where rules lead to the end.
fn level(puzzle: &dyn Instance, limits: Limits<'_>) -> Option<&'static str> {
    let grade = grade(puzzle, &Allowed::default(), limits).ok()?;
    grade.is_solved.then(|| grade.level().name())
}

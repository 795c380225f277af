//! Questions about solutions, answered as the JSON of `grille-wire`.

use std::time::{Duration, Instant};

use grille::{Answer, Count, Limits, MethodId, Question, Refused, Request, Solution, Which, ask};
use pyo3::prelude::*;

use crate::methods;
use crate::puzzle::Puzzle;
use crate::stop::work;
use crate::trouble::{misread, refused};
use crate::words::words;

/// A question to the method of a name, and the answer with the time it took.
fn asked(
    puzzle: &Puzzle,
    py: Python<'_>,
    (question, which): (Question<'_>, Which),
    method: &str,
    timeout: Option<f64>,
    lang: &str,
) -> PyResult<(Answer, Duration)> {
    let (words, methods, start) = (words(lang)?, methods::all(), Instant::now());
    let method = methods.find(puzzle.inner.family(), method);
    let method = method.map_err(|why| refused(py, &why.message(), words))?;
    let answer = work(py, timeout, |limits: Limits<'_>| {
        let request = Request { method, methods, which, ..Request::new(question) };
        ask(puzzle.instance(), &request, limits)
    })?;
    let answer = answer.map_err(|why: Refused| refused(py, &why.message(), words))?;
    Ok((answer, start.elapsed()))
}

/// An answer as JSON.
fn told(puzzle: &Puzzle, answer: &Answer, time: Duration, lang: &str) -> PyResult<String> {
    let (id, instance) = (grille_wire::Puzzle::default(), puzzle.instance());
    Ok(grille_wire::line(&grille_wire::Answer::new(id, instance, answer, time, words(lang)?)))
}

pub fn solve(
    puzzle: &Puzzle,
    py: Python<'_>,
    most: u64,
    method: &str,
    timeout: Option<f64>,
    lang: &str,
) -> PyResult<String> {
    let question = (Question::Solve { most }, Which::All);
    let (answer, time) = asked(puzzle, py, question, method, timeout, lang)?;
    told(puzzle, &answer, time, lang)
}

pub fn judge(
    puzzle: &Puzzle,
    py: Python<'_>,
    method: &str,
    timeout: Option<f64>,
    lang: &str,
) -> PyResult<String> {
    let question = (Question::Check, Which::All);
    let (answer, time) = asked(puzzle, py, question, method, timeout, lang)?;
    told(puzzle, &answer, time, lang)
}

pub fn count(
    puzzle: &Puzzle,
    py: Python<'_>,
    most: Option<u128>,
    up_to_symmetry: bool,
    method: &str,
    timeout: Option<f64>,
    lang: &str,
) -> PyResult<(u128, bool)> {
    let question = Question::Count { most: most.unwrap_or(u128::MAX) };
    let which = if up_to_symmetry { Which::UpToSymmetry } else { Which::All };
    let (answer, _) = asked(puzzle, py, (question, which), method, timeout, lang)?;
    Ok(match answer.count.unwrap_or(Count::AtLeast(0)) {
        Count::Exactly(number) => (number, true),
        Count::AtLeast(number) => (number, false),
    })
}

pub fn check(puzzle: &Puzzle, py: Python<'_>, filling: &str, lang: &str) -> PyResult<String> {
    let words = words(lang)?;
    let read = puzzle.inner.read_filling(filling);
    let values = read.map_err(|error| misread(py, &error, filling, words))?;
    let whole: Option<Solution> = values.iter().copied().collect();
    let question = whole.as_ref().map_or(Question::Progress(&values), Question::Verify);
    let question = (question, Which::All);
    let (answer, time) = asked(puzzle, py, question, MethodId::AUTO.name(), None, lang)?;
    told(puzzle, &answer, time, lang)
}

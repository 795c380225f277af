//! All solutions of a puzzle as an iterator of Python.

use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use grille::{Ended, Instance, message};
use pyo3::prelude::*;

use crate::puzzle::Puzzle;
use crate::stop::{duration, work};
use crate::trouble::late;
use crate::words::words;

/// Solutions, found as they are asked for.
#[pyclass(frozen, module = "grille._grille")]
pub struct Solutions {
    found: Mutex<grille::Solutions<'static>>,
    puzzle: grille::Puzzle,
    /// When the time is up.
    end: Option<Instant>,
    lang: String,
}

impl Solutions {
    /// None is found yet.
    pub fn new(puzzle: &Puzzle, timeout: Option<f64>, lang: &str) -> PyResult<Self> {
        words(lang)?;
        let end = duration(timeout)?.and_then(|time| Instant::now().checked_add(time));
        let found = Mutex::new(puzzle.inner.solutions());
        Ok(Self { found, puzzle: puzzle.inner.clone(), end, lang: lang.to_owned() })
    }
}

#[pymethods]
impl Solutions {
    fn __iter__(this: PyRef<'_, Self>) -> PyRef<'_, Self> {
        this
    }

    /// The next solution as text.
    fn __next__(&self, py: Python<'_>) -> PyResult<Option<String>> {
        let left = self.end.map(|end| end.saturating_duration_since(Instant::now()).as_secs_f64());
        let (next, ended) = work(py, left, |limits| {
            let mut found = self.found.lock().unwrap_or_else(PoisonError::into_inner);
            let next = found.next_within(limits);
            (next.map(|solution| self.instance().solution_text(&solution)), found.ended())
        })?;
        match ended {
            None | Some(Ended::Exhausted) => Ok(next),
            Some(_) => Err(late(py, &message!("python-no-more"), words(&self.lang)?)),
        }
    }
}

impl Solutions {
    fn instance(&self) -> &dyn Instance {
        self.puzzle.instance()
    }
}

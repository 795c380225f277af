//! A puzzle as Python holds it.

use grille::{
    Argument, Drawing, FormId, Instance, Known, Limits, Message, Solution, Titles, message,
};
use grille_paint::svg;
use grille_paint::text::{Colours, paint};
use pyo3::prelude::*;

use crate::reasons::Rules;
use crate::solutions::Solutions;
use crate::stop::work;
use crate::trouble::{misread, refused, unrecognised};
use crate::words::words;
use crate::{asking, reasons};

/// A puzzle of any family. It never changes, so threads may share it.
#[pyclass(frozen, module = "grille._grille")]
pub struct Puzzle {
    /// The same for the library.
    pub inner: grille::Puzzle,
}

/// The most cells that are drawn.
const MOST_DRAWN: usize = 1 << 22;

impl Puzzle {
    /// A puzzle that was read or made.
    pub fn new(instance: Box<dyn Instance>, titles: Titles) -> Self {
        Self { inner: grille::Puzzle::new(instance).with_titles(titles) }
    }

    /// The same for functions that ask about a puzzle.
    pub fn instance(&self) -> &dyn Instance {
        self.inner.instance()
    }

    /// A solution that is written out.
    pub fn solution(&self, py: Python<'_>, text: &str, lang: &str) -> PyResult<Solution> {
        let words = words(lang)?;
        self.inner.read_solution(text).map_err(|error| misread(py, &error, text, words))
    }

    /// `sudoku 9×9: one solution`
    fn said(&self, what: Message, lang: &str) -> PyResult<String> {
        let (size, family) = (self.inner.size(), Argument::Name(self.inner.family().info().id));
        let (width, height) = (size.width, size.height);
        let board = message!("python-board", family = family, width = width, height = height);
        Ok(words(lang)?.say(&message!("python-said", board = board, what = what)))
    }

    /// The board with a solution, or without.
    fn drawing(&self, py: Python<'_>, solution: Option<&str>, lang: &str) -> PyResult<Drawing> {
        if self.inner.size().area() > MOST_DRAWN {
            return Err(refused(py, &message!("too-large-to-draw"), words(lang)?));
        }
        let solution = solution.map(|text| self.solution(py, text, lang)).transpose()?;
        Ok(py.detach(|| {
            let known = solution.as_ref().map_or(Known::Nothing, Known::Solution);
            self.inner.draw(known)
        }))
    }
}

#[pymethods]
impl Puzzle {
    #[getter]
    fn family(&self) -> &'static str {
        self.inner.family().info().id
    }

    #[getter]
    fn width(&self) -> u32 {
        self.inner.size().width
    }

    #[getter]
    fn height(&self) -> u32 {
        self.inner.size().height
    }

    #[getter]
    fn title(&self) -> Option<&str> {
        self.inner.titles().title.as_deref()
    }

    #[getter]
    fn author(&self) -> Option<&str> {
        self.inner.titles().author.as_deref()
    }

    /// How an open cell is written in a board that is filled in part: where a dot is an answer, otherwise.
    #[getter]
    fn open(&self) -> &'static str {
        let size = self.inner.size();
        let row = format!("{}\n", "? ".repeat(size.width as usize));
        let is_read = self.inner.read_filling(&row.repeat(size.height as usize)).is_ok();
        if is_read { "?" } else { "." }
    }

    /// The puzzle as text in a form; our own, if none is said.
    fn write(&self, py: Python<'_>, form: Option<&str>, lang: &str) -> PyResult<String> {
        let words = words(lang)?;
        let family = self.inner.family();
        let form = form.map(|name| family.form(name)).transpose();
        let form = form.map_err(|why| refused(py, &why, words))?.unwrap_or(FormId::OWN);
        py.detach(|| self.inner.write(form)).map_err(|why| refused(py, why.message(), words))
    }

    /// The same puzzle under other rules.
    fn with_rules(
        &self,
        py: Python<'_>,
        settings: Vec<(String, String)>,
        lang: &str,
    ) -> PyResult<Self> {
        let words = words(lang)?;
        let mut copy = self.instance().copy();
        for (key, value) in settings {
            copy.set(&key, &value).map_err(|expected| {
                let setting = format!("{key}={value}");
                unrecognised(py, &grille::Unrecognised::BadSetting(setting, expected), "", words)
            })?;
        }
        Ok(Self::new(copy, self.inner.titles().clone()))
    }

    /// The board as characters.
    fn drawn(&self, py: Python<'_>, solution: Option<&str>, lang: &str) -> PyResult<String> {
        let drawing = self.drawing(py, solution, lang)?;
        Ok(py.detach(|| paint(&drawing).text(Colours::None)))
    }

    /// The board as SVG.
    fn svg(
        &self,
        py: Python<'_>,
        solution: Option<&str>,
        title: &str,
        lang: &str,
    ) -> PyResult<String> {
        let drawing = self.drawing(py, solution, lang)?;
        Ok(py.detach(|| svg::document(&drawing, title)))
    }

    /// Two solutions as SVG, marked where they differ.
    fn svg_apart(
        &self,
        py: Python<'_>,
        one: &str,
        other: &str,
        lang: &str,
    ) -> PyResult<[String; 2]> {
        let one = self.drawing(py, Some(one), lang)?;
        let other = self.drawing(py, Some(other), lang)?;
        Ok(Drawing::told_apart(one, other).map(|drawing| svg::document(&drawing, "")))
    }

    /// A verdict in words, with what the puzzle is.
    fn verdict(&self, verdict: &str, lang: &str) -> PyResult<String> {
        self.said(message!("python-verdict", verdict = verdict), lang)
    }

    /// How many steps the way of a person has, and how hard it is, with what the puzzle is.
    fn summary(&self, steps: usize, level: &str, lang: &str) -> PyResult<String> {
        let level = words(lang)?.text(&format!("level-{level}"));
        self.said(message!("python-steps", number = steps, level = level), lang)
    }

    /// `{"text": [lines], "cells": …}` of a solution.
    fn numbers(&self, py: Python<'_>, solution: &str, lang: &str) -> PyResult<String> {
        let solution = self.solution(py, solution, lang)?;
        Ok(grille_wire::line(&grille_wire::Solution::new(self.instance(), &solution)))
    }

    /// Solutions, so many at most, and how many there are in a word.
    fn solve(
        &self,
        py: Python<'_>,
        most: u64,
        method: &str,
        timeout: Option<f64>,
        lang: &str,
    ) -> PyResult<String> {
        asking::solve(self, py, most, method, timeout, lang)
    }

    /// Whether there is one solution; two of several, and what all of them share.
    fn judge(
        &self,
        py: Python<'_>,
        method: &str,
        timeout: Option<f64>,
        lang: &str,
    ) -> PyResult<String> {
        asking::judge(self, py, method, timeout, lang)
    }

    /// How many solutions there are, and whether that is exact.
    fn count(
        &self,
        py: Python<'_>,
        most: Option<u128>,
        up_to_symmetry: bool,
        method: &str,
        timeout: Option<f64>,
        lang: &str,
    ) -> PyResult<(u128, bool)> {
        asking::count(self, py, most, up_to_symmetry, method, timeout, lang)
    }

    /// What is wrong with a solution, or with a board that is filled in part.
    fn check(&self, py: Python<'_>, filling: &str, lang: &str) -> PyResult<String> {
        asking::check(self, py, filling, lang)
    }

    /// All solutions, found as they are asked for.
    fn solutions(&self, timeout: Option<f64>, lang: &str) -> PyResult<Solutions> {
        Solutions::new(self, timeout, lang)
    }

    /// The next step of a person.
    fn hint(
        &self,
        py: Python<'_>,
        state: Option<&str>,
        rules: Rules,
        timeout: Option<f64>,
        lang: &str,
    ) -> PyResult<String> {
        reasons::hint(self, py, state, rules, timeout, lang)
    }

    /// The whole way of a person, with pictures if they are wanted.
    fn explain(
        &self,
        py: Python<'_>,
        pictures: bool,
        rules: Rules,
        timeout: Option<f64>,
        lang: &str,
    ) -> PyResult<(String, Vec<String>)> {
        reasons::explain(self, py, pictures, rules, timeout, lang)
    }

    /// How hard it is.
    fn grade(
        &self,
        py: Python<'_>,
        rules: Rules,
        timeout: Option<f64>,
        lang: &str,
    ) -> PyResult<String> {
        reasons::grade(self, py, rules, timeout, lang)
    }

    /// What is wrong with it, and what would mend it.
    fn diagnose(&self, py: Python<'_>, timeout: Option<f64>, lang: &str) -> PyResult<String> {
        let (instance, words) = (self.instance(), words(lang)?);
        let told = work(py, timeout, |limits: Limits<'_>| {
            grille::diagnose(instance, limits).map(|found| {
                let id = grille_wire::Puzzle::default();
                grille_wire::line(&grille_wire::Diagnosed::new(id, instance, &found, words))
            })
        })?;
        told.map_err(|why| refused(py, why.message(), words))
    }
}

//! New puzzles.

use std::collections::BTreeMap;

use grille::{
    Argument, Family, Grading, Joint, Level, Limits, Loops, MakersWay, Message, Size, Symmetry,
    Titles, Unexplained, Unmade, Wish, find_family, make, message,
};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use serde::Deserialize;

use crate::puzzle::Puzzle;
use crate::stop::work;
use crate::trouble::{broken, late, refused};
use crate::words::words;

/// What Python wishes, as JSON.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, default)]
#[derive(Default)]
struct Wanted {
    size: Option<(u32, u32)>,
    grade: Option<String>,
    symmetry: Option<String>,
    density: Option<f64>,
    needs: Option<String>,
    minimal: bool,
    givens: Option<u32>,
    loops: Option<bool>,
    doubles: Option<f64>,
    colours: Option<u32>,
    motif: Option<String>,
    document: bool,
    title: Option<String>,
    settings: BTreeMap<String, String>,
}

/// A new puzzle, the grade it was found to have, and how many tries it took.
#[pyfunction]
pub fn generate(
    py: Python<'_>,
    family: &str,
    wish: &str,
    seed: u64,
    timeout: Option<f64>,
    lang: &str,
) -> PyResult<Puzzle> {
    let words = words(lang)?;
    let wanted: Wanted =
        serde_json::from_str(wish).map_err(|error| PyValueError::new_err(error.to_string()))?;
    let family = find_family(family).map_err(|why| refused(py, &why.message(), words))?;
    let titles = Titles::title(wanted.title.as_deref().unwrap_or_default());
    let wish = wanted.wish(family).map_err(|why| refused(py, &why, words))?;
    let made = work(py, timeout, |limits: Limits<'_>| {
        make(family, &wish, Grading::IfNeeded, seed, limits)
    })?;
    match made {
        Ok(made) => Ok(Puzzle::new(made.puzzle, titles)),
        Err(why) => Err(match why {
            Unmade::Limit => late(py, &why.message(), words),
            Unmade::Broken { .. } => broken(py, &why.message(), words),
            _ => refused(py, &why.message(), words),
        }),
    }
}

impl Wanted {
    /// The same for the library; the error says what cannot be.
    fn wish(self, family: &'static dyn Family) -> Result<Wish, Message> {
        let id = family.info().id;
        let maker = family.maker().ok_or_else(|| Unmade::NoMaker(id).message())?;
        let needs = self.needs.map(|name| {
            let found = grille::rules(family).into_iter().find(|rule| rule.id.name() == name);
            found.map(|rule| rule.id).ok_or_else(|| Unexplained::NoSuchRule(name, id).message())
        });
        let size = match self.size {
            Some((width, height)) if width > 0 && height > 0 => Size::new(width, height),
            Some(_) => return Err(message!("write-size")),
            None => maker.usual(),
        };
        Ok(Wish {
            level: self.grade.map(|name| named(&name, Level::ALL, Level::name)).transpose()?,
            needs: needs.transpose()?,
            density: self.density,
            symmetry: self
                .symmetry
                .map(|name| named(&name, Symmetry::ALL, Symmetry::name))
                .transpose()?,
            is_minimal: self.minimal,
            givens: self.givens,
            loops: self.loops.map(|yes| if yes { Loops::Wanted } else { Loops::Unwanted }),
            doubles: self.doubles,
            colours: self.colours,
            motif: self.motif,
            way: if self.document { MakersWay::Document } else { MakersWay::Ours },
            settings: self.settings.into_iter().collect(),
            ..Wish::new(size)
        })
    }
}

/// One of a list by its name.
fn named<T: Copy, const N: usize>(
    name: &str,
    all: [T; N],
    called: fn(T) -> &'static str,
) -> Result<T, Message> {
    let found = all.into_iter().find(|&one| called(one) == name);
    let names = || Argument::list(all.into_iter().map(called), Joint::Comma);
    found.ok_or_else(|| message!("write-one-of", names = names()))
}

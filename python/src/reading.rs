//! From texts and files to puzzles.

use grille::{
    Content, FAMILIES, Reading, Unreadable, decode, find_family, find_form, message, read_picture,
};
use grille_wire::line;
use pyo3::prelude::*;
use serde::Serialize;

use crate::puzzle::Puzzle;
use crate::trouble::{misread, unread, unrecognised};
use crate::words::words;

/// Rules to change, as key and value.
pub type Settings = Vec<(String, String)>;

/// What is known of a text before it is read.
pub fn known(
    py: Python<'_>,
    family: Option<&str>,
    form: Option<&str>,
    settings: Settings,
    lang: &str,
) -> PyResult<Reading> {
    let words = words(lang)?;
    let refused = |why| unrecognised(py, &why, "", words);
    let family = family.map(find_family).transpose().map_err(refused)?;
    let form = form.map(find_form).transpose().map_err(refused)?;
    Ok(Reading { family, form, settings })
}

/// All puzzles of a text; the first mistake in it is raised.
#[pyfunction]
pub fn read(
    py: Python<'_>,
    text: &str,
    family: Option<&str>,
    form: Option<&str>,
    settings: Settings,
    lang: &str,
) -> PyResult<Vec<Puzzle>> {
    let reading = known(py, family, form, settings, lang)?;
    let words = words(lang)?;
    let items = py.detach(|| grille::read(text, &reading));
    let items = items.map_err(|why| unrecognised(py, &why, text, words))?;
    let puzzle = |item: grille::Item| match item.puzzle {
        Ok(puzzle) => Ok(Puzzle::new(puzzle, item.titles)),
        Err(error) => Err(misread(py, &error, text, words)),
    };
    items.into_iter().map(puzzle).collect()
}

/// The same for the bytes of a file, which may also be a picture.
#[pyfunction]
pub fn read_bytes(
    py: Python<'_>,
    bytes: &[u8],
    family: Option<&str>,
    form: Option<&str>,
    settings: Settings,
    lang: &str,
) -> PyResult<Vec<Puzzle>> {
    let words = words(lang)?;
    let refused = |why: Unreadable| unread(py, &why.message(), words);
    match decode(bytes).map_err(refused)? {
        Content::Text(text) => read(py, &text, family, form, settings, lang),
        Content::Picture(pixels) => {
            let reading = known(py, family, form, settings, lang)?;
            let item = read_picture(&pixels, &reading).map_err(refused)?;
            let puzzle = item.puzzle.map_err(|why| misread(py, &why, "", words))?;
            Ok(vec![Puzzle::new(puzzle, item.titles)])
        }
    }
}

/// That one puzzle was wanted, and so many were found.
#[pyfunction]
pub fn one_puzzle(found: usize, lang: &str) -> PyResult<String> {
    Ok(words(lang)?.say(&message!("python-one-puzzle", number = found)))
}

/// A family in words.
#[derive(Serialize)]
struct About {
    id: &'static str,
    name: String,
    rules: String,
    forms: Vec<&'static str>,
    methods: Vec<String>,
}

/// The families there are, as JSON.
#[pyfunction]
pub fn families(lang: &str) -> PyResult<String> {
    let words = words(lang)?;
    let about = |family: &&'static dyn grille::Family| {
        let id = family.info().id;
        let methods = crate::methods::all().of(*family);
        About {
            id,
            name: words.text(&format!("{id}-name")),
            rules: words.text(&format!("{id}-rules")),
            forms: family.formats().iter().map(|form| form.id.name()).collect(),
            methods: methods.into_iter().map(|(method, _)| method.name().to_owned()).collect(),
        }
    };
    Ok(line(&FAMILIES.iter().map(about).collect::<Vec<_>>()))
}

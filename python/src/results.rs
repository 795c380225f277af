//! Results of the laboratory: a file each, as `grille lab run` writes them.

use std::collections::BTreeMap;

use grille_lab::Record;
use pyo3::prelude::*;
use serde::Serialize;

use crate::trouble::unread;
use crate::words::words;

/// What a method did on an instance.
#[derive(Serialize)]
struct Row<'r> {
    instance: &'r str,
    method: &'r str,
    family: &'r str,
    width: Option<u32>,
    height: Option<u32>,
    density: Option<f64>,
    seconds: f64,
    verdict: &'static str,
    right: Option<bool>,
    solved: bool,
    counters: &'r BTreeMap<String, u64>,
}

/// The text of a result file as JSON.
#[pyfunction]
pub fn result(
    py: Python<'_>,
    instance: &str,
    method: &str,
    text: &str,
    lang: &str,
) -> PyResult<String> {
    let words = words(lang)?;
    let record = Record::read(instance, method, text);
    let record = record.map_err(|why| unread(py, &why, words))?;
    let (width, height) = record.size.unzip();
    Ok(grille_wire::line(&Row {
        instance,
        method,
        family: &record.family,
        width,
        height,
        density: record.density,
        seconds: record.seconds,
        verdict: record.verdict.word(),
        right: record.right,
        solved: record.is_solved(),
        counters: &record.counters,
    }))
}

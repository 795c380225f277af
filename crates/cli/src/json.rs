//! The JSON that faces outwards: one object a puzzle and line, documented in `docs/json.md`.

use std::collections::BTreeMap;

use grille::{Counters, message};
use serde::Serialize;

use crate::input::Mistake;
use crate::speech;

/// The version of the form; it grows when a field changes its meaning or goes away.
pub const VERSION: u32 = 1;

/// What is said of a puzzle.
#[derive(Debug, Serialize)]
pub struct Answer {
    pub version: u32,
    pub name: String,
    pub family: &'static str,
    pub width: u32,
    pub height: u32,
    pub method: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub verdict: Option<&'static str>,
    /// Each solution as its lines of text.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub solutions: Option<Vec<Vec<String>>>,
    /// Places where two solutions differ.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub differences: Option<Vec<String>>,
    /// Places that differ between some two of all solutions.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub varying: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub count: Option<u128>,
    /// Do solutions that are images of each other count as one?
    #[serde(skip_serializing_if = "Option::is_none")]
    pub up_to_symmetry: Option<bool>,
    /// Is the count, or the list of solutions, complete?
    #[serde(skip_serializing_if = "Option::is_none")]
    pub exact: Option<bool>,
    /// Is the solution that was checked right?
    #[serde(skip_serializing_if = "Option::is_none")]
    pub right: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub broken: Option<Vec<Broken>>,
    pub seconds: f64,
    pub counters: BTreeMap<&'static str, u64>,
}

/// A rule that a solution breaks.
#[derive(Debug, Serialize)]
pub struct Broken {
    pub rule: String,
    pub scope: String,
    pub places: Vec<String>,
}

#[derive(Serialize)]
struct Failure<'a> {
    version: u32,
    name: &'a str,
    error: Error,
}

#[derive(Serialize)]
struct Error {
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    column: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    found: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    expected: Option<String>,
    message: String,
}

/// The counters of a method by name.
pub fn counters(counters: &Counters) -> BTreeMap<&'static str, u64> {
    use grille::Counter::{Cells, Lines, Probes};
    let special = [Lines, Cells, Probes].into_iter().filter(|&kind| counters.get(kind) > 0);
    let kinds = grille::Counter::GENERAL.iter().copied().chain(special);
    kinds.map(|kind| (kind.name(), counters.get(kind))).collect()
}

/// Something that could not be read.
pub fn mistake(mistake: &Mistake) -> String {
    let spot = mistake.place.as_deref();
    let message = match spot {
        Some(spot) => speech::say(&message!(
            "error-at",
            line = spot.line,
            column = spot.column,
            error = spot.error.message()
        )),
        None => mistake.shown.clone(),
    };
    let error = Error {
        line: spot.map(|spot| spot.line),
        column: spot.map(|spot| spot.column),
        found: spot.map(|spot| speech::say(&spot.error.found)),
        expected: spot.map(|spot| speech::say(&spot.error.expected)),
        message,
    };
    line(&Failure { version: VERSION, name: &mistake.name, error })
}

/// An object on a line of its own.
pub fn line(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("our own structures have no keys but strings") + "\n"
}

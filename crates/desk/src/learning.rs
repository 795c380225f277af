//! What there is to learn from: the rules of a family where they fire, and methods side by side.

use std::collections::BTreeSet;

use grille::{
    Entries, Hand, Methods, Narrator, Question, Request, RuleId, Standing, Titles, Values, Var,
    ask, cases, find_family,
};
use serde::Serialize;

use crate::request::{Film, OfFamily, Race};
use crate::setting::{Given, given};
use crate::sheet::{Sheet, table};
use crate::steps::{Step, Teller};
use crate::trouble::Trouble;
use crate::work::Work;

#[derive(Serialize)]
pub struct Rules {
    rules: Vec<Shown>,
}

/// A rule where it fires.
#[derive(Serialize)]
struct Shown {
    #[serde(flatten)]
    step: Step,
    sheet: Sheet,
    entries: Entries,
    marks: Vec<Option<Vec<u8>>>,
}

/// The rules of a family, each on a board where it fires.
pub fn rules(asked: &OfFamily, work: &Work<'_>) -> Result<Rules, Trouble> {
    let family = find_family(&asked.family);
    let family = family.map_err(|why| Trouble::unrecognised(&why, "", work))?;
    let mut rules = Vec::new();
    let mut seen: BTreeSet<RuleId> = BTreeSet::new();
    for case in cases(family) {
        let Some(shown) = case.shown().filter(|_| !seen.contains(&case.rule.id)) else { continue };
        seen.insert(case.rule.id);
        let puzzle = case.puzzle.as_ref();
        let table = table(puzzle, work)?;
        let left = |seat: &grille::Seat| -> Values { case.known.get(seat.var) };
        let is_pencilled = table.player().hand() == Hand::Write;
        let marks = |seat: &grille::Seat| match left(seat).count() {
            2.. if is_pencilled => Some(left(seat).iter().collect()),
            _ => None,
        };
        rules.push(Shown {
            step: Teller { puzzle, table: &table, work }.step(&shown.told),
            sheet: Sheet::new(puzzle, &Titles::default(), work)?,
            entries: table.known(|var| case.known.get(var)),
            marks: table.seats().iter().map(marks).collect(),
        });
    }
    Ok(Rules { rules })
}

/// A film of a search, and where each variable is written.
#[derive(Serialize)]
pub struct Filmed {
    #[serde(flatten)]
    film: grille_wire::Film,
    /// The seats of each variable: one, or one for each of its values.
    seats: Vec<Vec<usize>>,
    apart: bool,
}

/// So many solutions are enough to tell whether there is one.
const ENOUGH: u64 = 2;

/// What a method does on a puzzle, step by step.
pub fn film(asked: &Film, work: &Work<'_>) -> Result<Filmed, Trouble> {
    let Given { puzzle, titles } = given(&asked.puzzle, work)?;
    let table = table(puzzle.as_ref(), work)?;
    let methods = grille::methods(puzzle.family()).into_iter().map(|(method, _)| method);
    let method = methods.into_iter().find(|method| method.name() == asked.method);
    let unknown = || Trouble::unasked(&format!("no method is called `{}`", asked.method));
    let method = method.ok_or_else(unknown)?;
    let film = grille::film(puzzle.as_ref(), method, ENOUGH, work.limits());
    let film = film.map_err(|why| Trouble::say(&why.message(), work))?;
    let narrator = Narrator::new(puzzle.as_ref());
    let narrator = narrator.map_err(|why| Trouble::say(&why.message(), work))?;
    let id = grille_wire::Puzzle { title: titles.title, ..grille_wire::Puzzle::default() };
    let vars = (0..film.start.len() as u32).map(Var);
    Ok(Filmed {
        seats: vars.map(|var| table.of(var).map(|(seat, _)| seat).collect()).collect(),
        apart: table.seats().iter().any(|seat| seat.apart.is_some()),
        film: grille_wire::Film::new(id, puzzle.as_ref(), &film, &narrator, work.words()),
    })
}

#[derive(Serialize)]
pub struct Raced {
    rows: Vec<Row>,
    csv: String,
}

/// What a method did.
#[derive(Serialize)]
struct Row {
    method: &'static str,
    name: String,
    verdict: &'static str,
    right: bool,
    seconds: f64,
    counters: Vec<Counter>,
}

#[derive(Serialize)]
struct Counter {
    name: String,
    number: u64,
}

/// Methods side by side on one puzzle.
pub fn race(asked: &Race, work: &mut Work<'_>) -> Result<Raced, Trouble> {
    let Given { puzzle, .. } = given(&asked.puzzle, work)?;
    let methods = grille::methods(puzzle.family());
    let mut rows = Vec::new();
    let is_asked = |name: &str| asked.methods.is_empty() || asked.methods.iter().any(|m| m == name);
    for (method, words) in methods.into_iter().filter(|(method, _)| is_asked(method.name())) {
        let request = Request {
            method,
            methods: Methods::built_in(),
            ..Request::new(Question::Solve { most: 2 })
        };
        let start = (work.clock)();
        let answer = ask(puzzle.as_ref(), &request, work.limits());
        let seconds = (work.clock)() - start;
        let Ok(answer) = answer else { continue };
        let counter = |&(counter, number): &(grille::Counter, u64)| Counter {
            name: work.words().name(counter.name()),
            number,
        };
        let row = Row {
            method: method.name(),
            name: work.words().text(&words),
            verdict: answer.standing.unwrap_or(Standing::Unknown).word(),
            right: answer.wrong.is_empty(),
            seconds,
            counters: answer.counters.iter().map(counter).collect(),
        };
        work.tell(&row);
        rows.push(row);
    }
    let csv = table_of(&rows);
    Ok(Raced { rows, csv })
}

/// The same as a table that other programs read.
fn table_of(rows: &[Row]) -> String {
    let mut csv = String::from("method,verdict,right,seconds\n");
    for Row { method, verdict, right, seconds, .. } in rows {
        csv.push_str(&format!("{method},{verdict},{right},{seconds:.9}\n"));
    }
    csv
}

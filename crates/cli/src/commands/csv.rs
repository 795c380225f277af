//! `--csv`: the answers to puzzles as a table, behind the columns that a table of puzzles has already.

use std::sync::Arc;

use grille::message;

use crate::exit::Code;
use crate::input::table::{Row, Table, written};
use crate::input::{self, Job, Loaded};
use crate::jobs::{self, Mistakes, Report};

/// What there is to say about a puzzle, a cell for each column; or a report of why there is nothing.
pub type Answered = Result<(Vec<String>, Code), Report>;

/// The columns of `solve --csv`, and those that any answer ends with.
pub const SOLVED: &[&str] = &["verdict", "solution", NOTE];
pub const CHECKED: &[&str] = &["verdict", NOTE];
pub const COUNTED: &[&str] = &["solutions", NOTE];
pub const GRADED: &[&str] = &["level", "score", "rule", NOTE];

/// Why there is no answer.
const NOTE: &str = "note";

/// What stands in the first column where there is no answer.
pub const BAD: &str = "bad";

/// Puzzles that stand in no table have this column before the answers.
const NAME: &str = "name";

/// Answer every puzzle by a row below a heading.
pub fn run(
    mut loaded: impl Iterator<Item = Loaded> + Send,
    threads: usize,
    columns: &[&str],
    work: impl Fn(&Job) -> Answered + Sync,
) -> Code {
    // The first puzzle says which columns there are.
    let first = loaded.next();
    let table = first.as_ref().and_then(table);
    let heading = match &table {
        Some(table) => table.heading_with(columns),
        None => [&[NAME], columns].concat().join(","),
    };
    anstream::println!("{heading}");
    let all = first.into_iter().chain(loaded);
    jobs::each(all, threads, jobs::progress(), |item, _| {
        let (row, name) = match &item {
            Ok(job) => (job.row.clone(), job.name.clone()),
            Err(mistake) => (mistake.row.clone(), mistake.name.clone()),
        };
        let is_same = row.as_ref().map(|row| &row.table.heading)
            == table.as_ref().map(|table| &table.heading);
        let mut note = String::new();
        let answered = match item {
            _ if !is_same => Err(mistaken(&name)),
            Ok(job) => work(&job),
            Err(mistake) => {
                note.clone_from(&mistake.said);
                Err(Mistakes::Words.report(mistake))
            }
        };
        let (mut cells, talk, code) = match answered {
            Ok((cells, code)) => (cells, String::new(), code),
            Err(report) => {
                if note.is_empty() {
                    report.talk.lines().next().unwrap_or_default().clone_into(&mut note);
                }
                (noted(columns, note), report.talk, report.code)
            }
        };
        cells.resize(columns.len(), String::new());
        let row = row.filter(|_| is_same);
        Report { data: line(row.as_ref(), &name, table.as_ref(), &cells), talk, code }
    })
}

/// The table in which a puzzle stands.
fn table(loaded: &Loaded) -> Option<Arc<Table>> {
    let row = match loaded {
        Ok(job) => job.row.as_ref(),
        Err(mistake) => mistake.row.as_ref(),
    };
    row.map(|row| Arc::clone(&row.table))
}

/// Cells that say only why there is no answer.
fn noted(columns: &[&str], note: String) -> Vec<String> {
    let mut cells = vec![String::new(); columns.len()];
    cells[0] = BAD.to_owned();
    cells[columns.len() - 1] = note;
    cells
}

/// A puzzle whose table has other columns than the first.
fn mistaken(name: &str) -> Report {
    let why = message!("other-columns");
    Mistakes::Words.report(input::mistake(name, grille_wire::Puzzle::default(), &why))
}

/// The line of an answer.
fn line(row: Option<&Row>, name: &str, table: Option<&Arc<Table>>, cells: &[String]) -> String {
    let cells = cells.iter().map(String::as_str);
    let text = match (row, table) {
        (Some(row), _) => {
            let width = row.table.cells(&row.text).map_or(row.table.width(), |cells| cells.len());
            row.table.row_with(&row.text, width, cells)
        }
        (None, Some(table)) => table.row_with("", 1, cells),
        (None, None) => {
            let all = std::iter::once(name).chain(cells);
            all.map(|cell| written(cell, ',')).collect::<Vec<_>>().join(",")
        }
    };
    text + "\n"
}

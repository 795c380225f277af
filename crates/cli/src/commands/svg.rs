//! Boards as SVG: one to standard output, or each of many into a file of its own.

use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};

use grille::{Drawing, message};

use super::pictures::can_draw;
use super::refused;
use crate::exit::Code;
use crate::input::{Job, Loaded, Loader};
use crate::jobs::{self, Mistakes, Report};
use crate::speech;
use crate::whole::{self, trouble};

/// Report on puzzles as SVG: into a folder, or the only one to standard output.
pub fn run(
    loaded: Loader,
    folder: Option<&str>,
    threads: usize,
    mistakes: Mistakes,
    work: impl Fn(&Job) -> Report + Sync,
) -> Code {
    match folder {
        Some(folder) => into(Path::new(folder), loaded, threads, mistakes, work),
        None => only(loaded, mistakes, work),
    }
}

/// The only puzzle of the input: two documents in one stream are none.
fn only(mut loaded: Loader, mistakes: Mistakes, work: impl Fn(&Job) -> Report + Sync) -> Code {
    let first: Vec<Loaded> = loaded.by_ref().take(2).collect();
    let is_alone = first.len() == 1;
    jobs::run(first.into_iter().take(1), 1, mistakes, |job| match is_alone {
        true => work(job),
        false => refused(job, mistakes, &message!("svg-draws-one")),
    })
}

/// Every puzzle into a file of a folder, which is made if there is none.
fn into(
    folder: &Path,
    loaded: Loader,
    threads: usize,
    mistakes: Mistakes,
    work: impl Fn(&Job) -> Report + Sync,
) -> Code {
    if let Err(error) = fs::create_dir_all(folder) {
        anstream::eprintln!("{}", speech::say(&trouble(folder, &error)));
        return Code::Bad;
    }
    let mut names = HashSet::new();
    let named = loaded.map(move |item| match item {
        Ok(job) => {
            let name = name(&job, &mut names);
            Ok((job, name))
        }
        Err(mistake) => Err(mistake),
    });
    jobs::each(named, threads, jobs::progress(), |item, _| match item {
        Ok((job, name)) => write(&job, &folder.join(name), mistakes, work(&job)),
        Err(mistake) => mistakes.report(mistake),
    })
}

/// The name of a file that no other puzzle has: its source and its number there.
fn name(job: &Job, names: &mut HashSet<PathBuf>) -> PathBuf {
    let stem = job.id.file.as_deref().and_then(|file| Path::new(file).file_stem());
    let stem = stem.map_or("puzzle".into(), |stem| stem.to_string_lossy());
    let number = job.id.index.unwrap_or(1);
    let first = format!("{stem}-{number}.svg");
    let others = (2..).map(|again| format!("{stem}-{number}-{again}.svg"));
    let free = std::iter::once(first)
        .chain(others)
        .map(PathBuf::from)
        .find(|name| names.insert(name.clone()));
    free.expect("numbers do not end")
}

/// Write the data of a report into a file, and say so in their place.
fn write(job: &Job, file: &Path, mistakes: Mistakes, report: Report) -> Report {
    if report.data.is_empty() {
        return report;
    }
    match whole::write(file, &report.data) {
        Ok(()) => {
            let path = file.display().to_string();
            let data = speech::named(&job.name, message!("drawing-written", path = path)) + "\n";
            Report { data, ..report }
        }
        Err(why) => refused(job, mistakes, &why),
    }
}

/// A drawing of the board as SVG.
pub fn report(job: &Job, drawing: impl Fn() -> Drawing, code: Code) -> Report {
    let puzzle = job.puzzle.as_ref();
    if !can_draw(puzzle) {
        return refused(job, Mistakes::Words, &message!("too-large-to-draw"));
    }
    let title = speech::named(&job.name, speech::kind(puzzle));
    let data = grille_paint::svg::document(&drawing(), &title);
    Report { data, talk: String::new(), code }
}

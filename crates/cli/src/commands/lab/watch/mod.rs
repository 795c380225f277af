//! `grille lab watch`: a method at work, step by step: in the terminal, as a page, as lines of JSON.

mod events;
mod hearing;
mod page;
mod panel;
mod player;
mod screen;
mod terminal;

use std::io::IsTerminal;
use std::path::Path;

use grille::{Ended, Film, Instance, Limits, Message, MethodId, Narrator, message};

use crate::args::LabWatch;
use crate::exit::Code;
use crate::input::{self, Job};
use crate::stop::{self, Allowance};
use crate::{methods, speech, whole};

/// What is watched.
struct Watch<'p> {
    job: &'p Job,
    puzzle: &'p dyn Instance,
    narrator: Narrator<'p>,
    methods: Vec<MethodId>,
    /// So many solutions are enough: one, or two, which show that there are several.
    enough: u64,
}

pub fn run(options: &LabWatch) -> Result<Code, Message> {
    let loaded = input::load(std::slice::from_ref(&options.puzzle), &options.reading.reading());
    let job = match loaded.into_iter().next() {
        Some(Ok(job)) => job,
        Some(Err(mistake)) => {
            anstream::eprintln!("{}", mistake.shown.trim_end());
            return Ok(Code::Bad);
        }
        None => return Err(message!("watch-no-puzzle", name = options.puzzle.as_str())),
    };
    let (puzzle, family) = (job.puzzle.as_ref(), job.puzzle.family());
    let names = std::iter::once(&options.method).chain(&options.beside);
    let methods: Result<Vec<MethodId>, _> =
        names.map(|name| methods::all().find(family, name)).collect();
    let methods = methods.map_err(|why| why.message())?;
    let narrator = Narrator::new(puzzle).map_err(|why| why.message())?;
    let enough = if options.first { 1 } else { 2 };
    let watch = Watch { job: &job, puzzle, narrator, methods, enough };
    stop::listen();
    let allowance = Allowance::of(options.timeout);
    let limits = Limits { stop: &|| allowance.is_over() };
    match &options.out {
        _ if options.events => events::print(&watch, limits),
        Some(file) => write(&watch, Path::new(file), limits),
        None if !std::io::stdout().is_terminal() || !std::io::stdin().is_terminal() => {
            Err(message!("watch-no-terminal"))
        }
        None => terminal::play(&watch, limits),
    }
}

/// The page, and what became of the searches.
fn write(watch: &Watch<'_>, file: &Path, limits: Limits<'_>) -> Result<Code, Message> {
    let film = |&method| {
        let solver = methods::all().solver(watch.puzzle, method)?;
        grille::film_by(watch.puzzle, &solver, watch.enough, limits)
    };
    let films: Result<Vec<Film>, _> = watch.methods.iter().map(film).collect();
    let films = films.map_err(|why| why.message())?;
    whole::write(file, &page::html(watch, &films))?;
    for film in &films {
        let (method, length) = (film.method, Narrator::length(film));
        let path = whole::shown(file);
        let written = message!("watch-written", file = path, method = method, length = length);
        println!("{}", speech::say(&written));
        remark(film);
    }
    Ok(films.iter().map(code).max().unwrap_or(Code::Solved))
}

/// That there is little to be seen, where that is so.
fn remark(film: &Film) {
    if !film.tells_more_than_solutions() && !speech::is_quiet() {
        // Searching is what every family can be watched at.
        let (method, other) = (film.method, MethodId::SEARCH);
        let remark = match film.steps {
            0 => message!("film-nothing", method = method, other = other),
            _ => message!("film-only-solutions", method = method, other = other),
        };
        anstream::eprintln!("{}", speech::say(&remark));
    }
}

/// What a search found.
fn code(film: &Film) -> Code {
    match (film.tally.solutions, film.ended) {
        (0, Some(Ended::Exhausted)) => Code::None,
        (0, _) => Code::Limit,
        _ => Code::Solved,
    }
}

//! `grille show`: puzzles drawn, not solved.

use super::{kind, picture};
use crate::args::Show;
use crate::exit::Code;
use crate::input::{self, Job};
use crate::jobs::{self, Mistakes, Report};
use crate::paint;

pub fn run(options: &Show) -> Code {
    let loaded = input::load(&options.input.puzzles, &options.input.reading.reading());
    jobs::run(loaded, 1, Mistakes::Words, |job| show(job, options))
}

fn show(job: &Job, options: &Show) -> Report {
    let puzzle = job.puzzle.as_ref();
    let data = match options.plain {
        true => puzzle.write("grille", &job.titles).expect("every family writes our own form"),
        false => {
            let drawn = match picture(puzzle) {
                Some(picture) => paint::shown(&picture, paint::terminal_width()),
                None => "(too large to draw)\n".to_owned(),
            };
            format!("{}: {}\n{drawn}", job.name, kind(puzzle))
        }
    };
    Report { data: data + "\n", talk: String::new(), code: Code::Solved }
}

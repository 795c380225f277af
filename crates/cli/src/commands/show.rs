//! `grille show`: puzzles drawn, not solved.

use grille::Known;

use super::{can_draw, kind, picture};
use crate::args::Show;
use crate::exit::Code;
use crate::input::{self, Job};
use crate::jobs::{self, Mistakes, Report};
use crate::paint;

pub fn run(options: &Show) -> Code {
    let mut loaded = input::load(&options.input.puzzles, &options.input.reading.reading());
    if options.svg && loaded.len() > 1 {
        // Two documents in one stream are none.
        let many = format!("--svg draws one puzzle, and here are {}", loaded.len());
        loaded = vec![Err(input::mistake(&options.input.puzzles[0], many))];
    }
    jobs::run(loaded, 1, Mistakes::Words, |job| match options.svg {
        true => svg(job),
        false => show(job, options),
    })
}

fn show(job: &Job, options: &Show) -> Report {
    let puzzle = job.puzzle.as_ref();
    let data = match options.plain {
        true => puzzle.write("grille", &job.titles).expect("every family writes our own form"),
        false => {
            let drawn = match can_draw(puzzle) {
                true => paint::shown(&picture(puzzle, Known::Nothing), paint::terminal_width()),
                false => "(too large to draw)\n".to_owned(),
            };
            format!("{}: {}\n{drawn}", job.name, kind(puzzle))
        }
    };
    Report { data: data + "\n", talk: String::new(), code: Code::Solved }
}

fn svg(job: &Job) -> Report {
    let puzzle = job.puzzle.as_ref();
    if !can_draw(puzzle) {
        return Mistakes::Words.report(&input::mistake(&job.name, "too large to draw".to_owned()));
    }
    let title = format!("{}: {}", job.name, kind(puzzle));
    let data = grille_paint::svg::document(&puzzle.draw(Known::Nothing), &title);
    Report { data, talk: String::new(), code: Code::Solved }
}

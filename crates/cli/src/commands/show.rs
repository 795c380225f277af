//! `grille show`: puzzles drawn, not solved.

use grille::{FormId, Known};

use super::{pictures, svg};
use crate::args::Show;
use crate::exit::Code;
use crate::input::{self, Job};
use crate::jobs::{self, Mistakes, Report};
use crate::speech;

pub fn run(options: &Show) -> Code {
    let loaded = input::load(&options.input.puzzles, &options.input.reading.reading());
    match options.svg {
        true => svg::run(loaded, options.out.as_deref(), 1, Mistakes::Words, |job| {
            svg::report(job, || job.puzzle.draw(Known::Nothing), Code::Solved)
        }),
        false => jobs::run(loaded, 1, Mistakes::Words, |job| show(job, options)),
    }
}

fn show(job: &Job, options: &Show) -> Report {
    let puzzle = job.puzzle.as_ref();
    let data = match options.plain {
        true => puzzle.write(FormId::OWN, &job.titles).expect("every family writes our own form"),
        false => {
            let name = speech::named(&job.name, speech::kind(puzzle));
            format!("{name}\n{}", pictures::unsolved(puzzle))
        }
    };
    Report { data: data + "\n", talk: String::new(), code: Code::Solved }
}

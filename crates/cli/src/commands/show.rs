//! `grille show`: puzzles drawn, not solved.

use grille::{FormId, Known, message};

use super::{pictures, refused};
use crate::args::Show;
use crate::exit::Code;
use crate::input::{self, Job, Loaded};
use crate::jobs::{self, Mistakes, Report};
use crate::speech;

pub fn run(options: &Show) -> Code {
    let mut loaded = input::load(&options.input.puzzles, &options.input.reading.reading());
    if !options.svg {
        return jobs::run(loaded, 1, Mistakes::Words, |job| show(job, options));
    }
    // Two documents in one stream are none.
    let first: Vec<Loaded> = loaded.by_ref().take(2).collect();
    let is_alone = first.len() == 1;
    jobs::run(first.into_iter().take(1), 1, Mistakes::Words, |job| match is_alone {
        true => svg(job),
        false => refused(job, Mistakes::Words, &message!("svg-draws-one")),
    })
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

fn svg(job: &Job) -> Report {
    let puzzle = job.puzzle.as_ref();
    if !pictures::can_draw(puzzle) {
        return refused(job, Mistakes::Words, &message!("too-large-to-draw"));
    }
    let title = speech::named(&job.name, speech::kind(puzzle));
    let data = grille_paint::svg::document(&puzzle.draw(Known::Nothing), &title);
    Report { data, talk: String::new(), code: Code::Solved }
}

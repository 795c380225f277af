//! `grille convert`: puzzles in another text form.

use super::refused;
use crate::args::Convert;
use crate::exit::Code;
use crate::input::{self, Job};
use crate::jobs::{self, Mistakes, Report};

pub fn run(options: &Convert) -> Code {
    let loaded = input::load(&options.input.puzzles, &options.input.reading.reading());
    jobs::run(loaded, 1, Mistakes::Words, |job| convert(job, options))
}

fn convert(job: &Job, options: &Convert) -> Report {
    match job.puzzle.write(&options.to, &job.titles) {
        Ok(data) => Report { data, talk: String::new(), code: Code::Solved },
        Err(why) => refused(job, why),
    }
}

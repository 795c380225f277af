//! `grille count`: how many solutions puzzles have.

use grille::Count;

use super::{UpToSymmetry, answer, kind, refused, solver, stats, timed};
use crate::args::Count as Options;
use crate::exit::Code;
use crate::input::{self, Job};
use crate::jobs::{self, Mistakes, Report};
use crate::{json, speech};

pub fn run(options: &Options) -> Code {
    let loaded = input::load(&options.input.puzzles, &options.input.reading.reading());
    let threads = options.work.threads();
    // A single puzzle has all threads to itself.
    let each = (threads / loaded.len().max(1)).max(1);
    jobs::run(loaded, threads, Mistakes::of(&options.work), |job| count(job, each, options))
}

fn count(job: &Job, threads: usize, options: &Options) -> Report {
    let solver = match solver(job, &options.work, UpToSymmetry(options.up_to_symmetry)) {
        Ok(solver) => solver,
        Err(error) => return refused(job, speech::say(&error.message()), &options.work),
    };
    let most = options.limit.map_or(u128::MAX, u128::from);
    let ((count, counters), time) = timed(&options.work, |limits| {
        solver.count_spread(most, limits, &|number, work| jobs::spread(number, threads, work))
    });
    let (number, exact) = match count {
        Count::Exactly(number) => (number, true),
        Count::AtLeast(number) => (number, false),
    };
    let code = match count {
        Count::Exactly(0) => Code::None,
        Count::Exactly(_) => Code::Solved,
        Count::AtLeast(_) => Code::Limit,
    };
    let talk = stats(&options.work, &counters, time);
    if options.work.json {
        let mut answer = answer(job, &options.work, &counters, time);
        answer.verdict = Some(match (number, exact) {
            (0, true) => "none",
            (1, true) => "unique",
            (0 | 1, false) => "unknown",
            _ => "several",
        });
        (answer.count, answer.exact) = (Some(number), Some(exact));
        answer.up_to_symmetry = options.up_to_symmetry.then_some(true);
        return Report { data: json::line(&answer), talk, code };
    }
    let words = match (exact, number) {
        (true, 1) => "1 solution".to_owned(),
        (true, _) => format!("{number} solutions"),
        (false, 0) => "stopped before a solution was found".to_owned(),
        (false, 1) => "at least 1 solution".to_owned(),
        (false, _) => format!("at least {number} solutions"),
    };
    let puzzle = kind(job.puzzle.as_ref());
    let symmetry = if options.up_to_symmetry { " up to symmetry" } else { "" };
    Report { data: format!("{}: {puzzle}, {words}{symmetry}\n", job.name), talk, code }
}

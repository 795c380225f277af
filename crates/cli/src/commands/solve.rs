//! `grille solve`: the solutions of puzzles, and whether there are others.

use grille::{Answer, Known, Message, Question, Standing, message};

use super::{ALONE, asked, head, pictures, texts, which};
use crate::args::Solve;
use crate::exit::Code;
use crate::input::{self, Job};
use crate::jobs::{self, Mistakes, Report};
use crate::speech;

/// `--all` stops here unless `--limit` says more.
const ALL: u64 = 100_000;

pub fn run(options: &Solve) -> Code {
    let loaded = input::load(&options.input.puzzles, &options.input.reading.reading());
    let mistakes = Mistakes::of(&options.work);
    if options.svg {
        return pictures::one_svg(loaded, mistakes, |job| solve(job, options));
    }
    jobs::run(loaded, options.work.threads(), mistakes, |job| solve(job, options))
}

fn solve(job: &Job, options: &Solve) -> Report {
    // Two solutions are enough to know whether there is another than the one shown.
    let most = match (options.limit, options.all) {
        (Some(limit), _) => limit,
        (None, true) => ALL,
        (None, false) => 2,
    };
    let which = which(options.up_to_symmetry);
    let mut asked = match asked(job, &options.work, Question::Solve { most }, which, ALONE) {
        Ok(asked) => asked,
        Err(report) => return report,
    };
    let (code, words) = (code(&asked.answer, options), words(&asked.answer, options));
    if asked_for_one(options) {
        asked.answer.solutions.truncate(1);
    }
    let talk = asked.talk(&options.work);
    let (puzzle, solutions) = (job.puzzle.as_ref(), &asked.answer.solutions);
    if options.work.json {
        return Report { data: asked.json(job, which), talk, code };
    }
    if options.plain {
        let note = match asked.answer.standing {
            Some(Standing::Unique) => String::new(),
            _ => format!("{}\n", speech::named(&job.name, words)),
        };
        return Report { data: texts(puzzle, solutions), talk: note + &talk, code };
    }
    if options.svg {
        let known = solutions.first().map_or(Known::Nothing, Known::Solution);
        let note = format!("{}\n", speech::named(&job.name, words));
        return Report { talk: note + &talk, ..pictures::svg(job, known, code) };
    }
    let data = head(job, words) + &pictures::solved(puzzle, solutions) + "\n";
    Report { data, talk, code }
}

/// Does the user want to see a single solution?
fn asked_for_one(options: &Solve) -> bool {
    !options.all && options.limit.is_none()
}

fn code(answer: &Answer, options: &Solve) -> Code {
    match answer.standing {
        Some(Standing::None) => Code::None,
        _ if answer.is_cut_short => Code::Limit,
        Some(Standing::Several) if !answer.is_complete && !asked_for_one(options) => Code::Limit,
        Some(Standing::Unknown) if options.limit.is_none() => Code::Limit,
        _ => Code::Solved,
    }
}

/// What was found, in words.
fn words(answer: &Answer, options: &Solve) -> Message {
    let symmetry = speech::symmetry(which(options.up_to_symmetry));
    let count = answer.solutions.len();
    match answer.standing {
        Some(Standing::Unique) => message!("one-solution", symmetry = symmetry),
        Some(Standing::None) => message!("no-solution"),
        Some(Standing::Several) if asked_for_one(options) => {
            message!("several-one-shown", symmetry = symmetry)
        }
        Some(Standing::Several) => speech::solutions(count as u128, answer.is_complete, symmetry),
        _ if count == 1 && !answer.is_cut_short => message!("one-shown-perhaps-others"),
        _ => speech::stopped(count),
    }
}

//! `grille solve`: the solution of puzzles, and whether there are others.

use grille::{Answer, Known, Message, Question, Standing, message};

use super::{ALONE, all, asked, csv, faults, head, pictures, plain, svg, which};
use crate::args::Solve;
use crate::exit::Code;
use crate::input::{self, Job};
use crate::jobs::{self, Mistakes, Report};
use crate::speech;

pub fn run(options: &Solve) -> Code {
    let loaded = input::load(&options.input.puzzles, &options.input.reading.reading());
    let (threads, mistakes) = (options.work.pace.threads(), Mistakes::of(&options.work));
    if options.csv {
        return csv::run(loaded, threads, csv::SOLVED, |job| as_cells(job, options));
    }
    if options.svg {
        let out = options.out.as_deref();
        return svg::run(loaded, out, threads, mistakes, |job| solve(job, options));
    }
    jobs::stream(loaded, threads, mistakes, |job, outlet| match all::is_asked(options) {
        true => all::solve(job, options, outlet),
        false => solve(job, options),
    })
}

/// How a puzzle stands and a solution, as cells of a table.
fn as_cells(job: &Job, options: &Solve) -> csv::Answered {
    let which = which(options.up_to_symmetry);
    let asked = asked(job, &options.work, Question::Solve { most: 2 }, which, ALONE)?;
    let standing = asked.answer.standing.unwrap_or(Standing::Unknown);
    let solution = asked.answer.solutions.first();
    let solution = solution.map_or(String::new(), |it| job.puzzle.solution_line(it));
    Ok((vec![standing.word().to_owned(), solution], code(&asked.answer)))
}

/// One solution, and whether it is the only one.
fn solve(job: &Job, options: &Solve) -> Report {
    let which = which(options.up_to_symmetry);
    let mut asked = match asked(job, &options.work, Question::Solve { most: 2 }, which, ALONE) {
        Ok(asked) => asked,
        Err(report) => return report,
    };
    asked.answer.solutions.truncate(1);
    let (code, words) = (code(&asked.answer), words(&asked.answer, options));
    let talk = asked.talk(&options.work);
    let (puzzle, solution) = (job.puzzle.as_ref(), asked.answer.solutions.first());
    let faults = &asked.answer.faults;
    if options.work.json {
        return Report { data: asked.json(job, which), talk, code };
    }
    if options.plain {
        let note = match asked.answer.standing {
            Some(Standing::Unique) => String::new(),
            _ => format!("{}\n", speech::named(&job.name, words)),
        };
        let one = solution.map(|solution| plain::one(job, solution));
        let data = one.unwrap_or_else(|| plain::without(job, &asked));
        return Report { data, talk: note + &faults::in_words(faults) + &talk, code };
    }
    if options.svg {
        let drawing = || match solution {
            Some(solution) => puzzle.draw(Known::Solution(solution)),
            None => faults::drawn(puzzle, faults),
        };
        let note = format!("{}\n", speech::named(&job.name, words)) + &faults::in_words(faults);
        return Report { talk: note + &talk, ..svg::report(job, drawing, code) };
    }
    let picture = match solution {
        Some(solution) => pictures::first(puzzle, solution),
        None => faults::unsolved(puzzle, faults),
    };
    Report { data: format!("{}{picture}\n", head(job, words)), talk, code }
}

fn code(answer: &Answer) -> Code {
    match answer.standing {
        Some(Standing::None) => Code::None,
        Some(Standing::Unknown) => Code::Limit,
        _ => Code::Solved,
    }
}

/// What was found, in words.
fn words(answer: &Answer, options: &Solve) -> Message {
    let symmetry = speech::symmetry(which(options.up_to_symmetry));
    match answer.standing {
        Some(Standing::Unique) => message!("one-solution", symmetry = symmetry),
        Some(Standing::None) => message!("no-solution"),
        Some(Standing::Several) => message!("several-one-shown", symmetry = symmetry),
        _ => speech::stopped(answer.solutions.len() as u128),
    }
}

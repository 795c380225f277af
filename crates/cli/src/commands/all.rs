//! `grille solve --all` and `--limit`: each solution is printed when it is found, and none is kept.
//!
//! ```text
//! pictures   the name, the board with its first solution, the others, what was found
//! plain      solutions, with a blank line between two of them
//! JSON       one object, which ends with what was found
//! ```

use std::time::{Duration, Instant};

use grille::{Limits, Message, Question, Solution, Standing, message, tell};
use grille_wire::Told;

use super::{ALONE, Asked, faults, pictures, plain, refusal, request, which};
use crate::args::Solve;
use crate::exit::Code;
use crate::input::Job;
use crate::jobs::{Outlet, Report};
use crate::speech;
use crate::stop::Allowance;

/// Were more solutions asked for than one?
pub fn is_asked(options: &Solve) -> bool {
    options.all || options.limit.is_some()
}

/// Print solutions as they are found.
pub fn solve(job: &Job, options: &Solve, outlet: &Outlet<'_>) -> Report {
    let mut page = Page::new(job, options);
    let asked = match told(job, options, &mut |solution| page.solution(&solution), outlet) {
        Ok(asked) => asked,
        Err(report) => return report,
    };
    let (code, talk) = (code(&asked, options), asked.talk(&options.work));
    let (data, note) = page.end(&asked, options);
    Report { data, talk: note + &talk, code }
}

/// Ask for solutions, and print what is made of each. The time is that of the method alone.
fn told(
    job: &Job,
    options: &Solve,
    written: &mut dyn FnMut(Solution) -> String,
    outlet: &Outlet<'_>,
) -> Result<Asked, Report> {
    let allowance = Allowance::of(options.work.pace.timeout);
    let question = Question::Solve { most: options.limit.unwrap_or(u64::MAX) };
    let request = request(job, &options.work, question, which(options.up_to_symmetry), ALONE)?;
    let limits = Limits { stop: &|| allowance.is_over() };
    let (start, mut pauses) = (Instant::now(), Duration::ZERO);
    let answer = tell(job.puzzle.as_ref(), &request, limits, &mut |solution| {
        let found = Instant::now();
        let text = written(solution);
        allowance.wait(|| outlet.print(text));
        pauses += found.elapsed();
    });
    let time = start.elapsed().saturating_sub(pauses);
    let refuse = |error| refusal(job, &options.work, &error);
    answer.map(|answer| Asked { answer, time }).map_err(refuse)
}

/// What is printed of a puzzle, solution after solution.
enum Page<'j> {
    Pictures { job: &'j Job, is_empty: bool },
    Plain { job: &'j Job, is_empty: bool },
    Json(Told<'j>),
}

impl<'j> Page<'j> {
    fn new(job: &'j Job, options: &Solve) -> Self {
        match (options.work.json, options.plain) {
            (true, _) => Self::Json(Told::new(job.id.clone(), job.puzzle.as_ref())),
            (false, true) => Self::Plain { job, is_empty: true },
            (false, false) => Self::Pictures { job, is_empty: true },
        }
    }

    /// The next solution, and what comes before it.
    fn solution(&mut self, solution: &Solution) -> String {
        match self {
            Self::Pictures { job, is_empty } => {
                let puzzle = job.puzzle.as_ref();
                match std::mem::take(is_empty) {
                    true => title(job) + &pictures::first(puzzle, solution),
                    false => format!("\n{}", pictures::another(puzzle, solution)),
                }
            }
            Self::Plain { job, is_empty } => {
                let gap = if std::mem::take(is_empty) { plain::gap(job) } else { "\n" };
                gap.to_owned() + &job.puzzle.solution_text(solution)
            }
            Self::Json(told) => told.solution(solution),
        }
    }

    /// What comes after the last one: data, and talk.
    fn end(self, asked: &Asked, options: &Solve) -> (String, String) {
        let finding = |job: &Job| format!("{}\n", speech::named(&job.name, words(asked, options)));
        match self {
            Self::Pictures { job, is_empty: true } => {
                let unsolved = faults::unsolved(job.puzzle.as_ref(), &asked.answer.faults);
                (format!("{}{unsolved}\n{}\n", title(job), finding(job)), String::new())
            }
            Self::Pictures { job, .. } => (format!("\n{}\n", finding(job)), String::new()),
            Self::Plain { job, is_empty: true } => {
                let note = finding(job) + &faults::in_words(&asked.answer.faults);
                (plain::without(job, asked), note)
            }
            Self::Plain { .. } if asked.answer.standing == Some(Standing::Unique) => {
                Default::default()
            }
            Self::Plain { job, .. } => (String::new(), finding(job)),
            Self::Json(told) => {
                let which = which(options.up_to_symmetry);
                let end = told.end(&asked.answer, which, asked.time, speech::words());
                (end, String::new())
            }
        }
    }
}

/// `puzzle: sudoku 9×9`
fn title(job: &Job) -> String {
    format!("{}\n", speech::named(&job.name, speech::kind(job.puzzle.as_ref())))
}

fn code(asked: &Asked, options: &Solve) -> Code {
    match asked.answer.standing {
        Some(Standing::None) => Code::None,
        _ if asked.answer.is_cut_short => Code::Limit,
        Some(Standing::Several) if !asked.answer.is_complete => Code::Limit,
        Some(Standing::Unknown) if options.limit.is_none() => Code::Limit,
        _ => Code::Solved,
    }
}

/// What was found, in words.
fn words(asked: &Asked, options: &Solve) -> Message {
    let answer = &asked.answer;
    let symmetry = speech::symmetry(which(options.up_to_symmetry));
    let count = answer.count.map_or(0, |count| count.number());
    match answer.standing {
        Some(Standing::Unique) => message!("one-solution", symmetry = symmetry),
        Some(Standing::None) => message!("no-solution"),
        Some(Standing::Several) => speech::solutions(count, answer.is_complete, symmetry),
        _ if count == 1 && !answer.is_cut_short => message!("one-shown-perhaps-others"),
        _ => speech::stopped(count),
    }
}

//! `grille solve`: the solutions of puzzles, and whether there are others.

use std::time::Duration;

use grille::{Ended, Flow, Known, Outcome, Solution};

use super::{
    UpToSymmetry, answer, before_and_after, can_draw, kind, lines, picture, refused, solver, stats,
    timed,
};
use crate::args::Solve;
use crate::exit::Code;
use crate::input::{self, Job};
use crate::jobs::{self, Mistakes, Report};
use crate::{json, paint, speech};

/// `--all` stops here unless `--limit` says more.
const ALL: u64 = 100_000;

pub fn run(options: &Solve) -> Code {
    let loaded = input::load(&options.input.puzzles, &options.input.reading.reading());
    jobs::run(loaded, options.work.threads(), Mistakes::of(&options.work), |job| {
        solve(job, options)
    })
}

/// What was found.
struct Found {
    solutions: Vec<Solution>,
    outcome: Outcome,
    time: Duration,
}

/// What the solutions found say of the puzzle.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Says {
    Unique,
    Several,
    None,
    Unknown,
}

impl Found {
    fn says(&self) -> Says {
        match (self.solutions.len(), self.outcome.ended) {
            (0, Ended::Exhausted) => Says::None,
            (1, Ended::Exhausted) => Says::Unique,
            (0 | 1, _) => Says::Unknown,
            _ => Says::Several,
        }
    }

    fn verdict(&self) -> &'static str {
        match self.says() {
            Says::Unique => "unique",
            Says::Several => "several",
            Says::None => "none",
            Says::Unknown => "unknown",
        }
    }
}

fn solve(job: &Job, options: &Solve) -> Report {
    let solver = match solver(job, &options.work, UpToSymmetry(options.up_to_symmetry)) {
        Ok(solver) => solver,
        Err(error) => return refused(job, speech::say(&error.message()), &options.work),
    };
    // Two solutions are enough to know whether there is another than the one shown.
    let most = match (options.limit, options.all) {
        (Some(limit), _) => limit,
        (None, true) => ALL,
        (None, false) => 2,
    };
    let mut solutions = Vec::new();
    let (outcome, time) = timed(&options.work, |limits| {
        solver.each(limits, &mut |solution| {
            solutions.push(solution);
            if solutions.len() as u64 >= most { Flow::Enough } else { Flow::More }
        })
    });
    let mut found = Found { solutions, outcome, time };
    let verdict = found.says();
    let asked_for_one = asked_for_one(options);
    let code = match (verdict, found.outcome.ended) {
        (Says::None, _) => Code::None,
        (_, Ended::Limit) => Code::Limit,
        (Says::Several, Ended::Enough) if !asked_for_one => Code::Limit,
        (Says::Unknown, _) if options.limit.is_none() => Code::Limit,
        _ => Code::Solved,
    };
    let words = words(&found, options);
    let verdict_word = found.verdict();
    if asked_for_one {
        found.solutions.truncate(1);
    }
    if options.work.json {
        return as_json(job, options, &found, verdict_word, code);
    }
    let talk = stats(&options.work, &found.outcome.counters, found.time);
    if options.plain {
        let note = if verdict == Says::Unique {
            String::new()
        } else {
            format!("{}: {words}\n", job.name)
        };
        return Report { data: texts(job, &found.solutions), talk: note + &talk, code };
    }
    let head = format!("{}: {}, {words}\n", job.name, kind(job.puzzle.as_ref()));
    Report { data: head + &drawn(job, &found.solutions) + "\n", talk, code }
}

/// Solutions as plain text.
fn texts(job: &Job, solutions: &[Solution]) -> String {
    let texts: Vec<String> = solutions.iter().map(|s| job.puzzle.solution_text(s)).collect();
    texts.join("\n")
}

/// Does the user want to see a single solution?
fn asked_for_one(options: &Solve) -> bool {
    !options.all && options.limit.is_none()
}

fn words(found: &Found, options: &Solve) -> String {
    let kind = if options.up_to_symmetry { " up to symmetry" } else { "" };
    let count = found.solutions.len();
    let complete = found.outcome.ended == Ended::Exhausted;
    match found.says() {
        Says::Unique => format!("one solution{kind}"),
        Says::None => "no solution".to_owned(),
        Says::Several if asked_for_one(options) => {
            format!("several solutions{kind}, one of them shown")
        }
        Says::Several if complete => format!("{count} solutions{kind}"),
        Says::Several => format!("at least {count} solutions{kind}"),
        Says::Unknown if found.outcome.ended == Ended::Enough => {
            "one solution shown, perhaps there are others".to_owned()
        }
        Says::Unknown if count == 1 => {
            "a solution, but stopped before knowing whether it is the only one".to_owned()
        }
        Says::Unknown => "stopped before a solution was found".to_owned(),
    }
}

/// The puzzle with its first solution beside it, then the others.
fn drawn(job: &Job, solutions: &[Solution]) -> String {
    let puzzle = job.puzzle.as_ref();
    if !can_draw(puzzle) {
        return texts(job, solutions);
    }
    let width = paint::terminal_width();
    let Some((first, others)) = solutions.split_first() else {
        return paint::shown(&picture(puzzle, Known::Nothing), width);
    };
    let [board, solved] = before_and_after(puzzle, Known::Solution(first));
    let mut text = paint::beside(&board, &solved, width);
    for other in others {
        text.push('\n');
        text.push_str(&paint::shown(&picture(puzzle, Known::Solution(other)), width));
    }
    text
}

fn as_json(job: &Job, options: &Solve, found: &Found, verdict: &'static str, code: Code) -> Report {
    let mut answer = answer(job, &options.work, &found.outcome.counters, found.time);
    let texts = found.solutions.iter().map(|solution| lines(job.puzzle.as_ref(), solution));
    answer.verdict = Some(verdict);
    answer.solutions = Some(texts.collect());
    answer.up_to_symmetry = options.up_to_symmetry.then_some(true);
    answer.exact = Some(found.outcome.ended == Ended::Exhausted);
    Report {
        data: json::line(&answer),
        talk: stats(&options.work, &found.outcome.counters, found.time),
        code,
    }
}

//! `grille check`: has a puzzle one solution, and is a solution right?

use grille::{Counters, Solution, Verdict, complaints, differences, place_name};

use super::shared::Shared;
use super::{
    UpToSymmetry, answer, differing_pictures, kind, lines, refused, solver, some, stats, timed,
};
use crate::args::Check;
use crate::exit::Code;
use crate::input::{self, Job, Source};
use crate::jobs::{self, Mistakes, Report};
use crate::{json, paint, speech};

pub fn run(options: &Check) -> Code {
    let reading = options.reading.reading();
    let loaded = input::load(std::slice::from_ref(&options.puzzle), &reading);
    let given = match options.solution.as_deref().map(solution_source).transpose() {
        Ok(given) => given,
        Err(mistake) => {
            let mistakes = Mistakes::of(&options.work);
            return jobs::run(vec![Err(mistake)], 1, mistakes, |job| {
                refused(job, String::new(), &options.work)
            });
        }
    };
    jobs::run(loaded, options.work.threads(), Mistakes::of(&options.work), |job| {
        let own = job
            .solution
            .as_ref()
            .map(|text| Source { name: format!("solution of {}", job.name), text: text.clone() });
        match given.as_ref().or(own.as_ref()) {
            Some(source) => check_solution(job, source, options),
            None => check(job, options),
        }
    })
}

/// A solution is a file, standard input, or written out on the line.
fn solution_source(argument: &str) -> Result<Source, input::Mistake> {
    let path = std::path::Path::new(argument);
    let letters = |end: &std::ffi::OsStr| end.to_string_lossy().chars().all(char::is_alphabetic);
    let named = argument.contains('/') || path.extension().is_some_and(letters);
    if argument == "-" || path.exists() || named {
        return input::open(argument, &grille::Reading::default());
    }
    Ok(Source { name: "solution".to_owned(), text: argument.to_owned() })
}

/// Is this solution right?
fn check_solution(job: &Job, source: &Source, options: &Check) -> Report {
    let solution = match job.puzzle.read_solution(&source.text) {
        Ok(solution) => solution,
        Err(error) => {
            let mistake = input::misread(source, source.name.clone(), error, "");
            return Mistakes::of(&options.work).report(&mistake);
        }
    };
    let (complaints, time) = timed(&options.work, |_| complaints(job.puzzle.as_ref(), &solution));
    let right = complaints.is_empty();
    let code = if right { Code::Solved } else { Code::None };
    if options.work.json {
        let mut answer = answer(job, &options.work, &Counters::default(), time);
        answer.right = Some(right);
        let broken = |c: grille::Complaint| json::Broken {
            rule: speech::say(&c.rule),
            scope: speech::scope(&c.scope),
            places: c.places.iter().map(grille::Spot::to_string).collect(),
        };
        answer.broken = Some(complaints.into_iter().map(broken).collect());
        return Report { data: json::line(&answer), talk: String::new(), code };
    }
    let puzzle = kind(job.puzzle.as_ref());
    let mut data = match right {
        true => format!("{}: {puzzle}, the solution is right\n", job.name),
        false => format!("{}: {puzzle}, the solution is wrong\n", job.name),
    };
    for complaint in complaints {
        data.push_str(&format!("  {}\n", speech::say(&complaint.message())));
    }
    Report { data, talk: String::new(), code }
}

/// Has the puzzle one solution?
fn check(job: &Job, options: &Check) -> Report {
    let solver = match solver(job, &options.work, UpToSymmetry(false)) {
        Ok(solver) => solver,
        Err(error) => return refused(job, speech::say(&error.message()), &options.work),
    };
    let ((verdict, counters, shared), time) = timed(&options.work, |limits| {
        let (verdict, counters) = solver.judge(limits);
        let asked = options.common && matches!(verdict, Verdict::Several(..));
        let shared = asked.then(|| Shared::of(job, &solver, limits)).transpose();
        (verdict, counters, shared)
    });
    let shared = match shared {
        Ok(shared) => shared,
        Err(error) => return refused(job, speech::say(&error.message()), &options.work),
    };
    let counters = shared.as_ref().map_or(counters, |shared| counters + shared.outcome.counters);
    let code = match &verdict {
        Verdict::Unique(_) => Code::Solved,
        Verdict::Several(..) => Code::Several,
        Verdict::None => Code::None,
        Verdict::Unknown(_) => Code::Limit,
    };
    let talk = stats(&options.work, &counters, time);
    if options.work.json {
        let mut answer = answer(job, &options.work, &counters, time);
        answer.verdict = Some(word(&verdict));
        let texts = solutions(&verdict).into_iter().map(|s| lines(job.puzzle.as_ref(), s));
        answer.solutions = Some(texts.collect());
        if let Verdict::Several(one, other) = &verdict {
            answer.differences = places(job, one, other);
        }
        answer.varying = shared.as_ref().map(|shared| shared.varying.clone());
        answer.exact = shared.as_ref().map(Shared::is_complete);
        return Report { data: json::line(&answer), talk, code };
    }
    let data = match &shared {
        Some(shared) => shared.in_words(job),
        None => in_words(job, &verdict),
    };
    Report { data, talk, code }
}

fn word(verdict: &Verdict) -> &'static str {
    match verdict {
        Verdict::Unique(_) => "unique",
        Verdict::Several(..) => "several",
        Verdict::None => "none",
        Verdict::Unknown(_) => "unknown",
    }
}

fn solutions(verdict: &Verdict) -> Vec<&Solution> {
    match verdict {
        Verdict::Unique(one) | Verdict::Unknown(Some(one)) => vec![one],
        Verdict::Several(one, other) => vec![one, other],
        Verdict::None | Verdict::Unknown(None) => vec![],
    }
}

/// Where two solutions differ, if the puzzle is not too large to say it.
fn places(job: &Job, one: &Solution, other: &Solution) -> Option<Vec<String>> {
    let (model, size) = (job.puzzle.model().ok()?, job.puzzle.size());
    Some(differences(&model, one, other).into_iter().map(|at| place_name(at, size)).collect())
}

fn in_words(job: &Job, verdict: &Verdict) -> String {
    let sentence = match verdict {
        Verdict::Unique(_) => "one solution",
        Verdict::Several(..) => "several solutions",
        Verdict::None => "no solution",
        Verdict::Unknown(Some(_)) => {
            "a solution, but stopped before knowing whether it is the only one"
        }
        Verdict::Unknown(None) => "stopped before a solution was found",
    };
    let puzzle = job.puzzle.as_ref();
    let mut text = format!("{}: {}, {sentence}\n", job.name, kind(puzzle));
    let Verdict::Several(one, other) = verdict else { return text };
    if let Some(places) = places(job, one, other) {
        let [left, right] = differing_pictures(puzzle, one, other);
        text.push_str(&paint::beside(&left, &right, paint::terminal_width()));
        text.push_str(&format!("They differ in {} places: {}\n", places.len(), some(&places)));
    }
    text
}

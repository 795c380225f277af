//! `grille check`: has a puzzle one solution, and is a solution right?

use grille::{Domains, Known, Message, Question, Standing, Which, message};

use super::{ALONE, Asked, asked, head, pictures, some};
use crate::args::Check;
use crate::exit::Code;
use crate::input::{self, Job, Mistake, Source};
use crate::jobs::{self, Mistakes, Report};
use crate::speech;

pub fn run(options: &Check) -> Code {
    let mistakes = Mistakes::of(&options.work);
    let given = match options.solution.as_deref().map(solution_source).transpose() {
        Ok(given) => given,
        Err(mistake) => {
            let only = std::iter::once(Err(mistake));
            return jobs::run(only, 1, mistakes, |job| check(job, options));
        }
    };
    let loaded = input::load(std::slice::from_ref(&options.puzzle), &options.reading.reading());
    jobs::run(loaded, options.work.threads(), mistakes, |job| {
        let own = job.solution.as_ref().map(|text| {
            let name = speech::say(&message!("solution-of", name = job.name.as_str()));
            Source { name, text: text.clone(), line: 0 }
        });
        match given.as_ref().or(own.as_ref()) {
            Some(source) => verify(job, source, options),
            None => check(job, options),
        }
    })
}

/// A solution is a file, standard input, or written out on the line.
fn solution_source(argument: &str) -> Result<Source, Mistake> {
    let path = std::path::Path::new(argument);
    let letters = |end: &std::ffi::OsStr| end.to_string_lossy().chars().all(char::is_alphabetic);
    let named = argument.contains('/') || path.extension().is_some_and(letters);
    if argument == "-" || path.exists() || named {
        return input::whole(argument);
    }
    let name = speech::say(&message!("the-solution"));
    Ok(Source { name, text: argument.to_owned(), line: 0 })
}

/// Is this solution right?
fn verify(job: &Job, source: &Source, options: &Check) -> Report {
    let solution = match job.puzzle.read_solution(&source.text) {
        Ok(solution) => solution,
        Err(error) => {
            let mistake = input::misread(source, job.id.clone(), &error, "");
            return Mistakes::of(&options.work).report(mistake);
        }
    };
    let question = Question::Verify(&solution);
    let asked = match asked(job, &options.work, question, Which::All, ALONE) {
        Ok(asked) => asked,
        Err(report) => return report,
    };
    let complaints = asked.answer.complaints.as_deref().unwrap_or_default();
    let is_right = complaints.is_empty();
    let code = if is_right { Code::Solved } else { Code::None };
    if options.work.json {
        return Report { data: asked.json(job, Which::All), talk: String::new(), code };
    }
    let finding = if is_right { message!("right-solution") } else { message!("wrong-solution") };
    let mut data = head(job, finding);
    for complaint in complaints {
        data.push_str(&format!("  {}\n", speech::say(&complaint.message())));
    }
    Report { data, talk: String::new(), code }
}

/// Has the puzzle one solution?
fn check(job: &Job, options: &Check) -> Report {
    let question = if options.common { Question::Common } else { Question::Check };
    let asked = match asked(job, &options.work, question, Which::All, ALONE) {
        Ok(asked) => asked,
        Err(report) => return report,
    };
    let code = match asked.answer.standing {
        Some(Standing::Unique) => Code::Solved,
        Some(Standing::Several) => Code::Several,
        Some(Standing::None) => Code::None,
        Some(Standing::Unknown) | None => Code::Limit,
    };
    let talk = asked.talk(&options.work);
    let data = match options.work.json {
        true => asked.json(job, Which::All),
        false => in_words(job, &asked),
    };
    Report { data, talk, code }
}

fn in_words(job: &Job, asked: &Asked) -> String {
    let (puzzle, answer) = (job.puzzle.as_ref(), &asked.answer);
    if let Some(possible) = &answer.possible {
        let finding = match answer.is_complete {
            true => message!("several-this-shared"),
            false => message!("several-stopped-early"),
        };
        let shared = Domains::new(possible.clone());
        let mut text = head(job, finding);
        text.push_str(&pictures::before_and_after(puzzle, Known::Domains(&shared)));
        let (open, all) = (answer.varying.len(), possible.len());
        let places = some(&answer.varying, puzzle);
        let open = message!("open-places", open = open, all = all, places = places);
        return format!("{text}{}\n", speech::say(&open));
    }
    let mut text = head(job, finding(answer.standing, answer.solutions.len()));
    if let [one, other] = answer.solutions.as_slice()
        && !answer.differences.is_empty()
    {
        text.push_str(&pictures::differing(puzzle, one, other));
        let places = some(&answer.differences, puzzle);
        let number = answer.differences.len();
        let differ = message!("they-differ", number = number, places = places);
        text.push_str(&format!("{}\n", speech::say(&differ)));
    }
    text
}

fn finding(standing: Option<Standing>, found: usize) -> Message {
    match standing {
        Some(Standing::Unique) => message!("one-solution", symmetry = speech::symmetry(Which::All)),
        Some(Standing::Several) => message!("several-solutions"),
        Some(Standing::None) => message!("no-solution"),
        Some(Standing::Unknown) | None => speech::stopped(found),
    }
}

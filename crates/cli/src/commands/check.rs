//! `grille check`: has a puzzle one solution, and is a solution right?

use std::borrow::Cow;

use grille::{Domains, Known, Message, Question, Solution, Standing, Which, message};

use super::given::{self, Given, Puzzles, Task};
use super::{ALONE, Asked, asked, csv, faults, head, pictures, refused, some};
use crate::args::Check;
use crate::exit::Code;
use crate::input::{self, Job, Source};
use crate::jobs::{self, Mistakes, Outlet, Report};
use crate::speech;

pub fn run(options: &Check) -> Code {
    let mistakes = Mistakes::of(&options.work);
    let (puzzles, reading) = (&options.input.puzzles, options.input.reading.reading());
    let sorted = match options.common {
        true => Ok((Box::new(input::load(puzzles, &reading)) as Puzzles, Given::Nothing)),
        false => given::sort_out(puzzles, options.solution.as_ref(), &reading),
    };
    let (loaded, given) = match sorted {
        Ok(sorted) => sorted,
        Err(mistake) => {
            let only = std::iter::once(Err(mistake));
            return jobs::stream(only, 1, mistakes, |job, outlet| check(job, options, outlet));
        }
    };
    if options.csv {
        let threads = options.work.pace.threads();
        return csv::run(loaded, threads, csv::CHECKED, |job| as_cells(job, &given, options));
    }
    jobs::stream(loaded, options.work.pace.threads(), mistakes, |job, outlet| {
        match (given.task(job), own(job)) {
            (Task::Verify(sources), _) => verify_each(job, &sources, options),
            (Task::Judge, Some(source)) => verify(job, &source, None, options),
            (Task::Judge, None) => check(job, options, outlet),
            (Task::Missing, _) => refused(job, mistakes, &message!("no-solution-given")),
        }
    })
}

/// How a puzzle stands, or whether its solution is right, as a cell of a table.
fn as_cells(job: &Job, given: &Given, options: &Check) -> csv::Answered {
    let report = match (given.task(job), own(job)) {
        (Task::Verify(sources), _) => verify_each(job, &sources, options),
        (Task::Judge, Some(source)) => verify(job, &source, None, options),
        (Task::Judge, None) => {
            let asked = asked(job, &options.work, Question::Check, Which::All, ALONE)?;
            let standing = asked.answer.standing.unwrap_or(Standing::Unknown);
            return Ok((vec![standing.word().to_owned()], standing.into()));
        }
        (Task::Missing, _) => {
            return Err(refused(job, Mistakes::Words, &message!("no-solution-given")));
        }
    };
    match report.code {
        Code::Solved if !is_finished(job, &given.task(job)) => {
            Ok((vec!["unfinished".to_owned()], report.code))
        }
        Code::Solved => Ok((vec!["right".to_owned()], report.code)),
        Code::None => Ok((vec!["wrong".to_owned()], report.code)),
        _ => Err(report),
    }
}

/// Is everything filled in where a solution is given, in a file or with the puzzle?
fn is_finished(job: &Job, task: &Task<'_>) -> bool {
    let is_whole = |source: &Source| job.puzzle.read_solution(&source.text).is_ok();
    match task {
        Task::Verify(sources) => sources.iter().all(|source| is_whole(source)),
        _ => own(job).is_none_or(|source| is_whole(&source)),
    }
}

/// The solution that came with a puzzle.
fn own(job: &Job) -> Option<Source> {
    let text = job.solution.clone()?;
    let name = speech::say(&message!("solution-of", name = job.name.as_str()));
    Some(Source { name, text, line: 0 })
}

/// Are these solutions right? The gravest exit code counts.
fn verify_each(job: &Job, sources: &[Cow<'_, Source>], options: &Check) -> Report {
    if let [only] = sources {
        return verify(job, only, None, options);
    }
    let reports = (1..).zip(sources).map(|(i, source)| verify(job, source, Some(i), options));
    let none = Report { data: String::new(), talk: String::new(), code: Code::Solved };
    reports.fold(none, |all, next| Report {
        data: all.data + &next.data,
        talk: all.talk + &next.talk,
        code: all.code.max(next.code),
    })
}

/// Is this solution right? Of one that is not finished: is it right so far? Of several each has a
/// number.
fn verify(job: &Job, source: &Source, number: Option<usize>, options: &Check) -> Report {
    let filling = match job.puzzle.read_filling(&source.text) {
        Ok(filling) => filling,
        Err(error) => {
            let mistake = input::misread(source, job.id.clone(), &error, "");
            return Mistakes::of(&options.work).report(mistake);
        }
    };
    let solution: Option<Solution> = filling.iter().copied().collect();
    let question = solution.as_ref().map_or(Question::Progress(&filling), Question::Verify);
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
    let finding = match (solution.is_some(), is_right, number) {
        (true, true, None) => message!("right-solution"),
        (true, false, None) => message!("wrong-solution"),
        (true, true, Some(number)) => message!("right-solution-number", number = number),
        (true, false, Some(number)) => message!("wrong-solution-number", number = number),
        (false, true, _) => message!("no-mistake-so-far"),
        (false, false, _) => message!("a-mistake"),
    };
    let lines = complaints.iter().map(|complaint| faults::line(&complaint.message()));
    let data = lines.fold(head(job, finding), |text, line| text + &line);
    Report { data, talk: String::new(), code }
}

/// Has the puzzle one solution?
fn check(job: &Job, options: &Check, outlet: &Outlet<'_>) -> Report {
    let question = if options.common { Question::Common } else { Question::Check };
    let asked = match asked(job, &options.work, question, Which::All, ALONE) {
        Ok(asked) => asked,
        Err(report) => return report,
    };
    let code = asked.answer.standing.unwrap_or(Standing::Unknown).into();
    let talk = asked.talk(&options.work);
    let data = match options.work.json {
        true => asked.json_through(job, Which::All, outlet),
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
        text.push_str(&pictures::shared(puzzle, Known::Domains(&shared)));
        let (open, all) = (answer.varying.len(), possible.len());
        let places = some(&answer.varying, puzzle);
        let open = message!("open-places", open = open, all = all, places = places);
        return format!("{text}{}\n", speech::say(&open));
    }
    let mut text = head(job, finding(answer.standing, answer.solutions.len() as u128));
    if !answer.faults.is_empty() {
        text.push_str(&faults::in_words_and_drawn(puzzle, &answer.faults));
    }
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

fn finding(standing: Option<Standing>, found: u128) -> Message {
    match standing {
        Some(Standing::Unique) => message!("one-solution", symmetry = speech::symmetry(Which::All)),
        Some(Standing::Several) => message!("several-solutions"),
        Some(Standing::None) => message!("no-solution"),
        Some(Standing::Unknown) | None => speech::stopped(found),
    }
}

//! `grille lab run`: every instance by every method, a file each.

use std::path::Path;

use grille::{Family, FormId, Message, MethodId, Titles, message};

use super::super::lists;
use super::instances::{self, Instance};
use super::measure::measured;
use super::report;
use super::results::{self, Results};
use crate::args::LabRun;
use crate::exit::Code;
use crate::jobs::{self, Report};
use crate::progress::{Answers, Progress};
use crate::{methods, paint, speech, stop};

pub fn run(options: &LabRun) -> Result<Code, Message> {
    let made = match &options.generate {
        Some(family) => instances::make(options, family)?,
        None => Code::Solved,
    };
    let reading = options.reading.reading().map_err(|error| speech::with_hint(&error))?;
    let (instances, read) = instances::all(Path::new(&options.folder), &reading)?;
    let runs = runs(options, &instances)?;
    let results = Results::open(options)?;
    let mut methods: Vec<&str> = runs.iter().map(|(_, method)| method.name()).collect();
    methods.sort_unstable();
    methods.dedup();
    methods.into_iter().try_for_each(|method| results.begin(method))?;
    let is_missing =
        |(instance, method): &(&Instance, MethodId)| !results.has(method.name(), &instance.name);
    let missing: Vec<_> = runs.into_iter().filter(is_missing).collect();
    let progress = Progress::counted(missing.len() as u64, Answers::Kept);
    let threads = usize::from(options.threads);
    let ran = jobs::each(missing.into_iter(), threads, progress, |(instance, method), _| {
        kept(instance, method, options, &results)
    });
    if !stop::interrupted() {
        conclude(options)?;
    }
    Ok(made.max(read).max(ran))
}

/// Every instance with every method that serves its family.
fn runs<'a>(
    options: &LabRun,
    instances: &'a [Instance],
) -> Result<Vec<(&'a Instance, MethodId)>, Message> {
    let mut unheard: Vec<&str> = options.methods.iter().map(String::as_str).collect();
    let mut refusal = message!("lab-no-instances", folder = options.folder.as_str());
    let mut runs = Vec::new();
    for instance in instances {
        let family = instance.job.puzzle.family();
        if options.methods.is_empty() {
            runs.extend(usual(family).into_iter().map(|method| (instance, method)));
        }
        for name in &options.methods {
            match methods::all().find(family, name) {
                Ok(method) => {
                    unheard.retain(|unheard| unheard != name);
                    runs.push((instance, method));
                }
                Err(why) if unheard.contains(&name.as_str()) => refusal = why.message(),
                Err(_) => {}
            }
        }
    }
    if instances.is_empty() || !unheard.is_empty() { Err(refusal) } else { Ok(runs) }
}

/// All methods of a family; `auto` is one of the others by another name.
fn usual(family: &dyn Family) -> Vec<MethodId> {
    let all = methods::all().of(family).into_iter().map(|(method, _)| method);
    all.filter(|&method| method != MethodId::AUTO).collect()
}

/// Measure a run and keep what comes of it.
fn kept(instance: &Instance, method: MethodId, options: &LabRun, results: &Results) -> Report {
    let record = measured(instance, method, options);
    let silent = |code| Report { data: String::new(), talk: String::new(), code };
    // What was in hand when Ctrl-C was pressed is done again the next time.
    if stop::interrupted() {
        return silent(Code::Limit);
    }
    let kept = match record.is_wrong() {
        true => {
            let text = instance.job.puzzle.write(FormId::OWN, &Titles::default());
            text.and_then(|text| results.keep_puzzle(&instance.name, &text))
        }
        false => Ok(()),
    };
    let talk = match kept.and_then(|()| results.keep(&record)) {
        Err(why) => return Report { talk: speech::say(&why) + "\n", ..silent(Code::Bad) },
        Ok(()) if record.is_wrong() => {
            let name = instance.name.as_str();
            speech::say(&message!("lab-wrong-answer", name = name, method = method)) + "\n"
        }
        Ok(()) => String::new(),
    };
    Report { talk, ..silent(Code::Solved) }
}

/// What became of all runs in the folder, those of earlier times too.
fn conclude(options: &LabRun) -> Result<(), Message> {
    let (study, _) = results::read(Path::new(&options.out))?;
    let summary = grille_lab::summary(&study, speech::words(), paint::terminal_width());
    if let Some(folder) = &options.report {
        report::write(&study, Path::new(&options.out), Path::new(folder))?;
    }
    lists::print(summary.as_bytes());
    if !speech::is_quiet() && options.report.is_none() {
        let hint = message!("lab-report-hint", folder = options.out.as_str());
        anstream::eprintln!("{}", speech::say(&hint));
    }
    Ok(())
}

//! `grille explain`: the whole way to the solution, as text, Markdown, JSON or a page.

mod page;

use std::sync::atomic::{AtomicU32, Ordering};

use grille::{Level, Limits, Message, Mind, Told, Way, message};

use super::{head, unexplained, way};
use crate::args::Explain;
use crate::exit::Code;
use crate::input::{self, Job};
use crate::jobs::{self, Mistakes, Report};
use crate::stop::Allowance;
use crate::{paint, speech};

pub fn run(options: &Explain) -> Code {
    let mistakes = if options.json { Mistakes::Json } else { Mistakes::Words };
    let loaded = input::load(&options.input.puzzles, &options.input.reading.reading());
    let pages = AtomicU32::new(0);
    jobs::run(loaded, 1, mistakes, |job| explain(job, options, mistakes, &pages))
}

fn explain(job: &Job, options: &Explain, mistakes: Mistakes, pages: &AtomicU32) -> Report {
    let allowance = Allowance::of(None);
    let limits = Limits { stop: &|| allowance.is_over() };
    let puzzle = job.puzzle.as_ref();
    let explained = Mind::new(puzzle, &options.rules.allowed(puzzle.family()), limits)
        .and_then(|mind| Way::of(&mind, limits).map(|way| (mind, way)));
    let (mind, way) = match explained {
        Ok(explained) => explained,
        Err(why) => return unexplained(job, mistakes, &why),
    };
    let code = if way.is_solved() { Code::Solved } else { Code::Limit };
    let data = match (&options.out, options.json) {
        (_, true) => {
            let (id, solved) = (job.id.clone(), way.is_solved());
            let words = speech::words();
            let steps = way.steps();
            let explanation =
                grille_wire::Explanation::new(id, puzzle, &mind, steps, solved, words);
            grille_wire::line(&explanation)
        }
        (Some(file), false) => {
            let file = page::name(file, pages.fetch_add(1, Ordering::Relaxed));
            if is_read(&file, options) {
                let why = message!("way-page-over-puzzle");
                return mistakes.report(input::mistake(&file, job.id.clone(), &why));
            }
            match page::write(&file, job, &mind, &way) {
                Ok(()) => speech::named(&file, message!("way-page-written")) + "\n",
                Err(error) => {
                    let why = speech::io(&error);
                    return mistakes.report(input::mistake(&file, job.id.clone(), &why));
                }
            }
        }
        (None, false) => in_words(job, &mind, &way, options),
    };
    Report { data, talk: String::new(), code }
}

/// Is this one of the files that the puzzles come from?
fn is_read(file: &str, options: &Explain) -> bool {
    let whole = |name: &str| std::fs::canonicalize(name).ok();
    let Some(file) = whole(file) else { return false };
    let puzzles = options.input.puzzles.iter();
    puzzles
        .map(|name| input::numbered(name).map_or(name.as_str(), |(name, _)| name))
        .any(|name| whole(name).as_ref() == Some(&file))
}

/// All steps in words, and where they lead.
fn in_words(job: &Job, mind: &Mind<'_>, way: &Way, options: &Explain) -> String {
    let mut text = head(job, summary(way));
    if options.markdown {
        text = format!("## {text}\n");
    }
    let mut pictures = pictures(mind, way, options).into_iter();
    let mut number = 0;
    for run in runs(way.steps(), options) {
        text.push_str(&step(number + 1, &run[0], mind, options));
        if let Some(picture) = pictures.next() {
            text.push_str(&match options.markdown {
                true => format!("\n```text\n{picture}```\n\n"),
                false => picture,
            });
        }
        if run.len() > 1 {
            let more = speech::say(&message!("way-more", number = run.len() - 1));
            let indent = if options.markdown { "   " } else { "      " };
            text.push_str(&format!("{indent}{more}\n"));
        }
        number += run.len();
    }
    if !way.is_solved() {
        text.push_str(&format!(
            "{}\n",
            speech::say(&message!("way-stuck", open = way.end().open()))
        ));
    }
    text
}

/// How many steps there are, and how hard they are where they solve it.
fn summary(way: &Way) -> Message {
    let number = way.steps().len();
    if !way.is_solved() {
        return message!("way-summary-stuck", number = number);
    }
    let level = way.steps().iter().map(|told| told.rule.level).max().unwrap_or(Level::VeryEasy);
    let level = speech::words().text(&format!("level-{}", level.name()));
    message!("way-summary", number = number, level = level)
}

/// A step with its number, on several lines.
fn step(number: usize, told: &Told, mind: &Mind<'_>, options: &Explain) -> String {
    let (why, then) = (way::why(told, mind.family()), way::then(told));
    if options.markdown {
        let below = way::below(told, mind.family(), "   ");
        return paint::sentence(&format!("{number}. "), &format!("{why} {then}")) + &below;
    }
    let below = way::below(told, mind.family(), "      ");
    paint::sentence(&format!("{number:>4}  "), &why) + &below + &paint::sentence("      ", &then)
}

/// A picture of the board at every step, if they are wanted; then every step is told by itself.
fn pictures(mind: &Mind<'_>, way: &Way, options: &Explain) -> Vec<String> {
    let mut pictures = Vec::new();
    if options.pictures {
        way.each(|told, known| {
            pictures.push(paint::shown_simply(&mind.pictures(told, known, true), 0));
        });
    }
    pictures
}

/// Runs of steps of one trivial rule are told together, unless every step is to be told.
fn runs<'w>(steps: &'w [Told], options: &Explain) -> Vec<&'w [Told]> {
    let is_trivial = |told: &Told| told.rule.level <= Level::Easy;
    let together = |a: &Told, b: &Told| {
        a.rule == b.rule && is_trivial(a) && !options.every && !options.pictures
    };
    steps.chunk_by(together).collect()
}

//! `grille convert`: puzzles in another text form.

use grille::{FormId, Reading, Titles, message};

use super::refused;
use crate::args::Convert;
use crate::exit::Code;
use crate::input::{self, Job, Loaded};
use crate::jobs::{self, Mistakes, Report};

pub fn run(options: &Convert) -> Code {
    // Whether a form holds several puzzles is seen by all of them together.
    let loaded = input::load(&options.input.puzzles, &options.input.reading.reading());
    let loaded: Vec<Loaded> = loaded.collect();
    let gap = gap(&loaded, &options.to);
    jobs::run(loaded.into_iter(), 1, Mistakes::Words, |job| convert(job, options, gap))
}

/// What to put before every puzzle but the first, so that all of them can be read back; `None`
/// when nothing helps, because the form holds one puzzle a file.
fn gap(loaded: &[Loaded], form: &str) -> Option<&'static str> {
    let jobs: Vec<&Job> = loaded.iter().flatten().collect();
    let Ok(form) = grille::find_form(form) else { return Some("") };
    let own = |puzzle: &dyn grille::Instance| puzzle.write(FormId::OWN, &Titles::default()).ok();
    // Those that the form refuses are not there to be read back.
    let write = |job: &&Job| {
        let text = job.puzzle.write(form, &job.titles).ok()?;
        Some((text, own(job.puzzle.as_ref())))
    };
    let (texts, expected): (Vec<String>, Vec<Option<String>>) =
        jobs.iter().filter_map(write).unzip();
    if texts.len() < 2 {
        return Some("");
    }
    let reads_back = |gap: &&str| {
        let reading = Reading { form: Some(form), ..Reading::default() };
        let items = grille::read(&texts.join(gap), &reading).unwrap_or_default();
        let found = items.iter().map(|item| own(item.puzzle.as_ref().ok()?.as_ref()));
        found.eq(expected.iter().cloned())
    };
    ["", "\n"].into_iter().find(reads_back)
}

fn convert(job: &Job, options: &Convert, gap: Option<&str>) -> Report {
    let form = job.puzzle.family().form(&options.to);
    let written = form.and_then(|form| job.puzzle.write(form, &job.titles));
    let written = written.and_then(|text| match gap {
        Some(gap) if job.number > 0 => Ok(format!("{gap}{text}")),
        None if job.number > 0 => Err(message!("one-puzzle-a-file", form = options.to.as_str())),
        _ => Ok(text),
    });
    match written {
        Ok(data) => Report { data, talk: String::new(), code: Code::Solved },
        Err(why) => refused(job, Mistakes::Words, &why),
    }
}

//! `grille diagnose`: what is wrong with puzzles, and what would mend them.

use grille::{
    Chain, Clash, Cue, Diagnosis, Edit, Fill, Known, Limits, Place, Remedies, Spare, Standing,
    message,
};

use super::{faults, head, pictures, refused, some, way};
use crate::args::Diagnose;
use crate::exit::Code;
use crate::input::{self, Job};
use crate::jobs::{self, Mistakes, Report};
use crate::stop::Allowance;
use crate::{paint, speech};

pub fn run(options: &Diagnose) -> Code {
    let loaded = input::load(&options.input.puzzles, &options.input.reading.reading());
    let mistakes = if options.json { Mistakes::Json } else { Mistakes::Words };
    jobs::run(loaded, 1, mistakes, |job| diagnose(job, options, mistakes))
}

fn diagnose(job: &Job, options: &Diagnose, mistakes: Mistakes) -> Report {
    let allowance = Allowance::of(options.timeout);
    let limits = Limits { stop: &|| allowance.is_over() };
    let diagnosis = match grille::diagnose(job.puzzle.as_ref(), limits) {
        Ok(diagnosis) => diagnosis,
        Err(why) => return refused(job, mistakes, why.message()),
    };
    let code = diagnosis.standing().into();
    let data = match options.json {
        true => {
            let (puzzle, words) = (job.puzzle.as_ref(), speech::words());
            grille_wire::line(&grille_wire::Diagnosed::new(
                job.id.clone(),
                puzzle,
                &diagnosis,
                words,
            ))
        }
        false => in_words(job, &diagnosis),
    };
    Report { data, talk: String::new(), code }
}

fn in_words(job: &Job, diagnosis: &Diagnosis) -> String {
    match diagnosis {
        Diagnosis::None { clash, chain, remedies } => {
            let steps = chain.iter().map(|chain| steps(job, chain));
            none(job, clash) + &steps.collect::<String>() + &mending(job, remedies.as_ref())
        }
        Diagnosis::Several { solutions: [one, other], common, remedies } => {
            let picture = pictures::differing(job.puzzle.as_ref(), one, other);
            let common = common.as_ref().map(|common| shared(job, common)).unwrap_or_default();
            head(job, message!("diagnosis-several"))
                + &picture
                + &common
                + &mending(job, remedies.as_ref())
        }
        Diagnosis::Unique { spare } => unique(job, spare.as_ref()),
        Diagnosis::Unknown => head(job, speech::stopped(0)),
    }
}

/// The steps from the clues to their contradiction.
fn steps(job: &Job, chain: &Chain) -> String {
    const SHOWN: usize = 40;
    let lines = way::chain(chain, job.puzzle.family());
    if lines.len() > SHOWN {
        return faults::line(&message!("diagnosis-long", number = lines.len()));
    }
    let numbered =
        |(number, line): (usize, String)| paint::sentence(&format!("{number:>4}  "), &line);
    let steps: String = (1..).zip(lines).map(numbered).collect();
    faults::line(&message!("diagnosis-believe")) + &steps
}

/// What all solutions have in common.
fn shared(job: &Job, common: &[Fill]) -> String {
    if common.is_empty() {
        return faults::line(&message!("diagnosis-nothing-common"));
    }
    let places: Vec<Place> = common.iter().map(|fill| fill.place).collect();
    let listed = some(&places, job.puzzle.as_ref());
    faults::line(&message!("diagnosis-common", number = places.len(), places = listed))
}

/// Clues that contradict each other, marked in a picture.
fn none(job: &Job, clash: &Clash) -> String {
    let puzzle = job.puzzle.as_ref();
    let (clues, is_minimal) = match clash {
        Clash::Clues { clues, is_minimal } => (clues, *is_minimal),
        _ => return head(job, message!("diagnosis-none")),
    };
    let places: Vec<Place> = clues.iter().map(|clue| clue.place).collect();
    let mut said = head(job, message!("diagnosis-clash", number = places.len()));
    if !places.is_empty() {
        let listed = some(&places, puzzle);
        said += &faults::line(&message!("diagnosis-clash-clues", clues = listed));
    }
    if is_minimal && places.len() > 1 {
        said += &faults::line(&message!("diagnosis-minimal"));
    }
    if !pictures::can_draw(puzzle) {
        return said;
    }
    let lights: Vec<_> = places.into_iter().map(|place| (place, Cue::Wrong)).collect();
    said + &paint::shown(&puzzle.draw(Known::Nothing).lit(&lights).numbered())
}

/// What there is to change, a way on each line.
fn mending(job: &Job, remedies: Option<&Remedies>) -> String {
    let Some(Remedies { ways, leave }) = remedies else {
        return faults::line(&message!("diagnosis-no-remedy"));
    };
    let head = match leave {
        Standing::Unique => message!("diagnosis-to-one"),
        _ => message!("diagnosis-to-several"),
    };
    let line = |(number, way): (usize, &Vec<Edit>)| {
        let edits = Edit::list(way, job.puzzle.size());
        let said = match number {
            0 => message!("diagnosis-remedy", edits = edits),
            _ => message!("diagnosis-other-remedy", edits = edits),
        };
        paint::sentence("    ", &speech::say(&said))
    };
    faults::line(&head) + &ways.iter().enumerate().map(line).collect::<String>()
}

/// Clues that are not needed.
fn unique(job: &Job, spare: Option<&Spare>) -> String {
    let puzzle = job.puzzle.as_ref();
    let Some(Spare { each, together }) = spare else {
        return head(job, message!("diagnosis-unique"));
    };
    if each.is_empty() {
        return head(job, message!("diagnosis-minimal-puzzle"));
    }
    let all = some(together, puzzle);
    let all = message!("diagnosis-spare", number = together.len(), clues = all);
    let said = head(job, message!("diagnosis-unique")) + &faults::line(&all);
    if each.len() == together.len() {
        return said;
    }
    let one = message!("diagnosis-spare-each", number = each.len(), clues = some(each, puzzle));
    said + &faults::line(&one)
}

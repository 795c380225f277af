//! `grille diagnose`: what is wrong with puzzles, and what would mend them.

use grille::{
    Argument, Clash, Cue, Diagnosis, Fill, Joint, Known, Limits, Message, Place, Spot, message,
};

use super::{faults, head, pictures, refused, some};
use crate::args::Diagnose;
use crate::exit::Code;
use crate::input::{self, Job};
use crate::jobs::{self, Mistakes, Report};
use crate::stop::Allowance;
use crate::{paint, speech};

pub fn run(options: &Diagnose) -> Code {
    let loaded = input::load(&options.input.puzzles, &options.input.reading.reading());
    jobs::run(loaded, 1, Mistakes::Words, |job| diagnose(job, options))
}

fn diagnose(job: &Job, options: &Diagnose) -> Report {
    let allowance = Allowance::of(options.timeout);
    let limits = Limits { stop: &|| allowance.is_over() };
    let (data, code) = match grille::diagnose(job.puzzle.as_ref(), limits) {
        Err(why) => return refused(job, Mistakes::Words, why.message()),
        Ok(Diagnosis::None(clash)) => (none(job, &clash), Code::None),
        Ok(Diagnosis::Several { solutions: [one, other], remedies }) => {
            let picture = pictures::differing(job.puzzle.as_ref(), &one, &other);
            let said = head(job, message!("diagnosis-several")) + &picture;
            (said + &mending(job, &remedies), Code::Several)
        }
        Ok(Diagnosis::Unique { spare, spare_together }) => {
            (unique(job, &spare, &spare_together), Code::Solved)
        }
        Ok(_) => (head(job, speech::stopped(0)), Code::Limit),
    };
    Report { data, talk: String::new(), code }
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
    let listed = some(&places, puzzle);
    said += &faults::line(&message!("diagnosis-clash-clues", clues = listed));
    if is_minimal && !places.is_empty() {
        said += &faults::line(&message!("diagnosis-minimal"));
    }
    if !pictures::can_draw(puzzle) {
        return said;
    }
    let lights: Vec<_> = places.into_iter().map(|place| (place, Cue::Wrong)).collect();
    said + &paint::shown(&puzzle.draw(Known::Nothing).lit(&lights))
}

/// Places that would leave one solution.
fn mending(job: &Job, remedies: &[Vec<Fill>]) -> String {
    let Some(reasoner) = job.puzzle.reasoner() else { return String::new() };
    let place = |fill: &Fill| -> Message {
        let spot = Spot::of(fill.place, job.puzzle.size());
        let one = grille::Values::one(fill.value);
        reasoner.says(one, one, &[spot])
    };
    let line = |remedy: &Vec<Fill>| {
        let places = Argument::list(remedy.iter().map(place), Joint::Comma);
        faults::line(&message!("diagnosis-remedy", places = places))
    };
    remedies.iter().map(line).collect()
}

/// Clues that are not needed.
fn unique(job: &Job, spare: &[Place], together: &[Place]) -> String {
    let puzzle = job.puzzle.as_ref();
    if spare.is_empty() {
        return head(job, message!("diagnosis-minimal-puzzle"));
    }
    let each = message!("diagnosis-spare", number = spare.len(), clues = some(spare, puzzle));
    let all = some(together, puzzle);
    let all = message!("diagnosis-spare-together", number = together.len(), clues = all);
    head(job, message!("diagnosis-unique")) + &faults::line(&each) + &faults::line(&all)
}

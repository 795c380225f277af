//! `grille hint`: the easiest next step from where the player stands, told in stages.

use grille::{Argument, Domains, Joint, Limits, Message, Mind, Spot, Told, message};

use super::{head, refused, way};
use crate::args::{Hint, Reveal};
use crate::exit::Code;
use crate::input::{self, Job, Source};
use crate::jobs::{self, Mistakes, Report};
use crate::stop::Allowance;
use crate::{paint, speech};

pub fn run(options: &Hint) -> Code {
    let mistakes = if options.json { Mistakes::Json } else { Mistakes::Words };
    let loaded = input::load(&options.input.puzzles, &options.input.reading.reading());
    let state = match options.state.as_deref().map(input::whole).transpose() {
        Ok(state) => state,
        Err(mistake) => {
            let only = std::iter::once(Err(mistake));
            return jobs::run(only, 1, mistakes, |job| hint(job, None, options, mistakes));
        }
    };
    jobs::run(loaded, 1, mistakes, |job| hint(job, state.as_ref(), options, mistakes))
}

fn hint(job: &Job, state: Option<&Source>, options: &Hint, mistakes: Mistakes) -> Report {
    let allowance = Allowance::of(None);
    let limits = Limits { stop: &|| allowance.is_over() };
    let mind = match Mind::new(job.puzzle.as_ref(), &options.rules.allowed(), limits) {
        Ok(mind) => mind,
        Err(why) => return refused(job, mistakes, &why.message()),
    };
    let known = match state.map(|state| job.puzzle.read_filling(&state.text)).transpose() {
        Ok(None) => mind.start(),
        Ok(Some(filling)) => match mind.first_wrong(&filling) {
            Some(place) => return wrong(job, place, options),
            None => mind.standing(&filling),
        },
        Err(error) => {
            let source = state.expect("it was read");
            return mistakes.report(input::misread(source, job.id.clone(), &error, ""));
        }
    };
    if known.open() == 0 {
        let data = head(job, message!("hint-solved"));
        return Report { data, talk: String::new(), code: Code::Solved };
    }
    match mind.next(&known, None) {
        Some(told) if options.json => {
            let data = grille_wire::line(&grille_wire::Step::new(&told, &mind, speech::words()));
            Report { data, talk: String::new(), code: Code::Solved }
        }
        Some(told) => {
            let data = head(job, place_to_look(&told)) + &staged(&mind, &told, &known, options);
            let more = match options.reveal {
                Reveal::Where => message!("hint-more", stage = "why"),
                Reveal::Why => message!("hint-more", stage = "all"),
                Reveal::All => return Report { data, talk: String::new(), code: Code::Solved },
            };
            let talk = format!("{}\n", speech::say(&more));
            Report { data, talk, code: Code::Solved }
        }
        None => {
            let data = head(job, message!("hint-no-rule"));
            Report { data, talk: String::new(), code: Code::Limit }
        }
    }
}

/// Something is wrong already: nothing is argued from it.
fn wrong(job: &Job, place: Spot, options: &Hint) -> Report {
    let finding = match options.mistake {
        true => message!("hint-mistake-at", place = place),
        false => message!("hint-mistake"),
    };
    let talk = match options.mistake {
        true => String::new(),
        false => format!("{}\n", speech::say(&message!("hint-mistake-more"))),
    };
    Report { data: head(job, finding), talk, code: Code::None }
}

/// "look at row 3": what the step looks at, lines and clues rather than cells.
fn place_to_look(told: &Told) -> Message {
    const SHOWN: usize = 3;
    let [cells, clues, lines] = told.step.reason().parts();
    let changed: Vec<Spot> = told.news.iter().map(|news| news.spot).collect();
    let first = [lines, clues, cells, &changed].into_iter().find(|spots| !spots.is_empty());
    let mut spots = first.unwrap_or_default().to_vec();
    spots.dedup();
    let shown = spots.into_iter().take(SHOWN);
    message!("hint-where", places = Argument::list(shown, Joint::And))
}

/// What is told at a stage, below the place.
fn staged(mind: &Mind<'_>, told: &Told, known: &Domains, options: &Hint) -> String {
    if options.reveal == Reveal::Where {
        return String::new();
    }
    let is_all = options.reveal == Reveal::All;
    let mut text = format!("  {}\n", way::why(told, mind.family()));
    if is_all {
        text.push_str(&format!("  {}\n", way::then(told)));
    }
    text + &paint::shown(&mind.picture(told, known, is_all))
}

//! `grille hint`: the easiest next step from where the player stands, told in stages.

use grille::{Argument, Domains, Joint, Limits, Message, Mind, Mistaken, Told, message};

use super::{given, head, unexplained, way};
use crate::args::{Hint, Reveal};
use crate::exit::Code;
use crate::input::{self, Job, Source};
use crate::jobs::{self, Mistakes, Report};
use crate::stop::Allowance;
use crate::{paint, speech};

pub fn run(options: &Hint) -> Code {
    let mistakes = if options.json { Mistakes::Json } else { Mistakes::Words };
    let (puzzles, reading) = (&options.input.puzzles, options.input.reading.reading());
    let (loaded, given) = match given::sort_out(puzzles, options.state.as_ref(), &reading) {
        Ok(sorted) => sorted,
        Err(mistake) => {
            let only = std::iter::once(Err(mistake));
            return jobs::run(only, 1, mistakes, |job| hint(job, None, options, mistakes));
        }
    };
    jobs::run(loaded, 1, mistakes, |job| hint(job, given.state(job), options, mistakes))
}

fn hint(job: &Job, state: Option<&Source>, options: &Hint, mistakes: Mistakes) -> Report {
    let allowance = Allowance::of(None);
    let limits = Limits { stop: &|| allowance.is_over() };
    let mind = match Mind::new(job.puzzle.as_ref(), &options.rules.allowed(), limits) {
        Ok(mind) => mind,
        Err(why) => return unexplained(job, mistakes, &why),
    };
    let known = match state.map(|state| job.puzzle.read_marks(&state.text)).transpose() {
        Ok(None) => mind.start(),
        Ok(Some(marks)) => match mind.first_wrong(&marks) {
            Some(mistaken) => return wrong(job, mistaken, options),
            None => mind.standing(&marks),
        },
        Err(error) => {
            let source = state.expect("it was read");
            return mistakes.report(input::misread(source, job.id.clone(), &error, ""));
        }
    };
    if known.open() == 0 {
        let data = || grille_wire::Hinted::solved(job.id.clone(), job.puzzle.as_ref());
        return found(job, options, data, message!("hint-solved"), Code::Solved);
    }
    let Some(told) = mind.next(&known, None) else {
        let data = || grille_wire::Hinted::stuck(job.id.clone(), job.puzzle.as_ref());
        return found(job, options, data, message!("hint-no-rule"), Code::Limit);
    };
    if options.json {
        let step = grille_wire::Step::new(&told, mind.reasoner(), speech::words());
        let hinted = grille_wire::Hinted::step(job.id.clone(), job.puzzle.as_ref(), step);
        return Report {
            data: grille_wire::line(&hinted),
            talk: String::new(),
            code: Code::Solved,
        };
    }
    let data = head(job, place_to_look(&told)) + &staged(&mind, &told, &known, options);
    let more = match options.reveal {
        Reveal::Where => message!("hint-more", stage = "why"),
        Reveal::Why => message!("hint-more", stage = "all"),
        Reveal::All => return Report { data, talk: String::new(), code: Code::Solved },
    };
    Report { data, talk: format!("{}\n", speech::say(&more)), code: Code::Solved }
}

/// There is no step to tell: why, in data or in words.
fn found(
    job: &Job,
    options: &Hint,
    data: impl FnOnce() -> grille_wire::Hinted,
    said: Message,
    code: Code,
) -> Report {
    let data = if options.json { grille_wire::line(&data()) } else { head(job, said) };
    Report { data, talk: String::new(), code }
}

/// Something is wrong already: nothing is argued from it.
fn wrong(job: &Job, mistaken: Mistaken, options: &Hint) -> Report {
    let finding = match (options.mistake, mistaken) {
        (true, Mistaken::Filled(place)) => message!("hint-mistake-at", place = place),
        (true, Mistaken::Struck(place)) => message!("hint-struck-at", place = place),
        (false, Mistaken::Filled(_)) => message!("hint-mistake"),
        (false, Mistaken::Struck(_)) => message!("hint-struck"),
    };
    let told = options.mistake.then_some(mistaken);
    let data = || grille_wire::Hinted::mistaken(job.id.clone(), job.puzzle.as_ref(), told);
    let report = found(job, options, data, finding, Code::None);
    let talk = match options.mistake || options.json {
        true => String::new(),
        false => format!("{}\n", speech::say(&message!("hint-mistake-more"))),
    };
    Report { talk, ..report }
}

/// "look at row 3"
fn place_to_look(told: &Told) -> Message {
    message!("hint-where", places = Argument::list(told.looks_at(), Joint::And))
}

/// What is told at a stage, below the place.
fn staged(mind: &Mind<'_>, told: &Told, known: &Domains, options: &Hint) -> String {
    if options.reveal == Reveal::Where {
        return String::new();
    }
    let is_all = options.reveal == Reveal::All;
    let mut text = paint::sentence("  ", &way::why(told, mind.family()));
    text.push_str(&way::below(told, mind.family(), "    "));
    if is_all {
        text.push_str(&paint::sentence("  ", &way::then(told)));
    }
    text + &paint::shown_simply(&mind.pictures(told, known, is_all), 0)
}

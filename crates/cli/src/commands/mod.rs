//! The commands, one file each.

mod all;
pub mod check;
pub mod convert;
pub mod count;
mod csv;
pub mod diagnose;
pub mod explain;
mod faults;
pub mod generate;
mod given;
pub mod grade;
pub mod hint;
pub mod lab;
pub mod lines;
pub mod lists;
mod pictures;
mod plain;
pub mod rules;
pub mod serve;
pub mod show;
pub mod solve;
mod svg;
mod way;

use std::time::{Duration, Instant};

use grille::{
    Answer, Argument, Instance, Joint, Limits, Message, MethodId, Place, Question, Refused,
    Request, Spot, Spread, Unexplained, Which, ask, in_turn, message,
};

use crate::args::Work;
use crate::exit::{self, Code};
use crate::input::{self, Job};
use crate::jobs::{Mistakes, Outlet, Report};
use crate::stop::Allowance;
use crate::{methods, speech, stop};

/// A question of the user, answered in the time that is given.
struct Asked {
    answer: Answer,
    time: Duration,
}

/// Are solutions that are images of each other told apart?
fn which(up_to_symmetry: bool) -> Which {
    if up_to_symmetry { Which::UpToSymmetry } else { Which::All }
}

/// Ask a question about a puzzle; what to report if nobody answers it.
fn asked(
    job: &Job,
    work: &Work,
    question: Question<'_>,
    which: Which,
    spread: &Spread<'_>,
) -> Result<Asked, Report> {
    let allowance = Allowance::of(work.pace.timeout);
    let request = request(job, work, question, which, spread)?;
    let start = Instant::now();
    let answer = ask(job.puzzle.as_ref(), &request, Limits { stop: &|| allowance.is_over() });
    let time = start.elapsed();
    answer.map(|answer| Asked { answer, time }).map_err(|error| refusal(job, work, &error))
}

/// How a question of the user is to be answered.
fn request<'a>(
    job: &Job,
    work: &Work,
    question: Question<'a>,
    which: Which,
    spread: &'a Spread<'a>,
) -> Result<Request<'a>, Report> {
    let methods = methods::all();
    let method = methods.find(job.puzzle.family(), &work.method());
    let method = method.map_err(|error| refusal(job, work, &error))?;
    Ok(Request { question, method, which, spread, methods })
}

/// What to report if nobody answers a question.
fn refusal(job: &Job, work: &Work, error: &Refused) -> Report {
    refused(job, Mistakes::of(work), &error.message())
}

impl Asked {
    /// What the method did and how long it took, if that was asked.
    fn talk(&self, work: &Work) -> String {
        let Some(method) = self.answer.method else { return String::new() };
        let doubts = self.doubts(method);
        if !work.stats {
            return doubts;
        }
        let counter = |(kind, count): &(grille::Counter, u64)| {
            Argument::from(message!("counter", name = Argument::Name(kind.name()), count = *count))
        };
        let counters = Argument::list(self.answer.counters.iter().map(counter), Joint::Comma);
        let time = speech::time(self.time);
        let stats = message!("stats", method = method, time = time, counters = counters);
        format!("{doubts}{}\n", speech::say(&stats))
    }

    /// That the method gave up, or told what breaks a rule, and which one.
    fn doubts(&self, method: MethodId) -> String {
        let gave_up = self.answer.has_given_up.then(|| message!("gave-up", method = method));
        let mut doubts: String =
            gave_up.iter().map(|said| format!("{}\n", speech::say(said))).collect();
        for (_, broken) in &self.answer.wrong {
            doubts
                .push_str(&format!("{}\n", speech::say(&message!("told-wrong", method = method))));
            doubts.push_str(&faults::in_words(broken));
        }
        doubts
    }

    /// The same as JSON.
    fn json(&self, job: &Job, which: Which) -> String {
        grille_wire::line(&self.wire(job, which))
    }

    /// The same, printed piece by piece where it is long; the rest of it.
    fn json_through(&self, job: &Job, which: Which, outlet: &Outlet<'_>) -> String {
        let mut pieces = outlet.pieces();
        grille_wire::write_line(&self.wire(job, which), &mut pieces)
            .expect("nothing is in its way");
        pieces.rest()
    }

    fn wire<'a>(&'a self, job: &'a Job, which: Which) -> grille_wire::Answer<'a> {
        let (puzzle, words) = (job.puzzle.as_ref(), speech::words());
        let mut answer =
            grille_wire::Answer::new(job.id.clone(), puzzle, &self.answer, self.time, words);
        if which == Which::UpToSymmetry {
            answer.up_to_symmetry();
        }
        answer
    }
}

/// `puzzle: sudoku 9×9, one solution`
fn head(job: &Job, finding: Message) -> String {
    let kind = speech::kind(job.puzzle.as_ref());
    let head = message!("head", name = job.name.as_str(), puzzle = kind, finding = finding);
    format!("{}\n", speech::say(&head))
}

/// A report that nothing can be done because the user asked for something that is not there.
fn refused(job: &Job, mistakes: Mistakes, why: &Message) -> Report {
    mistakes.report(input::mistake(&job.name, job.id.clone(), why))
}

/// A report that a puzzle is not explained; nothing of one that was in hand when Ctrl-C was pressed.
fn unexplained(job: &Job, mistakes: Mistakes, why: &Unexplained) -> Report {
    if *why == Unexplained::Limit && stop::interrupted() {
        return Report { data: String::new(), talk: String::new(), code: Code::Limit };
    }
    let Some(standing) = exit::standing(why) else {
        return refused(job, mistakes, &why.message());
    };
    let code = standing.into();
    match mistakes {
        Mistakes::Words => Report { data: head(job, why.message()), talk: String::new(), code },
        Mistakes::Json => {
            let mistake = input::mistake(&job.name, job.id.clone(), &why.message());
            Report { data: grille_wire::line(&mistake.wire), talk: String::new(), code }
        }
    }
}

/// The first places of a list, so that a large board does not fill the screen.
fn some(places: &[Place], puzzle: &dyn Instance) -> Argument {
    const SHOWN: usize = 40;
    let spot = |&place: &Place| Argument::Place(Spot::of(place, puzzle.size()));
    let more = (places.len() > SHOWN).then(|| Argument::from('…'));
    Argument::list(places.iter().take(SHOWN).map(spot).chain(more), Joint::Comma)
}

/// Nothing is shared out: one thread works on a puzzle.
const ALONE: &Spread<'static> = &in_turn;

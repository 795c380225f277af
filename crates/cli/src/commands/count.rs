//! `grille count`: how many solutions puzzles have.

use grille::{Count, Question, Spread};

use super::{asked, head, which};
use crate::args::Count as Options;
use crate::exit::Code;
use crate::input::{self, Job, Loaded};
use crate::jobs::{self, Mistakes, Report};
use crate::speech;

pub fn run(options: &Options) -> Code {
    let mut loaded = input::load(&options.input.puzzles, &options.input.reading.reading());
    let threads = options.work.pace.threads();
    // A single puzzle has all threads to itself, and few puzzles share them.
    let first: Vec<Loaded> = loaded.by_ref().take(threads).collect();
    let each = (threads / first.len().max(1)).max(1);
    let loaded = first.into_iter().chain(loaded);
    jobs::run(loaded, threads, Mistakes::of(&options.work), |job| count(job, each, options))
}

fn count(job: &Job, threads: usize, options: &Options) -> Report {
    let most = options.limit.map_or(u128::MAX, u128::from);
    let which = which(options.up_to_symmetry);
    let question = Question::Count { most };
    let spread: &Spread<'_> = &|number, work| jobs::spread(number, threads, work);
    let asked = match asked(job, &options.work, question, which, spread) {
        Ok(asked) => asked,
        Err(report) => return report,
    };
    let count = asked.answer.count.unwrap_or(Count::AtLeast(0));
    let code = match count {
        Count::Exactly(0) => Code::None,
        Count::Exactly(_) => Code::Solved,
        Count::AtLeast(_) => Code::Limit,
    };
    let talk = asked.talk(&options.work);
    if options.work.json {
        return Report { data: asked.json(job, which), talk, code };
    }
    let words = match count {
        Count::AtLeast(0) => speech::stopped(0),
        _ => speech::solutions(count.number(), count.is_exact(), speech::symmetry(which)),
    };
    Report { data: head(job, words), talk, code }
}

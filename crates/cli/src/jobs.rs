//! Many puzzles on all cores, their reports printed in the order of the input.

use std::collections::BTreeMap;
use std::io::{self, IsTerminal, Write};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::time::Instant;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::args::Work;
use crate::exit::Code;
use crate::input::{Loaded, Mistake};
use crate::{exit, json, stop};

/// What there is to say about one puzzle.
pub struct Report {
    /// Data, for standard output.
    pub data: String,
    /// Talk, for standard error.
    pub talk: String,
    pub code: Code,
}

/// How to report what could not be read.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Mistakes {
    /// In words.
    Words,
    /// As JSON.
    Json,
}

impl Mistakes {
    /// As the user asked.
    pub fn of(work: &Work) -> Self {
        if work.json { Self::Json } else { Self::Words }
    }

    /// What to say of a mistake.
    pub fn report(self, mistake: &Mistake) -> Report {
        let talk = format!("{}\n", mistake.shown);
        match self {
            Self::Words => Report { data: String::new(), talk, code: Code::Bad },
            Self::Json => Report { data: json::mistake(mistake), talk, code: Code::Bad },
        }
    }
}

/// Let `work` report on every puzzle, `threads` at a time.
pub fn run(
    loaded: Vec<Loaded>,
    threads: usize,
    mistakes: Mistakes,
    work: impl Fn(&crate::input::Job) -> Report + Sync,
) -> Code {
    stop::listen(|| false);
    let next = AtomicUsize::new(0);
    let (sender, receiver) = mpsc::channel();
    let progress = progress(loaded.len());
    let (loaded, work, next) = (&loaded, &work, &next);
    std::thread::scope(|scope| {
        for _ in 0..threads.min(loaded.len()) {
            let sender = sender.clone();
            scope.spawn(move || {
                while !stop::interrupted() {
                    let i = next.fetch_add(1, Ordering::Relaxed);
                    let Some(item) = loaded.get(i) else { return };
                    let report = match item {
                        Ok(job) => work(job),
                        Err(mistake) => mistakes.report(mistake),
                    };
                    if sender.send((i, report)).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        print_in_order(&receiver, loaded.len(), &progress)
    })
}

/// Do a piece of work for every number below `number`, on so many threads; the results in order.
pub fn spread<T: Send>(
    number: usize,
    threads: usize,
    work: &(dyn Fn(usize) -> T + Sync),
) -> Vec<T> {
    let next = AtomicUsize::new(0);
    let take = || {
        let numbers = std::iter::repeat_with(|| next.fetch_add(1, Ordering::Relaxed));
        numbers.take_while(|&i| i < number).map(|i| (i, work(i))).collect::<Vec<_>>()
    };
    let mut done: Vec<(usize, T)> = std::thread::scope(|scope| {
        let others: Vec<_> = (1..threads.min(number)).map(|_| scope.spawn(take)).collect();
        let mine = take();
        let theirs = others.into_iter().flat_map(|other| other.join().expect("no work panics"));
        mine.into_iter().chain(theirs).collect()
    });
    done.sort_by_key(|(i, _)| *i);
    done.into_iter().map(|(_, result)| result).collect()
}

/// So many puzzles are too many to count by eye.
const MANY: usize = 10;

/// What became of many puzzles, for a person who watches.
fn summary(codes: &BTreeMap<Code, usize>, count: usize, start: Instant) {
    if count < MANY || !io::stderr().is_terminal() {
        return;
    }
    let mut parts: Vec<String> =
        codes.iter().map(|(code, number)| format!("{number} {}", code.words())).collect();
    let left = count - codes.values().sum::<usize>();
    if left > 0 {
        parts.push(format!("{left} not begun"));
    }
    anstream::eprintln!("{count} puzzles in {:.2?}: {}", start.elapsed(), parts.join(", "));
}

/// Print each report when all before it are printed.
fn print_in_order(
    receiver: &mpsc::Receiver<(usize, Report)>,
    count: usize,
    progress: &ProgressBar,
) -> Code {
    let mut waiting: Vec<Option<Report>> = (0..count).map(|_| None).collect();
    let mut printed = 0;
    let mut codes: BTreeMap<Code, usize> = BTreeMap::new();
    let start = Instant::now();
    for (i, report) in receiver {
        waiting[i] = Some(report);
        progress.inc(1);
        while let Some(report) = waiting.get_mut(printed).and_then(Option::take) {
            printed += 1;
            *codes.entry(report.code).or_default() += 1;
            if let Err(error) = progress.suspend(|| print(&report)) {
                progress.finish_and_clear();
                std::process::exit(exit::after_write_error(&error));
            }
        }
    }
    progress.finish_and_clear();
    summary(&codes, count, start);
    codes.last_key_value().map_or(Code::Solved, |(&gravest, _)| gravest)
}

fn print(report: &Report) -> io::Result<()> {
    let mut out = anstream::stdout().lock();
    out.write_all(report.data.as_bytes())?;
    out.flush()?;
    anstream::stderr().lock().write_all(report.talk.as_bytes())
}

/// A bar on standard error, where that is a terminal and there is more than one puzzle.
fn progress(count: usize) -> ProgressBar {
    if count < 2 {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::with_draw_target(Some(count as u64), ProgressDrawTarget::stderr());
    let style = "{wide_bar} {pos}/{len}, {elapsed} gone, {eta} left";
    bar.with_style(ProgressStyle::with_template(style).expect("the template is a constant"))
}

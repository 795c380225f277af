//! Many puzzles on all cores: read as they are needed, their reports printed in the order of the input.

use std::collections::BTreeMap;
use std::io::{self, IsTerminal, Write};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use grille::{Argument, Joint, message};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::args::Work;
use crate::exit::Code;
use crate::in_order::{InOrder, held};
use crate::input::{Job, Loaded, Mistake};
use crate::{exit, speech, stop};

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
    pub fn report(self, mistake: Mistake) -> Report {
        let talk = format!("{}\n", mistake.shown);
        let data = match self {
            Self::Words => String::new(),
            Self::Json => grille_wire::line(&mistake.wire),
        };
        Report { data, talk, code: Code::Bad }
    }
}

/// So many reports may wait for an earlier one.
const AHEAD: usize = 256;

/// How many workers have a puzzle: when it is none, all wait for input, which may never come.
static WORKING: AtomicUsize = AtomicUsize::new(0);

/// Let `work` report on every puzzle, `threads` at a time.
pub fn run(
    loaded: impl Iterator<Item = Loaded> + Send,
    threads: usize,
    mistakes: Mistakes,
    work: impl Fn(&Job) -> Report + Sync,
) -> Code {
    stop::listen(|| WORKING.load(Ordering::SeqCst) == 0);
    let numbered = Mutex::new(loaded.enumerate());
    let (order, printer) = (InOrder::new(AHEAD), Printer::new());
    let worker = || {
        while !stop::interrupted() {
            let Some((number, item)) = held(&numbered).next() else { return };
            WORKING.fetch_add(1, Ordering::SeqCst);
            let report = match item {
                Ok(job) => work(&job),
                Err(mistake) => mistakes.report(mistake),
            };
            order.put(number, report, &|report| printer.print(&report));
            WORKING.fetch_sub(1, Ordering::SeqCst);
        }
    };
    std::thread::scope(|scope| {
        (1..threads).for_each(|_| drop(scope.spawn(worker)));
        worker();
    });
    printer.end()
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

/// Prints reports, and keeps the tally.
struct Printer {
    progress: ProgressBar,
    start: Instant,
    codes: Mutex<BTreeMap<Code, usize>>,
}

/// So many puzzles are too many to count by eye.
const MANY: usize = 10;

impl Printer {
    fn new() -> Self {
        Self { progress: progress(), start: Instant::now(), codes: Mutex::default() }
    }

    fn print(&self, report: &Report) {
        *held(&self.codes).entry(report.code).or_default() += 1;
        if let Err(error) = self.progress.suspend(|| print(report)) {
            self.progress.finish_and_clear();
            std::process::exit(exit::after_write_error(&error));
        }
        self.progress.inc(1);
    }

    /// All is printed: what became of many puzzles, for a person who watches.
    fn end(self) -> Code {
        self.progress.finish_and_clear();
        let codes = held(&self.codes);
        let count: usize = codes.values().sum();
        if count >= MANY && io::stderr().is_terminal() {
            let part = |(code, number): (&Code, &usize)| Argument::from(code.message(*number));
            let parts = Argument::list(codes.iter().map(part), Joint::Comma);
            let time = speech::time(self.start.elapsed());
            let summary = message!("summary", number = count, time = time, parts = parts);
            anstream::eprintln!("{}", speech::say(&summary));
        }
        codes.last_key_value().map_or(Code::Solved, |(&gravest, _)| gravest)
    }
}

fn print(report: &Report) -> io::Result<()> {
    let mut out = anstream::stdout().lock();
    out.write_all(report.data.as_bytes())?;
    out.flush()?;
    anstream::stderr().lock().write_all(report.talk.as_bytes())
}

/// How many puzzles are done, on standard error, where that is a terminal and the answers go
/// elsewhere: on the screen they are seen themselves.
fn progress() -> ProgressBar {
    if !io::stderr().is_terminal() || io::stdout().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr());
    let style = format!("{{spinner}} {}", speech::say(&message!("progress")));
    bar.with_style(ProgressStyle::with_template(&style).expect("the catalogues were tested"))
}

//! Many puzzles on all cores: read as they are needed, their reports printed in the order of the input.

use std::collections::BTreeMap;
use std::io::{self, IsTerminal, Write};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use grille::{Argument, Joint, message};

use crate::args::Work;
use crate::exit::Code;
use crate::in_order::{InOrder, held};
use crate::input::{Job, Loaded, Mistake};
use crate::progress::Progress;
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

/// So many bytes may wait for an earlier puzzle.
const AHEAD: usize = 1 << 20;

/// Data of a puzzle on their way out, or, last of all, its report.
enum Piece {
    Data(String),
    Report(Report),
}

impl Piece {
    /// A short one takes room too.
    fn room(&self) -> usize {
        (1 << 8)
            + match self {
                Self::Data(data) => data.len(),
                Self::Report(report) => report.data.len() + report.talk.len(),
            }
    }
}

/// Where data of a puzzle go while it is being worked on.
pub struct Outlet<'a> {
    number: usize,
    order: &'a InOrder<Piece>,
    printer: &'a Printer,
}

impl Outlet<'_> {
    /// Print this as soon as the puzzles before are reported on. Whoever is too far ahead waits.
    pub fn print(&self, data: String) {
        self.order.put(self.number, Piece::Data(data), &|piece| self.printer.print(&piece));
    }

    /// A writer that prints what is long piece by piece.
    pub fn pieces(&self) -> Pieces<'_> {
        Pieces { outlet: self, text: Vec::new() }
    }
}

/// Text that is printed piece by piece.
pub struct Pieces<'a> {
    outlet: &'a Outlet<'a>,
    text: Vec<u8>,
}

impl Pieces<'_> {
    /// Bytes of a piece.
    const LENGTH: usize = 1 << 16;

    /// What was not printed yet.
    pub fn rest(self) -> String {
        String::from_utf8(self.text).expect("text is written")
    }
}

impl Write for Pieces<'_> {
    fn write(&mut self, text: &[u8]) -> io::Result<usize> {
        self.text.extend_from_slice(text);
        if self.text.len() >= Self::LENGTH {
            match String::from_utf8(std::mem::take(&mut self.text)) {
                Ok(piece) => self.outlet.print(piece),
                // It may end within a character.
                Err(error) => self.text = error.into_bytes(),
            }
        }
        Ok(text.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Let `work` report on every puzzle, `threads` at a time.
pub fn run(
    loaded: impl Iterator<Item = Loaded> + Send,
    threads: usize,
    mistakes: Mistakes,
    work: impl Fn(&Job) -> Report + Sync,
) -> Code {
    stream(loaded, threads, mistakes, |job, _| work(job))
}

/// The same for work that prints some of its data before its report.
pub fn stream(
    loaded: impl Iterator<Item = Loaded> + Send,
    threads: usize,
    mistakes: Mistakes,
    work: impl Fn(&Job, &Outlet<'_>) -> Report + Sync,
) -> Code {
    each(loaded, threads, progress(), |item, outlet| match item {
        Ok(job) => work(&job, outlet),
        Err(mistake) => mistakes.report(mistake),
    })
}

/// How many puzzles are done, where nobody knows how many there are.
pub fn progress() -> Progress {
    Progress::new(|done, time| message!("progress", number = done, time = speech::seconds(time)))
}

/// Let `work` report on every item, `threads` at a time; the reports are printed in order.
pub fn each<T>(
    items: impl Iterator<Item = T> + Send,
    threads: usize,
    progress: Progress,
    work: impl Fn(T, &Outlet<'_>) -> Report + Sync,
) -> Code {
    stop::listen();
    let numbered = Mutex::new(items.enumerate());
    let (order, printer) = (InOrder::new(AHEAD, Piece::room), Printer::new(progress));
    let worker = || {
        while !stop::interrupted() {
            let Some((number, item)) = held(&numbered).next() else { return };
            let report = work(item, &Outlet { number, order: &order, printer: &printer });
            order.end(number, Piece::Report(report), &|piece| printer.print(&piece));
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
    /// Whether it is a terminal is asked once.
    out: Mutex<anstream::Stdout>,
    progress: Progress,
    start: Instant,
    codes: Mutex<BTreeMap<Code, usize>>,
}

/// What colours begin with.
const ESCAPE: u8 = 0x1b;

/// So many puzzles are too many to count by eye.
const MANY: usize = 10;

impl Printer {
    fn new(progress: Progress) -> Self {
        let out = Mutex::new(anstream::stdout());
        Self { out, progress, start: Instant::now(), codes: Mutex::default() }
    }

    fn print(&self, piece: &Piece) {
        match piece {
            Piece::Data(data) => self.write(data),
            Piece::Report(report) => {
                *held(&self.codes).entry(report.code).or_default() += 1;
                self.write(&report.data);
                if report.code >= Code::Bad || !speech::is_quiet() {
                    self.progress.talk(&report.talk);
                }
                self.progress.add(1);
            }
        }
    }

    fn write(&self, data: &str) {
        let mut out = held(&self.out);
        // Text without colours need not be searched for them: there may be very much of it.
        let written = match memchr::memchr(ESCAPE, data.as_bytes()) {
            Some(_) => out.write_all(data.as_bytes()),
            None => out.as_inner().lock().write_all(data.as_bytes()),
        };
        if let Err(error) = written.and_then(|()| out.flush()) {
            self.progress.end();
            std::process::exit(exit::after_write_error(&error));
        }
    }

    /// All is printed: what became of many puzzles, for a person who watches.
    fn end(self) -> Code {
        self.progress.end();
        let codes = held(&self.codes);
        let count: usize = codes.values().sum();
        if count >= MANY && io::stderr().is_terminal() && !speech::is_quiet() {
            let part = |(code, number): (&Code, &usize)| Argument::from(code.message(*number));
            let parts = Argument::list(codes.iter().map(part), Joint::Comma);
            let time = speech::time(self.start.elapsed());
            let summary = message!("summary", number = count, time = time, parts = parts);
            anstream::eprintln!("{}", speech::say(&summary));
        }
        codes.last_key_value().map_or(Code::Solved, |(&gravest, _)| gravest)
    }
}

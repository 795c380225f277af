//! `grille generate`: new puzzles from seeds, printed as a collection or kept in a folder.

mod folder;
mod picture;
mod text;
mod wish;

use std::hash::{BuildHasher, Hasher, RandomState};
use std::io::IsTerminal;
use std::sync::atomic::{AtomicBool, Ordering};

use grille::{Family, Grading, Limits, Made, Message, Titles, Wish, message};

use super::pictures;
use crate::args::Generate;
use crate::exit::Code;
use crate::jobs::{self, Report};
use crate::progress::{Answers, Progress};
use crate::speech;
use crate::stop::Allowance;
use folder::Folder;
pub use folder::stem;
pub use text::Writer;

/// All that is asked, understood.
struct Task<'a> {
    options: &'a Generate,
    family: &'static dyn Family,
    wish: Wish,
    titles: Titles,
    seed: u64,
    /// Nothing more is made after the first puzzle that could not be.
    is_over: AtomicBool,
}

pub fn run(options: &Generate) -> Code {
    match prepared(options) {
        Ok(code) => code,
        Err(why) => {
            anstream::eprintln!("{}", speech::say(&message!("generate-bad", why = why)));
            Code::Bad
        }
    }
}

fn prepared(options: &Generate) -> Result<Code, Message> {
    let family = grille::find_family(&options.family).map_err(|error| error.message())?;
    let wish = wish::of(options, family)?;
    grille::maker_for(family, &wish).map_err(|why| why.message())?;
    let titles = Titles { title: options.title.clone(), author: None };
    if let Some(file) = &options.from_image {
        return picture::run(file, options, family, &wish, &titles);
    }
    let folder = options.out.as_deref().map(|path| Folder::open(path, options, family, &wish));
    let folder = folder.transpose()?;
    let seed = match (&folder, options.seed) {
        (Some(folder), _) => folder.seed(),
        (None, Some(seed)) => seed,
        (None, None) => chance(),
    };
    let task = Task { options, family, wish, titles, seed, is_over: AtomicBool::new(false) };
    match folder {
        Some(folder) => Ok(task.keep(&folder)),
        None => task.print(),
    }
}

/// A seed that is short to type.
pub fn chance() -> u64 {
    RandomState::new().build_hasher().finish() >> 32
}

impl Task<'_> {
    /// All puzzles in order on standard output.
    fn print(&self) -> Result<Code, Message> {
        let writer = Writer::new(self.options, self.family)?;
        let numbers = (0..self.options.count).take_while(|_| !self.is_over.load(Ordering::Relaxed));
        let progress = Progress::counted(self.options.count, Answers::Printed);
        Ok(jobs::each(numbers, self.options.pace.threads(), progress, |number, _| {
            self.report(number, |made| self.printed(made, number, &writer))
        }))
    }

    fn printed(&self, made: &Made, number: u64, writer: &Writer) -> Result<String, Message> {
        if self.options.json {
            let id = grille_wire::Puzzle::new(None, number as usize + 1, &self.titles);
            let text = writer.text(made, &self.titles)?;
            return Ok(grille_wire::line(&grille_wire::Made::new(id, made, text)));
        }
        if self.options.show || (self.options.to.is_none() && std::io::stdout().is_terminal()) {
            let remark = speech::named(&text::remark(made), speech::kind(made.puzzle.as_ref()));
            return Ok(format!("{remark}\n{}\n", pictures::unsolved(made.puzzle.as_ref())));
        }
        writer.entry(made, &self.titles, number)
    }

    /// Each puzzle in a file of its own; those that are there stay.
    fn keep(&self, folder: &Folder) -> Code {
        let writer = match Writer::new(self.options, self.family) {
            Ok(writer) => writer,
            Err(why) => return self.failed(0, &why, Code::Bad).code,
        };
        let (missing, numbers) = folder.missing(self.options.count);
        let progress = Progress::counted(missing, Answers::Kept);
        let numbers = numbers.take_while(|_| !self.is_over.load(Ordering::Relaxed));
        jobs::each(numbers, self.options.pace.threads(), progress, |number, _| {
            self.report(number, |made| {
                let text = writer.remarked(made, &self.titles)?;
                folder.write(number, &text).map(|()| String::new())
            })
        })
    }

    /// Make one puzzle, and tell what became of it.
    fn report(&self, number: u64, tell: impl Fn(&Made) -> Result<String, Message>) -> Report {
        let allowance = Allowance::of(self.options.pace.timeout);
        let limits = Limits { stop: &|| allowance.is_over() };
        let grading = if self.options.json { Grading::Always } else { Grading::IfNeeded };
        let seed = self.seed.wrapping_add(number);
        match grille::make(self.family, &self.wish, grading, seed, limits) {
            Ok(made) => match tell(&made) {
                Ok(data) => Report { data, talk: String::new(), code: Code::Solved },
                Err(why) => self.failed(number, &why, Code::Bad),
            },
            Err(why) => {
                let report = self.failed(number, &why.message(), Code::from(&why));
                if !self.options.json || crate::stop::interrupted() {
                    return report;
                }
                let message = speech::say(&why.message());
                let data = grille_wire::line(&grille_wire::Unmade::new(seed, &why, message));
                Report { data, ..report }
            }
        }
    }

    fn failed(&self, number: u64, why: &Message, code: Code) -> Report {
        self.is_over.store(true, Ordering::Relaxed);
        // Whoever pressed Ctrl-C knows why.
        if crate::stop::interrupted() {
            return Report { data: String::new(), talk: String::new(), code };
        }
        let seed = self.seed.wrapping_add(number).to_string();
        let talk = message!("generate-failed", seed = seed, why = why.clone());
        Report { data: String::new(), talk: speech::say(&talk) + "\n", code }
    }
}

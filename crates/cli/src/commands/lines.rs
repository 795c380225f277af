//! `grille solve --lines`: one answer a line, from text to text on all cores, in constant memory.
//!
//! ```text
//! readers take turns     each worker cuts a block of whole lines from the input,
//! workers                answers its lines,
//! writers take turns     and prints its block, and those that waited for it, in order
//! ```

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, BufRead, IsTerminal, Read, Write};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

use grille::{FAMILIES, Family, Limits, Lines, Reading, Said};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::args::Solve;
use crate::exit::{self, Code};
use crate::stop;

/// Bytes of a block, more or less.
const BLOCK: usize = 1 << 15;

/// No puzzle of one line is longer.
const LONGEST: usize = 1 << 16;

/// Blocks that may wait for an earlier one, for each worker.
const AHEAD: usize = 8;

/// How many workers have a block: when it is none, all wait for input, which may never come.
static WORKING: AtomicUsize = AtomicUsize::new(0);

pub fn run(options: &Solve) -> Code {
    let family = match family(options) {
        Ok(family) => family,
        Err(message) => {
            anstream::eprintln!("{message}");
            return Code::Bad;
        }
    };
    stop::listen(|| WORKING.load(Ordering::SeqCst) == 0);
    let threads = options.work.threads();
    let progress = progress(&options.input.puzzles);
    let input = Mutex::new(Input::new(options.input.puzzles.clone()));
    let output = Output::new(threads * AHEAD);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            let lines = family.lines().expect("the family was asked before");
            scope.spawn(|| Worker { lines, options }.work(&input, &output, &progress));
        }
    });
    progress.finish_and_clear();
    let refused = held(&input).refused;
    let code = held(&output.state).code;
    if refused { code.max(Code::Bad) } else { code }
}

/// The family that answers lines: the one asked for, else the first that does.
fn family(options: &Solve) -> Result<&'static dyn Family, String> {
    let reading = options.input.reading.reading();
    let known = FAMILIES.iter().copied().filter(|family| family.lines().is_some());
    let Some(name) = reading.family else {
        return known.into_iter().next().ok_or_else(|| "no family has lines".to_owned());
    };
    let wanted = grille::family(&name).ok_or_else(|| format!("no family is called `{name}`"))?;
    let names: Vec<&str> = known.map(|family| family.info().id).collect();
    let id = wanted.info().id;
    let why = || format!("--lines knows {}, not {id}", names.join(", "));
    wanted.lines().map(|_| wanted).ok_or_else(why)
}

/// A lock that no panic makes useless: what it holds stays whole between two lines.
fn held<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

struct Worker<'o> {
    lines: Box<dyn Lines>,
    options: &'o Solve,
}

impl Worker<'_> {
    fn work(mut self, input: &Mutex<Input>, output: &Output, progress: &ProgressBar) {
        let mut block = Vec::with_capacity(BLOCK + LONGEST);
        while !stop::interrupted() {
            block.clear();
            let number = held(input).next(&mut block);
            let Some(number) = number else { return };
            WORKING.fetch_add(1, Ordering::SeqCst);
            let (answers, code) = self.answer(&block);
            output.print(number, answers, code);
            WORKING.fetch_sub(1, Ordering::SeqCst);
            progress.inc(block.len() as u64);
        }
    }

    /// The answers to all lines of a block. Comments and empty lines stay as they are.
    fn answer(&mut self, block: &[u8]) -> (Vec<u8>, Code) {
        let mut answers = Vec::with_capacity(block.len() + block.len() / 4);
        let mut code = Code::Solved;
        let mut left = block;
        // Skipping in a slice cannot fail, and is much faster than looking at each byte.
        while let Ok(length @ 1..) = left.skip_until(b'\n') {
            let start = block.len() - left.len() - length;
            let line = block[start..start + length].trim_ascii();
            if line.is_empty() || line[0] == b'#' {
                answers.extend_from_slice(line);
            } else {
                let stop = stop::after(self.options.work.timeout);
                let limits = Limits { stop: &stop };
                code = code.max(match self.lines.answer(line, limits, &mut answers) {
                    Said::Unique | Said::Several => Code::Solved,
                    Said::None => Code::None,
                    Said::Unknown => Code::Limit,
                    Said::Bad => Code::Bad,
                });
            }
            answers.push(b'\n');
        }
        (answers, code)
    }
}

/// All inputs, one after the other, in blocks of whole lines.
struct Input {
    /// Those still to come, the next one last.
    names: Vec<String>,
    current: Option<Box<dyn Read + Send>>,
    /// Its name.
    name: String,
    /// The beginning of a line whose end has not been read yet.
    rest: Vec<u8>,
    blocks: usize,
    /// Was there one that could not be read?
    refused: bool,
}

impl Input {
    fn new(mut names: Vec<String>) -> Self {
        names.reverse();
        Self {
            names,
            current: None,
            name: String::new(),
            rest: Vec::new(),
            blocks: 0,
            refused: false,
        }
    }

    /// Fill a block, and give its number; `None` when all is read.
    fn next(&mut self, block: &mut Vec<u8>) -> Option<usize> {
        block.append(&mut self.rest);
        loop {
            if self.current.is_none() {
                let Some(name) = self.names.pop() else { break };
                self.current = self.open(&name);
                self.name = name;
                continue;
            }
            let before = block.len();
            let read = self.current.as_mut().map(|file| file.take(BLOCK as u64).read_to_end(block));
            if !matches!(read, Some(Ok(_))) || block.len() == before {
                self.close(read, block);
                continue;
            }
            match block.iter().rposition(|&byte| byte == b'\n') {
                Some(end) => {
                    self.rest.extend_from_slice(&block[end + 1..]);
                    block.truncate(end + 1);
                    break;
                }
                None => block.truncate(LONGEST),
            }
        }
        self.blocks += 1;
        (!block.is_empty()).then_some(self.blocks - 1)
    }

    fn open(&mut self, name: &str) -> Option<Box<dyn Read + Send>> {
        if name == "-" {
            return Some(Box::new(io::stdin()));
        }
        match File::open(name) {
            Ok(file) => Some(Box::new(file)),
            Err(_) if grille::recognise(name, &Reading::default()).is_ok() => {
                Some(Box::new(io::Cursor::new(name.to_owned())))
            }
            Err(error) => {
                self.refuse(&format!("{name}: {error}"));
                None
            }
        }
    }

    /// The end of a file ends its last line.
    fn close(&mut self, read: Option<io::Result<usize>>, block: &mut Vec<u8>) {
        if let Some(Err(error)) = read {
            self.refuse(&format!("{}: {error}", self.name));
        }
        if block.last().is_some_and(|&byte| byte != b'\n') {
            block.push(b'\n');
        }
        self.current = None;
    }

    fn refuse(&mut self, message: &str) {
        anstream::eprintln!("{message}");
        self.refused = true;
    }
}

/// Blocks of answers, printed in order.
struct Output {
    state: Mutex<Printed>,
    printed: Condvar,
    /// So many blocks may wait.
    most: usize,
}

struct Printed {
    next: usize,
    waiting: BTreeMap<usize, Vec<u8>>,
    code: Code,
}

impl Output {
    fn new(most: usize) -> Self {
        let state = Printed { next: 0, waiting: BTreeMap::new(), code: Code::Solved };
        Self { state: Mutex::new(state), printed: Condvar::new(), most }
    }

    /// Print a block when all before it are printed. Whoever is too far ahead waits.
    fn print(&self, number: usize, answers: Vec<u8>, code: Code) {
        let mut state = held(&self.state);
        state.code = state.code.max(code);
        state.waiting.insert(number, answers);
        while let Some(answers) = {
            let next = state.next;
            state.waiting.remove(&next)
        } {
            if let Err(error) = io::stdout().lock().write_all(&answers) {
                std::process::exit(exit::after_write_error(&error));
            }
            state.next += 1;
            self.printed.notify_all();
        }
        while state.waiting.len() > self.most && !stop::interrupted() {
            state = self.printed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

/// How much of the files is done, for a person who watches.
fn progress(names: &[String]) -> ProgressBar {
    let size = |name: &String| std::fs::metadata(name).map(|file| file.len()).ok();
    let total: Option<u64> = names.iter().map(size).sum();
    let watched = io::stderr().is_terminal() && !io::stdout().is_terminal();
    let target = if watched { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
    let bar = total.map_or_else(ProgressBar::no_length, ProgressBar::new);
    bar.set_draw_target(target);
    let template = "{bar:30} {percent} % {bytes_per_sec} {eta}";
    bar.set_style(ProgressStyle::with_template(template).expect("the template is ours"));
    bar
}

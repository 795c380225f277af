//! `grille solve --lines`: one answer a line, from text to text on all cores, in constant memory.
//!
//! ```text
//! readers take turns     each worker cuts a block of whole lines from the input,
//! workers                answers its lines,
//! writers take turns     and prints its block, and those that waited for it, in order
//! ```

use std::fs::File;
use std::io::{self, IsTerminal, Read, Write};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use grille::{Argument, Joint, Message, message};
use grille::{FAMILIES, Family, Limits, OneLiner, Reading, Standing};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::args::Solve;
use crate::exit::{self, Code};
use crate::in_order::{InOrder, held};
use crate::{speech, stop};

/// Bytes of a block, more or less.
const BLOCK: usize = 1 << 16;

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
            anstream::eprintln!("{}", speech::say(&message));
            return Code::Bad;
        }
    };
    stop::listen(|| WORKING.load(Ordering::SeqCst) == 0);
    let threads = options.work.threads();
    let progress = progress(&options.input.puzzles);
    let input = Mutex::new(Input::new(options.input.puzzles.clone()));
    let output = Output { blocks: InOrder::new(threads * AHEAD), code: Mutex::new(Code::Solved) };
    std::thread::scope(|scope| {
        for _ in 0..threads {
            let lines = family.one_liner().expect("the family was asked before");
            scope.spawn(|| Worker { lines, options }.work(&input, &output, &progress));
        }
    });
    progress.finish_and_clear();
    let refused = held(&input).refused;
    let code = *held(&output.code);
    if refused { code.max(Code::Bad) } else { code }
}

/// The family that answers lines: the one asked for, else the first that does.
fn family(options: &Solve) -> Result<&'static dyn Family, Message> {
    let reading = options.input.reading.reading().map_err(|error| error.message())?;
    let known = FAMILIES.iter().copied().filter(|family| family.one_liner().is_some());
    let Some(wanted) = reading.family else {
        return known.into_iter().next().ok_or_else(|| message!("no-lines"));
    };
    let known = Argument::list(known.map(|family| family.info().id), Joint::Comma);
    let why = || message!("lines-know", known = known, family = Argument::Name(wanted.info().id));
    wanted.one_liner().map(|_| wanted).ok_or_else(why)
}

/// Blocks of answers on their way out, and what became of them.
struct Output {
    blocks: InOrder<Vec<u8>>,
    code: Mutex<Code>,
}

struct Worker<'o> {
    lines: Box<dyn OneLiner>,
    options: &'o Solve,
}

impl Worker<'_> {
    fn work(mut self, input: &Mutex<Input>, output: &Output, progress: &ProgressBar) {
        let mut block = Block::new();
        while !stop::interrupted() {
            let number = held(input).next(&mut block);
            let Some(number) = number else { return };
            WORKING.fetch_add(1, Ordering::SeqCst);
            let (answers, code) = self.answer(block.filled());
            let mut gravest = held(&output.code);
            *gravest = gravest.max(code);
            drop(gravest);
            output.blocks.put(number, answers, &|answers| print(&answers));
            WORKING.fetch_sub(1, Ordering::SeqCst);
            progress.inc(block.length as u64);
        }
    }

    /// The answers to all lines of a block. Comments and empty lines stay as they are.
    fn answer(&mut self, block: &[u8]) -> (Vec<u8>, Code) {
        let mut answers = Vec::with_capacity(block.len() + block.len() / 4);
        let mut code = Code::Solved;
        let mut start = 0;
        for end in memchr::memchr_iter(b'\n', block) {
            let line = block[start..end].trim_ascii();
            start = end + 1;
            if line.is_empty() || line[0] == b'#' {
                answers.extend_from_slice(line);
            } else {
                let stop = stop::after(self.options.work.timeout);
                let limits = Limits { stop: &stop };
                code = code.max(match self.lines.answer(line, limits, &mut answers) {
                    Ok(Standing::Unique | Standing::Several) => Code::Solved,
                    Ok(Standing::None) => Code::None,
                    Ok(Standing::Unknown) => Code::Limit,
                    Err(why) => bad(&why, &mut answers),
                });
            }
            answers.push(b'\n');
        }
        (answers, code)
    }
}

/// Why a line is no puzzle, on one line.
fn bad(why: &Message, answers: &mut Vec<u8>) -> Code {
    let why = speech::say(why).replace('\n', " ");
    answers.extend_from_slice(format!("bad {why}").as_bytes());
    Code::Bad
}

/// Room for some lines, of which the first bytes are filled.
struct Block {
    room: Box<[u8]>,
    length: usize,
}

impl Block {
    fn new() -> Self {
        Self { room: vec![0; BLOCK + LONGEST].into(), length: 0 }
    }

    fn filled(&self) -> &[u8] {
        &self.room[..self.length]
    }

    /// Read once, up to `BLOCK` bytes: what there is of a stream is answered without waiting for more.
    fn read(&mut self, file: &mut dyn Read) -> io::Result<usize> {
        let place = &mut self.room[self.length..];
        let most = place.len().min(BLOCK);
        let read = file.read(&mut place[..most])?;
        self.length += read;
        Ok(read)
    }

    fn append(&mut self, bytes: &[u8]) {
        self.room[self.length..][..bytes.len()].copy_from_slice(bytes);
        self.length += bytes.len();
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
    fn next(&mut self, block: &mut Block) -> Option<usize> {
        block.length = 0;
        block.append(&self.rest);
        self.rest.clear();
        loop {
            let Some(file) = &mut self.current else {
                let Some(name) = self.names.pop() else { break };
                self.current = self.open(&name);
                self.name = name;
                continue;
            };
            match block.read(file) {
                Ok(1..) => {}
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                end => {
                    self.close(end, block);
                    continue;
                }
            }
            match memchr::memrchr(b'\n', block.filled()) {
                Some(end) => {
                    self.rest.extend_from_slice(&block.filled()[end + 1..]);
                    block.length = end + 1;
                    break;
                }
                None => block.length = block.length.min(LONGEST),
            }
        }
        self.blocks += 1;
        (block.length > 0).then_some(self.blocks - 1)
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
                self.refuse(name, &error);
                None
            }
        }
    }

    /// The end of a file ends its last line.
    fn close(&mut self, end: io::Result<usize>, block: &mut Block) {
        if let Err(error) = end {
            self.refuse(&self.name.clone(), &error);
        }
        if block.filled().last().is_some_and(|&byte| byte != b'\n') {
            block.append(b"\n");
        }
        self.current = None;
    }

    fn refuse(&mut self, name: &str, error: &io::Error) {
        anstream::eprintln!("{}", speech::named(name, speech::io(error)));
        self.refused = true;
    }
}

/// Print a block of answers.
fn print(answers: &[u8]) {
    if let Err(error) = io::stdout().lock().write_all(answers) {
        std::process::exit(exit::after_write_error(&error));
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

//! `--lines`: one answer a line, from text to text on all cores, in constant memory.
//!
//! ```text
//! readers take turns     each worker cuts a block of whole lines from the input,
//! workers                answers its lines,
//! writers take turns     and prints its block, and those that waited for it, in order
//! ```

mod answers;
mod given;
mod input;
mod rows;

use std::io::{self, Write};
use std::sync::Mutex;
use std::time::Duration;

use answers::{Answerer, Asked, Plan};
use given::Given;
use grille::{Message, MethodId, Unrecognised, message};
use input::{BLOCK, Block, Input};

use crate::args::{Check, Count, Grade, Input as Puzzles, Pace, Solve};
use crate::exit::{self, Code};
use crate::in_order::{InOrder, held};
use crate::progress::Progress;
use crate::{speech, stop};

/// Blocks that may wait for an earlier one, for each worker.
const AHEAD: usize = 8;

/// `grille solve --lines`
pub fn solve(options: &Solve) -> Code {
    run(&options.input, None, Asked::Solution, &options.work.method(), &options.work.pace)
}

/// `grille check --lines`
pub fn check(options: &Check) -> Code {
    let (given, work) = (options.solution.as_deref(), &options.work);
    run(&options.input, given, Asked::Standing, &work.method(), &work.pace)
}

/// `grille count --lines`
pub fn count(options: &Count) -> Code {
    let most = options.limit.map_or(u128::MAX, u128::from);
    run(&options.input, None, Asked::Count { most }, &options.work.method(), &options.work.pace)
}

/// `grille grade --lines`
pub fn grade(options: &Grade) -> Code {
    let asked = Asked::Grade(options.rules.allowed());
    run(&options.input, None, asked, MethodId::AUTO.name(), &options.pace)
}

/// Answer all lines; with the answers that somebody gave to them, if that is a file.
fn run(puzzles: &Puzzles, given: Option<&str>, asked: Asked, method: &str, pace: &Pace) -> Code {
    let names = &puzzles.puzzles;
    let reading = puzzles.reading.reading().map_err(|error: Unrecognised| error.message());
    let plan = match reading.and_then(|reading| Plan::new(asked, reading, method, pace)) {
        Ok(plan) => plan,
        Err(message) => {
            anstream::eprintln!("{}", speech::say(&message));
            return Code::Bad;
        }
    };
    stop::listen();
    let threads = pace.threads();
    let progress = progress(names);
    let given = match given.map(Given::open).transpose() {
        Ok(given) => given,
        Err(mistake) => {
            anstream::eprintln!("{mistake}");
            return Code::Bad;
        }
    };
    let input = Mutex::new((Input::new(names.to_vec()), given));
    let blocks = InOrder::new(threads * AHEAD * BLOCK, Vec::len);
    let output = Output { blocks, code: Mutex::new(Code::Solved) };
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| work_on(&mut Answerer::new(&plan), &input, &output, &progress));
        }
    });
    progress.end();
    let refused = held(&input).0.refused;
    let code = *held(&output.code);
    if refused { code.max(Code::Bad) } else { code }
}

/// Blocks of answers on their way out, and what became of them.
struct Output {
    blocks: InOrder<Vec<u8>>,
    code: Mutex<Code>,
}

/// Answer one block after the other.
fn work_on(
    answerer: &mut Answerer<'_>,
    input: &Mutex<(Input, Option<Given>)>,
    output: &Output,
    progress: &Progress,
) {
    let mut block = Block::new();
    while !stop::interrupted() {
        let mut both = held(input);
        let Some(number) = both.0.next(&mut block) else { return };
        let beside = both.1.as_mut().map(|given| given.beside(block.filled()));
        drop(both);
        let (answers, code) = answer(answerer, &block, beside.as_deref());
        let mut gravest = held(&output.code);
        *gravest = gravest.max(code);
        drop(gravest);
        output.blocks.end(number, answers, &|answers| print(&answers));
        progress.add(block.filled().len() as u64);
    }
}

/// The answers to all lines of a block, or to those that were answered before Ctrl-C. Comments and
/// empty lines stay as they are.
fn answer(answerer: &mut Answerer<'_>, block: &Block, beside: Option<&[u8]>) -> (Vec<u8>, Code) {
    let (table, mut has_heading) = (block.table.as_deref(), block.has_heading);
    let block = block.filled();
    let mut beside = beside.map(|lines| lines.split(|&byte| byte == b'\n'));
    let mut answers = Vec::with_capacity(block.len() + block.len() / 4);
    let mut code = Code::Solved;
    let mut start = 0;
    for end in memchr::memchr_iter(b'\n', block) {
        let whole = &block[start..end];
        let line = whole.trim_ascii();
        start = end + 1;
        let given = beside.as_mut().map(|lines| lines.next().unwrap_or_default().trim_ascii());
        if line.is_empty() || line[0] == b'#' {
            answers.extend_from_slice(line);
        } else {
            let before = answers.len();
            let answered = match table {
                None => answerer.answer(line, given, &mut answers),
                Some(table) if std::mem::take(&mut has_heading) => {
                    answerer.heading(table, &mut answers)
                }
                Some(table) => answerer.row(table, whole, given, &mut answers),
            };
            code = code.max(answered);
            if stop::interrupted() {
                answers.truncate(before);
                break;
            }
        }
        answers.push(b'\n');
    }
    (answers, code)
}

/// Print a block of answers.
fn print(answers: &[u8]) {
    if let Err(error) = io::stdout().lock().write_all(answers) {
        std::process::exit(exit::after_write_error(&error));
    }
}

/// How much of the files is done, for a person who watches.
fn progress(names: &[String]) -> Progress {
    let size = |name: &String| std::fs::metadata(name).map(|file| file.len()).ok();
    let total: Option<u64> = names.iter().map(size).sum();
    Progress::new(move |done, time| in_words(done, total, time))
}

fn in_words(done: u64, total: Option<u64>, time: Duration) -> Message {
    const MEGABYTE: f64 = 1e6;
    let speed = speech::decimal(done as f64 / MEGABYTE / time.as_secs_f64(), 1);
    match total.filter(|&total| total > 0) {
        Some(total) => {
            let left = time.mul_f64(total.saturating_sub(done) as f64 / done.max(1) as f64);
            let percent = 100 * done.min(total) / total;
            let left = speech::seconds(left);
            message!("progress-of-files", percent = percent, speed = speed, time = left)
        }
        None => {
            let number = speech::decimal(done as f64 / MEGABYTE, 0);
            message!("progress-of-stream", number = number, speed = speed)
        }
    }
}

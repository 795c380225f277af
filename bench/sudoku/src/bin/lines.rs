//! `grille solve --lines` beside the kernel it is made of, on a million puzzles.
//!
//! `cargo run --release --bin lines` from this folder, with the program's path if it is not the one
//! of `cargo build --release`. The program, from outside, with output to nowhere, and the kernel on
//! the same puzzles in memory, on one thread and on all, take turns; what is printed are medians.

use std::hint::black_box;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Instant;

use grille_nine::{Givens, Solver};

const ROUNDS: usize = 15;
const LINES: usize = 1_000_000;

fn main() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let usual = || here.join("../../target/release/grille");
    let program = std::env::args().nth(1).map_or_else(usual, PathBuf::from);
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    println!(
        "| set | kernel, one thread | kernel, {cores} threads | --lines, one thread \
         | --lines, {cores} threads |"
    );
    println!("|---|---|---|---|---|");
    for set in ["easy_10k", "minimal_10k"] {
        let file = here.join("../../../shared/data/sudoku").join(set).with_extension("txt");
        match std::fs::read_to_string(&file) {
            Ok(text) => report(&program, set, &text, cores),
            Err(_) => println!("{} is not here: nothing to measure", file.display()),
        }
    }
}

fn report(program: &Path, set: &str, text: &str, cores: usize) {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let puzzles: Vec<&str> = lines.filter_map(|line| line.get(..81)).collect();
    let million: Vec<&str> = puzzles.iter().copied().cycle().take(LINES).collect();
    let file = std::env::temp_dir().join(format!("grille-lines-{}.txt", std::process::id()));
    std::fs::write(&file, million.join("\n") + "\n").expect("there is room for a file");
    let rounds: Vec<[f64; 4]> = (0..ROUNDS)
        .map(|_| {
            [
                timed(|| solve(&million)),
                timed(|| solve_on_all(&million, cores)),
                timed(|| run(program, &file, 1)),
                timed(|| run(program, &file, cores)),
            ]
        })
        .collect();
    std::fs::remove_file(&file).expect("it was just written");
    let [kernel, kernels, one, all] =
        [0, 1, 2, 3].map(|i| median(rounds.iter().map(|times| times[i])));
    println!(
        "| {set} | {kernel:.4} s | {kernels:.4} s, {:.0} % | {one:.4} s, {:.0} % | {all:.4} s, {:.0} % |",
        100.0 * kernel / (cores as f64 * kernels),
        100.0 * kernel / one,
        100.0 * kernel / (cores as f64 * all),
    );
}

fn solve(puzzles: &[&str]) {
    let mut solver = Solver::new();
    let mut givens = Givens::default();
    for puzzle in puzzles {
        givens.read(puzzle.as_bytes()).expect("a puzzle");
        black_box(solver.judge(&givens));
    }
}

fn solve_on_all(puzzles: &[&str], cores: usize) {
    std::thread::scope(|scope| {
        for part in puzzles.chunks(puzzles.len().div_ceil(cores)) {
            scope.spawn(|| solve(part));
        }
    });
}

fn run(program: &Path, file: &Path, threads: usize) {
    let threads = threads.to_string();
    let run = Command::new(program)
        .args(["solve", "--lines", "--threads", &threads])
        .arg(file)
        .stdout(Stdio::null())
        .status();
    assert!(run.is_ok_and(|status| status.success()), "{} must run", program.display());
}

fn timed(work: impl FnOnce()) -> f64 {
    let start = Instant::now();
    work();
    start.elapsed().as_secs_f64()
}

fn median(values: impl Iterator<Item = f64>) -> f64 {
    let mut values: Vec<f64> = values.collect();
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

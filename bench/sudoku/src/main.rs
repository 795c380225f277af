//! Our sudoku kernel beside the crate `sudoku`: read a text, solve it, prove that there is no other.
//!
//! `cargo run --release` from this folder, with a number of rounds if you like. All take turns,
//! some puzzles at a time, several rounds, on one thread; what is printed comes from medians, and
//! the ratios are medians of ratios. A puzzle with several solutions is done when two are found.

use std::hint::black_box;
use std::ops::ControlFlow;
use std::path::Path;
use std::time::Instant;

use grille_nine::{Givens, Solver, Verdict};
use sudoku::Sudoku;

const ROUNDS: usize = 15;

/// Puzzles that are read before they are judged together.
const TOGETHER: usize = 32;

const SETS: [&str; 7] = [
    "easy_10k",
    "minimal_10k",
    "clue17_10k",
    "magictour_1465",
    "hardest11_5k",
    "hardest_375",
    "several_2500",
];

fn main() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data/sudoku");
    let rounds = std::env::args().nth(1).and_then(|word| word.parse().ok());
    let rounds = rounds.filter(|&rounds| rounds > 0).unwrap_or(ROUNDS);
    println!("| set | puzzles | guesses | peer/s | one by one/s | ratio | together/s | ratio |");
    println!("|---|---|---|---|---|---|---|---|");
    for set in SETS {
        let file = root.join(set).with_extension("txt");
        match std::fs::read_to_string(&file) {
            Ok(text) => report(set, &puzzles(&text), rounds),
            Err(_) => println!("{} is not here: nothing to measure", file.display()),
        }
    }
}

fn puzzles(text: &str) -> Vec<&str> {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines.filter_map(|line| line.get(..81)).collect()
}

fn report(set: &str, puzzles: &[&str], rounds: usize) {
    let guesses = agree(puzzles);
    let turns: Vec<Vec<Turn>> = puzzles
        .chunks(2 * TOGETHER)
        .map(|some| (0..rounds).map(|_| turn(some)).collect())
        .collect();
    println!(
        "| {set} | {} | {:.2} | {:.0} | {:.0} | {:.2} | {:.0} | {:.2} |",
        puzzles.len(),
        guesses as f64 / puzzles.len() as f64,
        puzzles.len() as f64 / time(&turns, |turn| turn.peer),
        puzzles.len() as f64 / time(&turns, |turn| turn.one_by_one),
        ratio(&turns, |turn| turn.one_by_one),
        puzzles.len() as f64 / time(&turns, |turn| turn.together),
        ratio(&turns, |turn| turn.together),
    );
}

/// The times for a few puzzles, one right after the other.
///
/// Only a few, so that a busy machine is busy for all of them, or the median leaves it out.
struct Turn {
    peer: f64,
    one_by_one: f64,
    together: f64,
}

fn turn(puzzles: &[&str]) -> Turn {
    Turn {
        peer: timed(|| solve_peers(puzzles)),
        one_by_one: timed(|| solve_one_by_one(puzzles)),
        together: timed(|| solve_together(puzzles)),
    }
}

/// The time for all puzzles: the sum of the medians.
fn time(turns: &[Vec<Turn>], of: impl Fn(&Turn) -> f64) -> f64 {
    turns.iter().map(|rounds| median(rounds.iter().map(&of).collect())).sum()
}

/// How often ours is as fast as the peer: the median over all turns.
fn ratio(turns: &[Vec<Turn>], of: impl Fn(&Turn) -> f64) -> f64 {
    median(turns.iter().flatten().map(|turn| turn.peer / of(turn)).collect())
}

/// Both must say the same of every puzzle. Gives our guesses.
fn agree(puzzles: &[&str]) -> u64 {
    let mut solver = Solver::new();
    let mut guesses = 0;
    for puzzle in puzzles {
        let givens = read(puzzle);
        let mut theirs = [[0; 81]; 2];
        let count = read_peers(puzzle).solutions_up_to_buffer(&mut theirs, 2);
        match solver.judge(&givens) {
            Verdict::None => assert_eq!(count, 0, "{puzzle}"),
            Verdict::Unique(grid) => assert_eq!((count, grid), (1, theirs[0]), "{puzzle}"),
            Verdict::Several(one, other) => assert!(count == 2 && one != other, "{puzzle}"),
        }
        let mut left = 2;
        let walk = solver.each(&givens, &mut || false, &mut |_| {
            left -= 1;
            if left == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        guesses += walk.guesses;
    }
    guesses
}

fn solve_one_by_one(puzzles: &[&str]) {
    let mut solver = Solver::new();
    for puzzle in puzzles {
        black_box(solver.judge(&read(puzzle)));
    }
}

fn solve_together(puzzles: &[&str]) {
    let mut solver = Solver::new();
    let mut givens = Vec::with_capacity(TOGETHER);
    let mut verdicts = [Verdict::None; TOGETHER];
    for some in puzzles.chunks(TOGETHER) {
        givens.clear();
        givens.extend(some.iter().map(|puzzle| read(puzzle)));
        solver.judge_all(&givens, &mut verdicts[..some.len()]);
        black_box(&verdicts);
    }
}

fn solve_peers(puzzles: &[&str]) {
    let mut solutions = [[0; 81]; 2];
    for puzzle in puzzles {
        black_box(read_peers(puzzle).solutions_up_to_buffer(&mut solutions, 2));
        black_box(&solutions);
    }
}

fn read(puzzle: &str) -> Givens {
    Givens::parse(puzzle.as_bytes()).expect("a puzzle")
}

fn read_peers(puzzle: &str) -> Sudoku {
    Sudoku::from_str_line(puzzle).expect("a puzzle")
}

fn timed(work: impl FnOnce()) -> f64 {
    let start = Instant::now();
    work();
    start.elapsed().as_secs_f64()
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

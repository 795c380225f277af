//! Our sudoku kernel beside the crate `sudoku`: read a text, solve it, prove that there is no other.
//!
//! `cargo run --release` from this folder, with a number of rounds if you like. All are asked in
//! turn, several rounds, on one thread; what is printed is the median speed of each and the median
//! of the ratios of a round. Puzzles with several solutions are done when two are found.

use std::hint::black_box;
use std::path::{Path, PathBuf};
use std::time::Instant;

use grille_nine::{Givens, Solver, Verdict};
use sudoku::Sudoku;

const ROUNDS: usize = 15;

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
    let rounds = std::env::args().nth(1).and_then(|word| word.parse().ok()).unwrap_or(ROUNDS);
    println!("| set | puzzles | ours, puzzles/s | peer, puzzles/s | ratio | least | most | guesses |");
    println!("|---|---|---|---|---|---|---|---|");
    for set in SETS {
        let file = root.join(set).with_extension("txt");
        match std::fs::read_to_string(&file) {
            Ok(text) => report(set, &puzzles(&text), rounds),
            Err(_) => missing(&file),
        }
    }
}

fn missing(file: &PathBuf) {
    println!("{} is not here: nothing to measure", file.display());
}

fn puzzles(text: &str) -> Vec<&str> {
    text.lines().filter(|line| line.len() >= 81 && !line.starts_with('#')).map(|l| &l[..81]).collect()
}

fn report(set: &str, puzzles: &[&str], rounds: usize) {
    agree(puzzles);
    let (mut ours, mut theirs, mut ratios) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..rounds {
        let mine = timed(|| single(puzzles));
        let peers = timed(|| peer(puzzles));
        ratios.push(peers / mine);
        ours.push(mine);
        theirs.push(peers);
    }
    let (least, most) = ratios.iter().fold((f64::MAX, 0f64), |(a, b), &r| (a.min(r), b.max(r)));
    let speed = |times: &mut Vec<f64>| puzzles.len() as f64 / median(times);
    println!(
        "| {set} | {} | {:.0} | {:.0} | {:.2} | {least:.2} | {most:.2} | {:.2} |",
        puzzles.len(),
        speed(&mut ours),
        speed(&mut theirs),
        median(&mut ratios),
        guesses(puzzles) as f64 / puzzles.len() as f64,
    );
}

fn guesses(puzzles: &[&str]) -> u64 {
    puzzles.iter().map(|p| {
        let mut n = 0;
        Solver::new().each(&Givens::parse(p.as_bytes()).unwrap(), &mut || false, &mut |_| { n += 1; if n == 2 { std::ops::ControlFlow::Break(()) } else { std::ops::ControlFlow::Continue(()) }}).guesses
    }).sum()
}

/// Both must say the same of every puzzle.
fn agree(puzzles: &[&str]) {
    for puzzle in puzzles {
        let mut solutions = [[0; 81]; 2];
        let count = Sudoku::from_str_line(puzzle)
            .expect("a puzzle")
            .solutions_up_to_buffer(&mut solutions, 2);
        match Solver::new().judge(&Givens::parse(puzzle.as_bytes()).expect("a puzzle")) {
            Verdict::None => assert_eq!(count, 0, "{puzzle}"),
            Verdict::Unique(grid) => assert_eq!((count, grid), (1, solutions[0]), "{puzzle}"),
            Verdict::Several(one, other) => assert!(count == 2 && one != other, "{puzzle}"),
        }
    }
}

fn single(puzzles: &[&str]) {
    let mut solver = Solver::new();
    for puzzle in puzzles {
        black_box(solver.judge(&Givens::parse(puzzle.as_bytes()).expect("a puzzle")));
    }
}

fn peer(puzzles: &[&str]) {
    let mut solutions = [[0; 81]; 2];
    for puzzle in puzzles {
        let puzzle = Sudoku::from_str_line(puzzle).expect("a puzzle");
        black_box(puzzle.solutions_up_to_buffer(&mut solutions, 2));
        black_box(&solutions);
    }
}

fn timed(work: impl FnOnce()) -> f64 {
    let start = Instant::now();
    work();
    start.elapsed().as_secs_f64()
}

fn median(values: &mut [f64]) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

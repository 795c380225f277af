//! Our sudoku kernel beside the crate `sudoku`: read a text, solve it, prove that there is no other.
//!
//! `cargo run --release` from this folder, with a number of rounds if you like. All take turns, a
//! few puzzles at a time, several rounds, on one thread; what is printed comes from the median of
//! each turn. A puzzle with several solutions is done when two are found.

use std::hint::black_box;
use std::ops::ControlFlow;
use std::path::Path;
use std::time::Instant;

use grille_nine::{Givens, Machine, Solver, Verdict};
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
    println!(
        "| set | puzzles | guesses | peer/s | one by one/s | ratio | together/s | ratio \
         | plain/s | ratio |"
    );
    println!("|---|---|---|---|---|---|---|---|---|---|");
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
    let guesses = agree(puzzles) as f64 / puzzles.len() as f64;
    let turns: Vec<&[&str]> = puzzles.chunks(few(puzzles)).collect();
    let rounds: Vec<Vec<Turn>> =
        (0..rounds).map(|_| (0..turns.len()).map(|i| turn(&turns, i)).collect()).collect();
    let speed = |of: fn(&Turn) -> f64| puzzles.len() as f64 / time(&rounds, of);
    let peer = speed(|turn| turn.peer);
    let single = speed(|turn| turn.one_by_one);
    let batch = speed(|turn| turn.together);
    let plain = speed(|turn| turn.plain);
    println!(
        "| {set} | {} | {guesses:.2} | {peer:.0} | {single:.0} | {:.2} | {batch:.0} | {:.2} \
         | {plain:.0} | {:.2} |",
        puzzles.len(),
        single / peer,
        batch / peer,
        plain / peer,
    );
}

/// How many puzzles make a turn: so few that the peer needs less than half a millisecond.
///
/// Then a busy machine interrupts few turns, and the medians leave them out. In long turns it would
/// interrupt the slower solver always and the faster one never.
fn few(puzzles: &[&str]) -> usize {
    let some = &puzzles[..puzzles.len().min(200)];
    let each = timed(|| solve_peers(some)) / some.len() as f64;
    (0.0003 / each).clamp(1.0, 4.0 * TOGETHER as f64) as usize
}

/// The times for a few puzzles, one right after the other.
struct Turn {
    peer: f64,
    one_by_one: f64,
    together: f64,
    plain: f64,
}

/// Each has other puzzles, which the processor has not just learnt.
fn turn(turns: &[&[&str]], i: usize) -> Turn {
    let turn = |part: usize, solve: &dyn Fn(&[&str])| {
        let at = |i: usize| turns[i % turns.len()];
        let first = i + turns.len() * part / 4;
        // Others first, for the processor has just done something else.
        solve(at(first + 1));
        timed(|| solve(at(first)))
    };
    Turn {
        peer: turn(0, &solve_peers),
        one_by_one: turn(1, &|puzzles| solve_one_by_one(Machine::Best, puzzles)),
        together: turn(2, &solve_together),
        plain: turn(3, &|puzzles| solve_one_by_one(Machine::Plain, puzzles)),
    }
}

/// The time for all puzzles: for each turn the median of all rounds.
fn time(rounds: &[Vec<Turn>], of: fn(&Turn) -> f64) -> f64 {
    let turn = |i: usize| median(rounds.iter().map(|turns| of(&turns[i])).collect());
    (0..rounds[0].len()).map(turn).sum()
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

fn solve_one_by_one(machine: Machine, puzzles: &[&str]) {
    let mut solver = Solver::on(machine);
    let mut givens = Givens::default();
    for puzzle in puzzles {
        givens.read(puzzle.as_bytes()).expect("a puzzle");
        black_box(solver.judge(&givens));
    }
}

fn solve_together(puzzles: &[&str]) {
    let mut solver = Solver::new();
    let mut givens = vec![Givens::default(); TOGETHER];
    let mut verdicts = [Verdict::None; TOGETHER];
    for some in puzzles.chunks(TOGETHER) {
        for (givens, puzzle) in givens.iter_mut().zip(some) {
            givens.read(puzzle.as_bytes()).expect("a puzzle");
        }
        solver.judge_all(&givens[..some.len()], &mut verdicts[..some.len()]);
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

//! Our nonogram method beside `nonogrid`: read a text, solve it, prove that there is no other.
//!
//! `cargo run --release` from this folder. Both are asked in turn, several rounds, on one thread;
//! what is printed is the median of each and their ratio. Puzzles that lines alone do not solve
//! are left out, for there the peer has another method and takes seconds. Then coloured grids, which
//! the peer does not all read, beside black and white ones.

mod colour;

use std::path::{Path, PathBuf};
use std::time::Instant;

use grille::{FormId, Limits, MethodId, Reading, Solver, Verdict};
use nonogrid::{BinaryBlock, Board, BoardParser, DetectedParser, FullProbe, LineSolver, solve};

const ROUNDS: usize = 15;

fn main() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data/nonogram");
    if !root.is_dir() {
        println!("{} is not here: nothing to measure", root.display());
        return;
    }
    println!("| set | puzzles | ours, median | peer, median | ratio, median | least | most |");
    println!("|---|---|---|---|---|---|---|");
    for set in ["pictures", "survey"] {
        report(set, &files(&root.join(set)));
    }
    colour::report(&root);
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("the folder is there");
    let mut files: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    files.sort();
    files
}

fn report(set: &str, files: &[PathBuf]) {
    let (mut ours, mut theirs, mut ratios) = (Vec::new(), Vec::new(), Vec::new());
    for file in files {
        let text = std::fs::read_to_string(file).expect("a text");
        let reading = Reading {
            family: grille::family("nonogram"),
            form: Some(FormId::new("nin")),
            ..Reading::default()
        };
        let items = grille::read(&text, &reading).expect("a nonogram");
        let puzzle = items[0].puzzle.as_ref().expect("without a mistake");
        if !lines_suffice(puzzle.as_ref()) {
            continue;
        }
        let peers_text =
            puzzle.write(FormId::new("non"), &Default::default()).expect("black and white");
        let (mut mine, mut peers) = (Vec::new(), Vec::new());
        for _ in 0..ROUNDS {
            mine.push(timed(|| solve_ours(&text, &reading)));
            peers.push(timed(|| solve_peers(&peers_text)));
        }
        let (mine, peers) = (median(&mut mine), median(&mut peers));
        ratios.push(peers / mine);
        ours.push(mine);
        theirs.push(peers);
    }
    let (least, most) = ratios.iter().fold((f64::MAX, 0f64), |(a, b), &r| (a.min(r), b.max(r)));
    println!(
        "| {set} | {} | {:.0} µs | {:.0} µs | {:.1} | {least:.1} | {most:.1} |",
        ours.len(),
        median(&mut ours) * 1e6,
        median(&mut theirs) * 1e6,
        median(&mut ratios),
    );
}

/// Is it solved without a single guess?
fn lines_suffice(puzzle: &dyn grille::Instance) -> bool {
    let solver = Solver::new(puzzle, MethodId::new("fast")).expect("nonograms have it");
    let start = Instant::now();
    let stop = move || start.elapsed().as_secs() > 5;
    let (verdict, counters) = solver.judge(Limits { stop: &stop });
    matches!(verdict, Verdict::Unique(_)) && counters.guesses == 0
}

fn solve_ours(text: &str, reading: &Reading) {
    let items = grille::read(text, reading).expect("a nonogram");
    let puzzle = items[0].puzzle.as_ref().expect("without a mistake");
    let solver = Solver::new(puzzle.as_ref(), MethodId::new("fast")).expect("nonograms have it");
    let (verdict, _) = solver.judge(Limits::NONE);
    assert!(matches!(verdict, Verdict::Unique(_)));
}

fn solve_peers(text: &str) {
    let parser = DetectedParser::with_content(text).expect("the peer reads its own form");
    let board = parser.parse_rc::<BinaryBlock>();
    let rest = solve::<_, LineSolver<_>, FullProbe<_>>(board.clone(), Some(2), None, None);
    assert!(rest.expect("it has a solution").is_none(), "lines suffice");
    let full: fn(&Board<BinaryBlock>) -> bool = Board::is_solved_full;
    assert!(full(&board.read()));
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

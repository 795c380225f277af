//! Takuzu and singles, set by set: read a text, solve it, prove that there is no other solution.
//!
//! `cargo run --release -- [METHODS [NAME]]` from this folder, on one thread: methods with commas
//! between them (`fast` by default; `search` is a general one), and what a set's name must hold.
//! Each puzzle is asked several times, the methods in turn, and its median counts.

use std::path::{Path, PathBuf};
use std::time::Instant;

use grille::{FormId, Limits, Methods, Reading, Solver, Verdict};

const ROUNDS: usize = 9;

fn main() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data");
    if !root.is_dir() {
        println!("{} is not here: nothing to measure", root.display());
        return;
    }
    let mut words = std::env::args().skip(1);
    let methods = words.next().unwrap_or("fast".into());
    let name = words.next().unwrap_or_default();
    println!("| set | method | puzzles | several | read | median | mean | max | guesses |");
    println!("|---|---|---|---|---|---|---|---|---|");
    for family in ["takuzu", "singles"] {
        for file in files(&root.join(family)) {
            let set = format!("{family}/{}", file.file_stem().unwrap_or_default().display());
            if set.contains(&name) {
                report(&set, family, &file, &methods.split(',').collect::<Vec<_>>());
            }
        }
    }
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("the folder is there");
    let mut files: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    files.sort();
    files
}

/// What one method did with a set; times in µs.
#[derive(Default)]
struct Tally {
    times: Vec<f64>,
    several: usize,
    guesses: u64,
}

fn report(set: &str, family: &str, file: &Path, methods: &[&str]) {
    let mut reading = Reading {
        family: grille::family(family),
        form: Some(FormId::new("grid")),
        ..Reading::default()
    };
    // Tatham's sets without a final U were made with equal lines allowed.
    if set.starts_with("takuzu/t") && !set.ends_with('U') {
        reading.settings.push(("equal-lines".into(), "allowed".into()));
    }
    let text = std::fs::read_to_string(file).expect("a text");
    let items = grille::read(&text, &reading).expect("family and form exist");
    let reads = (0..ROUNDS).map(|_| timed(|| drop(grille::read(&text, &reading))));
    let read = median(&mut reads.collect::<Vec<f64>>()) / items.len() as f64;
    let mut tallies: Vec<Tally> = methods.iter().map(|_| Tally::default()).collect();
    for item in &items {
        let puzzle = item.puzzle.as_ref().expect("without a mistake");
        let mut times = vec![Vec::new(); methods.len()];
        for _ in 0..ROUNDS {
            for (i, method) in methods.iter().enumerate() {
                let known = Methods::built_in().find(puzzle.family(), method);
                let method = known.expect("there is this method");
                let solver = Solver::new(puzzle.as_ref(), method).expect("there is this method");
                let mut answer = None;
                times[i].push(timed(|| answer = Some(solver.judge(Limits::NONE))));
                let (verdict, counters) = answer.expect("it was asked");
                if times[i].len() == ROUNDS {
                    tallies[i].several += usize::from(matches!(verdict, Verdict::Several(..)));
                    tallies[i].guesses += counters.guesses;
                    tallies[i].times.push(median(&mut times[i]));
                }
            }
        }
    }
    for (method, mut tally) in methods.iter().zip(tallies) {
        let mean = tally.times.iter().sum::<f64>() / tally.times.len() as f64;
        let most = tally.times.iter().fold(0f64, |most, &time| most.max(time));
        println!(
            "| {set} | {method} | {} | {} | {read:.1} | {:.1} | {mean:.1} | {most:.1} | {} |",
            items.len(),
            tally.several,
            median(&mut tally.times),
            tally.guesses,
        );
    }
}

/// Microseconds.
fn timed(work: impl FnOnce()) -> f64 {
    let start = Instant::now();
    work();
    start.elapsed().as_secs_f64() * 1e6
}

fn median(values: &mut [f64]) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

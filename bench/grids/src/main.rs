//! Bridges, singles and takuzu in one process: reading and solving apart, in microseconds.
//!
//! ```text
//! cargo run --release                        every set, method auto
//! cargo run --release -- bridges/b7          sets whose name holds one of these words
//! cargo run --release -- --method auto,sat   methods in turn on each puzzle
//! cargo run --release -- --rounds 20         the median of so many rounds a puzzle (5)
//! ```
//!
//! To solve is to find the solution and prove that there is no other, or to find a second one.
//! The sets lie in `../shared/data`, or where the variable `GRILLE_DATA` says. A puzzle that takes longer than `SLOW` is solved once, whatever the number of rounds.

use std::path::Path;
use std::time::{Duration, Instant};

use grille::{Instance, Limits, Methods, Reading, Solver, Verdict};

/// Families, and the form of their sets.
const FAMILIES: [&str; 3] = ["bridges", "singles", "takuzu"];
/// Longer than this, and one round is enough.
const SLOW: Duration = Duration::from_millis(50);
/// Longer than this, and a puzzle is given up.
const LIMIT: Duration = Duration::from_secs(10);

struct Options {
    names: Vec<String>,
    methods: Vec<String>,
    rounds: usize,
}

fn main() {
    let options = options();
    let usual = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/data");
    let root = std::env::var("GRILLE_DATA").unwrap_or_else(|_| usual.to_owned());
    let root = Path::new(&root);
    if !root.is_dir() {
        println!("{} is not here: nothing to measure", root.display());
        return;
    }
    println!(
        "| set | method | puzzles | unique | several | none | unknown | reading, median \
              | solving, median | mean | p95 | max | guesses, mean | conflicts, mean |"
    );
    println!("{}|", "|---".repeat(14));
    for family in FAMILIES {
        for path in texts(&root.join(family)) {
            let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            let name = format!("{family}/{stem}");
            if options.names.is_empty() || options.names.iter().any(|part| name.contains(part)) {
                report(family, &name, &path, &options);
            }
        }
    }
}

fn options() -> Options {
    let mut options = Options { names: Vec::new(), methods: vec!["auto".into()], rounds: 5 };
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let mut value = || arguments.next().expect("a value follows");
        match argument.as_str() {
            "--method" => options.methods = value().split(',').map(str::to_owned).collect(),
            "--rounds" => options.rounds = value().parse().expect("a number"),
            _ => options.names.push(argument),
        }
    }
    options
}

fn texts(folder: &Path) -> Vec<std::path::PathBuf> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let mut files: Vec<_> = entries.map(|entry| entry.path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "txt"));
    files.sort();
    files
}

/// What one method did on a set.
#[derive(Default)]
struct Tally {
    seconds: Vec<f64>,
    verdicts: [usize; 4],
    guesses: u64,
    conflicts: u64,
}

fn report(family: &str, name: &str, path: &Path, options: &Options) {
    let text = std::fs::read_to_string(path).expect("a text");
    let mut reading = Reading { family: grille::family(family), ..Reading::default() };
    // Tatham's sets without a final U were made with equal lines allowed.
    if name.starts_with("takuzu/t") && !name.ends_with('U') {
        reading.settings.push(("equal-lines".into(), "allowed".into()));
    }
    let start = Instant::now();
    let items = grille::read(&text, &reading).expect("the family exists");
    let read = start.elapsed().as_secs_f64() / items.len() as f64;
    let puzzles: Vec<_> = items.iter().filter_map(|item| item.puzzle.as_deref().ok()).collect();
    let mut tallies: Vec<Tally> = options.methods.iter().map(|_| Tally::default()).collect();
    for &puzzle in &puzzles {
        measure(puzzle, options, &mut tallies);
    }
    for (method, tally) in options.methods.iter().zip(&mut tallies) {
        let (count, [unique, several, none, unknown]) = (tally.seconds.len(), tally.verdicts);
        tally.seconds.sort_by(f64::total_cmp);
        let micros = |seconds: f64| format!("{:.1}", seconds * 1e6);
        let share = |part: f64| micros(tally.seconds[(count as f64 * part) as usize]);
        println!(
            "| {name} | {method} | {count} | {unique} | {several} | {none} | {unknown} | {} | {} \
             | {} | {} | {} | {:.1} | {:.1} |",
            micros(read),
            share(0.5),
            micros(tally.seconds.iter().sum::<f64>() / count as f64),
            share(0.95),
            micros(tally.seconds[count - 1]),
            tally.guesses as f64 / count as f64,
            tally.conflicts as f64 / count as f64,
        );
    }
}

/// One puzzle by every method in turn, round after round; the median of each counts.
fn measure(puzzle: &dyn Instance, options: &Options, tallies: &mut [Tally]) {
    let mut times: Vec<Vec<f64>> = vec![Vec::new(); tallies.len()];
    for round in 0..options.rounds {
        for (method, (tally, times)) in
            options.methods.iter().zip(tallies.iter_mut().zip(&mut times))
        {
            if times.last().is_some_and(|&last| last > SLOW.as_secs_f64()) {
                continue;
            }
            let known = Methods::built_in().find(puzzle.family(), method);
            let method = known.expect("the family has this method");
            let solver = Solver::new(puzzle, method).expect("the family has this method");
            let start = Instant::now();
            let stop = move || start.elapsed() > LIMIT;
            let (verdict, counters) = solver.judge(Limits { stop: &stop });
            times.push(start.elapsed().as_secs_f64());
            if round > 0 {
                continue;
            }
            tally.guesses += counters.guesses;
            tally.conflicts += counters.conflicts;
            tally.verdicts[match verdict {
                Verdict::Unique(_) => 0,
                Verdict::Several(..) => 1,
                Verdict::None => 2,
                Verdict::Unknown(_) => 3,
            }] += 1;
        }
    }
    for (tally, times) in tallies.iter_mut().zip(&mut times) {
        times.sort_by(f64::total_cmp);
        tally.seconds.push(times[times.len() / 2]);
    }
}

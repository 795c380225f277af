//! How long a hint takes: the most of ten random right states of every puzzle of the sets beside the
//! project. Nothing is asserted of the clock; `cargo test --release -p grille --test rules -- --ignored
//! --nocapture how_long` prints it.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use grille::{Allowed, Limits, Marks, Mind, Values};

/// Files of a folder of the sets whose names begin so, each with how many of its puzzles are looked at.
fn sets() -> Vec<(&'static str, PathBuf, usize)> {
    let root = crate::root().join("../shared/data");
    let mut all = Vec::new();
    for (family, folder, start, most) in [
        ("bridges", "bridges", "b", 1000),
        ("singles", "singles", "s", 1000),
        ("takuzu", "takuzu", "t", 1000),
        ("sudoku", "sudoku", "minimal_10k", 1000),
        ("nonogram", "nonogram/pictures", "", 1),
    ] {
        let Ok(files) = std::fs::read_dir(root.join(folder)) else { continue };
        let mut files: Vec<PathBuf> = files.filter_map(|file| Some(file.ok()?.path())).collect();
        let begins = |file: &PathBuf| {
            file.file_name().is_some_and(|name| name.to_string_lossy().starts_with(start))
        };
        files.retain(begins);
        files.sort();
        all.extend(files.into_iter().map(|file| (family, file, most)));
    }
    all
}

#[test]
#[ignore = "minutes, and only the sets beside the project"]
fn how_long_hints_take() {
    let mut seed = grille_chance::Seed(7);
    for (family, file, most) in sets() {
        let family = grille::family(family).expect("it is a family");
        let (mut slowest, mut number, mut hints) = (Duration::ZERO, 0, 0);
        for (i, puzzle) in crate::read(family, &file).into_iter().take(most).enumerate() {
            if puzzle.size().area() > 3600 {
                continue;
            }
            for _ in 0..10 {
                let start = Instant::now();
                let Ok(mind) = Mind::new(puzzle.as_ref(), &Allowed::default(), Limits::NONE) else {
                    break;
                };
                let before = start.elapsed();
                let share = seed.below(100);
                let marks: Marks = mind
                    .solution()
                    .iter()
                    .map(|&right| (seed.below(100) < share).then_some(Values::one(right)))
                    .collect();
                let start = Instant::now();
                let told = mind.next(&mind.standing(&marks), None);
                let time = before + start.elapsed();
                hints += usize::from(told.is_some());
                if time > slowest {
                    (slowest, number) = (time, i + 1);
                }
            }
        }
        println!("{}: {hints} hints, slowest {slowest:?} (puzzle {number})", file.display());
    }
}

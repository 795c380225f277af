//! How long a hint takes: the most of ten random right states of every puzzle.

use std::path::Path;
use std::time::{Duration, Instant};

use grille::{Allowed, Limits, Marks, Mind, Values};

use crate::sets::{LARGEST, puzzles, sets};

/// Prints the slowest hint of each file.
pub fn measure(folder: &Path) {
    let mut seed = grille_chance::Seed(7);
    for (family, file, most) in sets(folder) {
        let family = grille::family(family).expect("it is a family");
        let (mut slowest, mut number, mut hints) = (Duration::ZERO, 0, 0);
        for (i, puzzle) in puzzles(family, &file).into_iter().take(most).enumerate() {
            if puzzle.size().area() > LARGEST {
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

//! How other programs would rate our own sudokus, as it was when `bench/large` last compared our ratings with
//! those programs: a change here is looked at there.
//!
//! `UPDATE=1 cargo test -p grille ratings::` writes what comes out now.

use grille::{Limits, Puzzle, Rated, Reading};

use crate::common::sets;

#[test]
fn ratings_of_our_sudokus_stay_what_they_are() {
    let folder = sets::ours().join("sudoku");
    let mut lines = String::new();
    for name in ["easy", "medium", "hard", "fiendish"] {
        let text = std::fs::read_to_string(folder.join(format!("{name}.txt"))).expect("our set");
        let puzzles = Puzzle::read(&text, &Reading::default()).expect("it has puzzles");
        for (i, puzzle) in puzzles.iter().enumerate() {
            let ratings = grille::ratings(puzzle.instance(), Limits::NONE).expect("one solution");
            let said: Vec<String> = ratings.iter().map(|rating| said(&rating.rated)).collect();
            lines += &format!("{name}#{}: {}\n", i + 1, said.join(", "));
        }
    }
    let file = folder.join("ratings.expected");
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&file, &lines).expect("it can be written");
    }
    assert_eq!(lines, std::fs::read_to_string(&file).unwrap_or_default());
}

fn said(rated: &Rated) -> String {
    match rated {
        Rated::Level(level, score) => format!("{level} {score}"),
        Rated::Tenths(tenths) => format!("{}.{}", tenths / 10, tenths % 10),
        Rated::Above(tenths) => format!("above {}.{}", tenths / 10, tenths % 10),
    }
}

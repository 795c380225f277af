//! How other programs rate sudokus, beside what they said themselves.

use std::path::Path;

use grille::{Limits, Puzzle, Rated};

/// A puzzle, the rating of Sukaku Explainer in tenths, the level and the score of HoDoKu.
fn rated(line: &str) -> Option<(Puzzle, u32, String, u32)> {
    let mut columns = line.split('\t');
    let puzzle = columns.next()?.parse().ok()?;
    let tenths = columns.next()?.split('/').next()?.replace('.', "").parse().ok()?;
    let level = columns.next()?.to_owned();
    Some((puzzle, tenths, level, columns.next()?.parse().ok()?))
}

/// Most ratings are those of the programs.
pub fn check(folder: &Path) {
    let file = folder.join("sudoku/rated_840.txt");
    let text =
        std::fs::read_to_string(&file).unwrap_or_else(|why| panic!("{}: {why}", file.display()));
    let lines: Vec<_> = text.lines().filter(|l| !l.starts_with('#')).filter_map(rated).collect();
    assert!(lines.len() > 800, "only {}", lines.len());
    let (mut levels, mut scores, mut easy, mut hardest) = (0, 0, 0, 0);
    for (puzzle, tenths, level, score) in &lines {
        easy += usize::from(*tenths <= 50);
        for rating in grille::ratings(puzzle.instance(), Limits::NONE).expect("it has a solution") {
            match rating.rated {
                Rated::Level(own, points) => {
                    levels += usize::from(own == level);
                    scores += usize::from(points.abs_diff(*score) * 10 <= *score);
                }
                Rated::Tenths(own) => hardest += usize::from(*tenths <= 50 && own == *tenths),
                Rated::Above(_) => {}
            }
        }
    }
    let at_least = |number: usize, percent: usize, of: usize, what: &str| {
        println!("{what}: {number} of {of}");
        assert!(number * 100 >= percent * of, "{what}: {number} of {of}");
    };
    at_least(levels, 95, lines.len(), "levels");
    at_least(scores, 85, lines.len(), "scores");
    at_least(hardest, 90, easy, "hardest steps");
}

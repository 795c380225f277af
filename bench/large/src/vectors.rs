//! Links and ids that other programs wrote, in a folder of theirs.

use std::path::Path;

use grille::{FormId, Puzzle, Verdict};

const PUZZLINK: FormId = FormId::new("puzzlink");
const TATHAM: FormId = FormId::new("tatham");

fn read(text: &str) -> Puzzle {
    text.parse().unwrap_or_else(|why| panic!("{text:?}: {why}"))
}

fn own(puzzle: &Puzzle) -> String {
    puzzle.write(FormId::OWN).expect("every puzzle has our own form")
}

fn written(puzzle: &Puzzle, form: FormId) -> String {
    puzzle.write(form).expect("the form has room for it").trim_end().to_owned()
}

/// Ours are read and written again, others refused by name.
pub fn check(folder: &Path) {
    let folder = folder.join("formats");
    let lines = |name: &str| -> Vec<String> {
        let text = std::fs::read_to_string(folder.join(name)).expect("the folder has them");
        text.lines().map(str::to_owned).collect()
    };
    let ours = ["sudoku", "nonogram", "hashikake", "hitori"];
    let mut genre = String::new();
    for line in lines("puzzlink_vectors.txt") {
        if let Some(name) = line.strip_prefix("## ") {
            genre = name.to_owned();
        } else if let Some(link) = line.strip_prefix("URL: ") {
            let query = link.split_once('?').expect("an address").1;
            let canonical = query.replacen("hashikake", "hashi", 1);
            match link.parse::<Puzzle>() {
                Ok(puzzle) if ours.contains(&genre.as_str()) => {
                    assert_eq!(
                        written(&puzzle, PUZZLINK),
                        format!("https://puzz.link/p?{canonical}")
                    );
                }
                Ok(puzzle) => panic!("{link} is {puzzle:?}"),
                Err(why) => {
                    let why = why.to_string();
                    assert!(!ours.contains(&genre.as_str()) && why.contains(&genre), "{why}");
                }
            }
        }
    }
    for line in lines("tatham_ids.txt") {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [game, _, id] = words[..] else { panic!("three words: {line}") };
        let puzzle = read(id);
        assert_eq!(own(&puzzle), own(&read(&format!("{game} {id}"))));
        assert_eq!(written(&puzzle, TATHAM), id);
        assert!(matches!(puzzle.judge(), Verdict::Unique(_)), "{id}");
    }
}

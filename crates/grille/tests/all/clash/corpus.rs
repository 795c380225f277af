//! Every contradiction of the corpus.

use std::fs;
use std::path::{Path, PathBuf};

use grille::{Reading, read};

use super::{by_search, check};

fn files() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus");
    let list = |folder: &Path| -> Vec<PathBuf> {
        let entries = fs::read_dir(folder).expect("the corpus is beside the crates");
        entries.map(|entry| entry.expect("a file").path()).collect()
    };
    let folders = list(&root).into_iter().filter(|path| path.is_dir());
    let mut files: Vec<PathBuf> = folders.flat_map(|folder| list(&folder)).collect();
    files.sort();
    files
}

#[test]
fn contradictions_of_the_corpus() {
    let (mut by_rules, mut by_clues) = (0, 0);
    for file in files().iter().filter(|file| file.extension().is_some_and(|e| e == "expected")) {
        if !fs::read_to_string(file).expect("a text").starts_with("none") {
            continue;
        }
        let case = file.display().to_string();
        let text = fs::read_to_string(file.with_extension("txt")).expect("its puzzle");
        let puzzle = read(&text, &Reading::default()).expect("a puzzle").remove(0).puzzle;
        let clues = check(puzzle.expect("without a mistake").as_ref(), by_search, &case);
        match clues.unwrap_or_else(|| panic!("no clash in {case}")).len() {
            0 => by_rules += 1,
            _ => by_clues += 1,
        }
    }
    assert!(by_rules >= 3 && by_clues >= 15, "{by_rules} by the rules, {by_clues} by clues");
}

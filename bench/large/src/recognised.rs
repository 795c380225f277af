//! The first puzzle of every set, the last and one between are recognised in every form.

use std::path::Path;

use crate::tried::{Tried, puzzles};

#[allow(dead_code)]
#[path = "../../../crates/grille/tests/all/common/sets.rs"]
mod files;

/// Writes and reads them, and counts.
pub fn check(folder: &Path) {
    let mut tried = Tried::default();
    for (family, file) in files::files(folder, "") {
        let text = std::fs::read_to_string(&file).expect("a set is text");
        let name = files::name(&file);
        if no_puzzle(&name, &text) {
            continue;
        }
        tried.text(family, &text, &format!("{name} as it is"));
        let puzzles = puzzles(family, &file);
        for number in sample(puzzles.len()) {
            let name = format!("{name} number {}", number + 1);
            tried.everywhere(family, puzzles[number].as_ref(), &name);
        }
    }
    tried.end();
}

/// Among the sets stand numbers of solutions, a licence, and puzzles on triangles.
fn no_puzzle(name: &str, text: &str) -> bool {
    matches!(name, "queens/counts.txt" | "tournament/LICENSE") || text.contains("\"triddler\"")
}

/// The first puzzle of a set, the last and one between.
fn sample(number: usize) -> Vec<usize> {
    let mut sample = vec![0, number / 2, number.saturating_sub(1)];
    sample.dedup();
    sample.retain(|one| *one < number);
    sample
}

//! Which of the large sets are looked at.

use std::path::{Path, PathBuf};

use grille::{Family, Instance};

/// Files of a folder of the sets whose names begin so, each with how many of its puzzles are looked at.
pub fn sets(root: &Path) -> Vec<(&'static str, PathBuf, usize)> {
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

/// The puzzles of a file. In the sets of takuzu equal lines are allowed, but where the name ends in `U`.
pub fn puzzles(family: &'static dyn Family, file: &Path) -> Vec<Box<dyn Instance>> {
    let mut puzzles = crate::right::read(family, file);
    let name = file.file_stem().unwrap_or_default().to_string_lossy();
    if family.info().id == "takuzu" && name.starts_with('t') && !name.ends_with('U') {
        let allow = |puzzle: &mut Box<dyn Instance>| puzzle.set("equal-lines", "allowed");
        puzzles.iter_mut().for_each(|puzzle| allow(puzzle).expect("it is a switch"));
    }
    puzzles
}

/// A picture has no more cells, as nobody would read the steps of a larger one.
pub const LARGEST: usize = 60 * 60;

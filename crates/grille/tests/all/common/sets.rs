//! Sets of puzzles in files, a folder a family: our own, and the large ones of `bench/large`.

use std::path::{Path, PathBuf};

use grille::{FAMILIES, Family};

/// Puzzles that the program made, each file with the command that makes it again.
pub fn ours() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/sets")
}

/// All files below the folders that are named after families.
pub fn files(root: &Path, ending: &str) -> Vec<(&'static dyn Family, PathBuf)> {
    let mut files = Vec::new();
    for &family in FAMILIES {
        let mut folders = vec![root.join(family.info().id)];
        while let Some(folder) = folders.pop() {
            let entries = std::fs::read_dir(&folder).expect("a folder for each family");
            let mut paths: Vec<PathBuf> =
                entries.map(|entry| entry.expect("a file").path()).collect();
            paths.sort();
            for path in paths {
                if path.is_dir() {
                    folders.push(path);
                } else if path.to_string_lossy().ends_with(ending) {
                    files.push((family, path));
                }
            }
        }
    }
    files
}

/// The folder and the name of a file.
pub fn name(file: &Path) -> String {
    let parts: Vec<_> = file.iter().rev().take(2).map(|part| part.to_string_lossy()).collect();
    format!("{}/{}", parts[1], parts[0])
}

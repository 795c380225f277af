//! What the tests check on small sets of our own, on the large sets beside the project.
//!
//! `cargo run --release -- WHAT [FOLDER]` in this folder; without a folder, `../shared/data` beside the project.
//! What is not right ends it with a panic that names the puzzle.

mod explained;
mod hints;
mod ratings;
mod recognised;
mod sets;
mod vectors;

// Shared with the tests of the library, so that both ask the same; not all of it is asked here.
#[allow(dead_code)]
#[path = "../../../crates/grille/tests/all/recognition/found.rs"]
mod found;
#[allow(dead_code)]
#[path = "../../../crates/grille/tests/all/rules/french.rs"]
mod french;
#[allow(dead_code)]
#[path = "../../../crates/grille/tests/all/rules/right.rs"]
mod right;
#[allow(dead_code)]
#[path = "../../../crates/grille/tests/all/recognition/table.rs"]
mod table;
#[path = "../../../crates/grille/tests/all/recognition/tried.rs"]
mod tried;

use std::path::{Path, PathBuf};

/// What can be checked, and by which function.
const CHECKS: [(&str, fn(&Path)); 5] = [
    ("explained", explained::check),
    ("hints", hints::measure),
    ("ratings", ratings::check),
    ("recognised", recognised::check),
    ("vectors", vectors::check),
];

fn main() {
    let mut arguments = std::env::args().skip(1);
    let what = arguments.next().unwrap_or_default();
    let beside = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/data");
    let folder = PathBuf::from(arguments.next().unwrap_or_else(|| beside.to_owned()));
    let names = CHECKS.map(|(name, _)| name).join(", ");
    let Some((_, check)) = CHECKS.iter().find(|(name, _)| *name == what) else {
        eprintln!("what should be checked: one of {names}");
        std::process::exit(2);
    };
    if !folder.is_dir() {
        eprintln!("there is no folder {}", folder.display());
        std::process::exit(2);
    }
    check(&folder);
}

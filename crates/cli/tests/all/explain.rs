//! The page of an explanation: one board, and what changes on it.

use std::path::{Path, PathBuf};
use std::process::Command;

fn grille(arguments: &[&str]) -> String {
    let run =
        Command::new(env!("CARGO_BIN_EXE_grille")).args(arguments).env("LC_ALL", "C").output();
    String::from_utf8(run.expect("it runs").stdout).expect("it is text")
}

/// The page of a new puzzle, and its puzzle.
fn page(name: &str, wish: &[&str]) -> (String, PathBuf) {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let (puzzle, page) = (folder.join(format!("{name}.txt")), folder.join(format!("{name}.html")));
    let text = grille(&[&["generate"], wish].concat());
    std::fs::write(&puzzle, text).expect("there is room for it");
    let [from, to] = [&puzzle, &page].map(|path| path.to_str().expect("a path"));
    grille(&["explain", "--out", to, from]);
    (std::fs::read_to_string(&page).expect("it was written"), puzzle)
}

#[test]
fn a_page_draws_its_board_once() {
    let (page, puzzle) = page("page", &["nonogram", "--size", "15", "--seed", "3"]);
    let told = grille(&["explain", "--json", puzzle.to_str().expect("a path")]);
    let steps = told.matches("\"rule\":").count();
    assert!(steps > 40, "{steps} steps");
    assert_eq!(page.matches("<svg").count(), 1);
    assert_eq!(page.matches("data-lights=").count(), steps);
    assert!(page.len() < 60_000, "{} bytes", page.len());
}

/// Once this was a hundred megabytes.
#[test]
fn a_page_grows_with_what_changes() {
    let (page, _) = page("large", &["nonogram", "--size", "50", "--seed", "7"]);
    assert!(page.len() < 500_000, "{} bytes", page.len());
}

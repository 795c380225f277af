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

/// A board of ten by ten in letters, and the same in numbers.
fn in_letters_and_numbers() -> [PathBuf; 2] {
    let letters = grille(&["generate", "sudoku", "--size", "10", "--seed", "2"]);
    let number = |word: &str| word.replace('A', "10");
    let (head, board) = letters.split_once("board\n").expect("our own form");
    let numbers = format!("{head}board\n{}", number(board));
    [("letters", letters), ("numbers", numbers)].map(|(name, text)| {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.txt"));
        std::fs::write(&path, text).expect("there is room for it");
        path
    })
}

#[test]
fn values_are_named_as_the_puzzle_does_and_as_numbers_in_data() {
    let [letters, numbers] = in_letters_and_numbers();
    let said = |arguments: &[&str], puzzle: &Path| {
        grille(&[arguments, &[puzzle.to_str().expect("a path")]].concat())
    };
    let [in_letters, in_numbers] = [&letters, &numbers].map(|puzzle| said(&["explain"], puzzle));
    assert!(in_letters.contains(" is A\n") && !in_letters.contains(" is 10\n"), "{in_letters}");
    assert!(in_numbers.contains(" is 10\n") && !in_numbers.contains(" is A\n"), "{in_numbers}");
    let solved = said(&["solve", "--plain"], &numbers);
    assert!(solved.contains("10") && !solved.contains('A'), "{solved}");
    for puzzle in [&letters, &numbers] {
        let data = said(&["explain", "--json"], puzzle);
        assert!(data.contains("\"value\":\"10\"") && !data.contains("\"value\":\"A\""), "{data}");
    }
}

#[test]
fn sentences_of_a_step_are_joined_by_one_full_stop() {
    let (_, puzzle) = page("stops", &["sudoku", "--size", "9", "--grade", "medium", "--seed", "4"]);
    let data = grille(&["explain", "--json", puzzle.to_str().expect("a path")]);
    let texts: Vec<&str> = data.split("\"text\":\"").skip(1).collect();
    assert!(texts.len() > 40);
    for text in texts.iter().map(|text| text.split('"').next().unwrap_or_default()) {
        assert!(text.ends_with('.') && !text.contains("..") && !text.contains(".:"), "{text}");
        let sentences = text.trim_end_matches('.').matches(". ").count();
        assert!(sentences >= 1, "{text}");
    }
}

/// Where letters count from A, they do so in answers too.
#[test]
fn letters_that_count_from_one_do_so_in_answers() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let puzzle = root.join("corpus/sudoku/25x25-letters.txt");
    let solved = grille(&["solve", "--plain", puzzle.to_str().expect("a path")]);
    assert!(solved.contains('Y') && !solved.contains('1'), "{solved}");
}

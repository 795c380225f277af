//! What `solve --plain` writes, `check` reads back: many solutions, and many puzzles in a file.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// What a command says of an input, from the root of the project.
fn run(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_grille"))
        .args(arguments)
        .current_dir(root())
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("it was piped");
    let input = input.to_owned();
    let writer = std::thread::spawn(move || stdin.write_all(&input).is_ok());
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the writer does not panic");
    output
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// How many solutions of how many puzzles are in a text.
fn count(text: &str) -> (usize, usize) {
    let is_solution = |part: &&str| !["none", "unknown"].contains(&part.trim());
    let puzzles = text.split("\n\n\n");
    let solutions = puzzles.clone().flat_map(|puzzle| puzzle.split("\n\n")).filter(is_solution);
    (solutions.count(), puzzles.count())
}

/// Solve a file, and check it with what was written.
fn there_and_back(file: &str) -> (usize, usize) {
    let solved = run(&["solve", "--plain", "--limit", "3", "--timeout", "5", file], b"");
    let text = String::from_utf8(solved.stdout).expect("solutions are text");
    let (solutions, puzzles) = count(&text);
    let checked = run(&["check", "--timeout", "5", file, "-"], text.as_bytes());
    let said = String::from_utf8(checked.stdout).expect("answers are text");
    let right = said.lines().filter(|line| line.ends_with("is right")).count();
    let wrong = said.lines().filter(|line| line.ends_with("is wrong")).count();
    assert_eq!((right, wrong), (solutions, 0), "{file}\n{text}\n{said}");
    (solutions, puzzles)
}

/// The puzzles of a family.
fn files(family: &str) -> Vec<String> {
    let folder = format!("corpus/{family}");
    let entries = std::fs::read_dir(root().join(&folder)).expect("a folder a family");
    let name = |entry: std::io::Result<std::fs::DirEntry>| {
        entry.expect("it can be read").file_name().into_string().expect("a name")
    };
    let names = entries.map(name).filter(|name| !name.ends_with(".expected"));
    names.map(|name| format!("{folder}/{name}")).collect()
}

#[test]
fn what_is_written_of_a_puzzle_is_read_back() {
    let all = grille::FAMILIES.iter().flat_map(|family| files(family.info().id));
    let counts: Vec<(usize, usize)> = all.map(|file| there_and_back(&file)).collect();
    let several = counts.iter().filter(|(solutions, puzzles)| solutions > puzzles).count();
    assert!(several > 20, "{several} with several solutions");
}

#[test]
fn what_is_written_of_many_puzzles_is_read_back() {
    for family in grille::FAMILIES {
        let files = files(family.info().id);
        let arguments = ["convert", "--to", "grille"].into_iter();
        let arguments: Vec<&str> = arguments.chain(files.iter().map(String::as_str)).collect();
        let together = run(&arguments, b"").stdout;
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(family.info().id);
        std::fs::write(&path, together).expect("there is room for it");
        let (_, puzzles) = there_and_back(path.to_str().expect("a path"));
        assert!(puzzles + 3 > files.len() && puzzles > 10, "{puzzles} of {}", files.len());
    }
}

#[test]
fn the_text_of_solutions_may_end_early() {
    let puzzles = root().join("examples/lines.txt");
    let puzzles = puzzles.to_str().expect("a path");
    let solved = run(&["solve", "--plain", puzzles], b"");
    let text = String::from_utf8(solved.stdout).expect("solutions are text");
    let first: Vec<&str> = text.split("\n\n\n").take(2).collect();
    let checked = run(&["check", puzzles, "-"], first.join("\n\n\n").as_bytes());
    let said = String::from_utf8(checked.stdout).expect("answers are text");
    assert_eq!(said.matches("is right").count(), 2, "{said}");
    assert_eq!(checked.status.code(), Some(2));
}

//! `grille generate`: threads do not matter, and a run that is killed leaves whole files and goes on.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

fn grille() -> Command {
    Command::new(env!("CARGO_BIN_EXE_grille"))
}

fn output(arguments: &[&str]) -> String {
    let output = grille().args(arguments).output().expect("it runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

/// A folder of its own, empty.
fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&path);
    path
}

/// The puzzles of a folder by the names of their files.
fn puzzles(folder: &Path) -> BTreeMap<String, String> {
    let files = fs::read_dir(folder).into_iter().flatten().map(|entry| entry.expect("a file"));
    let named = files.map(|file| (file.file_name().to_string_lossy().into_owned(), file.path()));
    let seen = named.filter(|(name, _)| !name.starts_with('.'));
    seen.map(|(name, path)| (name, fs::read_to_string(path).expect("text"))).collect()
}

#[test]
fn threads_do_not_matter() {
    for family in ["sudoku", "takuzu", "queens"] {
        let with = |threads| {
            output(&["generate", family, "--count", "20", "--seed", "11", "--threads", threads])
        };
        assert_eq!(with("1"), with("2"), "{family}");
    }
}

#[test]
fn one_of_many_is_made_again_by_its_seed() {
    let many = output(&["generate", "sudoku", "-n", "5", "--seed", "40", "--to", "line"]);
    let alone = output(&["generate", "sudoku", "--seed", "43", "--to", "line"]);
    assert!(many.contains(&alone), "{many}\n{alone}");
}

#[test]
fn a_run_that_is_killed_leaves_whole_files_and_goes_on() {
    const ALL: &str = "60";
    let run = |folder: &Path, more: &[&str]| {
        let mut command = grille();
        let wishes = ["generate", "takuzu", "--size", "14", "--count", ALL];
        command.args(wishes).args(["--seed", "5", "--out"]).arg(folder).args(more);
        command.stdout(Stdio::null()).stderr(Stdio::null());
        command
    };
    let whole = folder("generate-whole");
    assert!(run(&whole, &[]).status().expect("it runs").success());
    let whole = puzzles(&whole);
    assert_eq!(whole.len().to_string(), ALL);
    assert!(whole.contains_key("instance_t14_1.txt"));
    for moment in 0..20u64 {
        let part = folder(&format!("generate-killed-{moment}"));
        let mut child = run(&part, &[]).spawn().expect("it runs");
        std::thread::sleep(Duration::from_millis(moment * moment * 37 % 200));
        child.kill().expect("it is ours");
        child.wait().expect("it ends");
        let there = puzzles(&part);
        assert!(there.iter().all(|(name, text)| whole.get(name) == Some(text)), "a half file");
        assert!(run(&part, &["--resume"]).status().expect("it runs").success());
        assert_eq!(puzzles(&part), whole, "killed at moment {moment}");
        fs::remove_dir_all(&part).expect("it is ours");
    }
}

#[test]
fn a_folder_is_not_mixed_up_with_another_run() {
    let path = folder("generate-mixed");
    let shown = path.to_str().expect("text");
    output(&["generate", "takuzu", "--size", "6", "--seed", "1", "--out", shown]);
    for wrong in [&["--seed", "1"][..], &["--seed", "2", "--resume"], &["--minimal", "--resume"]] {
        let arguments = ["generate", "takuzu", "--size", "6", "--out", shown];
        let output = grille().args(arguments).args(wrong).output().expect("it runs");
        assert_eq!(output.status.code(), Some(2), "{wrong:?}");
    }
    assert_eq!(puzzles(&path).len(), 1);
}

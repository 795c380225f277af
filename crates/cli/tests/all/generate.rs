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

/// Nothing is counted or kept for puzzles that are not made yet.
#[test]
fn a_folder_of_very_many_begins_at_once() {
    let path = folder("generate-many");
    let mut run = grille();
    run.args(["generate", "takuzu", "--size", "6", "-n", "1000000000000", "-o"]).arg(&path);
    let mut child = run.stderr(Stdio::null()).spawn().expect("it runs");
    let start = std::time::Instant::now();
    while puzzles(&path).is_empty() && start.elapsed() < Duration::from_secs(60) {
        std::thread::sleep(Duration::from_millis(20));
    }
    child.kill().expect("it is ours");
    child.wait().expect("it ends");
    assert!(!puzzles(&path).is_empty());
    fs::remove_dir_all(&path).expect("it is ours");
}

#[test]
fn what_was_made_with_a_remark_is_read_however_long() {
    let text = output(&["generate", "bridges", "--size", "100", "--seed", "1"]);
    assert!(text.starts_with("# seed 1\n") && text.len() > 1 << 14);
    let path = folder("generate-long");
    fs::create_dir_all(&path).expect("a folder");
    let file = path.join("long.txt");
    fs::write(&file, text).expect("it is ours");
    assert!(output(&["check", file.to_str().expect("text")]).contains("one solution"));
}

#[test]
fn what_is_no_picture_is_said() {
    let path = folder("generate-no-picture");
    fs::create_dir_all(&path).expect("a folder");
    for (name, bytes) in [("a.pdf", "%PDF-1.4\n1 0 obj\n"), ("a.svg", "<svg/>\n"), ("empty", "")] {
        let file = path.join(name);
        fs::write(&file, bytes).expect("it is ours");
        let wish = ["generate", "nonogram", "--lang", "en", "--from-image"];
        let output = grille().args(wish).arg(&file).output().expect("it runs");
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(said.contains(name) && said.contains("not a picture in PNG"), "{said}");
        assert_eq!(output.status.code(), Some(2));
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

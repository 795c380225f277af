//! `grille lab`: a run that is killed leaves whole results and goes on, and wrong use is refused.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::Duration;

fn grille() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_grille"));
    command.env("LC_ALL", "C").current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    command
}

/// A folder of its own, empty.
fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&path);
    path
}

fn lab(arguments: &[&str]) -> Output {
    grille().arg("lab").args(arguments).output().expect("it runs")
}

/// All files below a folder that are not hidden, without their times.
fn files(folder: &Path) -> BTreeMap<String, String> {
    let mut all = BTreeMap::new();
    for entry in fs::read_dir(folder).into_iter().flatten() {
        let path = entry.expect("an entry").path();
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        if path.is_dir() {
            let below = files(&path).into_iter();
            all.extend(below.map(|(file, text)| (format!("{name}/{file}"), text)));
        } else if name.ends_with(".png") {
            let png = fs::read(&path).expect("bytes");
            assert!(png.starts_with(b"\x89PNG") && png.ends_with(b"IEND\xaeB`\x82"), "{name}");
            all.insert(name, String::new());
        } else if !name.starts_with('.') {
            let text = fs::read_to_string(&path).expect("text");
            assert!(text.ends_with('\n'), "{name} is whole");
            let lines = text.lines().filter(|line| !line.starts_with("solveTime = "));
            all.insert(name, lines.collect::<Vec<_>>().join("\n"));
        }
    }
    all
}

#[test]
fn a_run_that_is_killed_leaves_whole_results_and_goes_on() {
    let run = |root: &Path| {
        let mut command = grille();
        command.args(["lab", "run"]).arg(root.join("instances")).arg("--out");
        command.arg(root.join("results")).args(["--generate", "takuzu", "--sizes", "8,12"]);
        command.args(["--methods", "fast,search,sat,rules,backtrack"]);
        command.args(["--count", "12", "--seed", "3"]).stdout(Stdio::null()).stderr(Stdio::null());
        command
    };
    let whole = folder("lab-whole");
    assert!(run(&whole).status().expect("it runs").success());
    let whole = files(&whole);
    assert!(whole.contains_key("instances/instance_t8_1.txt"));
    assert!(whole["results/fast/instance_t12_12.txt"].contains("right = true"));
    for moment in 0..25u64 {
        let part = folder(&format!("lab-killed-{moment}"));
        for again in 0..2 {
            let mut child = run(&part).spawn().expect("it runs");
            std::thread::sleep(Duration::from_millis((moment + again) * 41 % 97));
            child.kill().expect("it is ours");
            child.wait().expect("it ends");
            let there = files(&part);
            assert!(there.iter().all(|(name, text)| whole.get(name) == Some(text)), "half a file");
        }
        assert!(run(&part).status().expect("it runs").success());
        assert_eq!(files(&part), whole, "killed at moment {moment}");
        fs::remove_dir_all(&part).expect("it is ours");
    }
}

#[test]
fn what_is_there_is_not_done_again() {
    let root = folder("lab-again");
    let results = root.join("results");
    let run = ["run", "corpus/takuzu", "--methods", "fast", "--out"];
    let run = |more: &[&str]| lab(&[&run[..], &[results.to_str().expect("text")], more].concat());
    run(&[]);
    let kept = results.join("fast");
    let some = fs::read_dir(&kept).expect("results").next().expect("one").expect("a file").path();
    fs::write(&some, "solveTime = 7\nisOptimal = false\n").expect("it is ours");
    run(&[]);
    assert_eq!(fs::read_to_string(&some).expect("text"), "solveTime = 7\nisOptimal = false\n");
    let other = run(&["--timeout", "5"]);
    assert_eq!(other.status.code(), Some(2), "other conditions are other results");
}

#[test]
fn a_limit_is_said_and_no_answer_is_given() {
    let root = folder("lab-limit");
    fs::create_dir_all(root.join("instances")).expect("it is ours");
    fs::write(root.join("instances/queens.txt"), "30\n").expect("it is ours");
    let text = |path: &Path| path.to_str().expect("text").to_owned();
    let (instances, results) = (text(&root.join("instances")), text(&root.join("results")));
    let run = lab(&["run", &instances, "--methods", "search", "--timeout", "0", "--out", &results]);
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
    let record = fs::read_to_string(root.join("results/search/queens.txt")).expect("a result");
    assert!(record.starts_with("solveTime"), "{record}");
    assert!(record.contains("isOptimal = false\nverdict = limit\n"), "{record}");
}

#[test]
fn every_puzzle_has_results_of_its_own() {
    let root = folder("lab-names");
    let instances = root.join("instances");
    fs::create_dir_all(&instances).expect("it is ours");
    for (name, text) in [("a", "4"), ("a.txt", "5"), ("b.txt", "6"), (".c", "7")] {
        fs::write(instances.join(name), text).expect("it is ours");
    }
    fs::write(instances.join("d.txt"), "1.....2......3.4\n1.....2......3.4\n").expect("ours");
    let text = |path: &Path| path.to_str().expect("text").to_owned();
    lab(&["run", &text(&instances), "-m", "fast", "--out", &text(&root.join("results"))]);
    let names: Vec<String> = files(&root.join("results/fast")).into_keys().collect();
    assert_eq!(names, ["a.txt", "a.txt.txt", "b.txt", "d#1.txt", "d#2.txt"]);
}

#[test]
fn wrong_use_is_refused() {
    let root = folder("lab-wrong");
    fs::create_dir_all(root.join("empty")).expect("it is ours");
    let empty = root.join("empty").to_str().expect("text").to_owned();
    let out = root.join("out").to_str().expect("text").to_owned();
    for arguments in [
        &["run", "corpus/takuzu", "--methods", "nonsense", "--out", &out][..],
        &["run", "corpus/takuzu", "--sizes", "5", "--out", &out],
        &["run", &empty, "--out", &out],
        &["run", &empty, "--generate", "nonsense", "--out", &out],
        &["run", &empty, "--generate", "takuzu", "--densities", "0.5", "--out", &out],
        &["report", &empty],
        &["report", "no/such/folder"],
    ] {
        let output = lab(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(!output.stderr.is_empty(), "{arguments:?}");
        assert!(!root.join("out").exists(), "{arguments:?} leaves nothing behind");
    }
}

#[test]
fn what_stands_beside_a_puzzle_is_passed_over() {
    let root = folder("lab-beside");
    fs::create_dir_all(&root).expect("a folder");
    for (name, text) in [("one.txt", "1.....2......3.4\n"), ("one.expected", "unique\n")] {
        fs::write(root.join(name), text).expect("a file");
    }
    let results = root.join("results").to_str().expect("text").to_owned();
    let folder = root.to_str().expect("text");
    let run = lab(&["run", folder, "--methods", "fast", "--rounds", "3", "--out", &results]);
    let said = String::from_utf8_lossy(&run.stderr);
    assert!(run.status.success() && !said.contains("expected"), "{said}");
    fs::write(root.join("two.txt"), "unique\n").expect("a file");
    let run = lab(&["run", folder, "--methods", "fast", "--out", &results]);
    assert_eq!(run.status.code(), Some(2), "a file by itself is complained of");
}

#[test]
fn a_report_has_every_kind_of_table_and_plot() {
    let root = folder("lab-report");
    let text = |path: PathBuf| path.to_str().expect("text").to_owned();
    let (instances, results) = (text(root.join("instances")), text(root.join("results")));
    let made = ["--generate", "bridges", "--sizes", "5,7", "--densities", "0.2,0.3"];
    let rest = ["--count", "2", "--seed", "1", "--methods", "fast,search", "--out", &results];
    let run = lab(&[&["run", &instances], &made[..], &rest].concat());
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
    let report = lab(&["report", &results, "--out", &text(root.join("report"))]);
    let shown = String::from_utf8(report.stdout).expect("text");
    assert!(report.status.success() && shown.contains("instance_t7_d0.3_2"), "{shown}");
    let mut names: Vec<String> = files(&root.join("report")).into_keys().collect();
    names.sort();
    let expected = [
        "bridges-boxes.png",
        "bridges-boxes.svg",
        "bridges-guesses.png",
        "bridges-guesses.svg",
        "bridges-profile.png",
        "bridges-profile.svg",
        "bridges-time.png",
        "bridges-time.svg",
        "report.html",
        "results.csv",
        "results.md",
        "results.tex",
    ];
    assert_eq!(names, expected);
}

#[test]
fn a_method_that_tells_no_steps_says_so_and_names_one_that_does() {
    let watch = |method: &str| {
        lab(&["watch", "corpus/bridges/connected-6x7.txt", "--method", method, "--events"])
    };
    let said = |output: &Output| String::from_utf8_lossy(&output.stderr).into_owned();
    let fast = watch("fast");
    assert!(fast.status.success() && said(&fast).contains("`search` shows its steps"));
    let milp = watch("milp");
    assert!(milp.status.success() && said(&milp).is_empty(), "{}", said(&milp));
    assert!(String::from_utf8_lossy(&milp.stdout).contains(r#""event":"draft""#));
}

#[test]
fn a_wrong_answer_is_drawn_with_what_is_wrong_and_stands_in_no_plot_of_proofs() {
    let root = folder("lab-wrong-drawn");
    let text = |path: &Path| path.to_str().expect("text").to_owned();
    let (results, report) = (text(&root.join("results")), text(&root.join("report")));
    let run = ["run", "corpus/bridges/connected-6x7.txt", "--methods", "fast,milp-unconnected"];
    let run = lab(&[&run[..], &["--out", &results, "--report", &report]].concat());
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
    let page = fs::read_to_string(root.join("report/report.html")).expect("a page");
    let wrong = page.split("Wrong answers").nth(1).expect("there is one");
    assert!(wrong.contains("milp-unconnected") && wrong.contains("data-between="), "{wrong}");
    assert!(wrong.contains("not all connected"), "{wrong}");
    let csv = fs::read_to_string(root.join("report/results.csv")).expect("a table");
    assert!(csv.contains(",fast,unique,") && csv.contains(",milp-unconnected,solution,"), "{csv}");
    let proofs = fs::read_to_string(root.join("report/bridges-profile.svg")).expect("a plot");
    assert!(!proofs.contains("milp-unconnected"));
    let again = lab(&[
        "run",
        "corpus/bridges/connected-6x7.txt",
        "--question",
        "solution",
        "--out",
        &results,
    ]);
    assert_eq!(again.status.code(), Some(2), "another question is another run");
}

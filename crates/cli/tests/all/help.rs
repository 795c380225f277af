//! `--help`: every example does what it says, every family shows its own wishes, and what French help
//! offers can be typed.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use grille::FAMILIES;

use crate::watch::Terminal;

/// Every command with commands of its own left out.
const COMMANDS: &[&str] = &[
    "",
    "solve",
    "check",
    "count",
    "show",
    "convert",
    "hint",
    "explain",
    "grade",
    "diagnose",
    "generate",
    "lab",
    "lab run",
    "lab report",
    "lab stacks",
    "lab watch",
    "serve",
    "rules",
    "families",
    "methods",
    "completions",
    "man",
];

fn grille() -> Command {
    Command::new(env!("CARGO_BIN_EXE_grille"))
}

fn run(language: &str, arguments: &str) -> Output {
    let arguments = ["--lang", language].into_iter().chain(arguments.split_whitespace());
    grille().args(arguments).stdin(Stdio::null()).output().expect("it runs")
}

fn text(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).expect("it is text")
}

/// The help of a command, that many columns wide.
fn help(language: &str, command: &str, columns: usize) -> String {
    let mut run = grille();
    run.args(["--lang", language]).args(command.split_whitespace()).arg("--help");
    text(run.env("COLUMNS", columns.to_string()).output().expect("it runs").stdout)
}

/// The examples of a help: what is typed, without what it does.
fn examples(help: &str) -> Vec<String> {
    let lines = help.lines().filter_map(|line| line.strip_prefix("  grille "));
    lines.map(|line| line.split("  ").next().unwrap_or(line).to_owned()).collect()
}

/// What `generate` and its families say, too.
fn all_commands() -> Vec<String> {
    let of_families = FAMILIES.iter().map(|family| format!("generate {}", family.info().id));
    COMMANDS.iter().map(|&command| command.to_owned()).chain(of_families).collect()
}

/// A folder with all that the examples of a language name.
fn folder(language: &str) -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("examples-{language}"));
    let _ = fs::remove_dir_all(&path);
    let many = if language == "fr" { "grilles" } else { "puzzles" };
    fs::create_dir_all(path.join(many)).expect("it can be made");
    let puzzle = "1.....2......3.4";
    for file in ["puzzle.txt", "grille.txt", &format!("{many}/small.txt")] {
        fs::write(path.join(file), puzzle).expect("it can be written");
    }
    fs::write(path.join(format!("{many}.txt")), format!("{puzzle}\n{puzzle}\n")).expect("likewise");
    fs::write(path.join("solution.txt"), "1243342141322314").expect("likewise");
    for file in ["mine.txt", "partie.txt"] {
        fs::write(path.join(file), "12....2......3.4").expect("likewise");
    }
    fs::copy(root.join("docs/pictures/images/cat.png"), path.join("photo.png")).expect("likewise");
    path
}

/// A page that is served until somebody says that it is enough.
fn is_served(example: &str, folder: &Path) -> bool {
    let mut arguments: Vec<&str> = example.split_whitespace().collect();
    if !arguments.contains(&"--no-open") {
        arguments.push("--no-open");
    }
    let mut child = grille()
        .args(arguments)
        .current_dir(folder)
        .stdout(Stdio::piped())
        .spawn()
        .expect("it runs");
    let mut line = String::new();
    let out = child.stdout.take().expect("it is piped");
    BufReader::new(out).read_line(&mut line).expect("it says where it is");
    child.kill().expect("it is ours");
    child.wait().expect("it ends");
    line.contains("http://")
}

/// Type an example into a shell.
#[track_caller]
fn check(example: &str, folder: &Path) {
    if example.starts_with("serve") {
        return assert!(is_served(example, folder), "{example}");
    }
    let bin = Path::new(env!("CARGO_BIN_EXE_grille")).parent().expect("it is in a folder");
    let path = format!("{}:{}", bin.display(), std::env::var("PATH").unwrap_or_default());
    let mut shell = Command::new("sh");
    shell.args(["-c", &format!("grille {example}")]).env("PATH", path).current_dir(folder);
    let output = shell.stdin(Stdio::null()).output().expect("there is a shell");
    let said = text(output.stderr);
    // A film in the terminal needs one, and says so.
    let needs_terminal = said.contains("--events");
    assert!(output.status.success() || needs_terminal, "{example}: {said}");
}

fn check_all(language: &str) {
    let folder = folder(language);
    for command in all_commands() {
        let examples = examples(&help(language, &command, 100));
        assert!(!examples.is_empty(), "{language}: {command} has examples");
        examples.iter().for_each(|example| check(example, &folder));
    }
}

#[cfg(unix)]
#[test]
fn every_example_can_be_typed() {
    check_all("en");
}

#[cfg(unix)]
#[test]
fn every_example_in_french_can_be_typed() {
    check_all("fr");
}

#[test]
fn help_fits_into_a_terminal() {
    for language in ["en", "fr"] {
        for command in all_commands() {
            for columns in [80, 60] {
                let help = help(language, &command, columns);
                // That of the usage is one, however long.
                let lines = help.lines().filter(|line| !line.starts_with('U'));
                let widest = lines.map(|line| line.chars().count()).max().unwrap_or(0);
                assert!(widest <= columns, "{language} {command}: {widest}\n{help}");
                let wrapped =
                    examples(&help).len() != examples(&self::help(language, &command, 100)).len();
                assert!(!wrapped, "{language} {command}\n{help}");
            }
        }
    }
}

#[test]
fn a_family_shows_the_wishes_that_it_heeds() {
    for family in FAMILIES {
        let id = family.info().id;
        let help = help("en", &format!("generate {id}"), 100);
        let maker = family.maker().expect("all families are made");
        for wanted in grille::Wanted::ALL {
            let option = format!("--{}", wanted.name());
            let is_shown = help.lines().any(|line| line.trim_start().starts_with(&option));
            assert_eq!(is_shown, maker.heeds().contains(&wanted), "{id} {option}");
        }
        assert_eq!(help.contains("--from-image"), family.draws_pictures(), "{id}");
        let motifs = maker.motifs().iter().all(|motif| help.contains(&format!("- {motif}:")));
        assert!(
            motifs && help.contains(&format!("{}x{}", maker.usual().width, maker.usual().height))
        );
    }
    let help = help("en", "generate", 300);
    let line = help.lines().skip_while(|line| !line.contains("--loops")).nth(1);
    assert!(help.contains("[only for bridges]"), "{line:?}");
}

/// What French says is understood, whoever types it.
#[test]
fn french_values_are_understood() {
    let takuzu = "generate takuzu --size 4 --seed 3";
    for (french, english) in [
        (format!("{takuzu} --grade facile"), format!("{takuzu} --grade easy")),
        (format!("{takuzu} --grade très-facile"), format!("{takuzu} --grade very-easy")),
        (format!("{takuzu} --grade TRES_FACILE"), format!("{takuzu} --grade 1")),
        (format!("{takuzu} --symmetry demi-tour"), format!("{takuzu} --symmetry half-turn")),
        (
            "generate ponts --loops non --seed 3".into(),
            "generate bridges --loops no --seed 3".into(),
        ),
        (
            "generate hitori --density 0,25 --way nôtre --seed 3".into(),
            "generate singles --density 25% --way ours --seed 3".into(),
        ),
        ("rules ponts --color jamais".into(), "rules bridges --color never".into()),
        (
            format!("{takuzu} --set equal-lines=permises"),
            format!("{takuzu} --set equal-lines=allowed"),
        ),
        ("solve --timeout 2,5 4".into(), "solve --timeout 2.5 4".into()),
        (
            "hint --reveal où --only singleton-nu 1.....2......3.4".into(),
            "hint --reveal where --only naked-single 1.....2......3.4".into(),
        ),
        (
            "generate sudoku --size 4 --needs singleton-nu --seed 3".into(),
            "generate sudoku --size 4 --needs naked-single --seed 3".into(),
        ),
    ] {
        for language in ["en", "fr"] {
            let [typed, same] = [&french, &english].map(|arguments| run(language, arguments));
            assert!(!same.stdout.is_empty(), "{english}: {}", text(same.stderr));
            assert_eq!(text(typed.stdout), text(same.stdout), "{french}: {}", text(typed.stderr));
        }
    }
}

/// A value that is none is refused with those that there are, in the language that is spoken.
#[test]
fn what_can_be_typed_is_named_where_it_was_not() {
    let refused = |language, arguments| text(run(language, arguments).stderr);
    let french = refused("fr", "generate sudoku --grade dur");
    assert!(french.contains("très-facile, facile, moyen, difficile, diabolique"), "{french}");
    let english = refused("en", "generate sudoku --symmetry round");
    assert!(english.contains("none, half-turn, quarter-turn"), "{english}");
}

/// A list in a narrow terminal is broken between words, below its first word.
#[test]
fn lists_are_broken_where_a_terminal_is_narrow() {
    let Some(terminal) = Terminal::run("lists", 60, 100, "methods") else { return };
    let screen = terminal.wait("left 0");
    let names: Vec<&str> = FAMILIES
        .iter()
        .flat_map(|family| grille::methods(*family))
        .map(|(method, _)| method.name())
        .chain(grille_milp::METHODS.iter().map(|method| method.name().name()))
        .collect();
    let list = screen.lines().take_while(|line| !line.starts_with("left"));
    for line in list.filter(|line| !line.starts_with("  ")) {
        let first = line.split(' ').next().unwrap_or(line);
        assert!(names.contains(&first), "{line:?} in\n{screen}");
    }
}

//! No word without a catalogue: in a debug build every message can be put in ⟦ ⟧, and outside of
//! them only data may stand.
//!
//! Data are: what one types (names of commands, options, families, forms, methods and rules), names
//! of files, titles of puzzles, places, and what is drawn or written of a puzzle.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

use grille::FAMILIES;

/// The root of the project.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// What the program prints, on either stream.
fn said(arguments: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_grille"))
        .args(arguments)
        .current_dir(root())
        .env("GRILLE_BRACKETS", "1")
        .output()
        .expect("the program starts");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("the program prints text");
    text(output.stdout) + &text(output.stderr)
}

/// The words outside of brackets that are no data.
fn strays(text: &str, data: &BTreeSet<String>) -> Vec<String> {
    let mut depth = 0;
    let mut outside = String::new();
    for c in text.chars() {
        match c {
            '⟦' => depth += 1,
            '⟧' => depth -= 1,
            _ if depth == 0 => outside.push(c),
            _ => {}
        }
    }
    let parts = outside.split(|c: char| c.is_whitespace() || "()[]<>,=|'\":".contains(c));
    // Cells of a picture may be letters, each as often as it fills cells: signs of the puzzle.
    let is_sign = |c: char| !c.is_alphabetic() || data.contains(c.encode_utf8(&mut [0; 4]));
    let is_picture = |part: &&str| part.chars().all(is_sign);
    let words =
        parts.filter(|part| !part.starts_with('-') && !data.contains(*part) && !is_picture(part));
    let is_word = |word: &&str| {
        let mut runs = word.split(|c: char| !c.is_alphabetic());
        runs.any(|run| run.chars().count() > 1) && !is_drawn(word) && !word.contains(['/', '.'])
    };
    words.filter(is_word).map(str::to_owned).collect()
}

/// Are these cells of a picture in colours, each two signs wide, the first perhaps a mark?
fn is_drawn(word: &str) -> bool {
    let signs: Vec<char> = word.rsplit('│').next().unwrap_or(word).chars().collect();
    signs.chunks(2).all(|cell| cell[0] == '≠' || cell.get(1) == Some(&cell[0]))
}

/// What one types, and is therefore the same in every language.
fn names() -> BTreeSet<String> {
    let commands = "grille solve check count show convert hint explain grade diagnose rules families methods \
                    completions man help auto always never where why all generate yes no ours document unique solution none \
                    ordered diffusion lab run report stacks watch serve";
    let mut names: BTreeSet<String> = commands.split(' ').map(str::to_owned).collect();
    for family in FAMILIES {
        let info = family.info();
        let switches = info.switches.iter().map(|switch| switch.key);
        let forms = family.formats().into_iter().map(|form| form.id.name());
        let methods = grille::methods(*family).into_iter().map(|(id, _)| id.name());
        let methods = methods.chain(grille_milp::METHODS.iter().map(|method| method.name().name()));
        let motifs = family.maker().map_or(&[][..], |maker| maker.motifs()).iter().copied();
        let all = info.aliases.iter().copied().chain([info.id]).chain(switches);
        names.extend(all.chain(forms).chain(methods).chain(motifs).map(str::to_owned));
    }
    names
}

#[track_caller]
fn check(arguments: &[&str]) {
    let text = said(arguments);
    assert!(text.contains('⟦'), "{arguments:?} says something:\n{text}");
    let mut data = names();
    data.extend(arguments.iter().map(|&argument| argument.to_owned()));
    let strays = strays(&text, &data);
    assert!(strays.is_empty(), "{arguments:?} says {strays:?} outside of ⟦ ⟧:\n{text}");
}

const COMMANDS: &[&str] = &[
    "solve",
    "check",
    "count",
    "show",
    "convert",
    "hint",
    "explain",
    "grade",
    "diagnose",
    "rules",
    "generate",
    "lab",
    "serve",
    "families",
    "methods",
    "completions",
    "man",
];

#[test]
fn a_word_outside_is_found() {
    let data = names();
    assert_eq!(strays("⟦in⟧ out r1c2 --option sudoku", &data), ["out"]);
    assert_eq!(strays("⟦a sentence⟧: ⟦another⟧ (su-doku)", &data), Vec::<String>::new());
}

#[test]
fn help_is_all_words_of_the_catalogue() {
    check(&["--help"]);
    check(&["-h"]);
    for command in COMMANDS {
        check(&[command, "--help"]);
        check(&[command, "-h"]);
    }
    for command in ["run", "report", "stacks", "watch"] {
        check(&["lab", command, "--help"]);
        check(&["lab", command, "-h"]);
    }
}

/// A page of the manual is read as its reader sees it.
#[test]
fn the_manual_is_all_words_of_the_catalogue() {
    let alone: &[&[&str]] = &[&["man"]];
    let of_commands: Vec<[&str; 2]> = COMMANDS.iter().map(|name| ["man", name]).collect();
    let all = alone.iter().copied().chain(of_commands.iter().map(<[&str; 2]>::as_slice));
    for arguments in all {
        let page = said(arguments);
        let lines =
            page.lines().filter(|line| !line.starts_with(".ie") && !line.starts_with(".el"));
        let shown = lines.filter(|line| !line.starts_with(".TH")).map(|line| {
            let line = line.strip_prefix(".SH").unwrap_or(line);
            let line = line.strip_prefix(".TP").unwrap_or(line);
            ["\\fB", "\\fI", "\\fR"].iter().fold(line.replace("\\-", "-"), |l, f| l.replace(f, " "))
        });
        let text: Vec<String> = shown.collect();
        let names_of_pages =
            [COMMANDS, &["help", "lab-run", "lab-report", "lab-stacks", "lab-watch", "lab-help"]]
                .concat()
                .into_iter()
                .map(|name| format!("grille-{name}"));
        let data: BTreeSet<String> = names().into_iter().chain(names_of_pages).collect();
        let strays = strays(&text.join("\n"), &data);
        assert!(strays.is_empty(), "{arguments:?} says {strays:?} outside of ⟦ ⟧:\n{page}");
    }
}

#[test]
fn completions_describe_in_words_of_the_catalogue() {
    let script = said(&["completions", "fish"]);
    assert!(script.matches("-d '⟦").count() > 50);
    assert_eq!(script.matches("-d '").count(), script.matches("-d '⟦").count());
}

#[test]
fn lists_are_all_words_of_the_catalogue() {
    check(&["families"]);
    check(&["methods"]);
}

#[test]
fn errors_of_usage_are_all_words_of_the_catalogue() {
    for arguments in [
        &["solve"][..],
        &["solv", "4"],
        &["solve", "--threads", "0", "4"],
        &["solve", "--timeout", "x", "4"],
        &["solve", "--set", "x", "4"],
        &["solve", "--colr", "x"],
        &["solve", "--color", "x", "4"],
        &["solve", "--color"],
        &["solve", "--json=x", "4"],
        &["solve", "--json", "--json", "4"],
        &["solve", "--json", "--plain", "4"],
        &["solve", "--lines", "--plain", "--all", "4"],
        &["--color", "never"],
        &["--lang", "xx", "families"],
        &["man", "nothing"],
        &["completions", "x"],
    ] {
        check(arguments);
    }
}

#[test]
fn errors_are_all_words_of_the_catalogue() {
    for arguments in [
        &["convert", "--to", "x", "examples/sudoku.txt"][..],
        &["convert", "--to", "line", "--from", "x", "examples/sudoku.txt"],
        &["convert", "--to", "line", "--family", "x", "examples/sudoku.txt"],
        &["convert", "--to", "line", "--set", "a=b", "examples/sudoku.txt"],
        &["solve", "--lines", "--from", "rows", "4"],
        &["solve", "--lines", "no/file.txt"],
        &["solve", "--method", "x", "examples/sudoku.txt"],
        &["solve", "--up-to-symmetry", "examples/sudoku.txt"],
    ] {
        check(arguments);
    }
}

/// Every file of the corpus.
fn corpus() -> Vec<String> {
    let folders = std::fs::read_dir(root().join("corpus")).expect("there is a corpus");
    let files = |folder: PathBuf| std::fs::read_dir(folder).into_iter().flatten();
    let paths = folders.flat_map(|folder| files(folder.expect("it can be read").path()));
    let texts = paths.map(|file| file.expect("it can be read").path());
    let texts = texts.filter(|path| path.extension().is_some_and(|end| end != "expected"));
    let inside = |path: PathBuf| path.strip_prefix(root()).map(Path::to_path_buf);
    let mut all: Vec<String> =
        texts.filter_map(|path| inside(path).ok()?.to_str().map(str::to_owned)).collect();
    all.sort();
    all
}

/// The words of a file's titles, and of all that it holds: they are the user's.
fn written_in(file: &str) -> BTreeSet<String> {
    let bytes = std::fs::read(root().join(file)).expect("the file is there");
    let text = String::from_utf8_lossy(&bytes).into_owned();
    let ends = |c: char| c.is_whitespace() || "()[]<>,=|'\":".contains(c);
    text.split(ends).map(str::to_owned).collect()
}

/// What is said of a puzzle is in brackets; the board below it is data.
#[test]
fn what_is_said_of_puzzles_is_all_words_of_the_catalogue() {
    let commands: [&[&str]; 4] = [
        &["check", "--timeout", "5"],
        &["count", "--limit", "3", "--timeout", "5"],
        &["show"],
        &["solve", "--stats", "--timeout", "5"],
    ];
    for file in corpus() {
        for command in commands {
            let arguments = [command, &[file.as_str()]].concat();
            let text = said(&arguments);
            let mut data = names();
            data.extend(written_in(&file));
            let strays = strays(&text, &data);
            assert!(strays.is_empty(), "{arguments:?} says {strays:?} outside of ⟦ ⟧:\n{text}");
        }
    }
}

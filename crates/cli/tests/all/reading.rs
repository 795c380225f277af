//! What is read, and what is said of what is not: headings, puzzles by their number, states, addresses.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const EASY: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const OTHER: &str =
    "3.4.8..5.7...1...38....26....91..3.54.53.79.26.8..97....74....65...9...8.4..7.5.9";

/// A folder of a test, empty.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("reading").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("it can be made");
    folder
}

/// What the command prints, what it says beside that, and its exit code.
fn grille(folder: &Path, arguments: &[&str]) -> (String, String, Option<i32>) {
    let command = Command::new(env!("CARGO_BIN_EXE_grille"))
        .env("LC_ALL", "C")
        .current_dir(folder)
        .args(arguments)
        .output();
    let output = command.expect("the program starts");
    let [out, err] = [output.stdout, output.stderr].map(|text| String::from_utf8(text).unwrap());
    (out, err, output.status.code())
}

#[test]
fn a_heading_is_a_title_and_what_is_none_is_said() {
    let folder = folder("headings");
    let text = format!("Dear Ben,\n\nEasy :\n{EASY}\n{OTHER}\n\nGood luck!\n");
    fs::write(folder.join("mail.txt"), text).expect("it can be written");
    let (found, said, code) = grille(&folder, &["check", "mail.txt"]);
    let expected = "Easy: sudoku 9×9, one solution\nmail.txt#2: sudoku 9×9, one solution\n";
    assert_eq!((found.as_str(), code), (expected, Some(0)), "{said}");
    assert!(said.contains("2 lines are neither") && said.contains("line 1: Dear Ben,"), "{said}");
    // Whoever names the family reads no less.
    assert_eq!(grille(&folder, &["check", "-f", "sudoku", "mail.txt"]).0, expected);
    assert_eq!(grille(&folder, &["check", "--quiet", "mail.txt"]).1, "");
    let (tops, _, code) = grille(&folder, &["lab", "stacks", "--first", "sudoku", "mail.txt"]);
    assert!(tops.starts_with("[5, 3, 4, 6,"), "{tops}");
    assert_eq!(code, Some(0));
}

#[test]
fn the_number_of_a_puzzle_names_it_everywhere() {
    let folder = folder("numbers");
    fs::write(folder.join("two.txt"), format!("{EASY}\n{OTHER}\n")).expect("it can be written");
    let checked = "two.txt#2: sudoku 9×9, one solution\n";
    assert_eq!(grille(&folder, &["check", "two.txt#2"]).0, checked);
    assert_eq!(grille(&folder, &["check", "two.txt#2", "two.txt#1"]).0.lines().count(), 2);
    assert!(grille(&folder, &["hint", "two.txt#2"]).0.starts_with("two.txt#2: sudoku"));
    assert!(grille(&folder, &["solve", "--lines", "two.txt#2"]).0.starts_with("unique 394786251"));
    let (_, said, code) = grille(&folder, &["check", "two.txt#3"]);
    assert_eq!((said.as_str(), code), ("two.txt: there are only 2 puzzles in it\n", Some(2)));
    // A file of that name is that file.
    fs::write(folder.join("two.txt#3"), "6\n").expect("it can be written");
    assert!(grille(&folder, &["show", "two.txt#3"]).0.contains("queens 6×6"));
}

#[test]
fn many_pictures_go_into_a_folder() {
    let folder = folder("pictures");
    fs::write(folder.join("two.txt"), format!("{EASY}\n{OTHER}\n")).expect("it can be written");
    let (_, said, code) = grille(&folder, &["show", "--svg", "two.txt"]);
    assert!(said.contains("--out FOLDER"), "{said}");
    assert_eq!(code, Some(2));
    for command in ["show", "solve"] {
        let arguments = [command, "--svg", "--out", command, "two.txt", "two.txt#2", "6"];
        let (written, said, code) = grille(&folder, &arguments);
        assert_eq!((written.lines().count(), code), (4, Some(0)), "{said}");
        for name in ["two-1.svg", "two-2.svg", "two-2-2.svg", "puzzle-1.svg"] {
            let file = folder.join(command).join(name);
            let text = fs::read_to_string(&file).unwrap_or_else(|why| panic!("{name}: {why}"));
            assert!(text.starts_with("<svg") && text.trim_end().ends_with("</svg>"), "{name}");
        }
    }
}

#[test]
fn a_hint_and_a_check_mean_the_same_state() {
    let folder = folder("states");
    let state = EASY.replacen("53.", "532", 1);
    let (checked, _, code) = grille(&folder, &["check", EASY, &state]);
    assert!(checked.contains("(r1c3)"), "{checked}");
    assert_eq!(code, Some(1));
    let (hinted, _, code) = grille(&folder, &["hint", "--mistake", EASY, &state]);
    assert!(hinted.contains("r1c3") && hinted.lines().count() == 1, "{hinted}");
    assert_eq!(code, Some(1));
    let state = EASY.replacen("53.", "534", 1);
    assert!(grille(&folder, &["check", EASY, &state]).0.contains("no mistake so far"));
    assert!(grille(&folder, &["hint", EASY, &state]).0.starts_with("puzzle: "));
    // Another puzzle is another puzzle.
    assert_eq!(grille(&folder, &["hint", EASY, OTHER]).0.matches("sudoku 9×9").count(), 2);
}

#[test]
fn an_address_that_holds_no_puzzle_is_no_file() {
    let folder = folder("addresses");
    for arguments in [&["solve"][..], &["check", "--lines"]] {
        for address in ["https://www.example.org/sudoku/today", "www.example.org/sudoku.html"] {
            let (_, said, code) = grille(&folder, &[arguments, &[address]].concat());
            assert!(said.contains("puzz.link") && !said.contains("No such file"), "{said}");
            assert_eq!(code, Some(2));
        }
    }
}

#[test]
fn a_value_that_is_none_is_told_what_was_expected() {
    let folder = folder("values");
    let cases: [(&[&str], &str); 5] = [
        (&["generate", "queens", "--seed", "abc"], "from 0 to 18446744073709551615"),
        (&["generate", "queens", "--seed", "-1"], "from 0 to 18446744073709551615"),
        (&["solve", "6", "--threads", "99999"], "a smaller number"),
        (&["serve", "--port", "70000"], "from 0 to 65535"),
        (&["serve", "--address", "here"], "such as 127.0.0.1"),
    ];
    for (arguments, expected) in cases {
        let (_, said, code) = grille(&folder, arguments);
        assert!(said.contains(expected), "{said}");
        assert_eq!(code, Some(2));
    }
}

/// A board without a gap is of every puzzle, also where its first line could be a state by itself.
#[test]
fn one_solution_is_compared_with_each_of_several_puzzles() {
    let folder = folder("one-for-all");
    let (puzzle, _, _) = grille(&folder, &["generate", "bridges", "--size", "6", "--seed", "5"]);
    fs::write(folder.join("puzzle.txt"), puzzle).unwrap();
    let (right, _, _) = grille(&folder, &["solve", "--plain", "puzzle.txt"]);
    let wrong = right.replacen("= 2", "= 1", 1);
    assert_ne!(right, wrong);
    for (text, said, code) in [(right, "the solution is right", 0), (wrong, "is wrong", 1)] {
        fs::write(folder.join("answer.txt"), text).unwrap();
        let both = ["check", "--solution", "answer.txt", "puzzle.txt", "puzzle.txt"];
        let (out, _, ended) = grille(&folder, &both);
        assert_eq!((out.matches(said).count(), ended), (2, Some(code)), "{out}");
    }
}

#[test]
fn a_page_is_not_written_over_its_puzzle() {
    let folder = folder("page-over-puzzle");
    fs::write(folder.join("own.txt"), EASY).unwrap();
    let (_, err, code) = grille(&folder, &["explain", "own.txt", "--out", "./own.txt"]);
    assert!(err.contains("the puzzle itself"), "{err}");
    assert_eq!(code, Some(2));
    assert_eq!(fs::read_to_string(folder.join("own.txt")).unwrap(), EASY);
}

#[test]
fn steps_that_do_not_solve_a_puzzle_have_no_level() {
    let folder = folder("no-level");
    let (out, _, code) = grille(&folder, &["explain", "--only", "x-wing", EASY]);
    assert!(out.lines().next().is_some_and(|line| line.contains("3 steps, which do not")), "{out}");
    assert_eq!(code, Some(4));
}

#[test]
fn the_way_of_the_document_knows_no_level() {
    let folder = folder("no-level-made");
    let wish = ["generate", "singles", "--way", "document", "--grade", "hard", "--seed", "1"];
    let (_, err, code) = grille(&folder, &wish);
    assert!(err.contains("knows no level"), "{err}");
    assert_eq!(code, Some(2));
}

#[test]
fn an_empty_solution_is_said_to_be_empty() {
    let folder = folder("empty-solution");
    fs::write(folder.join("empty"), "").unwrap();
    for option in [["check", "--solution"], ["hint", "--state"]] {
        let (_, err, code) = grille(&folder, &[option[0], option[1], "empty", EASY]);
        assert!(err.contains("there is nothing in it"), "{err}");
        assert_eq!(code, Some(2));
    }
}

//! Answers come as the input is read, and memory does not grow with it.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};

const SUDOKU: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// A program that reads what it is given by and by.
fn start(arguments: &[&str]) -> Child {
    Command::new(env!("CARGO_BIN_EXE_grille"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program starts")
}

/// Puzzles of one line: enough of them to tell that they are.
fn lines(number: usize) -> String {
    (0..number).map(|i| format!("{SUDOKU} number {i}\n")).collect()
}

/// Give a text, and read answers while the input is still open.
fn answers(arguments: &[&str], text: &str, number: usize) -> Vec<String> {
    let mut child = start(arguments);
    let mut stdin = child.stdin.take().expect("it was piped");
    let mut stdout = BufReader::new(child.stdout.take().expect("it was piped"));
    stdin.write_all(text.as_bytes()).expect("it reads");
    let mut answers = vec![String::new(); number];
    for answer in &mut answers {
        stdout.read_line(answer).expect("an answer");
    }
    drop(stdin);
    // Whoever does not read to the end keeps the program from writing.
    stdout.lines().for_each(drop);
    assert!(child.wait().expect("the program ends").code().is_some());
    answers
}

#[test]
fn the_first_answer_comes_before_the_last_line() {
    for threads in ["1", "3"] {
        let arguments = ["solve", "--json", "--threads", threads, "-"];
        let answers = answers(&arguments, &lines(300), 2);
        for (i, answer) in answers.iter().enumerate() {
            let title = format!("\"index\":{},\"title\":\"number {i}\"", i + 1);
            assert!(answer.contains(&title) && answer.contains("unique"), "{answer}");
        }
    }
}

#[test]
fn what_is_piped_in_needs_no_dash() {
    for arguments in [&["count", "--json"][..], &["check", "--json"], &["show", "--plain"]] {
        let mut child = start(arguments);
        let mut stdin = child.stdin.take().expect("it was piped");
        stdin.write_all(b"4\n").expect("it reads");
        drop(stdin);
        let output = child.wait_with_output().expect("the program ends");
        let text = String::from_utf8(output.stdout).expect("answers are text");
        assert!(text.contains("queens"), "{arguments:?}: {text}");
    }
}

#[test]
fn puzzles_in_our_own_form_come_by_and_by_too() {
    let text = "grille 1 queens\nboard\n. .\n. .\n".repeat(900);
    let answers = answers(&["count", "--json", "-", "--limit", "2"], &text, 1);
    assert!(answers[0].contains("\"verdict\":\"none\""), "{answers:?}");
}

/// The most memory that a program has had so far, in kilobytes.
#[cfg(target_os = "linux")]
fn peak(child: &Child) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{}/status", child.id())).expect("it runs");
    let line = status.lines().find(|line| line.starts_with("VmHWM")).expect("the system counts");
    line.split_whitespace().nth(1).and_then(|number| number.parse().ok()).expect("a number")
}

/// A sudoku with more solutions than anybody will see.
fn empty() -> String {
    ".".repeat(81)
}

/// Tell a program to stop, as Ctrl-C does.
#[cfg(unix)]
fn interrupt(child: &Child) {
    let kill = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(kill.expect("there is such a command").success());
}

#[test]
#[cfg(unix)]
fn solutions_are_printed_when_they_are_found_and_stay_when_it_is_interrupted() {
    for form in ["--color=never", "--plain", "--json"] {
        let mut child = start(&["solve", "--all", form, &empty()]);
        let mut stdout = child.stdout.take().expect("it was piped");
        stdout.read_exact(&mut [0; 2000]).expect("a solution");
        assert!(child.try_wait().expect("it can be asked").is_none(), "it has just begun");
        // What is written now is read, so that it can end.
        let reader = std::thread::spawn(move || stdout.read_to_end(&mut Vec::new()));
        interrupt(&child);
        assert_eq!(child.wait().expect("the program ends").code(), Some(130));
        reader.join().expect("the reader does not panic").expect("it can be read");
    }
}

#[test]
fn a_limit_of_time_comes_after_the_solutions_that_were_found() {
    for (form, last) in [("--color=never", "at least"), ("--json", "\"exact\":false")] {
        let child = start(&["solve", "--all", "--timeout", "0.05", form, &empty()]);
        let output = child.wait_with_output().expect("the program ends");
        assert_eq!(output.status.code(), Some(4));
        let text = String::from_utf8(output.stdout).expect("answers are text");
        let end = text.trim_end().lines().last().unwrap_or_default();
        assert!(text.contains("sudoku") && end.contains(last), "{end}");
    }
}

#[test]
#[cfg(unix)]
fn an_interrupt_ends_it_though_nobody_reads() {
    for puzzles in [&[empty()][..], &[empty(), empty(), empty()]] {
        let arguments: Vec<&str> =
            ["solve", "--all"].into_iter().chain(puzzles.iter().map(String::as_str)).collect();
        let mut child = start(&arguments);
        let mut stdout = child.stdout.take().expect("it was piped");
        stdout.read_exact(&mut [0; 1000]).expect("a solution");
        interrupt(&child);
        assert_eq!(child.wait().expect("the program ends").code(), Some(130));
    }
}

#[test]
fn whoever_has_seen_enough_solutions_closes_the_pipe() {
    let mut child = start(&["solve", "--all", &empty()]);
    let mut stdout = child.stdout.take().expect("it was piped");
    stdout.read_exact(&mut [0; 1000]).expect("a solution");
    drop(stdout);
    assert_eq!(child.wait().expect("the program ends").code(), Some(0));
}

#[test]
fn solutions_of_many_puzzles_come_in_the_order_of_the_input() {
    let solved = |threads: &str| {
        let puzzles = ["9", "8", "7", "6", "2", "10", "4", "5"];
        let arguments = ["solve", "--all", "--plain", "--threads", threads];
        let child = start(&[&arguments[..], &puzzles[..]].concat());
        let output = child.wait_with_output().expect("the program ends");
        String::from_utf8(output.stdout).expect("answers are text")
    };
    let alone = solved("1");
    let counts: Vec<usize> =
        alone.split("\n\n\n").map(|group| group.split("\n\n").count()).collect();
    assert_eq!(counts, [352, 92, 40, 4, 1, 724, 2, 10]);
    assert!(alone.contains("\n\n\nnone\n\n\n"));
    assert!(alone == solved("4"), "threads change the order");
}

#[test]
#[cfg(target_os = "linux")]
fn memory_does_not_grow_with_the_number_of_solutions() {
    for form in ["--plain", "--json"] {
        let mut child = start(&["solve", "--limit", "60000", form, &empty()]);
        let mut stdout = child.stdout.take().expect("it was piped");
        let mut piece = vec![0; 1 << 20];
        stdout.read_exact(&mut piece).expect("many solutions");
        let early = peak(&child);
        for _ in 0..7 {
            stdout.read_exact(&mut piece).expect("many more");
        }
        let grown = peak(&child) - early;
        assert!(grown < 7 * 1024 / 4, "{grown} kB more, while 7 MB passed");
        assert!(child.try_wait().expect("it can be asked").is_none(), "there are still more");
        drop(stdout);
        assert_eq!(child.wait().expect("the program ends").code(), Some(0));
    }
}

#[test]
#[cfg(target_os = "linux")]
fn memory_does_not_grow_with_the_input() {
    let mut child = start(&["solve", "--json", "--threads", "2", "-"]);
    let mut stdin = child.stdin.take().expect("it was piped");
    let mut stdout = BufReader::new(child.stdout.take().expect("it was piped"));
    let (mut peaks, mut passed) = (Vec::new(), Vec::new());
    let mut line = String::new();
    let block = lines(1000);
    let mut bytes = 0;
    for round in 0..40 {
        let block = block.clone();
        bytes += block.len();
        let writer = std::thread::spawn(move || {
            stdin.write_all(block.as_bytes()).expect("it reads");
            stdin
        });
        // What is still on its way stays behind.
        for _ in 0..(if round == 0 { 400 } else { 1000 }) {
            line.clear();
            bytes += stdout.read_line(&mut line).expect("an answer");
        }
        stdin = writer.join().expect("the writer does not panic");
        peaks.push(peak(&child));
        passed.push((bytes / 1024) as u64);
    }
    drop(stdin);
    let last = stdout.lines().count();
    assert_eq!(last, 600, "every puzzle has its answer");
    assert_eq!(child.wait().expect("the program ends").code(), Some(0));
    // The allocator takes a megabyte or two more when threads meet differently; whoever kept the
    // puzzles or the answers would keep all that passed.
    let grown = peaks[39] - peaks[9];
    let passed = passed[39] - passed[9];
    assert!(grown < passed / 4, "{grown} kB more, while {passed} kB passed");
}

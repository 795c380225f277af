//! `--lines`: an answer for every line, in order, whatever the lines are.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};

fn start(threads: &str) -> Child {
    start_with(&["solve", "--lines", "--threads", threads, "-"])
}

fn start_with(arguments: &[&str]) -> Child {
    Command::new(env!("CARGO_BIN_EXE_grille"))
        .env("LC_ALL", "C")
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program starts")
}

fn solve_lines(input: &[u8], threads: &str) -> (Vec<u8>, Option<i32>) {
    finish(start(threads), input)
}

/// Give a program all of its input, and take all of its output.
fn finish(mut child: Child, input: &[u8]) -> (Vec<u8>, Option<i32>) {
    let mut stdin = child.stdin.take().expect("it was piped");
    let input = input.to_owned();
    let writer = std::thread::spawn(move || stdin.write_all(&input));
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the writer does not panic").expect("the program reads to the end");
    (output.stdout, output.status.code())
}

const UNIQUE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLUTION: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/// Lines and the answers to them, over and over.
fn lines() -> Vec<(String, String)> {
    let empty = ".".repeat(81);
    let broken = format!("11{}", ".".repeat(79));
    let mut all = Vec::new();
    for round in 0..900 {
        all.push((UNIQUE.to_owned(), format!("unique {SOLUTION}")));
        all.push((format!("{UNIQUE} {round} a rating"), format!("unique {SOLUTION}")));
        all.push((broken.clone(), "none".to_owned()));
        all.push((format!("# comment {round}"), format!("# comment {round}")));
        all.push((String::new(), String::new()));
        all.push(("1.....2......3.4\r".to_owned(), "unique 1243342141322314".to_owned()));
        let cells = 10 + round % 5;
        all.push((".".repeat(cells), format!("bad found {cells} cells, ")));
        all.push((format!("x{}", ".".repeat(80)), "bad found `x`, ".to_owned()));
    }
    all.push(("5".repeat(1_000_000), "bad found ".to_owned()));
    all.push((empty, "several ".to_owned()));
    all
}

#[test]
fn every_line_has_its_answer() {
    let lines = lines();
    let input: Vec<&str> = lines.iter().map(|(line, _)| line.as_str()).collect();
    // The last line has no end.
    let (output, code) = solve_lines(input.join("\n").as_bytes(), "3");
    let output = String::from_utf8(output).expect("answers are text");
    assert_eq!(output.lines().count(), lines.len());
    for ((line, expected), found) in lines.iter().zip(output.lines()) {
        let whole = !expected.starts_with("bad") && !expected.starts_with("several");
        let right = if whole { found == expected } else { found.starts_with(expected) };
        assert!(right, "{found} for {}", &line[..line.len().min(100)]);
    }
    assert_eq!(code, Some(2), "some lines were bad");
}

#[test]
fn threads_do_not_change_the_answers() {
    let input: Vec<String> = lines().into_iter().map(|(line, _)| line + "\n").collect();
    let input = input.concat().into_bytes();
    assert_eq!(solve_lines(&input, "1"), solve_lines(&input, "4"));
}

#[test]
fn nothing_in_nothing_out() {
    assert_eq!(solve_lines(b"", "2"), (Vec::new(), Some(0)));
}

#[test]
fn a_line_is_answered_before_the_next_one_is_there() {
    let mut child = start("2");
    let mut stdin = child.stdin.take().expect("it was piped");
    let mut stdout = BufReader::new(child.stdout.take().expect("it was piped"));
    for half in [40, 81] {
        stdin.write_all(&UNIQUE.as_bytes()[..half]).expect("it reads");
        stdin.write_all(&UNIQUE.as_bytes()[half..]).expect("it reads");
        stdin.write_all(b"\n").expect("it reads");
        let mut line = String::new();
        stdout.read_line(&mut line).expect("an answer");
        assert_eq!(line, format!("unique {SOLUTION}\n"));
    }
    drop(stdin);
    assert_eq!(child.wait().expect("the program ends").code(), Some(0));
}

/// Many lines, so that some are answered before the end of the input.
fn many() -> Vec<u8> {
    format!("{UNIQUE}\n").repeat(10_000).into_bytes()
}

#[test]
fn whoever_has_read_enough_closes_the_pipe() {
    for threads in ["1", "3"] {
        let mut child = start(threads);
        let mut stdin = child.stdin.take().expect("it was piped");
        let mut stdout = BufReader::new(child.stdout.take().expect("it was piped"));
        // The program may be gone before it has read everything.
        let writer = std::thread::spawn(move || stdin.write_all(&many()).is_ok());
        let mut line = String::new();
        stdout.read_line(&mut line).expect("an answer");
        drop(stdout);
        assert_eq!(line, format!("unique {SOLUTION}\n"));
        assert_eq!(child.wait().expect("the program ends").code(), Some(0));
        writer.join().expect("the writer does not panic");
    }
}

#[test]
#[cfg(unix)]
fn an_interrupt_ends_it_though_the_input_is_silent() {
    let mut child = start("1");
    let mut stdin = child.stdin.take().expect("it was piped");
    stdin.write_all(&many()[..1 << 16]).expect("two blocks at most");
    let mut stdout = BufReader::new(child.stdout.take().expect("it was piped"));
    let mut line = String::new();
    stdout.read_line(&mut line).expect("an answer");
    let kill = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(kill.expect("there is such a command").success());
    assert_eq!(child.wait().expect("the program ends").code(), Some(130));
    drop(stdin);
}

/// What a command answers to a text, and how it ends.
fn answers(arguments: &[&str], text: &str) -> (String, Option<i32>) {
    let (output, code) = finish(start_with(arguments), text.as_bytes());
    (String::from_utf8(output).expect("answers are text"), code)
}

#[test]
fn every_family_with_a_form_of_one_line_is_answered() {
    let text = "6\n1.....2......3.4 1.2\n3\n100 wide\n6,2 4 6 1 3 5\n";
    let (solved, code) = answers(&["solve", "--lines"], text);
    let solved: Vec<&str> = solved.lines().collect();
    assert_eq!(solved[..3], ["several 2 4 6 1 3 5", "unique 1243342141322314", "none"]);
    assert!(solved[3].starts_with("several 2 4 6 8 "), "{}", solved[3]);
    assert_eq!((solved[4], code), ("several 2 4 6 1 3 5", Some(1)));
    let checked = "several\nunique\nnone\nseveral\nright\n".to_owned();
    assert_eq!(answers(&["check", "--lines"], text), (checked, Some(1)));
    let (counted, code) = answers(&["count", "--lines", "--limit", "3"], text);
    let counted: Vec<&str> = counted.lines().collect();
    assert_eq!((&counted[..3], code), (&["3+", "1", "0"][..], Some(2)), "a hundred is too wide");
    assert!(counted[3].starts_with("bad "), "{}", counted[3]);
    let (_, code) = answers(&["solve", "--lines", "--from", "rows"], "");
    assert_eq!(code, Some(2), "no form of one line");
}

#[test]
fn the_quick_way_answers_as_the_long_one_does() {
    let wrong = SOLUTION.replacen("534", "543", 1);
    let lines = [
        UNIQUE.to_owned(),
        format!("{UNIQUE} 4.5, hard"),
        format!("{UNIQUE},{SOLUTION}"),
        format!("{UNIQUE},{wrong}"),
        format!("{UNIQUE},{}", &SOLUTION[1..]),
        format!("11{}", ".".repeat(79)),
        format!("{}..,{SOLUTION}", &SOLUTION[..79]),
        format!("{}{},{SOLUTION}", ".".repeat(20), &SOLUTION[20..]),
        format!("{}{},{wrong}", ".".repeat(20), &SOLUTION[20..]),
        format!("x{}", ".".repeat(80)),
    ];
    let text = lines.join("\n");
    for command in [&["check", "--lines"][..], &["count", "--lines"], &["solve", "--lines"]] {
        let quick = answers(command, &text);
        let (long, code) = answers(&[command, &["--method", "search"]].concat(), &text);
        for (line, (quick, long)) in lines.iter().zip(quick.0.lines().zip(long.lines())) {
            // Of several solutions each method finds another first.
            let several = long.starts_with("several ") && quick.starts_with("several ");
            assert!(quick == long || several, "{command:?} {line}: {quick}, {long}");
        }
        assert_eq!((quick.0.lines().count(), quick.1), (lines.len(), code), "{command:?}");
    }
}

#[test]
fn tables_of_puzzles_and_solutions_are_read() {
    let table = format!("\u{feff}quizzes,solutions\n{UNIQUE},{SOLUTION}\r\n{UNIQUE},{UNIQUE}\n");
    let solved = format!("quizzes,solutions\nunique {SOLUTION}\nunique {SOLUTION}\n");
    assert_eq!(answers(&["solve", "--lines"], &table), (solved, Some(0)));
    let (checked, code) = answers(&["check", "--lines"], &table);
    assert!(checked.starts_with("quizzes,solutions\nright\nbad "), "{checked}");
    assert_eq!(code, Some(2));
    // A mark that is only begun is no mark.
    assert!(answers(&["solve", "--lines"], "\u{fec0}").0.starts_with("bad "));
}

/// What `solve --lines` writes is what `check --lines` compares with, line by line.
#[test]
fn answers_are_compared_with_the_lines_of_their_puzzles() {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR"));
    let (puzzles, file) = (folder.join("puzzles.txt"), folder.join("answers.txt"));
    let name = file.to_str().expect("a name in letters");
    let mut text = "# some\n6\n1.....2......3.4\n3\n\n12345..\n".to_owned();
    (0..3000).for_each(|_| text += &format!("{UNIQUE}\n"));
    std::fs::write(&puzzles, &text).expect("it can be written");
    let (solved, _) = answers(&["solve", "--lines"], &text);
    std::fs::write(&file, &solved).expect("it can be written");
    let check = |threads| {
        let (found, code) =
            answers(&["check", "--lines", "-j", threads, "--solution", name, "-"], &text);
        (found.lines().map(str::to_owned).collect::<Vec<_>>(), code)
    };
    let (checked, code) = check("3");
    assert_eq!(checked.len(), text.lines().count());
    assert_eq!(checked[..5], ["# some", "right", "right", "none", ""]);
    assert!(checked[5].starts_with("bad ") && checked[6..].iter().all(|word| word == "right"));
    assert_eq!(code, Some(2), "a line is bad");
    // Wrong ones, in any number, and one that is missing.
    let wrong = SOLUTION.replacen("534", "543", 1);
    let broken = solved.replacen(&format!("unique {SOLUTION}\n"), "", 1).replace(SOLUTION, &wrong);
    std::fs::write(&file, broken).expect("it can be written");
    let (checked, _) = check("3");
    assert!(checked[6..3005].iter().all(|word| word == "wrong"));
    assert!(checked[3005].starts_with("bad "), "{}", checked[3005]);
    assert_eq!(check("1").0, checked);
    // Bare solutions do as well.
    std::fs::write(&file, SOLUTION).expect("it can be written");
    let alone = answers(&["check", "--lines", "--solution", name, "-"], UNIQUE);
    assert_eq!(alone, ("right\n".to_owned(), Some(0)));
}

/// Tables keep their columns, and get those of the answers behind them.
#[test]
fn tables_with_a_column_of_puzzles_keep_their_columns() {
    let empty = ".".repeat(81);
    let table = format!(
        "id;puzzle;remark\r\n1;{UNIQUE};\"a; b\"\r\n2;1.....2......3.4\r\n;6;\n4;12345..;x\n5;1;2;3\n6;\"1\n"
    );
    let (solved, code) = answers(&["solve", "--lines"], &table);
    let lines: Vec<&str> = solved.lines().collect();
    assert_eq!(lines[0], "id;puzzle;remark;verdict;solution;note");
    assert_eq!(lines[1], format!("1;{UNIQUE};\"a; b\";unique;{SOLUTION};"));
    assert_eq!(lines[2], "2;1.....2......3.4;;unique;1243342141322314;");
    assert_eq!(lines[3], ";6;;several;2 4 6 1 3 5;");
    assert!(lines[4].starts_with("4;12345..;x;bad;;found 7 cells"), "{}", lines[4]);
    assert!(lines[5].starts_with("5;1;2;3;bad;;found"), "{}", lines[5]);
    assert!(lines[6].ends_with(";bad;;a quote that is not closed"), "{}", lines[6]);
    assert_eq!(code, Some(2));
    // What was written is what is compared with.
    let file = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("table.csv");
    std::fs::write(&file, &solved).expect("it can be written");
    let name = file.to_str().expect("a name in letters");
    let (checked, _) = answers(&["check", "--lines", "--solution", name, "-"], &table);
    let right = |line: &&str| line.ends_with(";right;");
    assert_eq!(checked.lines().filter(right).count(), 3, "{checked}");
    // The same from the plain command, but for the row whose quote is not closed.
    let plain = table.split(";\"1\n").next().expect("the rows before").trim_end_matches('6');
    let (whole, _) = answers(&["solve", "--csv", "-"], plain);
    assert_eq!(whole.lines().take(4).collect::<Vec<_>>(), lines[..4]);
    assert_eq!(whole.lines().count(), 6);
    let (counted, _) = answers(&["count", "--lines"], &format!("a,puzzle\nx,3\ny,6\n"));
    assert_eq!(counted, "a,puzzle,solutions,note\nx,3,0,\ny,6,4,\n");
    let (graded, _) = answers(&["grade", "--lines"], &format!("puzzle\t\n{UNIQUE}\t\n"));
    assert!(graded.starts_with("puzzle\t\tlevel\tscore\trule\tnote\n"), "{graded}");
    let right = format!(
        "solution,puzzle\n{SOLUTION},{UNIQUE}\n{},{UNIQUE}\n,{empty}\n",
        &empty.replace('.', "1")
    );
    let checked: Vec<String> =
        answers(&["check", "--lines"], &right).0.lines().map(str::to_owned).collect();
    assert!(checked[1].ends_with(",right,") && checked[2].ends_with(",wrong,"), "{checked:?}");
    assert!(checked[3].ends_with(",several,"), "{checked:?}");
    assert_eq!(answers(&["check", "--csv"], &right).0.lines().collect::<Vec<_>>(), checked);
    let begun = format!("solution,puzzle\n{},{UNIQUE}\n", UNIQUE.replacen("53.", "534", 1));
    assert!(answers(&["check", "--csv"], &begun).0.ends_with(",unfinished,\n"));
    let grades = answers(&["grade", "--csv"], &format!("{UNIQUE}\n6\n")).0;
    assert!(grades.starts_with("name,level,score,rule,note\n"), "{grades}");
    assert_eq!(grades.lines().count(), 3);
}

/// A cell in quotes may have the rows of a board.
#[test]
fn a_cell_of_a_table_may_have_lines() {
    let table = "title,puzzle\nSunday,\"1 . . .\n. . 2 .\n. . . .\n. 3 . 4\n\"\n\"a, b\",6\n\n";
    let (found, code) = answers(&["check", "-"], table);
    assert!(found.starts_with("Sunday: ") && found.contains("a, b: queens 6×6"), "{found}");
    assert_eq!(code, Some(3), "queens have several solutions");
    let broken = "title,puzzle\nMonday,\"53..7x\"\n";
    let output = Command::new(env!("CARGO_BIN_EXE_grille"))
        .env("LC_ALL", "C")
        .args(["check", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .and_then(|mut child| {
            child.stdin.take().expect("it was piped").write_all(broken.as_bytes())?;
            child.wait_with_output()
        })
        .expect("it runs");
    let said = String::from_utf8(output.stderr).expect("it is text");
    assert!(said.contains(":2:9"), "{said}");
}

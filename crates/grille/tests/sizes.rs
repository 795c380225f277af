//! Texts that promise too much, or are too long, are refused without much memory; a loop within a
//! loop over one of them would not come to its end.

use grille::{FAMILIES, Reading};

/// No reading of a text takes more memory than this, in kilobytes.
const MUCH: u64 = 500_000;

/// Sizes that no board has.
const SIZES: &[&str] = &[
    "100000 100000",
    "4294967295 1",
    "1 4294967295",
    "4294967296 1",
    "0 0",
    "-1 5",
    "5 -1",
    "65536 65536",
    "20010 20010 3",
    "99999999999999999999999 1",
];

/// Who must refuse a text? Everybody must be content with little.
#[derive(Clone, Copy, PartialEq, Eq)]
enum RefusedBy {
    All,
    Family(&'static str),
    Nobody,
}

/// Read in every form of every family.
fn check_all(text: &str, refused_by: RefusedBy) {
    let name: String = text.chars().take(40).collect();
    for family in FAMILIES {
        let id = family.info().id;
        for form in family.formats() {
            let what = format!("{name:?}… may be {id} in the form {}", form.id);
            check_small(&what, || {
                let _ = family.fit(form.id, text);
            });
        }
        for form in family.formats() {
            let what = format!("{name:?}… as {id} in the form {}", form.id);
            let refused = refused_by == RefusedBy::All || refused_by == RefusedBy::Family(id);
            check_small(&what, || {
                let items = family.read(form.id, text);
                let right = items.iter().filter(|item| item.puzzle.is_ok()).count();
                assert!(right == 0 || !refused, "{what} has {right} puzzles");
            });
        }
    }
    check_small(&name, || drop(grille::recognise(text, &Reading::default())));
}

#[track_caller]
fn check_small(what: &str, work: impl FnOnce()) {
    work();
    if let Some(memory) = most_memory() {
        assert!(memory < MUCH, "{what} took {memory} kB");
    }
}

/// The most memory that this process has had so far, where the system says so.
fn most_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.trim().strip_suffix("kB")?.trim().parse().ok()
}

#[test]
fn sizes_that_no_board_has() {
    for size in SIZES {
        for rows in ["", "\n5 5 5\n5 5 5\n"] {
            check_all(&format!("{size}{rows}"), RefusedBy::All);
        }
        check_all(&size.replace(' ', "\n"), RefusedBy::Family("nonogram"));
    }
    for side in ["-1", "10000001", "4294967295", "4294967296", "99999999999999999999999"] {
        check_all(side, RefusedBy::Family("queens"));
    }
}

#[test]
fn sizes_that_no_board_has_with_the_words_of_a_form() {
    let of = |size: &str, at: usize| size.split([' ', '\n']).nth(at).unwrap_or("5").to_owned();
    for size in SIZES {
        let (first, second) = (of(size, 0), of(size, 1));
        let clues = "rows\n1\ncolumns\n1\n";
        let sized = format!("width {first}\nheight {second}\n{clues}");
        check_all(&sized, RefusedBy::Family("nonogram"));
        for family in FAMILIES {
            let head = format!("grille 1 {}\n", family.info().id);
            let board = "board\n. .\n. 1\n";
            check_all(&format!("{head}board\n{size}\n5 5 5\n5 5 5\n"), RefusedBy::All);
            check_all(&format!("{head}most = {first}999\n{board}"), RefusedBy::All);
            check_all(&format!("{head}blocks = {first}x{second}\n{board}"), RefusedBy::All);
        }
    }
}

#[test]
fn sizes_that_no_board_has_in_links_and_ids() {
    for size in SIZES {
        let numbers: Vec<&str> = size.split(' ').collect();
        let (width, height) = (numbers[0], numbers[1]);
        for body in ["", "zzzz", "1111", "1/1", &"z".repeat(200_000)] {
            for genre in ["sudoku", "nonogram", "hashi", "hitori"] {
                check_all(&format!("{genre}/{width}/{height}/{body}"), RefusedBy::All);
            }
            check_all(&format!("{width}x{height}:{body}"), RefusedBy::All);
            check_all(&format!("{width}x{height}m2:{body}"), RefusedBy::All);
            check_all(&format!("{width}x{height}u:{body}"), RefusedBy::All);
        }
    }
    // The largest there are, with too little in them.
    for text in ["nonogram/2000/2000/z", "hashi/1000/1000/z", "1000x1000u:z", "2000x2000:/"] {
        check_all(text, RefusedBy::All);
    }
    let length = "9".repeat(30);
    check_all(&format!("SAVEFILE:{length}:x\nDESC    :{length}:x\n"), RefusedBy::All);
}

#[test]
fn a_run_that_no_line_can_hold() {
    let check = |text: &str| check_all(text, RefusedBy::Family("nonogram"));
    for run in ["2", "2001", "4294967295", "4294967296", "99999999999999999999999"] {
        check(&format!("1 1\n{run}\n{run}\n"));
        check(&format!("$1\n{run}\n{run}\n"));
        check(&format!(": rows\n{run}\n: columns\n{run}\n: end\n"));
        let line = format!("<line><count>{run}</count></line>");
        let clues =
            ["rows", "columns"].map(|kind| format!("<clues type=\"{kind}\">{line}</clues>"));
        check(&format!("<puzzle>{}</puzzle>", clues.concat()));
    }
    // So many that their sum would be too large for a number of 32 bits.
    check(&format!("1 1\n{}\n1\n", "2000 ".repeat(2_200_000)));
}

#[test]
fn a_line_of_two_million_characters() {
    for piece in ["1", "1 ", "1,", "é"] {
        check_all(&piece.repeat(2_000_000 / piece.len()), RefusedBy::All);
    }
    let others = [".", "|", "| 1 ", "#", "$", ":", "<", "[", "(1)", "Q", "- ", "\u{feff}", "\t"];
    for piece in others {
        check_all(&piece.repeat(200_000 / piece.len()), RefusedBy::All);
    }
}

#[test]
fn long_lines_below_a_head() {
    for piece in ["1", "1 ", "1,", "|1", "a"] {
        let line = piece.repeat(200_000 / piece.len());
        check_all(&format!("2 2\n{line}\n{line}"), RefusedBy::All);
        check_all(&format!("width 2\nheight 2\nrows\n{line}\n{line}"), RefusedBy::All);
        check_all(&format!("$1\n{line}\n{line}"), RefusedBy::All);
        check_all(&format!(":\n{line}\n:\n{line}\n"), RefusedBy::All);
    }
}

#[test]
fn a_hundred_thousand_lines() {
    let lines = ["\n", "1\n", "1 \n", ". 1\n", ":\n", "$1\n", "rows\n", "====\n", "#\n"];
    let heads = ["grille 1 takuzu\n", "grille 1 singles\nboard\n1 2\n"];
    for line in lines.iter().chain(&heads) {
        check_all(&line.repeat(100_000), RefusedBy::Nobody);
    }
}

/// Where the rows of a nonogram may end is looked for once, and not from every line on. A number alone
/// on its line is queens, whether there are few or many; whoever says nonogram hears of one mistake.
#[test]
fn a_hundred_thousand_lines_of_clues() {
    let nonogram = grille::find_family("nonogram").expect("there is such a family");
    let named = Reading { family: Some(nonogram), ..Reading::default() };
    for line in ["1\n", "1\n1 1\n"] {
        let text = line.repeat(100_000);
        let found = grille::read(&text, &named).expect("it is read as it was asked");
        assert!(found.len() == 1 && found[0].puzzle.is_err());
    }
    let found = grille::read(&"1\n".repeat(100_000), &Reading::default()).expect("it is a text");
    assert_eq!(found.iter().filter(|item| item.puzzle.is_ok()).count(), 100_000);
}

/// Each row of a board must not be a reason to look at all rows, or at a long one, again.
#[test]
fn many_short_rows_below_a_long_one() {
    let (long, short) = ("1".repeat(19_000), "1\n".repeat(10_000));
    check_all(&format!("19000 500000\n{long}\n{short}"), RefusedBy::Nobody);
    check_all(&format!("5 5\n{long}\n{short}"), RefusedBy::Nobody);
}

#[test]
fn elements_a_hundred_thousand_deep() {
    check_all(&format!("<puzzle>{}", "<a>".repeat(100_000)), RefusedBy::All);
    let closed = format!("{}{}", "<a>".repeat(100_000), "</a>".repeat(100_000));
    check_all(&format!("<puzzle>{closed}</puzzle>"), RefusedBy::All);
}

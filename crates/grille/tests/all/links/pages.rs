//! The same puzzle behind every kind of address, with every name before it, and in save files.

use grille::{FormId, Puzzle, Reading};

use super::{PUZZLINK, TATHAM, own, read, read_as};

#[test]
fn every_address_leads_to_the_same_puzzle() {
    let expected = own(&read(". 1 . .\n. . . 2\n3 . . .\n. . 3 .\n"));
    let before = [
        "",
        "p?",
        "p.html?",
        "puzz.link/p?",
        "https://puzz.link/p?",
        "http://pzv.jp/p.html?",
        "https://pzplus.tck.mn/p?",
        "http://localhost:8080/p.html?",
    ];
    for before in before {
        for mode in ["", "_edit", "_test", "_play"] {
            let link = format!("{before}sudoku{mode}/4/4/g1k23k3g");
            assert_eq!(own(&read(&link)), expected, "{link}");
        }
    }
    let bridges = own(&read("https://puzz.link/p?hashi/3/1/-fcg-fc"));
    assert_eq!(own(&read("https://puzz.link/p?hashi/3/1/%2Dfcg%2dfc")), bridges);
}

#[test]
fn every_name_of_a_game_leads_to_the_same_puzzle() {
    let id = "2x2:a1d2b3d3a";
    let expected = own(&read(id));
    let page = "https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/solo.html#";
    for before in ["", "solo ", "Solo ", "Solo:", "solo.html#", page] {
        let text = format!("{before}{id}");
        assert_eq!(own(&read(&text)), expected, "{text}");
    }
    // What only matters to whoever makes puzzles, and one number for two sides.
    for id in ["2x2dt:a1d2b3d3a", "2x2adb:a1d2b3d3a", "2:a1d2b3d3a"] {
        assert_eq!(own(&read(id)), expected, "{id}");
    }
    let bridges = own(&read("7x7m2:2c1c2d3g2a4a3c1g2d2c4a4"));
    assert_eq!(own(&read("7x7i30e10m2d0:2c1c2d3g2a4a3c1g2d2c4a4")), bridges);
    let bare = read_as("bridges", TATHAM, "7x7:2c1c2d3g2a4a3c1g2d2c4a4");
    assert_eq!(own(&bare), bridges);
}

#[test]
fn a_title_may_follow() {
    let lines = "# links\nhitori/2/2/1122 One\n\nhitori/2/2/1212 # Two\nhitori/2/2/1112\n";
    let puzzles = Puzzle::read(lines, &Reading::default()).expect("three links");
    let titles: Vec<_> = puzzles.iter().map(|puzzle| puzzle.titles().title.as_deref()).collect();
    assert_eq!(titles, [Some("One"), Some("Two"), None]);
    let named = read("solo 2x2:a1d2b3d3a Sunday morning");
    assert_eq!(named.titles().title.as_deref(), Some("Sunday morning"));
}

/// Where two games could mean an id, nobody guesses; its name or the family says which.
#[test]
fn ids_that_look_alike() {
    let id = "3x3:123231312";
    let several = |text: &str| text.parse::<Puzzle>().err().map(|why| why.to_string());
    assert_eq!(several(id), None, "islands side by side are a weaker guess");
    assert_eq!(read(id).family().info().id, "singles");
    assert_eq!(read(&format!("bridges {id}")).family().info().id, "bridges");
    assert_eq!(read_as("bridges", TATHAM, id).family().info().id, "bridges");
}

/// As sgt-solo writes it, with a move made.
const SAVED: &str = "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\nVERSION :1:1\n\
    GAME    :4:Solo\nPARAMS  :5:3x3db\nCPARAMS :5:2x2dt\nSEED    :15:783237276028073\n\
    DESC    :13:a1d2b3d3a\nAUXINFO :8:3841f7c5\nNSTATES :1:2\nSTATEPOS:1:2\nMOVE    :6:R0,0,4\n";

#[test]
fn save_files_hold_the_puzzle() {
    let saved = SAVED.replace(":13:", ":9:");
    let expected = own(&read("2x2:a1d2b3d3a"));
    for text in [saved.clone(), saved.replace('\n', "\r\n"), format!("\n{saved}\n")] {
        assert_eq!(own(&read(&text)), expected);
        assert_eq!(own(&read_as("sudoku", FormId::new("save"), &text)), expected);
        assert_eq!(own(&read_as("sudoku", TATHAM, &text)), expected);
    }
    let short = saved.replace("CPARAMS :5:2x2dt\n", "").replace("3x3db", "2x2db");
    assert_eq!(own(&read(&short)), expected);
    for (broken, why) in [
        (SAVED.to_owned(), "field"),
        (saved.replace("DESC    :9:", "DESC    :99999999999999999999:"), "field"),
        (saved.replace("DESC    :9:a1d2b3d3a\n", ""), "no field `DESC`"),
    ] {
        let reading =
            Reading { family: grille::family("sudoku"), form: Some(TATHAM), ..Reading::default() };
        let error = Puzzle::read(&broken, &reading).expect_err("it is broken");
        assert!(error.to_string().contains(why), "{error}");
    }
}

/// Links are lines, so that a long text is read in pieces.
#[test]
fn both_hold_one_puzzle_a_line() {
    for family in ["sudoku", "nonogram", "bridges", "singles"] {
        let forms = grille::family(family).expect("a family").formats();
        let lines: Vec<FormId> =
            forms.iter().filter(|form| form.is_lines).map(|form| form.id).collect();
        assert!(lines.contains(&PUZZLINK) && lines.contains(&TATHAM), "{family}: {lines:?}");
    }
}

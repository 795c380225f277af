//! Links and ids that the other programs wrote, with what they themselves see in them.

use grille::{FormId, Verdict};

use super::{PUZZLINK, TATHAM, own, read, read_as, written};

/// Read as this board, and written as it was, to the character.
#[track_caller]
fn check(text: &str, form: FormId, board: &str) {
    let puzzle = read(text);
    assert_eq!(own(&puzzle), own(&read(board)), "{text}");
    assert_eq!(written(&puzzle, form), text);
}

/// As pzpr itself decodes them.
#[test]
fn links_are_what_pzpr_sees_in_them() {
    let link = |query: &str| format!("https://puzz.link/p?{query}");
    check(&link("sudoku/4/4/g1k23k3g"), PUZZLINK, ". 1 . .\n. . . 2\n3 . . .\n. . 3 .\n");
    check(
        &link("nonogram/6/6/12g1111h11112j12g11g21j11g3h"),
        PUZZLINK,
        "6 6\n2 1\n1 1\n1 2\n0\n1 1\n3\n2 1\n1 1 1\n1\n1 1 1\n2 1\n0\n",
    );
    check(
        &link("hashi/5/5/4g2i3h23k3g1g3g4g3"),
        PUZZLINK,
        "4 . 2 . .\n. 3 . . 2\n3 . . . .\n. 3 . 1 .\n3 . 4 . 3\n",
    );
    let hitori = "1 1 1 4\n1 4 2 3\n3 3 2 1\n4 2 1 3\n";
    check(&link("hitori/4/4/1114142333214213"), PUZZLINK, hitori);
    let high = "grille 1 sudoku\nblocks = 4x4\nboard\nG . . .  . . . .  . . . .  . . . F\n";
    let rest = ". . . .  . . . .  . . . .  . . . .\n".repeat(15);
    check(&link("sudoku/16/16/-10tfzzzzzzzzzzzz"), PUZZLINK, &format!("{high}{rest}"));
}

/// Written by sgt-solo and the others; the boards are as they draw them.
#[test]
fn ids_are_what_the_games_draw() {
    check("2x2:a1d2b3d3a", TATHAM, ". 1 . .\n. . 2 .\n. 3 . .\n. . 3 .\n");
    // Three rows of two blocks, each of two rows and three columns.
    let rows = ". . . 3 . .\n1 3 . . . .\n. 6 . 5 . 3\n2 . 3 . 1 .\n. . . . 4 2\n. . 2 . . .\n";
    check("2x3:c3b1_3e6a5a3_2a3a1e4_2b2c", TATHAM, rows);
    let rows = "grille 1 sudoku\nblocks = 3x2\nboard\n. . 1 . . .\n. . . . 5 6\n. . 5 . 4 1\n\
                1 6 . 2 . .\n4 5 . . . .\n. . . 5 . .\n";
    check("3x2:b1g5_6b5a4_1_1_6a2b4_5g5b", TATHAM, rows);
    let rows = "5 5\n3\n3\n4\n2\n1\n3\n3\n3\n2\n2\n";
    check("5x5:3/3/3/2/2/3/3/4/2/1", TATHAM, rows);
    check(
        "7x7m2:2c1c2d3g2a4a3c1g2d2c4a4",
        TATHAM,
        "2 . . . 1 . .\n. 2 . . . . 3\n. . . . . . .\n2 . 4 . 3 . .\n. 1 . . . . .\n. . 2 . . . .\n\
         2 . . . 4 . 4\n",
    );
    let rows = "4 2 2 4 1\n1 3 2 3 4\n4 1 1 2 3\n4 4 4 1 4\n5 1 4 3 2\n";
    check("5x5:4224113234411234441451432", TATHAM, rows);
    let head = "grille 1 takuzu\nequal-lines = allowed\nboard\n";
    let rows = "1 . 0 . . 1 . 0\n0 . . . . . . .\n. . 0 0 . 0 . 1\n0 . . . . 0 . .\n. . 0 . . . . 1\n\
                . 1 1 . 0 . . .\n. . . 0 . . 1 .\n1 . . . . . 1 .\n";
    check("8x8:AbCbajabBaeeEBAbgCBFb", TATHAM, &format!("{head}{rows}"));
    let full = "grille 1 takuzu\nboard\n1 1 0 1 0 0\n".to_owned() + &". . . . . .\n".repeat(5);
    check("6x6u:AAaAaazf", TATHAM, &full);
}

/// Blocks that are not square tell their rows from their columns: made by sgt-solo, each of these
/// has one solution, and would not if the shape were turned.
#[test]
fn puzzles_of_the_games_have_one_solution() {
    let ids = [
        "3x2:a3a4a6_2i3_4_3_2i2_1a4a5a",
        "3x2:b1g5_6b5a4_1_1_6a2b4_5g5b",
        "2x3:c3b1_3e6a5a3_2a3a1e4_2b2c",
        "3x3:a3d1_9b9b3_5_2e8a2_3e5a8c4a8a7a5a6c6a4e4_9a7e5_4_8b1b7_9d4a",
        "20x5:3/3/1/3/4/1/1.1/3/1.3/3/3/3/1/1.3/2/3/2/1/1/3/3.1/2.1.1/2.2.6.1.1.2/6.4.5.1/2.1.9",
        "7x7m2:2c1c2d3g2a4a3c1g2d2c4a4",
        "15x15m4:8b9b4g4a4q4m4h4cCbCa6h4a2b6fBcBb7zc3s4b8c5c8h9c1p8c7a6a3d2b3g6a4h3d",
        "5x5:4224113234411234441451432",
        "8x8:AbCbajabBaeeEBAbgCBFb",
        "14x14u:BBbDCBBDdaEcCcDdbbDddDHidcBCAAaDbcFGDdcCcCbHEEAEBCGBCaDg",
        "20x20:eBEdfEAhaKcbbEeeDCEACgDCbfaCbeDeaBEAvBcBbHACdCcJAeCcDeegdJbcBaDcKFADABABAgddekLareBCL\
         fBAdDHa",
    ];
    for id in ids {
        let puzzle = read(id);
        assert!(matches!(puzzle.judge(), Verdict::Unique(_)), "{id}");
        assert_eq!(written(&puzzle, TATHAM), id);
    }
    let turned = ids[0].replacen("3x2", "2x3", 1);
    assert!(!matches!(read(&turned).judge(), Verdict::Unique(_)), "{turned}");
}

/// Every name of a genre is read, and the first one written.
#[test]
fn bridges_have_three_names() {
    for genre in ["hashi", "hashikake", "bridges"] {
        let puzzle = read_as("bridges", PUZZLINK, &format!("{genre}/3/1/2g2"));
        assert_eq!(written(&puzzle, PUZZLINK), "https://puzz.link/p?hashi/3/1/2g2");
    }
}

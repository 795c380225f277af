//! What is not ours is refused by name, and mistakes are shown where they are.

use grille::{Puzzle, Reading, Unread, Unrecognised};
use grille_puzzles::links::foreign;

use super::{PUZZLINK, TATHAM, read};

/// A text that is refused: the part of it that is to blame, and a piece of the reason.
#[track_caller]
fn check(text: &str, blamed: &str, reason: &str) {
    let error = match text.parse::<Puzzle>() {
        Err(Unread::Unrecognised(Unrecognised::Foreign(error))) => error,
        Err(Unread::Mistake(error)) => *error,
        other => panic!("{text:?}: {other:?}"),
    };
    assert_eq!(&text[error.span.clone()], blamed, "{text:?}: {error}");
    let why = error.to_string();
    assert!(why.contains(reason), "{text:?}: {why}");
}

#[test]
fn other_genres_games_and_variants_are_refused_by_name() {
    let genres = "expected one of these genres: sudoku, nonogram, hashi, hitori";
    check("https://puzz.link/p?slither/5/5/cbcbcddad", "slither", "a link of `slither`");
    check("\n# loops\nhttp://pzv.jp/p.html?nurikabe/5/5/g5k2o1k3g", "nurikabe", genres);
    check("starbattle/6/6/1/4ilbhgdnmhou", "starbattle", genres);
    check("https://puzz.link/p?kakuro_edit/5/5/48la0", "kakuro", genres);
    check("https://puzz.link/p?sudoku/v:/4/4/g1k23k3g", "v:", "the plain rules of `sudoku`");
    let games = "expected one of these games: Solo, Pattern, Bridges, Singles, Unruly";
    check("towers 5:1/5/2/2/3/2/1/3/3/2/1/4/3/3/2/4/2/3/1/2", "towers", games);
    check("https://example.org/loopy.html#7x7t0:a1b2", "loopy", "an id of `loopy`");
    check("Galaxies:7x7de:abc", "Galaxies", games);
    let head = "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\n";
    check(&format!("{head}GAME    :5:Guess\nPARAMS  :9:c6p4g10Bm\n"), "Guess", games);
    for (id, mark, what) in [
        ("3x3k:zzzc,a____a", "k", "a killer"),
        ("solo 3x3xkda:zzzc", "x", "diagonals"),
        ("9j:5e3a4_6,bdb", "j", "a jigsaw"),
        ("7x7m2L:2c1c2d3g2a4a3c1g2d2c4a4", "L", "without loops"),
    ] {
        check(id, mark, what);
    }
}

/// Whoever asks before anything was read is told the same, and nothing of what is ours or no link.
#[test]
fn foreign_knows_what_is_not_ours() {
    let why = |text: &str| foreign(text).map(|error| error.to_string());
    assert!(why("slither/5/5/cbcbcddad").is_some_and(|why| why.contains("`slither`")));
    assert!(why("hitori/v:/2/2/1112").is_some_and(|why| why.contains("`v:`")));
    assert!(why("3x3k:zzzc,a").is_some_and(|why| why.contains("killer")));
    let ours = ["sudoku/4/4/g1k23k3g", "2x2:a1d2b3d3a", "unruly 6x6:zl", "hashi/3/1/?"];
    let others = ["", "\n", "8", "1 2\n2 1", "examples/boat.txt", "title: none", "a/b/c/d", "é#:x"];
    for text in ours.iter().chain(&others) {
        assert_eq!(why(text), None, "{text:?}");
    }
}

#[test]
fn mistakes_are_where_they_are() {
    check("sudoku/4/4/g1k53k3g", "5", "a number from 1 to 4");
    check("sudoku/4/4/g1k23k3h", "h", "the end after 16 places");
    check("sudoku/4/4/g1k23k3", "3", "found 15 places, expected 16 places");
    check("sudoku/4/4/g1k.3k3g", ".", "an unknown number");
    check("sudoku/4/4/g1k!3k3g", "!", "`g` to `z`");
    check("sudoku/16/16/-1", "", "a hexadecimal digit");
    check("sudoku/16/16/-1x", "x", "a hexadecimal digit");
    check("sudoku/4/9/zk", "4/9", "as many rows as columns");
    check("sudoku/8/8/zzzj", "8/8", "the blocks of puzz.link");
    check("sudoku/100000/100000/zzzj", "100000", "a side from 1 to 64");
    check("https://puzz.link/p?hashi", "", "a side from 1 to");
    check("hashi/3/1/0g2", "0", "an island");
    check("hashi/3/1/i", "i", "no island");
    check("nonogram/2/2/3g11", "3", "runs that need 3 cells");
    check("nonogram/2/2/0111", "0", "a run from 1");
    check("hitori/2/2/11.2", ".", "an empty cell");
    check("hitori/2/2/11@2", "@", "an unknown number");
    check("hitori/2/2/110-zz", "0", "a number from 1 to 1000");
    check("hitori/2/2/111-zz", "-zz", "a number from 1 to 1000");
    check("2x2:1_5n", "5", "a number from 1 to 4");
    check("2x2:1_2m", "m", "15 places");
    check("1x4:_p", "1", "a side from 2 to 64");
    check("9x9:_p", "9x9", "at most");
    check("solo 2x2#12345", "12345", "a seed");
    check("5x5:3/3/3/2/2/3/3/4/2/6", "6", "runs that need 6 cells");
    check("5x5:3/3/0/2/2/3/3/4/2/1", "0", "a run from 1");
    check("2x1:1/1", "1/1", "found 2 lines of clues, expected 3 lines of clues");
    check("7x7m99:2c1c2d3g2a4a3c1g2d2c4a4", "m99", "a number from 1 to 63");
    check("3x3m2:1a1Hd", "H", "`A` to `G`");
    check("singles 2x2:1123", "3", "a number from 1 to 2");
    check("unruly 6x6:z1", "1", "letters");
    check("unruly 5x6:zf", "5x6", "even numbers");
    check("6x6uq:zl", "q", "parameters of this game");
}

/// What the other side would not take, or could not say, is not written; in every language one can
/// say why.
#[test]
fn what_cannot_be_said_is_not_written() {
    let refused = |text: &str, form, reason: &str| {
        let why = read(text).write(form).expect_err("it is refused").to_string();
        assert!(why.contains(reason), "{text:?}: {why}");
    };
    let blocks = "grille 1 sudoku\nblocks = 3x2\nboard\n".to_owned() + &". . . . . .\n".repeat(6);
    refused(&blocks, PUZZLINK, "unusual shape");
    let eight = ". . . . . . . .\n".repeat(7) + "1 2 3 4 5 6 7 8\n";
    refused(&eight, PUZZLINK, "other blocks");
    let latin = "grille 1 sudoku\nblocks = 1x4\nboard\n".to_owned() + &". . . .\n".repeat(4);
    refused(&latin, TATHAM, "2 rows and 2 columns");
    let colours = "grille 1 nonogram\ncolours\n. #ffffff\na #ff0000\nrows\n1a\ncolumns\n1a\n";
    refused(colours, PUZZLINK, "no colours");
    refused(colours, TATHAM, "no colours");
    let bridges = |most: u32, rows: &str| format!("grille 1 bridges\nmost = {most}\nboard\n{rows}");
    let wide = "3 . 3\n. . .\n3 . 3\n";
    refused(&bridges(3, wide), PUZZLINK, "at most 3 bridges join two islands");
    refused(&bridges(5, wide), TATHAM, "at most 4 bridges");
    refused(&bridges(2, "17 . 1\n. . .\n. . .\n"), TATHAM, "numbers up to 16");
    refused(&bridges(2, "1 1 .\n. . .\n. . .\n"), TATHAM, "no two of them side by side");
    refused(&bridges(2, "1 . .\n. . .\n. . .\n"), TATHAM, "at least two islands");
    refused(&bridges(2, "1 . 1\n"), TATHAM, "3 by 3");
    refused("grille 1 singles\nboard\n1 2\n2 3\n", TATHAM, "to the longer side");
    let singles = |width: usize| format!("grille 1 singles\nboard\n{}\n", "1 ".repeat(width));
    refused(&singles(2), TATHAM, "2 by 2");
    refused(&(singles(63) + &"1 ".repeat(63)), TATHAM, "and up to 61");
    let takuzu = |width: usize, height: usize| {
        format!("grille 1 takuzu\nboard\n{}", (". ".repeat(width) + "\n").repeat(height))
    };
    refused(&takuzu(4, 6), TATHAM, "6 by 6");
    refused(&takuzu(6, 16), TATHAM, "no more lines than can all differ");
}

/// Asked by name, a family says of which genre or game a link is.
#[test]
fn links_of_other_families_are_named() {
    let why = |family: &str, form, text: &str| {
        let reading =
            Reading { family: grille::family(family), form: Some(form), ..Reading::default() };
        Puzzle::read(text, &reading).expect_err("it is another's").to_string()
    };
    let hitori = "found a link of `hitori`, expected a link of `sudoku`";
    assert_eq!(why("sudoku", PUZZLINK, "hitori/2/2/1112"), hitori);
    let unruly = "found an id of `unruly`, expected an id of `Solo`";
    assert_eq!(why("sudoku", TATHAM, "unruly 6x6:zl"), unruly);
    let slither = why("singles", PUZZLINK, "slither/5/5/c");
    assert!(slither.ends_with("genres: sudoku, nonogram, hashi, hitori"), "{slither}");
    let like = "found `?`, expected a link like `https://puzz.link/p?hashi/WIDTH/HEIGHT/…`";
    assert_eq!(why("bridges", PUZZLINK, "?"), like);
    assert!(why("takuzu", TATHAM, "?").contains("an id of Unruly like"));
}

//! Texts to be read: any characters, the signs of forms, boards, and puzzles with changes.

use std::sync::LazyLock;

use grille::{FAMILIES, Flow, Limits, MethodId, Solver, Titles};
use proptest::prelude::*;
use proptest::sample::Index;

use super::EXAMPLES;

pub fn any_characters() -> impl Strategy<Value = String> {
    let character = prop_oneof![8 => any::<char>(), 2 => Just('\n'), 1 => Just(' ')];
    prop::collection::vec(character, 0..60).prop_map(String::from_iter)
}

/// What forms are made of.
const PIECES: &[&str] = &[
    "0",
    "1",
    "2",
    "3",
    "4",
    "9",
    "10",
    "16",
    "64",
    "999",
    "1000",
    "4294967296",
    ".",
    "_",
    "*",
    "-",
    "#",
    "|",
    ",",
    ";",
    "$",
    ":",
    "<",
    ">",
    "/",
    "=",
    "[",
    "]",
    "(",
    ")",
    "{",
    "}",
    "\"",
    "&",
    "~",
    "Q",
    "q",
    "x",
    "X",
    "a",
    "r",
    "A",
    "Z",
    "é",
    "♛",
    "■",
    "\u{feff}",
    "\u{2028}",
    "\u{3000}",
    "\0",
];

/// Words and whole lines of forms.
const WORDS: &[&str] = &[
    "grille 1 sudoku\n",
    "grille 1 nonogram\n",
    "grille 1 bridges\n",
    "grille 1 singles\n",
    "grille 1 takuzu\n",
    "grille 1 queens\n",
    "title = ",
    "author = ",
    "blocks = 2x2\n",
    "most = 3\n",
    "equal-lines = allowed\n",
    "board\n",
    "solution\n",
    "rows\n",
    "columns\n",
    "colours\n",
    ". #ffffff\n",
    "a #ff0000\n",
    "r #000\n",
    "2 2\n",
    "1 2\n",
    "2 1 1\n",
    "1 1\n",
    "width 2\n",
    "height 2\n",
    "goal \"1",
    "====\n",
    "$1\n",
    "#\n",
    "#d\n",
    "#t\n",
    "0:. white\n",
    "1:x black\n",
    "r:r red\n",
    ": rows\n",
    "<puzzleset>",
    "</puzzleset>",
    "<puzzle>",
    "</puzzle>",
    "<puzzle backgroundcolor=\"red\">",
    "<color name=\"red\" char=\"r\">f00</color>",
    "<line>",
    "</line>",
    "<count color=\"red\">",
    "<count>1</count>",
    "</count>",
    "<clues type=\"rows\">",
    "<clues type=\"columns\">",
    "</clues>",
    "<!DOCTYPE pbn>",
    "<!ENTITY",
    "<?xml version=\"1.0\"?>",
    "<solution><image>|",
    "</image></solution>",
    "1.....2......3.4\n",
    "| 1 | |\n",
    "|:-:|:-:|\n",
    "---+---\n",
    "(1,1) <-> (1,2) = 1\n",
    "https://puzz.link/p?",
    "sudoku/4/4/",
    "nonogram/2/2/",
    "hashi/3/1/",
    "hitori/2/2/",
    "g1k23k3g",
    "-1f",
    "%2B",
    "solo.html#",
    "solo ",
    "2x2:",
    "6x6u:",
    "m2:",
    "a1d2b3d3a",
    "zl",
    "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\n",
    "GAME    :4:Solo\n",
    "CPARAMS :3:2x2\n",
    "DESC    :9:",
];

fn piece() -> impl Strategy<Value = String> {
    prop_oneof![
        6 => prop::sample::select(PIECES).prop_map(str::to_owned),
        3 => prop::sample::select(WORDS).prop_map(str::to_owned),
        3 => prop::sample::select(&["\n", "\r\n", " ", "\t"][..]).prop_map(str::to_owned),
    ]
}

pub fn signs_and_words() -> impl Strategy<Value = String> {
    prop::collection::vec(piece(), 0..40).prop_map(|pieces| pieces.concat())
}

pub fn any_words() -> impl Strategy<Value = String> {
    prop_oneof![any_characters(), signs_and_words()]
}

/// What may stand in a cell.
const CELLS: &[&str] = &[
    ".", "_", "", "0", "1", "1", "1", "2", "2", "2", "3", "3", "4", "8", "10", "12", "99", "100",
    "250", "Q", "#", "A",
];

/// A small board of any family in any notation, perhaps with a header, perhaps in our own form.
pub fn board() -> impl Strategy<Value = String> {
    let families: Vec<&str> = FAMILIES.iter().map(|family| family.info().id).collect();
    let head = prop_oneof![
        Just(String::new()),
        prop::sample::select(families).prop_map(|family| format!("grille 1 {family}\nboard\n")),
    ];
    let header = prop_oneof![2 => Just(0), 1 => Just(2), 1 => Just(3)];
    let separator = prop::sample::select(&[" ", " ", "", ",", ", ", "|", "\t"][..]);
    let cells = || prop::sample::select(CELLS).prop_map(str::to_owned);
    // Most boards are of few words, or almost none would be a puzzle.
    let few = prop::collection::vec(cells(), 1..4);
    (head, header, separator, 1..5usize, 1..5usize, few, prop::collection::vec(any::<Index>(), 16))
        .prop_map(|(head, header, separator, width, height, words, choice)| {
            let cells: Vec<&str> = choice.iter().map(|i| i.get(&words).as_str()).collect();
            let bar = if separator == "|" { "|" } else { "" };
            let row = |row: &[&str]| format!("{bar}{}{bar}\n", row.join(separator));
            let rows: String = cells[..width * height].chunks(width).map(row).collect();
            let header = match header {
                0 => String::new(),
                2 => format!("{width} {height}\n"),
                _ => format!("{width} {height} 1\n"),
            };
            format!("{head}{header}{rows}")
        })
}

/// A puzzle or two of every family in every form.
pub fn puzzles() -> &'static [String] {
    static ALL: LazyLock<Vec<String>> = LazyLock::new(|| {
        let titles = Titles { title: Some("A title".into()), author: Some("Somebody".into()) };
        let mut all: Vec<String> = OTHERS.iter().map(|&text| text.to_owned()).collect();
        for puzzle in EXAMPLES.iter() {
            let family = grille::family(puzzle.info().id).expect("every puzzle has a family");
            let forms = family.formats();
            all.extend(forms.iter().filter_map(|form| puzzle.write(form.id, &titles).ok()));
        }
        all
    });
    &ALL
}

/// What examples do not show: colours, goals, many in a file, tables, solutions.
const OTHERS: &[&str] = &[
    "grille 1 nonogram\ncolours\n. #ffffff\nr #ff0000\nb #0000ff\nrows\n1r 1b\n1b\ncolumns\n1r\n\
     2b\n0\nsolution\nrb.\n.b.\n",
    "<?xml version=\"1.0\"?>\n<!DOCTYPE pbn SYSTEM \"pbn.dtd\">\n<puzzleset>\n\
     <puzzle type=\"grid\" defaultcolor=\"black\"><title>T</title><author>A</author>\n\
     <color name=\"red\" char=\"r\">ff0000</color>\n<clues type=\"columns\"><line>\
     <count color=\"red\">1</count></line><line><count>1</count></line></clues>\n\
     <clues type=\"rows\"><line><count color=\"red\">1</count><count>1</count></line></clues>\n\
     <solution type=\"goal\"><image>|rX|</image></solution></puzzle>\n</puzzleset>\n",
    "Words\n#d\n  0:   white\n  1:*  black\n  r:%  #ff0000\n\
     : rows\n1 1r\n: columns\n1\n1r\n: end\n",
    "title \"T\"\nby A\nwidth 2\nheight 2\nrows\n2\n1\ncolumns\n2\n1\ngoal \"1110\"\n\
     ====\nwidth 1\n",
    "$1\n1\n2\n2\n1\n$2\n1\n1\n",
    "grille 1 sudoku\nblocks = 2x3\nboard\n1 . . . . .\n. . 2 . . .\n. 3 . . . .\n. . . 4 . .\n\
     5 . . . . .\n. . . . . 6\n",
    "grille 1 bridges\nmost = 3\nboard\n3 . 3\n. . .\n2 . 2\n",
    "grille 1 takuzu\nequal-lines = allowed\nboard\n1 .\n. .\n\ngrille 1 takuzu\nboard\n. .\n. 0\n",
    "| 1 |   |\n|:-:|:-:|\n|   | 0 |\n",
    "# one\n2 2\n1 .\n. .\n\n# two\n. 1\n0 .\n",
    "4 2 3\n1 0 0 2\n0 0 0 1\n",
    "..Q.\n....\n....\n....\n",
    "1,2,3\n2,2,1\n3,1,1\n",
    "https://puzz.link/p?hashi/3/3/2-10j+0fcg2\n",
    "hitori/3/2/1-zz3112 a title\n",
    "3x2:a1b5_6b3zd\n2x2:a1d2b3d3a\n",
    "https://example.org/pattern.html#3x2:1/2//2.1/1\n",
    "unruly 6x6udt:AbzCd\n",
    "3x3m4:1aCd3\n",
    "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\nVERSION :1:1\nGAME    :7:Singles\n\
     PARAMS  :5:3x3de\nCPARAMS :5:2x2de\nDESC    :4:1122\nNSTATES :1:1\n",
];

/// A solution of every example, as we write it.
pub fn solutions() -> &'static [String] {
    static ALL: LazyLock<Vec<String>> = LazyLock::new(|| {
        let mut all = Vec::new();
        for puzzle in EXAMPLES.iter() {
            let solver = Solver::new(puzzle.as_ref(), MethodId::AUTO).expect("auto is a method");
            solver.each(Limits::NONE, &mut |solution| {
                all.push(puzzle.solution_text(&solution));
                Flow::Enough
            });
        }
        all
    });
    &ALL
}

/// A change of a text, at a place that is found when the text is known.
#[derive(Clone, Debug)]
enum Change {
    Delete(Index, usize),
    Insert(Index, String),
    Replace(Index, String),
    DeleteLine(Index),
    RepeatLine(Index),
}

fn change() -> impl Strategy<Value = Change> {
    let place = any::<Index>;
    prop_oneof![
        (place(), 1..4usize).prop_map(|(at, count)| Change::Delete(at, count)),
        (place(), piece()).prop_map(|(at, piece)| Change::Insert(at, piece)),
        (place(), piece()).prop_map(|(at, piece)| Change::Replace(at, piece)),
        place().prop_map(Change::DeleteLine),
        place().prop_map(Change::RepeatLine),
    ]
}

impl Change {
    fn apply(&self, text: &str) -> String {
        let mut characters: Vec<String> = text.chars().map(String::from).collect();
        let mut lines: Vec<String> = text.split_inclusive('\n').map(str::to_owned).collect();
        if characters.is_empty() {
            return text.to_owned();
        }
        match self {
            Self::Delete(at, count) => {
                let from = at.index(characters.len());
                characters.drain(from..(from + count).min(text.chars().count()));
            }
            Self::Insert(at, piece) => characters.insert(at.index(characters.len()), piece.clone()),
            Self::Replace(at, piece) => *at.get_mut(&mut characters) = piece.clone(),
            Self::DeleteLine(at) => {
                lines.remove(at.index(lines.len()));
                return lines.concat();
            }
            Self::RepeatLine(at) => {
                let at = at.index(lines.len());
                lines.insert(at, lines[at].clone());
                return lines.concat();
            }
        }
        characters.concat()
    }
}

/// One of these texts with up to four changes.
pub fn changed(texts: &'static [String]) -> impl Strategy<Value = String> {
    (prop::sample::select(texts), prop::collection::vec(change(), 0..5))
        .prop_map(|(text, changes)| changes.iter().fold(text, |text, change| change.apply(&text)))
}

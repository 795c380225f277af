//! Integer programs on the whole corpus, and on new boards, against the family's own method.

use std::fs;
use std::path::{Path, PathBuf};

use grille::{
    Count, FAMILIES, Grading, Instance, Limits, MethodId, Methods, Reading, Size, Solver, Wish,
};
use grille_engine::{Ended, Flow, Program, Verdict};

fn methods() -> Methods {
    grille_milp::METHODS.iter().fold(Methods::new(), |all, method| all.with(*method))
}

fn by<'p>(puzzle: &'p dyn Instance, name: &str) -> Solver<'p> {
    let methods = methods();
    let method = methods.find(puzzle.family(), name).expect("there is such a method");
    methods.solver(puzzle, method).expect("it takes any puzzle with a model")
}

/// Larger programs take minutes: sudokus from 12×12 on.
const LARGE: u32 = 1_000;

/// Counting more solutions takes long, one program each.
const MANY: u128 = 30;

/// The verdict is that of `auto`, and where solutions are few, so is their number.
#[track_caller]
fn check(name: &str, puzzle: &dyn Instance) {
    let auto = Solver::new(puzzle, MethodId::AUTO).expect("there is one");
    let milp = by(puzzle, "milp");
    let (expected, found) = (auto.judge(Limits::NONE).0, milp.judge(Limits::NONE).0);
    assert_eq!(found.standing(), expected.standing(), "{name}");
    if let Verdict::Unique(_) = expected {
        assert_eq!(found, expected, "{name}");
    }
    for solution in found.into_solutions() {
        assert!(grille::complaints(puzzle, &solution).is_empty(), "{name}");
    }
    let (expected, _) = auto.count(MANY, Limits::NONE);
    if let Count::Exactly(_) = expected {
        assert_eq!(milp.count(MANY, Limits::NONE).0, expected, "{name}");
    }
}

fn puzzles(folder: &Path) -> Vec<(String, Box<dyn Instance>)> {
    let entries = fs::read_dir(folder).expect("the folder is there");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("it is read").path()).collect();
    files.retain(|file| file.extension().is_some_and(|end| end == "txt"));
    files.sort();
    let read = |file: &PathBuf| {
        let text = fs::read_to_string(file).expect("a puzzle is text");
        let items = grille::read(&text, &Reading::default()).expect("it is recognised");
        let puzzle = items.into_iter().next().expect("it has a puzzle").puzzle;
        (file.display().to_string(), puzzle.expect("the puzzle is well written"))
    };
    files.iter().map(read).collect()
}

#[test]
fn the_corpus_has_the_same_verdicts() {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus");
    let mut checked = 0;
    for family in FAMILIES {
        for (name, puzzle) in puzzles(&corpus.join(family.info().id)) {
            let Ok(model) = puzzle.model() else { continue };
            if Program::of(&model).unknowns() <= LARGE {
                check(&name, puzzle.as_ref());
                checked += 1;
            }
        }
    }
    assert!(checked > 120, "{checked} puzzles");
}

/// New boards of a family: some of each size and density, from the first seeds.
fn check_new(family: &str, sizes: &[u32], densities: &[Option<f64>], seeds: u64) {
    let family = grille::family(family).expect("it is a family");
    for (&size, &density) in sizes.iter().flat_map(|size| densities.iter().map(move |d| (size, d)))
    {
        let wish = Wish { density, ..Wish::new(Size::new(size, size)) };
        for seed in 1..=seeds {
            let made = grille::make(family, &wish, Grading::IfNeeded, seed, Limits::NONE);
            let made = made.expect("it can be made");
            check(&format!("{size} {density:?} {seed}"), made.puzzle.as_ref());
        }
    }
}

const DENSITIES: [Option<f64>; 3] = [Some(0.2), Some(0.25), Some(0.3)];

#[test]
fn small_boards_of_the_source_document_have_the_same_verdicts() {
    check_new("bridges", &[5, 7, 9], &DENSITIES, 2);
    check_new("singles", &[4, 6, 8], &[None], 2);
}

#[test]
#[ignore = "minutes: all sizes of the document"]
fn all_boards_of_the_source_document_have_the_same_verdicts() {
    check_new("bridges", &[5, 7, 9, 11, 13, 15, 17, 19, 21], &DENSITIES, 10);
    check_new("singles", &[4, 5, 6, 7, 8, 9, 10], &[None], 10);
}

/// A board whose answers without connectivity keep every other rule.
#[track_caller]
fn check_unconnected(family: &str, board: &str) {
    let reading = Reading { family: grille::family(family), ..Reading::default() };
    let puzzle = grille::read(board, &reading).expect("it is recognised").remove(0).puzzle;
    let puzzle = puzzle.expect("it is well written");
    check(board, puzzle.as_ref());
    let solver = by(puzzle.as_ref(), "milp-unconnected");
    // What is told is checked: the wrong answer is held back, and proves nothing.
    let mut told = 0;
    let outcome = solver.each(Limits::NONE, &mut |_| {
        told += 1;
        Flow::More
    });
    assert_eq!((told, outcome.ended), (0, Ended::GaveUp), "{board}");
    let model = puzzle.model().expect("it is small");
    let method = grille_milp::METHODS.iter().find(|method| method.name() == solver.method());
    let mut broken = Vec::new();
    method.expect("it is one of ours").each(&model, Limits::NONE, &mut |solution| {
        broken.extend(model.violated(&solution).map(|posted| posted.broken.clone()));
        Flow::More
    });
    // One rule is broken, and it is that all hangs together.
    let expected = if family == "bridges" { "bridges-apart" } else { "singles-cut-off" };
    assert_eq!(broken.iter().map(|broken| broken.id).collect::<Vec<_>>(), [expected], "{board}");
}

/// Figure 7 of the document is lost; it says that the board has a loop and its answer is wrong.
#[test]
fn a_loop_is_wrong_without_connectivity() {
    check_unconnected("bridges", "2 . 2 . 2\n. . . . .\n2 . . . 2\n. . . . .\n2 . 2 . 2\n");
}

#[test]
fn white_cells_are_cut_off_without_connectivity() {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus/singles");
    let board = fs::read_to_string(corpus.join("connected-5x7.txt")).expect("it is there");
    check_unconnected("singles", &board);
}

/// A limit says nothing of a puzzle, at whichever moment it comes.
#[test]
fn a_limit_is_no_verdict() {
    let board = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
    let puzzle = grille::read(board, &Reading::default()).unwrap().remove(0).puzzle.unwrap();
    let milp = by(puzzle.as_ref(), "milp");
    let right = milp.judge(Limits::NONE).0;
    for askings in 0..8 {
        let (verdict, _) = Limits::NONE.within(askings, |limits| milp.judge(limits));
        let is_open = matches!(verdict, Verdict::Unknown(_));
        assert!(is_open || askings > 0 && verdict == right, "{askings}: {verdict:?}");
    }
    let (verdict, _) = milp.judge(Limits { stop: &|| true });
    assert_eq!(verdict, Verdict::Unknown(None));
}

/// Whoever watches sees each answer that falls into pieces, whole on the board, and then the right one.
#[test]
fn answers_that_are_cut_off_are_told() {
    let text = "2,,2,,2\n,,,,\n2,,,,2\n,,,,\n2,,2,,2";
    let puzzle = grille::read(text, &Reading::default()).expect("bridges").remove(0).puzzle;
    let puzzle = puzzle.expect("a ring");
    let solver = by(puzzle.as_ref(), "milp");
    let film = grille::film_by(puzzle.as_ref(), &solver, 2, Limits::NONE).expect("a film");
    let drafts = film.frames.iter().filter(|frame| frame.event.word() == "draft");
    assert!(drafts.clone().count() as u64 == film.tally.drafts && film.tally.drafts > 0);
    assert!(film.tells_more_than_solutions());
    let mut cursor = grille::Cursor::new(&film);
    for position in 1..=film.frames.len() {
        cursor.seek(&film, position);
        assert!(cursor.values().iter().all(|values| values.count() == 1), "{position}");
    }
}

/// As the document says: what it forbids keeps many white cells together, and not all of them.
#[test]
fn shapes_mend_many_answers_and_not_all() {
    let singles = grille::family("singles").expect("it is a family");
    let wish = Wish::new(Size::square(10));
    let mut right = [0; 3];
    for seed in 1..13 {
        let made = grille::make(singles, &wish, Grading::IfNeeded, seed, Limits::NONE);
        let puzzle = made.expect("a puzzle").puzzle;
        for (method, right) in
            ["milp-unconnected", "milp-shapes", "milp"].into_iter().zip(&mut right)
        {
            let mut number = 0;
            by(puzzle.as_ref(), method).each(Limits::NONE, &mut |_| {
                number += 1;
                Flow::Enough
            });
            *right += number;
        }
    }
    let [unconnected, shapes, milp] = right;
    assert!(unconnected < shapes && shapes < milp && milp == 12, "{right:?}");
    let bridges = grille::family("bridges").expect("it is a family");
    assert!(methods().find(bridges, "milp-shapes").is_err(), "no shapes are forbidden there");
}

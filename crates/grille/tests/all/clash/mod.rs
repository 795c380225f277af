//! Clues that clash: alone they have no solution, and without any one of them there is one.

mod boards;
mod corpus;
mod words;

use crate::common::{Seed, Sheet};
use grille::{Clash, Flow, Instance, Limits, Model, Written, clash};
use grille_engine::{ClueId, Core, Method, Sat, Search, Together, brute};

/// Does a model have a solution? One of the ways to know that learn nothing from clashes.
type HasSolution = fn(&Model) -> bool;

fn by_brute_force(model: &Model) -> bool {
    !brute::solutions(model).is_empty()
}

fn by_search(model: &Model) -> bool {
    let mut found = false;
    Search.each(model, Limits::NONE, &mut |_| {
        found = true;
        Flow::Enough
    });
    found
}

/// The puzzle with only some of its clues.
fn only(puzzle: &dyn Instance, clues: &[ClueId]) -> Model {
    puzzle.model().expect("it is not too large").only(clues)
}

/// The clues that clash, if any do; those that are said to are right.
#[track_caller]
fn check(puzzle: &dyn Instance, has_solution: HasSolution, case: &str) -> Option<Vec<Written>> {
    let model = puzzle.model().expect("it is not too large");
    let some = match Sat.core(&model, Limits::NONE) {
        Together::Clash(Core { clues, .. }) => Some(clues),
        _ => None,
    };
    match clash(puzzle, Limits::NONE).expect("it is not too large") {
        Clash::Nothing(solution) => {
            assert!(model.violated(&solution).next().is_none() && some.is_none(), "{case}");
            None
        }
        Clash::Clues { clues, is_minimal } => {
            let some = some.unwrap_or_else(|| panic!("no core {case}"));
            assert!(!has_solution(&only(puzzle, &some)), "{some:?} {case}");
            assert!(is_minimal, "{case}");
            check_minimal(puzzle, has_solution, &ids(&model, &clues), case);
            Some(clues)
        }
        Clash::Unknown => panic!("there was no limit {case}"),
    }
}

#[track_caller]
fn check_minimal(puzzle: &dyn Instance, has_solution: HasSolution, clues: &[ClueId], case: &str) {
    assert!(!has_solution(&only(puzzle, clues)), "{clues:?} {case}");
    for out in clues {
        let others: Vec<ClueId> = clues.iter().copied().filter(|clue| clue != out).collect();
        assert!(has_solution(&only(puzzle, &others)), "{out:?} of {clues:?} {case}");
    }
}

/// The numbers of clues, which are known by their places.
fn ids(model: &Model, clues: &[Written]) -> Vec<ClueId> {
    let id = |clue: &Written| model.clues().iter().position(|other| other == clue);
    clues.iter().map(|clue| ClueId(id(clue).expect("a clue of the model") as u32)).collect()
}

/// Boards at random: more than `often` have clues that clash, and some have none.
#[track_caller]
fn check_boards(rounds: usize, often: usize, mut make: impl FnMut(&mut Seed) -> Sheet) {
    let mut seed = Seed(1);
    let (mut fit, mut clash) = (0, 0);
    for _ in 0..rounds {
        let sheet = make(&mut seed);
        match check(sheet.puzzle().as_ref(), by_brute_force, &format!("{sheet:?}")) {
            Some(clues) if !clues.is_empty() => clash += 1,
            _ => fit += 1,
        }
    }
    assert!(clash > often && fit > often / 4, "{clash} boards clash, {fit} do not");
}

#[test]
fn sudokus() {
    check_boards(200, 50, |seed| boards::sudoku(seed).sheet());
}

#[test]
fn takuzus() {
    check_boards(200, 50, |seed| boards::takuzu(seed).sheet());
}

#[test]
fn queens() {
    check_boards(200, 50, |seed| boards::queens(seed).sheet());
}

#[test]
fn singles() {
    check_boards(200, 50, |seed| boards::singles(seed).sheet());
}

#[test]
fn bridges() {
    check_boards(200, 50, |seed| boards::bridges(seed).sheet());
}

#[test]
fn nonograms() {
    check_boards(300, 50, boards::nonogram);
}

#[test]
fn of_many_equal_numbers_two_are_enough() {
    // In a single row any shaded cell parts those on its two sides.
    let sheet = Sheet::new("singles", "grid", format!("40 1\n{}\n", vec!["7"; 40].join(" ")));
    let clues = check(sheet.puzzle().as_ref(), by_search, "a row").expect("it has no solution");
    assert_eq!(clues.len(), 2, "{clues:?}");
}

#[test]
fn a_board_too_large_for_a_model_says_so() {
    let sheet = Sheet::new("queens", "number", "100");
    assert!(clash(sheet.puzzle().as_ref(), Limits::NONE).is_err());
}

#[test]
fn a_limit_leaves_what_is_known() {
    let sheet = boards::sudoku(&mut Seed(1)).sheet();
    let answer = clash(sheet.puzzle().as_ref(), Limits { stop: &|| true });
    assert_eq!(answer, Ok(Clash::Unknown));
}

//! A model with some of its clues is the puzzle with these clues: constraints name their clues exactly.

use grille::{Model, Place, Size, Solution, place_name};
use grille_engine::{ClueId, brute};

use super::boards::{self, Board};
use super::only;
use crate::common::{Seed, Sheet};

/// Some of so many things, as numbers.
fn some(seed: &mut Seed, count: usize) -> Vec<usize> {
    (0..count).filter(|_| seed.percent(60)).collect()
}

fn ids(numbers: &[usize]) -> Vec<ClueId> {
    numbers.iter().map(|&number| ClueId(number as u32)).collect()
}

/// The board is written without the other clues.
#[track_caller]
fn check_written(make: impl Fn(&mut Seed) -> Board) {
    let mut seed = Seed(2);
    let mut several = 0;
    for _ in 0..150 {
        let board = make(&mut seed);
        let clues = board.clues();
        let kept = some(&mut seed, clues.len());
        let gone: Vec<usize> =
            (0..clues.len()).filter(|clue| !kept.contains(clue)).map(|clue| clues[clue]).collect();
        let switched = only(board.sheet().puzzle().as_ref(), &ids(&kept));
        let written = board.without(&gone).sheet();
        let expected = brute::solutions(&written.puzzle().model().expect("it is small"));
        assert_eq!(brute::solutions(&switched), expected, "{written:?} of {:?}", board.sheet());
        several += usize::from(!expected.is_empty() && !gone.is_empty());
    }
    assert!(several > 20, "{several}");
}

#[test]
fn givens_of_sudokus() {
    check_written(boards::sudoku);
}

#[test]
fn givens_of_takuzus() {
    check_written(boards::takuzu);
}

#[test]
fn placed_queens() {
    check_written(boards::queens);
}

#[test]
fn numbers_of_singles() {
    check_written(boards::singles);
}

/// Of all that the rules allow, what each clue that is there allows.
#[track_caller]
fn check_said(
    model: impl Fn(&[ClueId]) -> Model,
    seed: &mut Seed,
    says: impl Fn(&Model, usize, &Solution) -> bool,
) -> bool {
    let free = model(&[]);
    let kept = some(seed, free.clues().len());
    let mut expected = brute::solutions(&free);
    expected.retain(|solution| kept.iter().all(|&clue| says(&free, clue, solution)));
    assert_eq!(brute::solutions(&model(&ids(&kept))), expected, "{kept:?}");
    !expected.is_empty()
}

#[test]
fn numbers_of_islands() {
    let mut seed = Seed(3);
    let mut several = 0;
    for _ in 0..300 {
        let sheet = boards::bridges(&mut seed).sheet();
        let puzzle = sheet.puzzle();
        let says = |model: &Model, clue: usize, solution: &Solution| {
            let Place::Cell(island) = model.clues()[clue].place else { panic!("{sheet:?}") };
            let ends_here =
                |place| matches!(place, Place::Between(a, b) if a == island || b == island);
            let spans = model.domains().vars().filter(|&var| ends_here(model.place(var)));
            let bridges: u32 = spans.map(|var| u32::from(solution[var.index()])).sum();
            bridges.to_string() == model.clues()[clue].text
        };
        several += usize::from(check_said(|clues| only(puzzle.as_ref(), clues), &mut seed, says));
    }
    assert!(several > 20, "{several}");
}

#[test]
fn runs_of_nonograms() {
    let mut seed = Seed(4);
    let mut several = 0;
    for _ in 0..150 {
        let sheet = boards::nonogram(&mut seed);
        let puzzle = sheet.puzzle();
        let says = |model: &Model, clue: usize, solution: &Solution| {
            let Place::Line(line) = model.clues()[clue].place else { panic!("{sheet:?}") };
            let cells: Vec<usize> =
                line.cells().map(|cell| usize::from(solution[cell.index()])).collect();
            boards::clue(&cells) == model.clues()[clue].text
        };
        several += usize::from(check_said(|clues| only(puzzle.as_ref(), clues), &mut seed, says));
    }
    assert!(several > 20, "{several}");
}

/// ```text
///         1 1 1
/// 1             rows 2 and 4 ask for four cells, all columns for three
/// 1 1
/// 0
/// 1 1
/// ```
#[test]
fn totals_name_the_lines_that_show_that_they_do_not_add_up() {
    let text = "grille 1 nonogram\nrows\n1\n1 1\n0\n1 1\ncolumns\n1\n1\n1\n";
    let model = Sheet::new("nonogram", "grille", text).puzzle().model().expect("it is small");
    let totals = model.constraints().last().expect("the totals come last");
    let places = totals.clues.iter().map(|clue| model.clues()[clue.0 as usize].place);
    let lines: Vec<String> = places.map(|place| place_name(place, Size::new(3, 4))).collect();
    assert_eq!(lines, ["row 2", "row 4", "column 1", "column 2", "column 3"]);
}

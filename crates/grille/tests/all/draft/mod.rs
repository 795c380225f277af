//! A draft is changed clue by clue and says each time what starting over says, for less work.

mod parts;
mod sequences;
mod work;

use crate::common::table::Table;
use crate::common::{Seed, Sheet, makers};
use grille::{Cell, Draft, Instance, Limits, MethodId, Solver, Verdict};

/// A family's boards, and how a maker of puzzles would change them.
struct Maker {
    family: &'static str,
    /// A board with one solution, most of the time.
    board: fn(&mut Seed) -> Box<dyn Instance>,
    /// The clue that a cell gets next, and what it has had so far.
    next: fn(&mut Seed, &Draft, Cell) -> Option<u32>,
}

const MAKERS: [Maker; 4] = [
    Maker {
        family: "takuzu",
        board: takuzu,
        next: |seed, draft, cell| given(seed, draft, cell, 0..2),
    },
    Maker {
        family: "sudoku",
        board: sudoku,
        next: |seed, draft, cell| given(seed, draft, cell, 1..7),
    },
    Maker { family: "singles", board: singles, next: |seed, _, _| Some(1 + seed.below(9) as u32) },
    Maker { family: "bridges", board: bridges, next: island },
];

fn takuzu(seed: &mut Seed) -> Box<dyn Instance> {
    let rule = seed.pick(&["forbidden", "allowed"]);
    let table = makers::takuzu(seed, 6, 8, rule, 45);
    Sheet::new("takuzu", "rows", table.rows()).with("equal-lines", rule).puzzle()
}

fn sudoku(seed: &mut Seed) -> Box<dyn Instance> {
    let table = makers::sudoku(seed, 2, 3, 45);
    Sheet::new("sudoku", "rows", table.rows()).with("blocks", "2x3").puzzle()
}

fn singles(seed: &mut Seed) -> Box<dyn Instance> {
    Sheet::new("singles", "grid", makers::singles(seed, 6, 5).headed_rows()).puzzle()
}

fn bridges(seed: &mut Seed) -> Box<dyn Instance> {
    let mut tables = std::iter::repeat_with(|| makers::bridges(seed, 8, 7, 2));
    let has_islands = |table: &Table| table.cells.iter().any(|cell| cell != ".");
    let table = tables.find(has_islands).expect("tables never end");
    Sheet::new("bridges", "grid", table.headed_rows()).puzzle()
}

/// A given goes, and where none stands one comes.
fn given(
    seed: &mut Seed,
    draft: &Draft,
    cell: Cell,
    numbers: std::ops::Range<usize>,
) -> Option<u32> {
    let another = (numbers.start + seed.below(numbers.len())) as u32;
    (draft.clue(cell).is_none() || seed.percent(10)).then_some(another)
}

/// One bridge more or less; now and then an island comes or goes.
fn island(seed: &mut Seed, draft: &Draft, cell: Cell) -> Option<u32> {
    match draft.clue(cell) {
        Some(1) => Some(2),
        Some(_) if seed.percent(10) => None,
        Some(number) => Some(number + 1 - 2 * seed.below(2) as u32),
        None => seed.percent(5).then_some(2),
    }
}

fn draft(puzzle: Box<dyn Instance>) -> Draft {
    Draft::new(puzzle, MethodId::AUTO).expect("the family has clues in cells")
}

/// What is said of the puzzle by somebody who has never seen it before.
fn start_over(puzzle: &dyn Instance, method: &'static str) -> (Verdict, grille::Counters) {
    Solver::new(puzzle, MethodId::new(method)).expect("there is this method").judge(Limits::NONE)
}

#[test]
fn families_without_clues_in_cells_are_refused() {
    for (family, form, text) in [("queens", "number", "8"), ("nonogram", "nin", "1 1\n1\n1\n")] {
        let refused = Draft::new(Sheet::new(family, form, text).puzzle(), MethodId::AUTO).err();
        assert_eq!(refused, Some(grille::Refused::NoClues(family)));
    }
    let unknown = Draft::new(sudoku(&mut Seed(1)), MethodId::new("guessing")).err();
    assert!(matches!(unknown, Some(grille::Refused::UnknownMethod(..))), "{unknown:?}");
}

#[test]
fn a_clue_that_cannot_be_changes_nothing() {
    let wrong = [("takuzu", Some(2)), ("sudoku", Some(0)), ("sudoku", Some(7)), ("singles", None)];
    for (family, clue) in wrong.into_iter().chain([("singles", Some(0)), ("bridges", Some(0))]) {
        let maker = MAKERS.iter().find(|maker| maker.family == family).expect("in the list");
        let mut draft = draft((maker.board)(&mut Seed(3)));
        for cell in [Cell(0), Cell(7)] {
            let before = draft.clue(cell);
            assert!(draft.change(cell, clue).is_err(), "{family} {clue:?}");
            assert_eq!(draft.clue(cell), before);
        }
        assert!(draft.change(Cell(1000), Some(1)).is_err(), "{family}");
    }
}

#[test]
fn the_last_island_stays() {
    let mut draft = draft(Sheet::new("bridges", "grid", "2 1\n1 1\n").puzzle());
    draft.change(Cell(0), None).expect("one is left");
    assert!(draft.change(Cell(1), None).is_err());
    assert_eq!(draft.clue(Cell(1)), Some(1));
}

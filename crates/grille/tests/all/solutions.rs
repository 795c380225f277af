//! Solutions asked for one by one: those that a method tells, in its order, as many as are counted.

use std::path::Path;
use std::sync::atomic::{AtomicU32, Ordering};

use crate::common::agreement::solver;
use crate::common::{Seed, Sheet, full_sudoku};
use grille::{
    Count, Ended, Flow, Instance, Limits, Promise, Reading, Solution, Solver, family, methods,
};

/// Puzzles with more solutions are looked at no further.
const MOST: usize = 100;

/// What a method tells, up to a number, and how it ended.
fn told(solver: &Solver<'_>) -> (Vec<Solution>, Ended) {
    let mut told = Vec::new();
    let outcome = solver.each(Limits::NONE, &mut |solution| {
        told.push(solution);
        if told.len() == MOST { Flow::Enough } else { Flow::More }
    });
    (told, outcome.ended)
}

/// The solutions of a puzzle by every method. How many there are is the answer.
#[track_caller]
fn check(puzzle: &dyn Instance, case: &str) -> usize {
    let mut number = 0;
    for (method, _) in methods(family(puzzle.info().id).expect("it is in the list")) {
        let solver = Solver::new(puzzle, method).expect("the list has this method");
        if solver.promise() != Promise::Answer {
            continue; // It may take for ever; `corpus` compares it with the others.
        }
        let (told, ended) = told(&solver);
        let mut all = solver.solutions(Limits::NONE);
        assert_eq!(all.by_ref().take(MOST).collect::<Vec<_>>(), told, "{case} by {method}");
        if ended == Ended::Exhausted {
            assert_eq!((all.next(), all.ended()), (None, Some(ended)), "{case} by {method}");
            let count = solver.count(u128::MAX, Limits::NONE).0;
            assert_eq!(count, Count::Exactly(told.len() as u128), "{case} by {method}");
        }
        number = told.len();
    }
    number
}

#[test]
fn all_puzzles_of_the_corpus() {
    let mut seen = [0; 3];
    for family in grille::FAMILIES {
        let folder = Path::new("../../corpus").join(family.info().id);
        for file in folder.read_dir().expect("a folder for each family") {
            let path = file.expect("a file").path();
            if path.extension().is_none_or(|ending| ending != "txt") {
                continue;
            }
            let case = path.display().to_string();
            let text = std::fs::read_to_string(&path).expect("a puzzle is text");
            let items = grille::read(&text, &Reading::default());
            for item in items.unwrap_or_else(|why| panic!("{case}: {why}")) {
                let puzzle = item.puzzle.unwrap_or_else(|why| panic!("{case}: {why}"));
                seen[check(puzzle.as_ref(), &case).min(2)] += 1;
            }
        }
    }
    assert!(seen.iter().all(|&number| number > 5), "{seen:?}");
}

#[test]
fn sudokus_of_nine_by_nine() {
    let mut seed = Seed(21);
    for case in 0..60 {
        let mut cells = full_sudoku(&mut seed, 3, 3);
        for &cell in &seed.order(81)[..case] {
            cells[cell] = 0;
        }
        let text: String = cells.iter().map(usize::to_string).collect();
        check(Sheet::new("sudoku", "line", text.as_str()).puzzle().as_ref(), &text);
    }
}

#[test]
fn up_to_symmetry() {
    let puzzle = Sheet::new("queens", "number", "8").puzzle();
    let solver = solver(puzzle.as_ref(), "auto").up_to_symmetry().expect("a square");
    assert_eq!(solver.solutions(Limits::NONE).count(), 12);
}

#[test]
fn a_limit_ends_them_and_proves_nothing() {
    for text in [".".repeat(81), ".".repeat(256)] {
        let puzzle = Sheet::new("sudoku", "line", text).puzzle();
        let asked = AtomicU32::new(0);
        let stop = || asked.fetch_add(1, Ordering::Relaxed) >= 1000;
        let solver = solver(puzzle.as_ref(), "auto");
        let mut all = solver.solutions(Limits { stop: &stop });
        assert!(all.by_ref().count() > 2);
        assert_eq!((all.ended(), all.next()), (Some(Ended::Limit), None));
    }
}

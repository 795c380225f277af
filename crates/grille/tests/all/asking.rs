//! How much a method does between two questions to its limits, counted in work, on large boards.

use std::sync::atomic::{AtomicU64, Ordering};

use crate::common::agreement::solver;
use crate::common::table::Table;
use crate::common::{Seed, Sheet, makers};
use grille::{Ended, Flow, Instance, Limits};

/// The method is stopped when it asks for the first, the second, the fourth time and so on; until
/// then it looks at no more than so many constraints for each question.
#[track_caller]
fn check(puzzle: &dyn Instance, most: u64) {
    for patience in [1, 2, 4, 8] {
        let asked = AtomicU64::new(0);
        let stop = || asked.fetch_add(1, Ordering::Relaxed) + 1 >= patience;
        let outcome = solver(puzzle, "fast").each(Limits { stop: &stop }, &mut |_| Flow::More);
        assert_eq!(outcome.ended, Ended::Limit, "after {patience} questions");
        let work = outcome.counters.propagations + outcome.counters.guesses;
        assert!(work <= most * patience, "{work} for {patience} questions");
    }
}

#[test]
fn an_empty_takuzu_asks_after_some_lines() {
    for side in [50, 200, 600] {
        let row = ". ".repeat(side) + "\n";
        let text = format!("{side} {side}\n{}", row.repeat(side));
        let sheet = Sheet::new("takuzu", "grid", text);
        check(sheet.puzzle().as_ref(), 100);
    }
}

/// `3 4 3 6` and so on: the cell between two equal ones stays white, thousands of them at once.
#[test]
fn singles_ask_after_some_cells() {
    let table = Table::new(300, 200, |cell| {
        let (row, column) = (cell / 300, cell % 300);
        let like = if column % 4 == 2 { column - 2 } else { column };
        ((row + like) % 300 + 1).to_string()
    });
    check(Sheet::new("singles", "grid", table.headed_rows()).puzzle().as_ref(), 5000);
}

#[test]
fn bridges_ask_after_some_steps() {
    for (side, seed) in [(150, 1), (300, 2)] {
        let table = makers::bridges(&mut Seed(seed), side, side, 2);
        check(Sheet::new("bridges", "grid", table.headed_rows()).puzzle().as_ref(), 1100);
    }
}

#[test]
fn queens_ask_before_each_step_of_a_wide_board() {
    let puzzle = Sheet::new("queens", "number", "5000".to_owned()).puzzle();
    let mut heard = Vec::new();
    for patience in 1..10 {
        let asked = AtomicU64::new(0);
        let stop = || asked.fetch_add(1, Ordering::Relaxed) + 1 >= patience;
        let mut solutions = 0;
        let outcome = solver(puzzle.as_ref(), "fast").each(Limits { stop: &stop }, &mut |_| {
            solutions += 1;
            Flow::More
        });
        assert_eq!(outcome.ended, Ended::Limit);
        heard.push(solutions);
    }
    // First the pattern is made and looked at; then a solution and its image take turns.
    assert_eq!(heard, [0, 0, 0, 1, 1, 2, 2, 3, 3]);
}

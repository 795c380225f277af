//! Sudokus of nine by nine by their own method and by a general one: the same answers.

use crate::common::agreement::Agreement;
use crate::common::{Seed, Sheet, full_sudoku};

/// A board with so many givens, one of them changed now and then.
fn board(seed: &mut Seed, givens: usize) -> String {
    let mut cells = full_sudoku(seed, 3, 3);
    let order = seed.order(81);
    let (shown, holes) = order.split_at(givens);
    holes.iter().for_each(|&cell| cells[cell] = 0);
    if seed.percent(25) && !shown.is_empty() {
        cells[shown[0]] = 1 + seed.below(9);
    }
    cells.iter().map(usize::to_string).collect()
}

#[test]
fn the_fast_method_agrees_with_the_general_one() {
    let mut seed = Seed(9);
    let mut agreement = Agreement::new(&["fast"], "sat", 20);
    for case in 0..1200 {
        let text = board(&mut seed, case % 82);
        let puzzle = Sheet::new("sudoku", "line", text.as_str()).puzzle();
        agreement.check(puzzle.as_ref(), &|| text.clone());
    }
    agreement.saw_each_verdict(24);
}

//! On tiny boards every method finds as many solutions as there are: all fillings are tried here,
//! by the rules in words and without the engine.

mod bridges;
mod nonogram;
mod queens;
mod singles;
mod sudoku;
mod takuzu;

use crate::common::Sheet;
use grille::Count;

/// More solutions than any board here has.
const ALL: u128 = 100_000;

/// Every method counts so many solutions.
#[track_caller]
fn check(sheet: &Sheet, expected: usize) {
    for (method, count) in sheet.counts(ALL) {
        assert_eq!(count, Count::Exactly(expected as u128), "by {method} of {sheet:?}");
    }
}

/// Every solution can be written and read again, and breaks no rule.
#[track_caller]
fn check_solutions(sheet: &Sheet) {
    let puzzle = sheet.puzzle();
    let solver =
        grille::Solver::new(puzzle.as_ref(), grille::MethodId::AUTO).expect("auto is a method");
    solver.each(grille::Limits::NONE, &mut |solution| {
        let text = puzzle.solution_text(&solution);
        assert_eq!(puzzle.read_solution(&text), Ok(solution.clone()), "{text} of {sheet:?}");
        assert_eq!(grille::complaints(puzzle.as_ref(), &solution), [], "{text} of {sheet:?}");
        grille::Flow::More
    });
}

/// Every way to write a value below `values` into each of `cells` cells.
fn fillings(values: usize, cells: usize) -> impl Iterator<Item = Vec<usize>> {
    (0..values.pow(cells as u32)).map(move |number| filling(values, cells, number))
}

/// The filling of this number: its digits, the last one first.
fn filling(values: usize, cells: usize, number: usize) -> Vec<usize> {
    let mut rest = number;
    let mut digit = |_| {
        let value = rest % values;
        rest /= values;
        value
    };
    (0..cells).map(&mut digit).collect()
}

/// Can one walk between any two of these? No nodes at all hang together.
fn hang_together(nodes: &[usize], joined: impl Fn(usize, usize) -> bool) -> bool {
    let mut reached: Vec<usize> = nodes.iter().copied().take(1).collect();
    let mut next = 0;
    while let Some(&from) = reached.get(next) {
        next += 1;
        let near = nodes.iter().filter(|&&to| joined(from, to) && !reached.contains(&to));
        let near: Vec<usize> = near.copied().collect();
        reached.extend(near);
    }
    reached.len() == nodes.len()
}

/// The cells of every row and of every column of a board.
fn lines(width: usize, height: usize) -> Vec<Vec<usize>> {
    let row = |y: usize| (0..width).map(|x| y * width + x).collect();
    let column = |x: usize| (0..height).map(|y| y * width + x).collect();
    (0..height).map(row).chain((0..width).map(column)).collect()
}

#[test]
fn fillings_are_all_different_and_as_many_as_there_are() {
    let mut all: Vec<Vec<usize>> = fillings(3, 4).collect();
    all.sort();
    all.dedup();
    assert_eq!(all.len(), 81);
}

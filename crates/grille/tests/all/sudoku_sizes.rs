//! Sudokus of all sizes by their own method and by a general one: the same answers on random boards.

use crate::common::agreement::{Agreement, solutions, solver};
use crate::common::{Seed, Sheet, full_sudoku, rows};
use grille::{Count, Ended, Instance, Limits, Verdict, complaints};

fn board(block_rows: usize, block_columns: usize, givens: &[usize]) -> Box<dyn Instance> {
    let word = |given: &usize| if *given == 0 { ".".to_owned() } else { given.to_string() };
    let words: Vec<String> = givens.iter().map(word).collect();
    let lines = rows(block_rows * block_columns, &words);
    let text = format!("grille 1 sudoku\nblocks = {block_rows}x{block_columns}\nboard\n{lines}");
    Sheet::new("sudoku", "grille", text).puzzle()
}

/// Compare the methods on boards from empty to full, one in four with a given changed.
fn check(rows: usize, columns: usize, cases: usize, seed: u64) {
    let area = (rows * columns).pow(2);
    let mut chance = Seed(seed);
    let mut agreement = Agreement::new(&["fast"], "search", 20);
    for case in 0..cases {
        let mut givens = full_sudoku(&mut chance, rows, columns);
        let holes = chance.below(area + 1);
        for &cell in &chance.order(area)[..holes] {
            givens[cell] = 0;
        }
        if chance.percent(25) {
            givens[chance.below(area)] = 1 + chance.below(rows * columns);
        }
        let what = || format!("case {case} of seed {seed}, {rows}x{columns}: {givens:?}");
        agreement.check(board(rows, columns, &givens).as_ref(), &what);
    }
    agreement.saw_each_verdict(cases / 50);
}

#[test]
fn the_fast_method_agrees_with_the_general_one() {
    for (seed, (rows, columns)) in
        (1..).zip([(2, 2), (2, 3), (3, 2), (2, 4), (4, 2), (3, 3), (2, 5), (5, 2), (3, 4), (4, 3)])
    {
        check(rows, columns, 100, seed);
    }
    check(1, 5, 100, 11);
    check(5, 1, 100, 12);
}

#[test]
#[ignore = "takes minutes: cargo test --release -p grille -- --ignored"]
fn the_fast_method_agrees_on_many_boards() {
    for (seed, (rows, columns)) in (1..).zip([(2, 2), (2, 3), (3, 2), (4, 2), (5, 2), (3, 4)]) {
        check(rows, columns, 5000, 100 + seed);
    }
}

fn count(rows: usize, columns: usize) -> Count {
    let puzzle = board(rows, columns, &vec![0; (rows * columns).pow(2)]);
    solver(puzzle.as_ref(), "fast").count(u128::MAX, Limits::NONE).0
}

#[test]
fn there_are_288_full_boards_of_four() {
    assert_eq!(count(2, 2), Count::Exactly(288));
    // Blocks that are rows say nothing new: Latin squares.
    assert_eq!(count(1, 4), Count::Exactly(576));
    assert_eq!(count(5, 1), Count::Exactly(161_280));
}

#[test]
#[ignore = "takes a minute: cargo test --release -p grille -- --ignored"]
fn there_are_28200960_full_boards_of_six() {
    assert_eq!(count(2, 3), Count::Exactly(28_200_960));
    assert_eq!(count(3, 2), Count::Exactly(28_200_960));
}

#[test]
fn empty_boards_of_all_widths_have_several_solutions() {
    for (rows, columns) in
        [(3, 5), (4, 4), (5, 4), (5, 5), (5, 6), (6, 6), (7, 7), (8, 8), (1, 64), (2, 32), (32, 2)]
    {
        let puzzle = board(rows, columns, &vec![0; (rows * columns).pow(2)]);
        let (ended, found) = solutions(&solver(puzzle.as_ref(), "fast"), 2);
        assert_eq!((found.len(), ended), (2, Ended::Enough), "{rows}x{columns}");
        assert_ne!(found[0], found[1]);
        for solution in &found {
            assert_eq!(complaints(puzzle.as_ref(), solution), [], "{rows}x{columns}");
        }
    }
}

/// Wide boards with every third cell empty, which leaves them one solution or a few.
#[test]
fn wide_boards_give_back_what_was_taken() {
    let mut seed = Seed(7);
    for (rows, columns) in [(4, 4), (3, 5), (5, 4), (5, 5), (6, 6), (7, 7), (8, 8)] {
        let solution = full_sudoku(&mut seed, rows, columns);
        let take = |i: usize, digit: usize| if i.is_multiple_of(3) { 0 } else { digit };
        let givens: Vec<usize> = solution.iter().enumerate().map(|(i, &d)| take(i, d)).collect();
        let puzzle = board(rows, columns, &givens);
        let solution: Vec<u8> = solution.iter().map(|&digit| digit as u8 - 1).collect();
        let (ended, found) = solutions(&solver(puzzle.as_ref(), "fast"), 100);
        assert!(ended == Ended::Enough || found.contains(&solution), "{rows}x{columns}");
        for solution in &found {
            assert_eq!(complaints(puzzle.as_ref(), solution), [], "{rows}x{columns}");
        }
    }
}

#[test]
fn a_limit_ends_the_work() {
    let puzzle = board(8, 8, &[0; 4096]);
    let (verdict, _) = solver(puzzle.as_ref(), "fast").judge(Limits { stop: &|| true });
    assert!(matches!(verdict, Verdict::Unknown(_)), "{verdict:?}");
}

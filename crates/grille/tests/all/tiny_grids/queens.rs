//! Queens: one in every row, no two in a column or on a diagonal.

use super::{check, check_solutions, fillings};
use crate::common::{Seed, Sheet, rows};

/// The column of the queen of every row, in every way that is right.
fn placements(side: usize) -> Vec<Vec<usize>> {
    let apart = |columns: &Vec<usize>| {
        (0..side).all(|a| {
            (0..a).all(|b| {
                let across = columns[a].abs_diff(columns[b]);
                across != 0 && across != a - b
            })
        })
    };
    fillings(side, side).filter(apart).collect()
}

/// Queens in these cells, which may be none.
fn sheet(form: usize, side: usize, queens: &[usize]) -> Sheet {
    let word = |cell: usize| if queens.contains(&cell) { "Q" } else { "." };
    let board = rows(side, &(0..side * side).map(word).collect::<Vec<_>>());
    match form % 4 {
        0 if queens.is_empty() => Sheet::new("queens", "number", side.to_string()),
        0 => Sheet::new("queens", "board", board),
        1 => Sheet::new("queens", "board", board.replace(' ', "").to_lowercase()),
        2 => Sheet::new(
            "queens",
            "board",
            board.replace(' ', "").replace('.', "0").replace('Q', "1"),
        ),
        _ => Sheet::new("queens", "grille", format!("grille 1 queens\nboard\n{board}")),
    }
}

fn check_placed(form: usize, side: usize, all: &[Vec<usize>], queens: &[usize]) {
    let there = |columns: &&Vec<usize>| queens.iter().all(|q| columns[q / side] == q % side);
    let expected = all.iter().filter(there).count();
    check(&sheet(form, side, queens), expected);
}

#[test]
fn empty_boards_have_the_known_numbers() {
    for (side, count) in [(1, 1), (2, 0), (3, 0), (4, 2), (5, 10), (6, 4)] {
        assert_eq!(placements(side).len(), count);
        (0..4).for_each(|form| check(&sheet(form, side, &[]), count));
    }
    check(&sheet(0, 8, &[]), 92);
}

#[test]
fn a_queen_on_any_cell() {
    for side in 1..=6 {
        let all = placements(side);
        (0..side * side).for_each(|queen| check_placed(queen, side, &all, &[queen]));
    }
}

#[test]
fn two_queens_anywhere_even_in_reach_of_each_other() {
    let mut seed = Seed(6);
    for side in 2..=6 {
        let all = placements(side);
        for round in 0..60 {
            let cells = seed.order(side * side);
            check_placed(round, side, &all, &cells[..2]);
        }
    }
}

#[test]
fn queens_of_a_solution_are_found_again() {
    let mut seed = Seed(7);
    for side in [4, 5, 6] {
        let all = placements(side);
        for round in 0..20 {
            let columns = seed.pick(&all);
            let kept = &seed.order(side)[..seed.below(side + 1)];
            let queens: Vec<usize> = kept.iter().map(|row| row * side + columns[*row]).collect();
            check_placed(round, side, &all, &queens);
        }
    }
}

#[test]
fn solutions_can_be_read_again() {
    (1..=6).for_each(|side| check_solutions(&sheet(0, side, &[])));
}

//! Sudoku of 4 by 4: each number once in each row, column and block.

use super::{check, check_solutions, fillings, lines};
use crate::common::{Seed, Sheet, rows};

/// The cells of every row, column and block.
fn units(block_rows: usize, block_columns: usize) -> Vec<Vec<usize>> {
    let side = block_rows * block_columns;
    let block = |cell: usize| (cell / side / block_rows, cell % side / block_columns);
    let mut units = lines(side, side);
    for first in 0..side * side {
        units.push((0..side * side).filter(|&cell| block(cell) == block(first)).collect());
    }
    units
}

/// Every full board, the blocks being of this shape.
fn complete(block_rows: usize, block_columns: usize) -> Vec<Vec<usize>> {
    let side = block_rows * block_columns;
    let units = units(block_rows, block_columns);
    let once = |cells: &[usize]| (1..=side).all(|number| cells.contains(&number));
    let row: Vec<Vec<usize>> = fillings(side, side)
        .map(|row| row.into_iter().map(|value| value + 1).collect())
        .filter(|row: &Vec<usize>| once(row))
        .collect();
    let board = |choice: Vec<usize>| choice.into_iter().flat_map(|i| row[i].clone()).collect();
    let fair = |board: &Vec<usize>| {
        units.iter().all(|unit| once(&unit.iter().map(|&cell| board[cell]).collect::<Vec<_>>()))
    };
    fillings(row.len(), side).map(board).filter(fair).collect()
}

/// How many full boards keep the givens; 0 is an empty cell.
fn expected(complete: &[Vec<usize>], givens: &[usize]) -> usize {
    let keeps = |board: &&Vec<usize>| board.iter().zip(givens).all(|(a, b)| *b == 0 || a == b);
    complete.iter().filter(keeps).count()
}

fn sheet(form: usize, side: usize, givens: &[usize]) -> Sheet {
    let dot = |given: &usize| if *given == 0 { ".".to_owned() } else { given.to_string() };
    let words: Vec<String> = givens.iter().map(dot).collect();
    match form % 5 {
        0 => Sheet::new("sudoku", "line", words.concat()),
        1 => Sheet::new("sudoku", "rows", rows(side, &words)),
        2 => Sheet::new(
            "sudoku",
            "rows",
            words.chunks(side).map(|r| r.concat() + "\n").collect::<String>(),
        ),
        3 => Sheet::new("sudoku", "list", format!("{givens:?}")),
        _ => Sheet::new(
            "sudoku",
            "grille",
            format!("grille 1 sudoku\nboard\n{}", rows(side, &words)),
        ),
    }
}

#[test]
fn there_are_288_full_boards_of_4_by_4() {
    assert_eq!(complete(2, 2).len(), 288);
    (0..5).for_each(|form| check(&sheet(form, 4, &[0; 16]), 288));
}

#[test]
fn blocks_that_are_lines_leave_latin_squares() {
    for (side, count) in [(2, 2), (3, 12), (4, 576)] {
        assert_eq!(complete(1, side).len(), count);
        let empty = sheet(1, side, &vec![0; side * side]);
        check(&empty.clone().with("blocks", format!("1x{side}")), count);
        check(&empty.with("blocks", format!("{side}x1")), count);
    }
}

#[test]
fn givens_may_agree_or_not() {
    let complete = complete(2, 2);
    let mut seed = Seed(1);
    for round in 0..1000 {
        let board = seed.pick(&complete);
        let mut givens = [0; 16];
        for &cell in &seed.order(16)[..seed.below(9)] {
            let wrong = seed.percent([0, 10, 100][round % 3]);
            givens[cell] = if wrong { 1 + seed.below(4) } else { board[cell] };
        }
        check(&sheet(round, 4, &givens), expected(&complete, &givens));
    }
}

/// ```text
/// 1 2 3 | 4 5 6   blocks of 2 by 3; of 3 by 2 the same board is wrong,
/// 4 5 6 | 1 2 3   but when transposed it is right
/// ```
#[test]
fn almost_full_boards_of_6_by_6() {
    let mut seed = Seed(12);
    let number = |row: usize, column: usize| (3 * (row % 2) + row / 2 + column) % 6 + 1;
    for round in 0..60 {
        let mut givens: Vec<usize> = (0..36)
            .map(|cell| match round % 3 {
                0 => number(cell % 6, cell / 6),
                _ => number(cell / 6, cell % 6),
            })
            .collect();
        let open = seed.order(36)[..5].to_vec();
        open.iter().for_each(|&cell| givens[cell] = 0);
        for (rows, columns) in [(2, 3), (3, 2), (1, 6)] {
            let units = units(rows, columns);
            let is_right = |filling: &Vec<usize>| {
                let mut board = givens.clone();
                open.iter().zip(filling).for_each(|(&cell, value)| board[cell] = value + 1);
                let has = |unit: &[usize], number| unit.iter().any(|&cell| board[cell] == number);
                units.iter().all(|unit| (1..=6).all(|number| has(unit, number)))
            };
            let expected = fillings(6, open.len()).filter(is_right).count();
            let blocks = format!("{rows}x{columns}");
            check(&sheet(round, 6, &givens).with("blocks", blocks), expected);
        }
    }
}

#[test]
fn solutions_can_be_read_again() {
    check_solutions(&sheet(0, 4, &[0; 16]));
    check_solutions(&sheet(1, 3, &[0; 9]));
    check_solutions(&sheet(1, 2, &[0; 4]));
}

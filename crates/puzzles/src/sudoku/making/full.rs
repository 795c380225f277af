//! Random full boards.

use grille_chance::Seed;
use grille_engine::{Flow, Limits};

use super::super::Sudoku;
use super::super::fast::Fast;
use crate::puzzle::Special;

/// So often a method may ask whether to go on before a wide board is shuffled instead.
const ASKINGS: u64 = 2_000;

/// A full board: blocks of which no two share a line are thrown, a method fills in the rest, and
/// lines and bands are shuffled, for a method fills in the same way every time.
pub(super) fn random(blank: &Sudoku, seed: &mut Seed, limits: Limits<'_>) -> Option<Vec<u8>> {
    let mut thrown = blank.clone();
    let (rows, columns) = (blank.block_rows, blank.block_columns);
    for block in 0..rows.min(columns) {
        let numbers = seed.order(blank.side() as usize);
        let cells = (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column)));
        for ((row, column), number) in cells.zip(numbers) {
            let cell = (block * rows + row) * blank.side() + block * columns + column;
            thrown.givens[cell as usize] = number as u8 + 1;
        }
    }
    let mut full = None;
    limits.within(ASKINGS, |limits| {
        Fast.each(&thrown, limits, &mut |solution| {
            full = Some(solution.iter().map(|value| value + 1).collect::<Vec<u8>>());
            Flow::Enough
        })
    });
    let full = match full {
        Some(full) => full,
        None if limits.reached() => return None,
        None => pattern(blank, seed),
    };
    Some(shuffled(blank, &full, seed))
}

/// The board that is written down line by line, each shifted against the one before.
///
/// ```text
/// 1 2 3 4
/// 3 4 1 2
/// 2 3 4 1
/// 4 1 2 3
/// ```
fn pattern(blank: &Sudoku, seed: &mut Seed) -> Vec<u8> {
    let (side, rows, columns) = (blank.side(), blank.block_rows, blank.block_columns);
    let numbers = seed.order(side as usize);
    let number = |row: u32, column: u32| {
        let shift = row % rows * columns + row / rows;
        numbers[((column + shift) % side) as usize] as u8 + 1
    };
    (0..side)
        .flat_map(|row| (0..side).map(move |column| (row, column)))
        .map(|(r, c)| number(r, c))
        .collect()
}

/// The same with its bands, its stacks, and the lines of each in another order.
fn shuffled(blank: &Sudoku, full: &[u8], seed: &mut Seed) -> Vec<u8> {
    let side = blank.side() as usize;
    let rows = shuffled_lines(side, blank.block_rows as usize, seed);
    let columns = shuffled_lines(side, blank.block_columns as usize, seed);
    let cell = |row: usize, column: usize| full[rows[row] * side + columns[column]];
    let mut board: Vec<u8> = Vec::with_capacity(full.len());
    for row in 0..side {
        board.extend((0..side).map(|column| cell(row, column)));
    }
    board
}

/// Lines in bands of so many, the bands and the lines of each in any order.
fn shuffled_lines(side: usize, band: usize, seed: &mut Seed) -> Vec<usize> {
    let bands = seed.order(side / band);
    bands
        .into_iter()
        .flat_map(|number| seed.order(band).into_iter().map(move |line| number * band + line))
        .collect()
}

//! Solve a sudoku that is given as 81 numbers.

use std::error::Error;

use grille::{Puzzle, Sudoku, Verdict};

#[rustfmt::skip]
const CELLS: [u8; 81] = [
    5, 3, 0,  0, 7, 0,  0, 0, 0,
    6, 0, 0,  1, 9, 5,  0, 0, 0,
    0, 9, 8,  0, 0, 0,  0, 6, 0,

    8, 0, 0,  0, 6, 0,  0, 0, 3,
    4, 0, 0,  8, 0, 3,  0, 0, 1,
    7, 0, 0,  0, 2, 0,  0, 0, 6,

    0, 6, 0,  0, 0, 0,  2, 8, 0,
    0, 0, 0,  4, 1, 9,  0, 0, 5,
    0, 0, 0,  0, 8, 0,  0, 7, 9,
];

fn main() -> Result<(), Box<dyn Error>> {
    let puzzle = Puzzle::from(Sudoku::from_cells(&CELLS)?);
    let Verdict::Unique(solution) = puzzle.judge() else { return Err("not one solution".into()) };
    let numbers = puzzle.numbers(&solution);
    let rows = numbers.cells().ok_or("a sudoku has cells")?;
    for row in rows {
        println!("{row:?}");
    }
    assert_eq!(rows[0], [5, 3, 4, 6, 7, 8, 9, 1, 2]);
    Ok(())
}

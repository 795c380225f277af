//! A sudoku as a picture: numbers, with lines between the blocks.

use grille_engine::{Drawing, Ink, Known, Mark, Point, Values, Var};
use grille_grid::Cell;

use super::Sudoku;
use crate::puzzle::Puzzle;

pub(super) fn draw(sudoku: &Sudoku, known: Known<'_>) -> Drawing {
    let side = sudoku.side();
    let mut marks = Vec::new();
    let line = |from: Point, to: Point| Mark::line(from, to, Ink::Border);
    let end = side as f32;
    for at in (0..=side).step_by(sudoku.block_columns as usize).map(|x| x as f32) {
        marks.push(line(Point::new(at, 0.0), Point::new(at, end)));
    }
    for at in (0..=side).step_by(sudoku.block_rows as usize).map(|y| y as f32) {
        marks.push(line(Point::new(0.0, at), Point::new(end, at)));
    }
    marks.extend(sudoku.size().cells().map(|cell| in_cell(sudoku, cell, known)));
    Drawing { width: side, height: side, marks, ..Drawing::default() }
}

/// A given, what is known, what is possible, or nothing.
fn in_cell(sudoku: &Sudoku, cell: Cell, known: Known<'_>) -> Mark {
    let (size, var) = (sudoku.size(), Var(cell.0));
    let word = |number, ink| Mark::word(size, cell, sudoku.word(number), ink);
    match (sudoku.givens[cell.index()], known.value(var), known.candidates(var)) {
        (0, Some(value), _) => word(value + 1, Ink::Found),
        (0, None, Some(values)) => {
            Mark::notes(size, cell, sudoku.block_columns, notes(sudoku, values))
        }
        (0, None, None) => word(0, Ink::Faint),
        (given, _, _) => word(given, Ink::Given),
    }
}

/// Each number in the seat that it would have in a sorted block.
fn notes(sudoku: &Sudoku, values: Values) -> Vec<String> {
    let word = |value: u8| match values.has(value) {
        true => sudoku.word(value + 1),
        false => String::new(),
    };
    (0..sudoku.side() as u8).map(word).collect()
}

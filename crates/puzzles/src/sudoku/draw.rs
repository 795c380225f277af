//! A sudoku as a picture: numbers, with lines between the blocks.

use grille_engine::{Drawing, Ink, Known, Mark, Point, Var};

use super::{Sudoku, symbols};
use crate::puzzle::Puzzle;

pub(super) fn draw(sudoku: &Sudoku, known: Known<'_>) -> Drawing {
    let (size, side) = (sudoku.size(), sudoku.side());
    let mut marks = Vec::new();
    let line = |from: Point, to: Point| Mark::Stroke { from, to, strands: 1, ink: Ink::Border };
    let end = side as f32;
    for at in (0..=side).step_by(sudoku.block_columns as usize).map(|x| x as f32) {
        marks.push(line(Point::new(at, 0.0), Point::new(at, end)));
    }
    for at in (0..=side).step_by(sudoku.block_rows as usize).map(|y| y as f32) {
        marks.push(line(Point::new(0.0, at), Point::new(end, at)));
    }
    for cell in size.cells() {
        let given = sudoku.givens[cell.index()];
        let (number, ink) = match (given, known.value(Var(cell.0))) {
            (0, Some(value)) => (value + 1, Ink::Found),
            (0, None) => (0, Ink::Faint),
            _ => (given, Ink::Given),
        };
        let at = Point::middle(size.row(cell) as i32, size.column(cell) as i32);
        marks.push(Mark::Word { at, text: symbols::word(number, side), ink });
    }
    Drawing { width: side, height: side, marks, ..Drawing::default() }
}

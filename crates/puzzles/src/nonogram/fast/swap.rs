//! A second solution from the first: two runs in two rows that move by one place in turn (an
//! elementary switch).
//!
//! ```text
//! ██      ██         ██    ██
//!   ██  ██     and   ██  ██      differ, and may have the same clues
//! ```

use std::collections::HashMap;

use grille_engine::Solution;
use grille_engine::constraints::{Run, Runs};
use grille_grid::{Axis, Cell, Size};

use super::super::Nonogram;

/// Another solution that differs in four cells, if there is one.
///
/// In a row a run moves by one place when its last cell and the cell before its first change
/// places, or the other way round. Two rows that do this on the same two columns in opposite
/// directions leave the columns right if both columns allow it.
pub(super) fn other(nonogram: &Nonogram, solution: &Solution) -> Option<Solution> {
    let size = nonogram.size;
    let mut moves: HashMap<(u32, u32), Vec<u32>> = HashMap::new();
    for row in 0..size.height {
        for pair in shifts(size, solution, row) {
            for &above in moves.get(&pair).into_iter().flatten() {
                let swapped = swap(nonogram, solution, [above, row], pair);
                if swapped.is_some() {
                    return swapped;
                }
            }
            moves.entry(pair).or_default().push(row);
        }
    }
    None
}

/// The pairs of columns whose cells can change places in a row, so that a run moves by one.
fn shifts(size: Size, solution: &Solution, row: u32) -> Vec<(u32, u32)> {
    let value = |column: u32| solution[size.cell(row, column).index()];
    let mut pairs = Vec::new();
    let mut start = 0;
    while start < size.width {
        let mut end = start;
        while end < size.width && value(end) == value(start) {
            end += 1;
        }
        if value(start) != 0 {
            if start > 0 && value(start - 1) == 0 {
                pairs.push((start - 1, end - 1));
            }
            if end < size.width && value(end) == 0 {
                pairs.push((start, end));
            }
        }
        start = end;
    }
    pairs
}

/// The solution with the values of two columns changed in two rows, if it is still one.
fn swap(
    nonogram: &Nonogram,
    solution: &Solution,
    rows: [u32; 2],
    columns: (u32, u32),
) -> Option<Solution> {
    let size = nonogram.size;
    let corners = rows.map(|row| [columns.0, columns.1].map(|c| size.cell(row, c)));
    // What a cell would hold: the other cell's value of its row.
    let value = |cell: Cell| {
        let pair = corners.iter().find(|pair| pair.contains(&cell));
        let from = pair.map_or(cell, |pair| if pair[0] == cell { pair[1] } else { pair[0] });
        solution[from.index()]
    };
    let lines = rows.map(|row| size.line(Axis::Row, row));
    let across = [columns.0, columns.1].map(|column| size.line(Axis::Column, column));
    let right = across.iter().chain(&lines).all(|&line| {
        let runs: Vec<Run> = Runs::of(line.cells().map(value));
        runs == nonogram.runs(line)
    });
    let other = || size.cells().map(value).collect::<Solution>();
    right.then(other).filter(|other| other != solution)
}

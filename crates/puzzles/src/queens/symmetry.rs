//! The eight images of a solution on a square board.

use grille_engine::Solution;

use super::{Queens, columns};
use crate::puzzle::Puzzle;

/// Every image that has the queens of the puzzle too.
pub(super) fn images(queens: &Queens, solution: &Solution) -> Vec<Solution> {
    let size = queens.size();
    let placed = |image: &Vec<u32>| {
        queens.placed.iter().all(|&q| image[size.row(q) as usize] == size.column(q))
    };
    let images = all(columns::of(queens.side, solution)).filter(placed);
    images.map(|image| columns::solution(queens.side, image)).collect()
}

/// All eight, the first as it is, the second its mirror image.
///
/// Mirroring and transposing in turn goes round all of them.
pub(super) fn all(columns: Vec<u32>) -> impl Iterator<Item = Vec<u32>> {
    let next = |(i, last): &(u32, Vec<u32>)| {
        Some((i + 1, if i % 2 == 0 { mirrored(last) } else { transposed(last) }))
    };
    std::iter::successors(Some((0, columns)), next).take(8).map(|(_, image)| image)
}

fn mirrored(columns: &[u32]) -> Vec<u32> {
    columns.iter().map(|&column| columns.len() as u32 - 1 - column).collect()
}

fn transposed(columns: &[u32]) -> Vec<u32> {
    let mut rows = vec![0; columns.len()];
    for (row, &column) in (0..).zip(columns) {
        rows[column as usize] = row;
    }
    rows
}

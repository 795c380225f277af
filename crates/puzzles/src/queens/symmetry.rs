//! The eight images of a solution on a square board (the dihedral group).

use grille_engine::Solution;

use super::{Queens, columns};
use crate::puzzle::Puzzle;

/// Every image that has the queens of the puzzle too.
pub(super) fn images(queens: &Queens, solution: &Solution) -> Vec<Solution> {
    let size = queens.size();
    let placed = |image: &Vec<u32>| {
        queens.placed.iter().all(|&q| image[size.row(q) as usize] == size.column(q))
    };
    let mut images = Vec::new();
    let mut image = columns::of(queens.side, solution);
    for number in 0..IMAGES {
        if placed(&image) {
            images.push(columns::solution(&image));
        }
        image = after(number, &image);
    }
    images
}

/// How many images there are.
pub(super) const IMAGES: u32 = 8;

/// The image after this one, which has a number. After the eighth comes the first.
///
/// Mirroring and transposing in turn goes round all of them.
pub(super) fn after(number: u32, columns: &[u32]) -> Vec<u32> {
    if number.is_multiple_of(2) { mirrored(columns) } else { transposed(columns) }
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

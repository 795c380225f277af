//! Solved cells as digits, row by row.

use crate::cells::Cells;
use crate::lanes::Lanes;

/// A solved puzzle: 81 digits from 1 to 9, row by row.
pub type Grid = [u8; 81];

/// The digits of solved cells.
#[inline(always)]
pub fn digits<L: Lanes>(cells: &Cells) -> Grid {
    let mut grid = [0; 81];
    for row in 0..3 {
        let left = L::load(&cells[3 * row]).numbers().store();
        let middle = L::load(&cells[3 * row + 1]).numbers().store();
        let right = L::load(&cells[3 * row + 2]).numbers().store();
        for band in 0..3 {
            let (left, middle, right) = (left.0[band], middle.0[band], right.0[band]);
            write(&mut grid, 27 * band + 9 * row, left | middle << 8, right);
        }
    }
    grid
}

/// Write a row, nine digits of three boxes.
///
/// ```text
/// pairs    lm. lm. lm.     left and middle cells, two bytes a box
/// rights   ..r ..r ..r     right cells, two bytes a box, the second one zero
/// ```
#[inline(always)]
fn write(grid: &mut Grid, from: usize, pairs: u64, rights: u64) {
    let pairs = pairs & 0xFFFF | (pairs & 0xFFFF_0000) << 8 | (pairs & 0xFFFF_0000_0000) << 16;
    let most = pairs | (rights & 0xFF) << 16 | (rights & 0xFF_0000) << 24;
    grid[from..from + 8].copy_from_slice(&most.to_le_bytes());
    grid[from + 8] = (rights >> 32) as u8;
}

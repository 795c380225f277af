//! Solved cells as digits, row by row.

use crate::lanes::Lanes;

/// A solved puzzle: 81 digits from 1 to 9, row by row.
pub type Grid = [u8; 81];

/// Write the digits of solved cells, and seven bytes of anything.
#[inline(always)]
pub fn write<L: Lanes>(cells: &[L; 9], bytes: &mut [u8; 88]) {
    let [a, b, c, d, e, f, g, h, i] = *cells;
    let first = L::rows(a.numbers(), b.numbers(), c.numbers());
    let second = L::rows(d.numbers(), e.numbers(), f.numbers());
    let third = L::rows(g.numbers(), h.numbers(), i.numbers());
    // A row is written with seven bytes too many, and the next row over them.
    for band in 0..3 {
        let from = 27 * band;
        bytes[from..from + 16].copy_from_slice(&first[band]);
        bytes[from + 9..from + 25].copy_from_slice(&second[band]);
        bytes[from + 18..from + 34].copy_from_slice(&third[band]);
    }
}

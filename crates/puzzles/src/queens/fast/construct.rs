//! A solution without search, by the known pattern of knight's moves.
//!
//! ```text
//! . Q . . . .      rows take the even columns first, then the odd ones: 2 4 6 1 3 5.
//! . . . Q . .      Where the side leaves 2 or 3 when divided by 6 the two halves would meet
//! . . . . . Q      on a diagonal, and a few queens change places.
//! Q . . . . .
//! . . Q . . .
//! . . . . Q .
//! ```

/// The column of every row, if there is a solution at all.
pub(super) fn columns(side: u32) -> Option<Vec<u32>> {
    if matches!(side, 2 | 3) {
        return None;
    }
    let mut columns: Vec<u32> = Vec::with_capacity(side as usize);
    let (even, odd) = ((2..=side).step_by(2), (1..=side).step_by(2));
    match side % 6 {
        2 => {
            columns.extend(even.chain([3, 1]));
            columns.extend(odd.skip(3).chain([5]));
        }
        3 => {
            columns.extend(even.skip(1).chain([2]));
            columns.extend(odd.skip(2).chain([1, 3]));
        }
        _ => columns.extend(even.chain(odd)),
    }
    columns.iter_mut().for_each(|column| *column -= 1);
    Some(columns)
}

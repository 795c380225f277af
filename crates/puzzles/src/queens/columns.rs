//! A solution as the column of every row's queen.
//!
//! A variable has 64 values at most. On a wider board each row has four variables: the digits of
//! its column to the base 64, the lowest first.

use grille_engine::{Solution, Value, Values};

const BITS: u32 = Values::MOST.ilog2();
const DIGITS: usize = 4;

/// The columns of a solution.
pub(super) fn of(side: u32, solution: &Solution) -> Vec<u32> {
    if side <= Values::MOST {
        return solution.iter().copied().map(u32::from).collect();
    }
    let column = |row: &[Value; DIGITS]| {
        row.iter().rfold(0, |column, &digit| column << BITS | u32::from(digit))
    };
    solution.as_chunks().0.iter().map(column).collect()
}

/// The solution with these columns.
pub(super) fn solution(columns: &[u32]) -> Solution {
    let digit = |column: u32, place: usize| (column >> (place as u32 * BITS)) % Values::MOST;
    if columns.len() as u32 <= Values::MOST {
        return columns.iter().map(|&column| digit(column, 0) as Value).collect();
    }
    let mut solution = vec![0; columns.len() * DIGITS];
    for (row, &column) in solution.as_chunks_mut::<DIGITS>().0.iter_mut().zip(columns) {
        *row = std::array::from_fn(|place| digit(column, place) as Value);
    }
    solution
}

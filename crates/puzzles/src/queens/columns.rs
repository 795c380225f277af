//! A solution as the column of every row's queen.
//!
//! A variable has 64 values at most. On a wider board each row has several variables: the digits
//! of its column to the base 64, the lowest first.

use grille_engine::{Solution, Value, Values};

const BASE: u32 = Values::MOST;

/// How many variables a row has.
fn digits(side: u32) -> usize {
    let mut digits = 1;
    while BASE.pow(digits) < side {
        digits += 1;
    }
    digits as usize
}

/// The columns of a solution.
pub(super) fn of(side: u32, solution: &Solution) -> Vec<u32> {
    let number = |row: &[Value]| row.iter().rfold(0, |sum, &digit| sum * BASE + u32::from(digit));
    solution.chunks(digits(side)).map(number).collect()
}

/// The solution with these columns.
pub(super) fn solution(side: u32, columns: impl IntoIterator<Item = u32>) -> Solution {
    let digits = digits(side);
    let mut solution = Vec::with_capacity(side as usize * digits);
    for mut column in columns {
        for _ in 0..digits {
            solution.push((column % BASE) as Value);
            column /= BASE;
        }
    }
    solution
}

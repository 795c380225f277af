//! Sudokus of nine by nine, as fast as they get.
mod answer;
mod cells;
mod givens;
mod guess;
mod lanes;
mod portable;
mod search;
#[cfg(target_arch = "x86_64")]
mod x86;

pub use answer::{Grid, Machine, Verdict, count, each, first, judge};
pub use givens::{BadGivens, Givens};
pub use search::{End, Walk};

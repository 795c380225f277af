//! Sudokus of nine by nine, as fast as they get.

mod cells;
mod givens;
mod grid;
mod guess;
mod lanes;
mod portable;
mod search;
mod solver;
#[cfg(target_arch = "x86_64")]
mod x86;

pub use givens::{BadGivens, Givens};
pub use grid::Grid;
pub use search::{End, Walk};
pub use solver::{Machine, Solver, Verdict};

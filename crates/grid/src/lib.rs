//! The geometry of a rectangular board: cells, lines and neighbours, and nothing about puzzles.

mod line;
mod size;

pub use line::{Axis, Line};
pub use size::{Cell, Size};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

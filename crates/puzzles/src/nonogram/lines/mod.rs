//! Nonograms line by line: the board while it is being solved, and guesses on it with a way back.

mod board;
mod clue;
mod dive;
mod edges;
mod exact;
mod film;
mod kernels;
mod lanes;
mod line;
mod outermost;
mod span;
mod start;
mod state;
#[cfg(test)]
mod twin;
mod waiting;
mod words;

pub(super) use board::Board;
pub(super) use dive::{Dive, most_constrained};
pub(super) use line::Rule;
pub(super) use outermost::Outermost;
#[cfg(test)]
pub(super) use twin::{Case, every_line, longer_lines, pictured};

//! Sudokus of nine by nine, as fast as they get.
//!
//! ```
//! use grille_nine::{Givens, Solver, Verdict};
//!
//! let text = b"..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
//! let givens = Givens::parse(text)?;
//! let Verdict::Unique(grid) = Solver::new().judge(&givens) else { panic!("it has one solution") };
//! assert_eq!(grid[..9], [9, 8, 7, 6, 5, 4, 3, 2, 1]);
//! # Ok::<(), grille_nine::BadGivens>(())
//! ```
//!
//! ```text
//! givens     a text becomes candidates
//! cells      candidates of 81 cells in nine registers, and what follows from them
//! guess      what to guess when nothing follows
//! search     depth first, copies instead of undoing
//! solutions  the same, a solution at a time
//! grid       solved cells become digits
//! solver     the questions one can ask
//! lanes      what a machine must do: `portable` for all machines, `x86` with AVX2 or AVX-512
//! ```
//!
//! One step looks at the whole grid at once, for all digits, without a branch. In terms of people:
//! naked and hidden singles, all that bands and stacks say of one digit (pointing and claiming and
//! a little more), and triples in a line of a box.

mod cells;
mod givens;
mod grid;
mod guess;
mod lanes;
mod portable;
mod search;
mod solutions;
mod solver;
#[cfg_attr(not(target_arch = "x86_64"), path = "elsewhere.rs")]
mod x86;

pub use givens::{BadGivens, Givens};
pub use grid::Grid;
pub use search::{End, Walk};
pub use solutions::{Solutions, Stopped};
pub use solver::{Machine, Solver, Verdict};

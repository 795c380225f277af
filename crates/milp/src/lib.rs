//! Puzzles as integer programs (branch and bound over linear relaxations), with cuts for what
//! inequalities say badly.
//!
//! A [`Program`](grille_engine::Program) has the inequalities of any model. It is solved; what the
//! answer breaks is added, and it is solved again, until nothing is broken. To look for another
//! solution, the one that was found is forbidden.

#[cfg(feature = "highs")]
mod by_highs;
mod by_microlp;
mod method;
mod solver;

use grille_engine::Method;

pub use method::Milp;

/// The methods of this crate, to be added to those that there are.
pub const METHODS: &[&dyn Method] = &[
    &Milp::MICROLP,
    &Milp::UNCONNECTED,
    &Milp::SHAPES,
    #[cfg(feature = "highs")]
    &Milp::HIGHS,
];

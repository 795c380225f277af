//! What stands in for `x86` on other machines: there are no vectors.

use crate::cells::Cells;
use crate::search::{Task, Walk};
use crate::solver::Machine;

/// It cannot be done.
pub fn read(_: &[u8; 81], _: &mut Cells) -> bool {
    false
}

/// Nothing, on every machine.
pub fn walk(_: &mut Task, _: Machine) -> Option<Walk> {
    None
}

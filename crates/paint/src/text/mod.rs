//! Drawings as characters, with the colours of a terminal.
//!
//! Whoever prints them decides about colours: without them everything is told apart all the same.

mod canvas;
mod cues;
mod layout;

pub use canvas::{Picture, paint, paint_pair, side_by_side};
pub use cues::sign;

//! Drawings as characters, with the colours of a terminal.
//!
//! Whoever prints them decides about colours: without them everything is told apart all the same.

mod canvas;
mod cues;
mod layout;

pub use canvas::{Picture, paint, paint_pair};
pub use cues::sign;

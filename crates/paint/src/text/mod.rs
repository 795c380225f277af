//! Drawings as characters, with the colours of a terminal.
//!
//! Whoever prints them decides about colours: without them everything is told apart all the same.

mod canvas;
mod colours;
mod cues;
mod edge;
mod halves;
mod layout;

pub use canvas::{Picture, paint, paint_within, side_by_side};
pub use colours::Colours;
pub use cues::sign;
pub use halves::halves;

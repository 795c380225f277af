//! The small vocabulary in which every family is told.

mod all_different;
mod among;
mod at_most_one;
mod balanced;
mod connected;
mod distinct;
mod exclusive;
mod pieces;
mod placements;
mod runs;
mod sum;
mod survey;

pub use all_different::AllDifferent;
pub use among::Among;
pub use at_most_one::AtMostOne;
pub use balanced::Balanced;
pub use connected::{Connected, Node};
pub use distinct::DistinctLines;
pub use exclusive::Exclusive;
pub use placements::Part;
pub use runs::{Run, Runs};
pub use sum::Sum;

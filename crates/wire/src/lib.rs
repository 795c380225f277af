//! The JSON that faces outwards: one object a puzzle, documented in `docs/json.md`.
//!
//! Every face that speaks JSON speaks this: the command, the page, Python.

mod answer;
mod count;
mod diagnosis;
mod film;
mod made;
mod mistake;
mod stacks;
mod told;
mod way;

pub use answer::{Answer, Broken, Cells, Link, Puzzle, Solution};
pub use count::Count;
pub use diagnosis::Diagnosed;
pub use film::{Film, FilmEnd, FilmFrame, FilmStart};
pub use made::{Made, Unmade};
pub use mistake::{Error, Mistake};
use serde::Serialize;
pub use stacks::StackStep;
pub use told::Told;
pub use way::{Contradiction, Explanation, Graded, Hinted, Step};

/// The version of the form; it grows when a field changes its meaning or goes away.
pub const VERSION: u32 = 2;

/// An object on a line of its own.
pub fn line(value: &impl Serialize) -> String {
    object(value) + "\n"
}

/// The same, written piece by piece.
pub fn write_line(value: &impl Serialize, mut writer: impl std::io::Write) -> std::io::Result<()> {
    serde_json::to_writer(&mut writer, value)?;
    writer.write_all(b"\n")
}

fn object(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("our own structures have no keys but strings")
}

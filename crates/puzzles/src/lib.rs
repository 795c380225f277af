//! The families of puzzles, one folder each, and the one list of them all.
//!
//! A family says what its puzzles mean (a model), how they are read and written, and how they are
//! drawn. It names no method; methods and faces name no family: they read [`FAMILIES`].

mod bits;
mod clues;
mod family;
mod lines;
mod path;
mod puzzle;
pub mod text;
mod told;
mod walk;

pub mod bridges;
pub mod nonogram;
pub mod queens;
pub mod singles;
pub mod sudoku;
pub mod takuzu;

pub use clues::{Clue, Clues, Part, Quest, Revised};
pub use family::{Family, FormatInfo, Instance, Item, Kind, TooLarge};
pub use lines::{Lines, Said};
pub use puzzle::{
    Broken, Entry, Fit, Format, Info, Large, Own, Pull, Puzzle, Switch, Which, Write,
};

/// Every family there is.
pub const FAMILIES: &[&dyn Family] = &[
    &Kind::<sudoku::Sudoku>::NEW,
    &Kind::<nonogram::Nonogram>::NEW,
    &Kind::<bridges::Bridges>::NEW,
    &Kind::<singles::Singles>::NEW,
    &Kind::<takuzu::Takuzu>::NEW,
    &Kind::<queens::Queens>::NEW,
];

/// The family of this name or alias, in small or capital letters.
pub fn family(name: &str) -> Option<&'static dyn Family> {
    let name = name.to_lowercase();
    let is = |family: &&dyn Family| {
        let info = family.info();
        info.id == name || info.aliases.contains(&name.as_str())
    };
    FAMILIES.iter().copied().find(is)
}

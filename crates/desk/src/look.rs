//! How things are drawn, as data: marks without their places.

use grille::{Ink, Lattice, Mark, Shape};
use serde::Serialize;

/// How a value looks at its seat.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "shape", rename_all = "lowercase")]
pub enum Look {
    /// The cell is filled; the sign tells the colour where there are none.
    Fill {
        /// What with.
        ink: String,
        /// One character that means the same.
        sign: char,
    },
    /// A word stands there.
    Word {
        /// The word.
        text: String,
        /// Whose it is.
        ink: String,
    },
    /// A piece stands there.
    Piece {
        /// Whose it is.
        ink: String,
    },
    /// Nothing will stand there.
    Cross,
    /// What stands there stays.
    Ring,
    /// Parallel lines.
    Strands {
        /// How many.
        count: u32,
    },
}

impl Look {
    /// How a mark looks on a board; nothing where there is nothing to see.
    pub fn new(mark: &Mark, lattice: Lattice) -> Option<Self> {
        let ink = ink_name(mark.ink);
        Some(match &mark.shape {
            Shape::Fill { sign, .. } => Self::Fill { ink, sign: *sign },
            Shape::Word { .. } if lattice == Lattice::Squares => Self::Piece { ink },
            Shape::Word { text, .. } => Self::Word { text: text.clone(), ink },
            Shape::Cross { .. } => Self::Cross,
            Shape::Ring { .. } => Self::Ring,
            Shape::Stroke { strands: 0, .. } | Shape::Notes { .. } => return None,
            Shape::Stroke { strands, .. } => Self::Strands { count: *strands },
        })
    }
}

/// A role, or a colour of the puzzle.
pub fn ink_name(ink: Ink) -> String {
    let role = match ink {
        Ink::Given => "given",
        Ink::Found => "found",
        Ink::Shade => "shade",
        Ink::Border => "border",
        Ink::Guide => "guide",
        Ink::Faint => "faint",
        Ink::Paint(red, green, blue) => return colour((red, green, blue)),
    };
    role.to_owned()
}

/// `#d02020`
pub fn colour((red, green, blue): (u8, u8, u8)) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}

/// What the places of a board are.
pub fn lattice_name(lattice: Lattice) -> &'static str {
    match lattice {
        Lattice::Cells => "cells",
        Lattice::Points => "points",
        Lattice::Squares => "squares",
    }
}

//! A picture of a board in units of one cell, which every face paints in its own way.

/// A place in a drawing: cell units from the left and from the top of the board.
///
/// The middle of the first cell is `(0.5, 0.5)`; clues around a board stand at negative places.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Point {
    /// To the right.
    pub x: f32,
    /// Downwards.
    pub y: f32,
}

/// A role, not a colour: each face has its own palette.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ink {
    /// What the setter wrote.
    Given,
    /// What the solver found.
    Found,
    /// What is struck out, dark or filled.
    Shade,
    /// Lines of the board.
    Border,
    /// A hint of something: empty cells.
    Faint,
    /// A colour that is part of the puzzle itself: red, green, blue.
    Paint(u8, u8, u8),
}

/// One thing drawn.
#[derive(Clone, PartialEq, Debug)]
pub enum Mark {
    /// A filled cell; `sign` stands for it where there are no colours.
    Fill {
        /// The middle of the cell.
        at: Point,
        /// Its role.
        ink: Ink,
        /// One character that means the same.
        sign: char,
    },
    /// A straight line of one or more strands.
    Stroke {
        /// One end.
        from: Point,
        /// The other end.
        to: Point,
        /// How many parallel lines.
        strands: u32,
        /// Its role.
        ink: Ink,
    },
    /// A word in the middle of a cell.
    Word {
        /// The middle.
        at: Point,
        /// What it says.
        text: String,
        /// Its role.
        ink: Ink,
    },
}

/// What the places of a board are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Lattice {
    /// Cells that hold something, side by side.
    #[default]
    Cells,
    /// Points that strokes join, with room between neighbours.
    Points,
}

/// A board and what is drawn on it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Drawing {
    /// Cells or points.
    pub lattice: Lattice,
    /// Columns of cells.
    pub width: u32,
    /// Rows of cells.
    pub height: u32,
    /// Columns of clues to the left of the board.
    pub left: u32,
    /// Rows of clues above the board.
    pub above: u32,
    /// What is drawn, the lowest first.
    pub marks: Vec<Mark>,
}

impl Point {
    /// A place.
    pub fn new(x: f32, y: f32) -> Self {
        Self { x, y }
    }

    /// The middle of a cell, or of a clue's place when a coordinate is negative.
    pub fn middle(row: i32, column: i32) -> Self {
        Self::new(column as f32 + 0.5, row as f32 + 0.5)
    }
}

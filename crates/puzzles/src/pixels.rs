//! A picture as its pixels, from which a family may make a puzzle.

use grille_grid::{Cell, Size};

/// Red, green, blue.
pub type Paint = (u8, u8, u8);

/// A picture: a colour for every pixel, or nothing where one sees through.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pixels {
    size: Size,
    paints: Vec<Option<Paint>>,
}

impl Pixels {
    /// The longest side of a picture that is worth decoding: no family has longer ones.
    pub const LONGEST_SIDE: u32 = 2000;

    /// Pixels row by row; `None` when they are not as many as the size says.
    pub fn new(size: Size, paints: Vec<Option<Paint>>) -> Option<Self> {
        (paints.len() == size.area()).then_some(Self { size, paints })
    }

    /// Width and height.
    pub fn size(&self) -> Size {
        self.size
    }

    /// The colour of a pixel.
    pub fn paint(&self, cell: Cell) -> Option<Paint> {
        self.paints[cell.index()]
    }

    /// All colours, row by row.
    pub fn paints(&self) -> impl Iterator<Item = Option<Paint>> {
        self.paints.iter().copied()
    }
}

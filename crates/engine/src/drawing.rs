//! A picture of a board in units of one cell, which every face paints in its own way.

use std::collections::BTreeMap;

use grille_grid::{Cell, Size};

use crate::model::Place;
use crate::step::Strength;

/// A point of a drawing: cell units from the left and from the top of the board.
///
/// The middle of the first cell is `(0.5, 0.5)`; clues around a board stand at negative points.
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
    /// Lines to count by, such as every fifth.
    Guide,
    /// A hint of something: empty cells, strokes that are only possible.
    Faint,
    /// A colour that is part of the puzzle itself: red, green, blue.
    Paint(u8, u8, u8),
}

/// One thing drawn.
#[derive(Clone, PartialEq, Debug)]
pub struct Mark {
    /// What it belongs to; nothing for the lines of the board itself.
    pub place: Option<Place>,
    /// Its role.
    pub ink: Ink,
    /// What it looks like.
    pub shape: Shape,
}

/// What a mark looks like.
#[derive(Clone, PartialEq, Debug)]
pub enum Shape {
    /// A filled cell.
    Fill {
        /// The middle of the cell.
        at: Point,
        /// One character that means the same where there are no colours.
        sign: char,
    },
    /// A straight line.
    Stroke {
        /// One end.
        from: Point,
        /// The other end.
        to: Point,
        /// How many parallel lines; 0 where there could be some.
        strands: u32,
    },
    /// A word in the middle of a cell.
    Word {
        /// The middle.
        at: Point,
        /// What it says.
        text: String,
    },
    /// Pencil marks: small words, each in a seat of its own.
    Notes {
        /// The middle of the cell.
        at: Point,
        /// How many seats lie side by side.
        across: u32,
        /// What stands in the seats, row by row; an empty word in a free one.
        words: Vec<String>,
    },
    /// Nothing will stand here.
    Cross {
        /// The middle.
        at: Point,
    },
    /// What stands here stays.
    Ring {
        /// The middle.
        at: Point,
    },
}

/// Why a place is pointed at.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Cue {
    /// Look here.
    Where,
    /// Because of this.
    Because,
    /// This follows.
    Follows,
    /// This is wrong.
    Wrong,
    /// Two solutions differ here.
    Differs,
}

impl Cue {
    /// All of them.
    pub const ALL: [Self; 5] =
        [Self::Where, Self::Because, Self::Follows, Self::Wrong, Self::Differs];
}

/// A place that is pointed at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Highlight {
    /// Which.
    pub place: Place,
    /// And why.
    pub cue: Cue,
}

/// What the places of a board are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Lattice {
    /// Cells that hold something, side by side.
    #[default]
    Cells,
    /// Points that strokes join, with room between neighbours.
    Points,
    /// Squares, light and dark by turns, on which pieces stand.
    Squares,
}

/// A board and what is drawn on it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Drawing {
    /// Cells, points or squares.
    pub lattice: Lattice,
    /// Columns of cells.
    pub width: u32,
    /// Rows of cells.
    pub height: u32,
    /// Columns of clues to the left of the board.
    pub left: u32,
    /// Rows of clues above the board.
    pub above: u32,
    /// What empty cells are painted in where the puzzle says so: red, green, blue.
    pub ground: Option<(u8, u8, u8)>,
    /// The word that stands for a full cell where cells are too small for words.
    pub full: Option<&'static str>,
    /// What is drawn, the lowest first.
    pub marks: Vec<Mark>,
    /// What is pointed at.
    pub highlights: Vec<Highlight>,
    /// Blocks and other rectangles that are pointed at as a whole.
    pub areas: Vec<Area>,
    /// Pencil marks that go: a cell, and the seat of its word.
    pub struck: Vec<(Cell, u8)>,
    /// What leads from one pencil mark to another.
    pub bonds: Vec<Bond>,
    /// What stands at the edge.
    pub edge: Edge,
}

/// What stands at the edge of a drawing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Edge {
    /// Nothing.
    #[default]
    Plain,
    /// The number of each row and column, for whoever is told of r2c8.
    Numbered,
}

/// A rectangle of cells that is pointed at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Area {
    /// Its upper left cell.
    pub from: Cell,
    /// Its lower right cell.
    pub to: Cell,
    /// Why.
    pub cue: Cue,
}

/// A line from one pencil mark to another, each a cell and the seat of a word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bond {
    /// Where it begins.
    pub from: (Cell, u8),
    /// Where it ends.
    pub to: (Cell, u8),
    /// What it says.
    pub strength: Strength,
}

impl Point {
    /// A point.
    pub fn new(x: f32, y: f32) -> Self {
        Self { x, y }
    }

    /// The middle of a cell, or of a clue's place when a coordinate is negative.
    pub fn middle(row: i32, column: i32) -> Self {
        Self::new(column as f32 + 0.5, row as f32 + 0.5)
    }

    /// The middle of a cell of a board.
    pub fn of(size: Size, cell: Cell) -> Self {
        Self::middle(size.row(cell) as i32, size.column(cell) as i32)
    }
}

impl Mark {
    /// Something that belongs to a place.
    pub fn at(place: Place, ink: Ink, shape: Shape) -> Self {
        Self { place: Some(place), ink, shape }
    }

    /// A word in a cell.
    pub fn word(size: Size, cell: Cell, text: impl Into<String>, ink: Ink) -> Self {
        let shape = Shape::Word { at: Point::of(size, cell), text: text.into() };
        Self::at(Place::Cell(cell), ink, shape)
    }

    /// Pencil marks in a cell, their seats side by side.
    pub fn notes(size: Size, cell: Cell, across: u32, words: Vec<String>) -> Self {
        let shape = Shape::Notes { at: Point::of(size, cell), across, words };
        Self::at(Place::Cell(cell), Ink::Found, shape)
    }

    /// A line of the board.
    pub fn line(from: Point, to: Point, ink: Ink) -> Self {
        Self { place: None, ink, shape: Shape::Stroke { from, to, strands: 1 } }
    }
}

impl Drawing {
    /// Width and height in cells.
    pub fn size(&self) -> Size {
        Size::new(self.width, self.height)
    }

    /// The same, with these places pointed at as well.
    pub fn lit(mut self, places: &[(Place, Cue)]) -> Self {
        self.highlights.extend(places.iter().map(|&(place, cue)| Highlight { place, cue }));
        self
    }

    /// The same, with the numbers of rows and columns at its edge.
    pub fn numbered(self) -> Self {
        Self { edge: Edge::Numbered, ..self }
    }

    /// Do clues stand to the left of the board and above it?
    pub fn has_clues(&self) -> bool {
        self.left > 0
    }

    /// Is there something left to fill?
    pub fn is_open(&self) -> bool {
        let open = |mark: &Mark| match mark.shape {
            Shape::Word { .. } => mark.ink == Ink::Faint,
            Shape::Notes { .. } => true,
            _ => false,
        };
        self.marks.iter().any(open)
    }

    /// The places at which two drawings of one puzzle do not look the same.
    pub fn differences(&self, other: &Self) -> Vec<Place> {
        let (here, there) = (self.by_place(), other.by_place());
        let mut places: Vec<Place> = here.keys().chain(there.keys()).copied().collect();
        places.sort();
        places.dedup();
        places.retain(|place| here.get(place) != there.get(place));
        places
    }

    /// Two drawings of one puzzle, both lit where they differ.
    pub fn told_apart(one: Self, other: Self) -> [Self; 2] {
        let places = one.differences(&other);
        let lights: Vec<_> = places.into_iter().map(|place| (place, Cue::Differs)).collect();
        [one.lit(&lights), other.lit(&lights)]
    }

    fn by_place(&self) -> BTreeMap<Place, Vec<&Mark>> {
        let mut places: BTreeMap<Place, Vec<&Mark>> = BTreeMap::new();
        for mark in &self.marks {
            if let Some(place) = mark.place {
                places.entry(place).or_default().push(mark);
            }
        }
        places
    }
}

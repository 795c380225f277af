//! From units of one cell to those of the picture, and places as attributes.

use grille_engine::{Drawing, Lattice, Mark, Place, Point, Shape};
use grille_grid::{Axis, Cell, Line, Size};

/// The side of a cell.
pub(super) const UNIT: f32 = 40.0;
/// What a clue beside the board takes of a cell's width, for its longest word.
const CLUE_WIDTH: [f32; 3] = [0.55, 0.75, 0.95];
/// What a clue above the board takes of a cell's height.
const CLUE_HEIGHT: f32 = 0.58;
/// What is left free around a picture, in cells.
const MARGIN: f32 = 0.15;

/// A rectangle of the picture.
#[derive(Clone, Copy)]
pub(super) struct Rect {
    pub x: f32,
    pub y: f32,
    pub width: f32,
    pub height: f32,
}

impl Rect {
    /// The same with so much cut off on all sides.
    pub fn inset(self, by: f32) -> Self {
        let (width, height) = (self.width - 2.0 * by, self.height - 2.0 * by);
        Self { x: self.x + by, y: self.y + by, width, height }
    }

    /// As attributes.
    pub fn attributes(self) -> String {
        let [x, y, width, height] = [self.x, self.y, self.width, self.height].map(number);
        format!("x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\"")
    }
}

/// Where the things of a drawing come to lie.
pub(super) struct Board<'d> {
    pub drawing: &'d Drawing,
    pub size: Size,
    clue_width: f32,
    filled: Vec<bool>,
    from: Option<Cell>,
}

impl<'d> Board<'d> {
    pub fn new(drawing: &'d Drawing) -> Self {
        let beside = |mark: &Mark| match &mark.shape {
            Shape::Word { at, text } if at.x < 0.0 => Some(text.chars().count()),
            _ => None,
        };
        let longest = drawing.marks.iter().filter_map(beside).max().unwrap_or(1);
        let clue_width = CLUE_WIDTH[longest.clamp(1, CLUE_WIDTH.len()) - 1];
        let size = drawing.size();
        let mut filled = vec![false; size.area()];
        for mark in &drawing.marks {
            if let Shape::Fill { at, .. } = mark.shape {
                cell_at(size, at).into_iter().for_each(|cell| filled[cell.index()] = true);
            }
        }
        Self { drawing, size, clue_width, filled, from: None }
    }

    /// The same board seen from a cell, whose upper left corner is the origin then; nothing says
    /// where it belongs.
    pub fn see_from(&mut self, cell: Cell) {
        self.from = Some(cell);
    }

    /// The upper left corner of a cell.
    pub fn corner(&self, cell: Cell) -> (f32, f32) {
        (self.size.column(cell) as f32 * UNIT, self.size.row(cell) as f32 * UNIT)
    }

    /// From where the board is seen.
    fn origin(&self) -> (f32, f32) {
        self.from.map_or((0.0, 0.0), |cell| self.corner(cell))
    }

    /// Left, top, width and height of the whole picture.
    pub fn view(&self) -> (f32, f32, f32, f32) {
        let all = self.all().inset(-MARGIN * UNIT);
        (all.x.floor(), all.y.floor(), all.width.ceil() + 1.0, all.height.ceil() + 1.0)
    }

    /// The board with its clues.
    fn all(&self) -> Rect {
        let corner = Point::new(-(self.drawing.left as f32), -(self.drawing.above as f32));
        let (x, y) = self.on_sheet(corner);
        let field = self.field();
        Rect { x, y, width: field.width - x, height: field.height - y }
    }

    /// The board without its clues.
    pub fn field(&self) -> Rect {
        let [width, height] = [self.size.width, self.size.height].map(|n| n as f32 * UNIT);
        Rect { x: 0.0, y: 0.0, width, height }
    }

    /// Where a point lies.
    pub fn point(&self, at: Point) -> (f32, f32) {
        let ((x, y), (left, top)) = (self.on_sheet(at), self.origin());
        (x - left, y - top)
    }

    /// Where a point lies, from the corner of the board; clues are closer to each other than cells.
    fn on_sheet(&self, at: Point) -> (f32, f32) {
        let squeezed = |n: f32, by: f32| if n < 0.0 { n * by * UNIT } else { n * UNIT };
        (squeezed(at.x, self.clue_width), squeezed(at.y, CLUE_HEIGHT))
    }

    /// The square of a cell.
    pub fn cell(&self, cell: Cell) -> Rect {
        let (x, y) = self.point(Point::of(self.size, cell));
        Rect { x, y, width: 0.0, height: 0.0 }.inset(-0.5 * UNIT)
    }

    /// The ground of a clue: all are as wide as the longest needs.
    pub fn clue(&self, at: Point) -> Rect {
        let ((x, y), half) = (self.point(at), (self.clue_width - 0.05) / 2.0 * UNIT);
        let height = (CLUE_HEIGHT - 0.08) * UNIT;
        Rect { x: x - half, y: y - height / 2.0, width: 2.0 * half, height }
    }

    /// The band between two cells, up to their islands where there are any.
    pub fn between(&self, from: Cell, to: Cell) -> Rect {
        let [a, b] = [from, to].map(|cell| self.point(Point::of(self.size, cell)));
        let (half, end) = (0.28 * UNIT, ISLAND + 0.04 * UNIT);
        match a.1 == b.1 {
            true => Rect {
                x: a.0 + end,
                y: a.1 - half,
                width: b.0 - a.0 - 2.0 * end,
                height: 2.0 * half,
            },
            false => Rect {
                x: a.0 - half,
                y: a.1 + end,
                width: 2.0 * half,
                height: b.1 - a.1 - 2.0 * end,
            },
        }
    }

    /// A row or column with its clues.
    pub fn line(&self, line: Line) -> Rect {
        let ((left, top), start) = (self.origin(), line.index as f32 * UNIT);
        let all = self.all();
        let area = match line.axis {
            Axis::Row => Rect { y: start, height: UNIT, ..all },
            Axis::Column => Rect { x: start, width: UNIT, ..all },
        };
        Rect { x: area.x - left, y: area.y - top, ..area }
    }

    /// The area of a place.
    pub fn area(&self, place: Place) -> Rect {
        match place {
            Place::Cell(cell) => self.cell(cell),
            Place::Between(from, to) => self.between(from, to),
            Place::Line(line) => self.line(line),
        }
    }

    /// Is the cell around a point filled?
    pub fn is_filled(&self, at: Point) -> bool {
        cell_at(self.size, at).is_some_and(|cell| self.filled[cell.index()])
    }

    /// Do strokes join the cells?
    pub fn has_islands(&self) -> bool {
        self.drawing.lattice == Lattice::Points
    }

    /// A place as an attribute, with a blank before it.
    pub fn attribute(&self, place: Option<Place>) -> String {
        let cell = |cell| format!("r{}c{}", self.size.row(cell) + 1, self.size.column(cell) + 1);
        match place.filter(|_| self.from.is_none()) {
            None => String::new(),
            Some(Place::Cell(one)) => format!(" data-cell=\"{}\"", cell(one)),
            Some(Place::Between(from, to)) => {
                format!(" data-between=\"{}-{}\"", cell(from), cell(to))
            }
            Some(Place::Line(line)) => {
                let letter = if line.axis == Axis::Row { 'r' } else { 'c' };
                format!(" data-line=\"{letter}{}\"", line.index + 1)
            }
        }
    }
}

/// The radius of an island.
pub(super) const ISLAND: f32 = 15.6;

/// The cell around a point, if the point is on the board.
fn cell_at(size: Size, at: Point) -> Option<Cell> {
    let is_on_board = at.x >= 0.0 && at.y >= 0.0;
    let (column, row) = (at.x as u32, at.y as u32);
    (is_on_board && column < size.width && row < size.height).then(|| size.cell(row, column))
}

/// A length with two decimals at most.
pub(super) fn number(length: f32) -> f32 {
    (length * 100.0).round() / 100.0
}

/// Text that can stand in a document.
pub(super) fn escaped(text: &str) -> String {
    let escape = |c: char| match c {
        '&' => "&amp;".to_owned(),
        '<' => "&lt;".to_owned(),
        '>' => "&gt;".to_owned(),
        '"' => "&quot;".to_owned(),
        // Characters that no document may hold.
        c if c.is_control() && !matches!(c, '\n' | '\t') => "\u{fffd}".to_owned(),
        c => c.to_string(),
    };
    text.chars().map(escape).collect()
}

//! From units of one cell to those of the picture, and places as attributes.

use grille_engine::{Area, Drawing, Edge, Lattice, Mark, Place, Point, Shape};
use grille_grid::{Axis, Cell, Line, Size};

use super::letters::Letters;

/// The side of a cell.
pub(super) const UNIT: f32 = 40.0;
/// What a clue beside the board takes of a cell's width, for its longest word.
const CLUE_WIDTH: [f32; 3] = [0.55, 0.75, 0.95];
/// What a clue above the board takes of a cell's height.
const CLUE_HEIGHT: f32 = 0.58;
/// What is left free around a picture, in cells.
const MARGIN: f32 = 0.15;
/// What the numbers of rows and columns take at the edge, in cells.
const EDGE: f32 = 0.5;

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

    /// The circle within a square, as attributes.
    pub fn round(self) -> String {
        let radius = self.width / 2.0;
        let [x, y, radius] = [self.x + radius, self.y + radius, radius].map(number);
        format!("cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"")
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
    /// The letters it uses, if its words are outlines.
    pub letters: Option<&'d Letters>,
    /// The radius of an island.
    pub island: f32,
    /// Is nothing left to fill?
    pub is_finished: bool,
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
        let is_finished = !drawing.is_open();
        let island = if has_neighbours(drawing) { CLOSE_ISLAND } else { ISLAND };
        Self { drawing, size, clue_width, filled, from: None, letters: None, island, is_finished }
    }

    /// The same board with its words as outlines.
    pub fn lettered(self, letters: &'d Letters) -> Self {
        Self { letters: Some(letters), ..self }
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
        let all = self.with_edge().inset(-MARGIN * UNIT);
        (all.x.floor(), all.y.floor(), all.width.ceil() + 1.0, all.height.ceil() + 1.0)
    }

    /// The board with its clues.
    fn all(&self) -> Rect {
        let corner = Point::new(-(self.drawing.left as f32), -(self.drawing.above as f32));
        let (x, y) = self.on_sheet(corner);
        let field = self.field();
        Rect { x, y, width: field.width - x, height: field.height - y }
    }

    /// The same with the numbers at its edge: to the left and above, or where clues stand there on the
    /// other sides.
    fn with_edge(&self) -> Rect {
        let (all, edge) = (self.all(), EDGE * UNIT);
        let Rect { x, y, width, height } = all;
        match (self.drawing.edge, self.drawing.has_clues()) {
            (Edge::Plain, _) => all,
            (_, true) => Rect { width: width + edge, height: height + edge, ..all },
            (_, false) => {
                Rect { x: x - edge, y: y - edge, width: width + edge, height: height + edge }
            }
        }
    }

    /// The middle of the number of a row or column at the edge.
    pub fn number_at(&self, line: Line) -> (f32, f32) {
        let (along, field) = ((line.index as f32 + 0.5) * UNIT, self.field());
        let out = EDGE / 2.0 * UNIT;
        match (line.axis, self.drawing.has_clues()) {
            (Axis::Row, false) => (-out, along),
            (Axis::Row, true) => (field.width + out, along),
            (Axis::Column, false) => (along, -out),
            (Axis::Column, true) => (along, field.height + out),
        }
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
        let (half, end) = (0.28 * UNIT, self.island + 0.04 * UNIT);
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

    /// A rectangle of cells.
    pub fn rectangle(&self, area: Area) -> Rect {
        let [from, to] = [self.cell(area.from), self.cell(area.to)];
        let (width, height) = (to.x - from.x + UNIT, to.y - from.y + UNIT);
        Rect { width, height, ..from }
    }

    /// The pencil marks of a cell: how many lie side by side, and how many there are; none, if it has
    /// no such.
    pub fn notes(&self, cell: Cell) -> Option<(usize, usize)> {
        let is_its = |mark: &&Mark| mark.place == Some(Place::Cell(cell));
        self.drawing.marks.iter().filter(is_its).find_map(|mark| match &mark.shape {
            Shape::Notes { across, words, .. } => Some((*across as usize, words.len())),
            _ => None,
        })
    }

    /// Where a pencil mark of a cell lies; its middle, where it has none that could be read.
    pub fn seat(&self, cell: Cell, seat: usize) -> (f32, f32) {
        let (x, y) = self.point(Point::of(self.size, cell));
        match self.notes(cell) {
            Some((across, count)) if count <= MOST_NOTES => {
                let (dx, dy) = from_middle(seat, across, count);
                (x + dx, y + dy)
            }
            _ => (x, y),
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

/// Of more pencil marks than that only the number is shown.
pub(super) const MOST_NOTES: usize = 16;

/// The side of the seat of a pencil mark.
pub(super) fn seat_side(across: usize, count: usize) -> f32 {
    let down = count.div_ceil(across.max(1)).max(1);
    0.84 * UNIT / across.max(down) as f32
}

/// Where a seat lies from the middle of its cell.
pub(super) fn from_middle(seat: usize, across: usize, count: usize) -> (f32, f32) {
    let (side, across) = (seat_side(across, count), across.max(1));
    let down = count.div_ceil(across).max(1);
    let along = |i: usize, count: usize| (i as f32 - (count as f32 - 1.0) / 2.0) * side;
    (along(seat % across, across), along(seat / across, down))
}

/// The radius of an island.
pub(super) const ISLAND: f32 = 15.6;

/// The same where islands are neighbours: the bridges between them are to be seen.
const CLOSE_ISLAND: f32 = 12.5;

/// Are there islands side by side?
fn has_neighbours(drawing: &Drawing) -> bool {
    let size = drawing.size();
    if drawing.lattice != Lattice::Points {
        return false;
    }
    let mut words = vec![false; size.area()];
    for mark in &drawing.marks {
        if let (Shape::Word { .. }, Some(Place::Cell(cell))) = (&mark.shape, mark.place) {
            words[cell.index()] = true;
        }
    }
    size.touching().any(|(one, other)| words[one.index()] && words[other.index()])
}

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

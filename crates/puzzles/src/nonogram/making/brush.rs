//! What figures are drawn with: discs, polygons and strokes in a square of side 1.
//!
//! Nothing but sums, products and comparisons of numbers, so that every machine sees the same.

use grille_chance::Seed;
use grille_engine::Value;
use grille_grid::Size;

use super::sketch::Sketch;

/// A place: to the right and down, from 0 to 1 in the square that fits the board.
pub(super) type Point = (f32, f32);

/// The colour of the paper.
pub(super) const PAPER: u32 = 0;

/// A board that is drawn on.
pub(super) struct Brush<'s> {
    pub sketch: Sketch,
    pub seed: &'s mut Seed,
    colours: u32,
    /// Which of the colours is the first of a figure.
    shift: u32,
    is_mirrored: bool,
}

impl<'s> Brush<'s> {
    /// An empty board, and so many colours.
    pub fn new(size: Size, colours: u32, seed: &'s mut Seed) -> Self {
        let (shift, is_mirrored) = (seed.below(colours as usize) as u32, seed.one_in(2));
        Self { sketch: Sketch::blank(size), seed, colours, shift, is_mirrored }
    }

    /// A number between two.
    pub fn between(&mut self, least: f32, most: f32) -> f32 {
        least + (most - least) * self.seed.below(1024) as f32 / 1023.0
    }

    /// Does something happen in so many cases of a hundred?
    pub fn percent(&mut self, cases: usize) -> bool {
        self.seed.percent(cases)
    }

    /// The width of a cell.
    pub fn cell(&self) -> f32 {
        1.0 / self.side()
    }

    /// The side of the square, in cells.
    fn side(&self) -> f32 {
        self.sketch.size.width.min(self.sketch.size.height) as f32
    }

    /// How far the board reaches beyond the square, to the left and up.
    pub fn beyond(&self) -> Point {
        let (side, size) = (self.side(), self.sketch.size);
        let beyond = |length: u32| (length as f32 - side) / (2.0 * side);
        (beyond(size.width), beyond(size.height))
    }

    /// Fill what is inside; where it would run into its own colour, a line of paper parts them.
    pub fn fill(&mut self, ink: u32, is_inside: impl Fn(Point) -> bool) {
        let value = self.value(ink);
        let size = self.sketch.size;
        let inside: Vec<bool> = size.cells().map(|cell| is_inside(self.point(cell))).collect();
        for cell in size.cells().filter(|cell| !inside[cell.index()]) {
            let touches = size.around(cell).any(|near| inside[near.index()]);
            if value > 0 && touches && self.sketch.at(cell) == value {
                self.sketch.cells[cell.index()] = 0;
            }
        }
        self.set(value, &inside);
    }

    /// Fill what is inside, and let it run into what has its colour.
    pub fn join(&mut self, ink: u32, is_inside: impl Fn(Point) -> bool) {
        let inside: Vec<bool> =
            self.sketch.size.cells().map(|cell| is_inside(self.point(cell))).collect();
        self.set(self.value(ink), &inside);
    }

    fn set(&mut self, value: Value, inside: &[bool]) {
        let cells = self.sketch.cells.iter_mut().zip(inside);
        cells.filter(|(_, is_inside)| **is_inside).for_each(|(cell, _)| *cell = value);
    }

    /// The value of a colour of the figure, counted from 1; the paper is 0.
    fn value(&self, ink: u32) -> Value {
        if ink == PAPER { 0 } else { 1 + ((ink - 1 + self.shift) % self.colours) as Value }
    }

    /// The middle of a cell.
    fn point(&self, cell: grille_grid::Cell) -> Point {
        let (size, side) = (self.sketch.size, self.side());
        let of = |place: u32, length: u32| (place as f32 + 0.5 - length as f32 / 2.0) / side + 0.5;
        let x = of(size.column(cell), size.width);
        (if self.is_mirrored { 1.0 - x } else { x }, of(size.row(cell), size.height))
    }
}

/// Inside a disc, or an ellipse with these half axes.
pub(super) fn disc(middle: Point, (wide, high): Point) -> impl Fn(Point) -> bool {
    move |(x, y)| {
        let (x, y) = ((x - middle.0) / wide, (y - middle.1) / high);
        x * x + y * y <= 1.0
    }
}

/// Inside a rectangle.
pub(super) fn rectangle(from: Point, to: Point) -> impl Fn(Point) -> bool {
    move |(x, y)| from.0 <= x && x <= to.0 && from.1 <= y && y <= to.1
}

/// Inside a polygon (crossings of a ray to the right).
pub(super) fn polygon<const N: usize>(corners: [Point; N]) -> impl Fn(Point) -> bool {
    move |(x, y)| {
        let crosses = |at: usize| {
            let ((ax, ay), (bx, by)) = (corners[at], corners[(at + 1) % N]);
            (ay > y) != (by > y) && x < (bx - ax) * (y - ay) / (by - ay) + ax
        };
        (0..N).filter(|&at| crosses(at)).count() % 2 == 1
    }
}

/// Within half a width of a line from one point to the next.
pub(super) fn stroke<const N: usize>(points: [Point; N], width: f32) -> impl Fn(Point) -> bool {
    move |(x, y)| {
        let near = |at: usize| {
            let ((ax, ay), (bx, by)) = (points[at], points[at + 1]);
            let (dx, dy) = (bx - ax, by - ay);
            let length = dx * dx + dy * dy;
            let along = ((x - ax) * dx + (y - ay) * dy) / if length > 0.0 { length } else { 1.0 };
            let along = along.clamp(0.0, 1.0);
            let (px, py) = (x - ax - along * dx, y - ay - along * dy);
            4.0 * (px * px + py * py) <= width * width
        };
        (0..N - 1).any(near)
    }
}

//! Highlights: a frame for every cue, each of a shape of its own, so that colour is not needed.
//!
//! ```text
//! where    a wash and a solid frame      because  a hatched frame
//! follows  a dashed frame                wrong    a wavy frame
//! differs  a wash, a thin frame and a corner
//! ```
//!
//! On a filled cell a halo in the colour of the sheet lies below the frame.

use grille_engine::{Area, Bond, Cue, Drawing, Highlight, Place, Point, Shape, Strength};
use grille_grid::Cell;

use super::geometry::{Board, Rect, UNIT, number};
use super::layers::{Layer, Layers};

/// Something that is pointed out on a board.
#[derive(Clone, Copy)]
pub(super) enum Pointer {
    Light(Highlight),
    Area(Area),
    Struck(Cell, u8),
    Bond(Bond),
}

/// All that is pointed out in a drawing, the lowest first.
pub(super) fn pointers(drawing: &Drawing) -> impl Iterator<Item = Pointer> {
    let lights = drawing.highlights.iter().map(|&light| Pointer::Light(light));
    let areas = drawing.areas.iter().map(|&area| Pointer::Area(area));
    let bonds = drawing.bonds.iter().map(|&bond| Pointer::Bond(bond));
    let struck = drawing.struck.iter().map(|&(cell, seat)| Pointer::Struck(cell, seat));
    areas.chain(lights).chain(bonds).chain(struck)
}

impl Pointer {
    /// A cell where it is, from which it may be seen.
    pub fn corner(self) -> Cell {
        match self {
            Self::Light(light) => first_cell(light.place),
            Self::Area(area) => area.from,
            Self::Struck(cell, _) => cell,
            Self::Bond(bond) => bond.from.0,
        }
    }

    pub fn paint(self, board: &Board<'_>, layers: &mut Layers) {
        match self {
            Self::Light(highlight) => light(board, highlight, layers),
            Self::Area(rectangle) => area(board, rectangle, layers),
            Self::Struck(cell, seat) => strike(board, cell, seat, layers),
            Self::Bond(line) => bond(board, line, layers),
        }
    }
}

/// The first cell of a place.
pub(super) fn first_cell(place: Place) -> Cell {
    match place {
        Place::Cell(cell) | Place::Between(cell, _) => cell,
        Place::Line(line) => line.cells().next().unwrap_or(Cell(0)),
    }
}

/// Point at a place.
fn light(board: &Board<'_>, highlight: Highlight, layers: &mut Layers) {
    let (place, data) = (highlight.place, board.attribute(Some(highlight.place)));
    let area = match place {
        // Around an island, not across it.
        Place::Cell(cell) if board.has_islands() => {
            board.cell(cell).inset(UNIT / 2.0 - board.island - 7.4)
        }
        _ => board.area(place),
    };
    let is_round = board.has_islands() && matches!(place, Place::Cell(_));
    let rect = |class: &str, area: Rect| match is_round {
        true => format!("<circle class=\"{class}\" {}{data}/>", area.round()),
        false => format!("<rect class=\"{class}\" {}{data}/>", area.attributes()),
    };
    if is_filled(board, place) {
        let class = if highlight.cue == Cue::Where { "halo halo-where" } else { "halo" };
        layers.add(Layer::Frame, rect(class, area.inset(4.0)));
    }
    match highlight.cue {
        Cue::Where => {
            layers.add(Layer::Wash, rect("where", area));
            layers.add(Layer::Frame, rect("ring-where", area.inset(1.5)));
        }
        // Closer to the edge, so that pencil marks are read.
        Cue::Because if has_notes(board, place) => {
            layers.add(Layer::Frame, rect("because slim", area.inset(2.25)));
        }
        Cue::Follows if has_notes(board, place) => {
            layers.add(Layer::Frame, rect("follows", area.inset(2.0)));
        }
        Cue::Because => layers.add(Layer::Frame, rect("because", area.inset(4.0))),
        Cue::Follows => layers.add(Layer::Frame, rect("follows", area.inset(4.0))),
        Cue::Wrong => {
            let path = wave(area.inset(4.0));
            layers.add(Layer::Frame, format!("<path class=\"wrong\" d=\"{path}\"{data}/>"));
        }
        Cue::Differs => {
            layers.add(Layer::Wash, rect("differs", area));
            layers.add(Layer::Frame, rect("ring-differs", area.inset(2.0)));
            let (right, side) = (area.x + area.width - 2.0, area.width.min(area.height) * 0.3);
            let [left, top, side] = [right - side, area.y + 2.0, side].map(number);
            let corner = format!("M{left} {top}h{side}v{side}z");
            layers.add(Layer::Frame, format!("<path class=\"corner\" d=\"{corner}\"{data}/>"));
        }
    }
}

/// Point at a rectangle of cells.
fn area(board: &Board<'_>, area: Area, layers: &mut Layers) {
    let class = match area.cue {
        Cue::Where => "ring-where",
        Cue::Because => "because slim",
        Cue::Follows => "follows",
        Cue::Wrong => "wrong",
        Cue::Differs => "ring-differs",
    };
    let rect = board.rectangle(area).inset(1.75).attributes();
    layers.add(Layer::Frame, format!("<rect class=\"{class}\" {rect}/>"));
}

/// Strike a pencil mark.
fn strike(board: &Board<'_>, cell: Cell, seat: u8, layers: &mut Layers) {
    let ((x, y), arm) = (board.seat(cell, usize::from(seat)), 0.11 * UNIT);
    let [x, y, along] = [x - arm, y + arm, 2.0 * arm].map(number);
    layers.add(Layer::Frame, format!("<path class=\"struck\" d=\"M{x} {y}l{along}-{along}\"/>"));
}

/// Lead from one pencil mark to another, in a slight bow around what lies between.
fn bond(board: &Board<'_>, bond: Bond, layers: &mut Layers) {
    let [from, to] = [bond.from, bond.to].map(|(cell, seat)| board.seat(cell, usize::from(seat)));
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx.hypot(dy);
    if length == 0.0 {
        return;
    }
    let (bow, end) = (f32::min(0.1 * length, 0.3 * UNIT), f32::min(0.13 * UNIT, 0.3 * length));
    let (along, away) =
        ((dx / length * end, dy / length * end), (-dy / length * bow, dx / length * bow));
    let middle = (dx / 2.0 + away.0 - along.0, dy / 2.0 + away.1 - along.1);
    let path = [from.0 + along.0, from.1 + along.1, middle.0, middle.1];
    let [x, y, bow_x, bow_y] = path.map(number);
    let [to_x, to_y] = [dx - 2.0 * along.0, dy - 2.0 * along.1].map(number);
    let class = if bond.strength == Strength::Strong { "bond" } else { "bond weak" };
    let path = format!("M{x} {y}q{bow_x} {bow_y} {to_x} {to_y}");
    layers.add(Layer::Mark, format!("<path class=\"{class}\" d=\"{path}\"/>"));
}

/// Are there pencil marks where it is?
fn has_notes(board: &Board<'_>, place: Place) -> bool {
    match place {
        Place::Cell(cell) => board.notes(cell).is_some(),
        Place::Line(_) => {
            board.drawing.marks.iter().any(|mark| matches!(mark.shape, Shape::Notes { .. }))
        }
        Place::Between(..) => false,
    }
}

fn is_filled(board: &Board<'_>, place: Place) -> bool {
    matches!(place, Place::Cell(cell) if board.is_filled(Point::of(board.size, cell)))
}

/// A wavy line around a rectangle.
fn wave(area: Rect) -> String {
    let mut path = format!("M{} {}", number(area.x), number(area.y));
    let sides = [(area.width, 0.0), (0.0, area.height), (-area.width, 0.0), (0.0, -area.height)];
    for (across, down) in sides {
        let waves = ((across + down).abs() / 8.0).round().max(1.0);
        let (dx, dy) = (across / waves / 2.0, down / waves / 2.0);
        // Each wave swings to the left of its way and back, then to the right.
        let (sway_x, sway_y) = (dy * 0.8, -dx * 0.8);
        for _ in 0..waves as u32 {
            let numbers = [dx / 2.0 + sway_x, dy / 2.0 + sway_y, dx, dy].map(number);
            path += &format!("q{} {} {} {}", numbers[0], numbers[1], numbers[2], numbers[3]);
            path += &format!("t{} {}", number(dx), number(dy));
        }
    }
    path + "z"
}

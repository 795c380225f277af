//! The marks of a drawing as elements.

use grille_engine::{Edge, Ink, Lattice, Mark, Place, Point, Shape};
use grille_grid::{Axis, Cell, Line};

use super::geometry::{
    Board, ISLAND, MOST_NOTES, Rect, UNIT, escaped, from_middle, number, seat_side,
};
use super::layers::{Layer, Layers};
use super::letters::Placed;
use crate::lattice::free_cells;
use crate::light::is_light;

/// A crown around `(0, 0)`, 25 wide.
const CROWN: &str =
    "M-12.5 10h25v-3.75h-25zM-11.75 3.75h23.5l2-13.12-7 5.75L0-13.12l-6.75 9.5-7-5.75z";

/// The sheet, the squares or dots, thin lines and the frame.
pub(super) fn ground(board: &Board<'_>, layers: &mut Layers) {
    sheet(board, layers);
    if board.has_islands() {
        free_cells(board.drawing).for_each(|cell| dot(board, cell, layers));
    }
}

/// The same without dots.
pub(super) fn sheet(board: &Board<'_>, layers: &mut Layers) {
    let (x, y, width, height) = board.view();
    let sheet = Rect { x, y, width, height };
    layers.add(Layer::Ground, format!("<rect class=\"sheet\" {}/>", sheet.attributes()));
    if board.drawing.edge == Edge::Numbered {
        board.size.lines().for_each(|line| layers.add(Layer::Ground, number_of(board, line)));
    }
    match board.drawing.lattice {
        Lattice::Points => return,
        Lattice::Squares => squares(board, layers),
        Lattice::Cells => {}
    }
    let field = board.field();
    let inner = |axis| (1..board.size.count(axis)).map(|i| i as f32 * UNIT);
    let across: String = inner(Axis::Row).map(|y| format!("M0 {y}H{}", field.width)).collect();
    let down: String = inner(Axis::Column).map(|x| format!("M{x} 0V{}", field.height)).collect();
    layers.add(Layer::Line, format!("<path class=\"thin\" d=\"{across}{down}\"/>"));
    layers.add(Layer::Line, format!("<rect class=\"border\" {}/>", field.attributes()));
}

/// The number of a row or column at the edge.
fn number_of(board: &Board<'_>, line: Line) -> String {
    let (x, y) = board.number_at(line);
    let text = Text { class: "number", x, y, size: 0.28 * UNIT, fill: None };
    text.element(board, &(line.index + 1).to_string(), "")
}

/// Every second square is a dark one.
fn squares(board: &Board<'_>, layers: &mut Layers) {
    let dark = |&cell: &_| (board.size.row(cell) + board.size.column(cell)) % 2 == 1;
    let side = |cell| board.point(Point::of(board.size, cell));
    let square = |(x, y): (f32, f32)| {
        format!("M{} {}h{UNIT}v{UNIT}h-{UNIT}z", x - UNIT / 2.0, y - UNIT / 2.0)
    };
    let path: String = board.size.cells().filter(dark).map(side).map(square).collect();
    layers.add(Layer::Ground, format!("<path class=\"square\" d=\"{path}\"/>"));
}

/// A dot where nothing stands.
pub(super) fn dot(board: &Board<'_>, cell: Cell, layers: &mut Layers) {
    let (x, y) = board.point(Point::of(board.size, cell));
    layers.add(Layer::Ground, format!("<circle class=\"dot\" cx=\"{x}\" cy=\"{y}\" r=\"1.5\"/>"));
}

/// One mark.
pub(super) fn mark(board: &Board<'_>, mark: &Mark, layers: &mut Layers) {
    let data = board.attribute(mark.place);
    match &mark.shape {
        Shape::Fill { at, sign } => fill(board, *at, mark.ink, *sign, &data, layers),
        Shape::Stroke { from, to, strands } => match mark.ink {
            Ink::Border | Ink::Guide => {
                let line = line(board.point(*from), board.point(*to));
                layers.add(Layer::Line, format!("<path class=\"border\" d=\"{line}\"{data}/>"));
            }
            ink => {
                let class = if ink == Ink::Faint { "maybe" } else { "stroke" };
                for line in parallels(board, *from, *to, *strands) {
                    layers
                        .add(Layer::Mark, format!("<path class=\"{class}\" d=\"{line}\"{data}/>"));
                }
            }
        },
        // What stands for an empty cell elsewhere: here the cell is seen.
        Shape::Word { .. } if mark.ink == Ink::Faint => {}
        Shape::Word { at, text } => word(board, *at, text, mark, layers),
        Shape::Notes { at, across, words } => {
            notes(board, *at, (*across as usize, words), &data, layers);
        }
        Shape::Cross { at } => {
            let ((x, y), arm) = (board.point(*at), if board.has_islands() { 4.0 } else { 6.0 });
            let path = format!("M{} {}l{d} {d}m0-{d}l-{d} {d}", x - arm, y - arm, d = 2.0 * arm);
            layers.add(Layer::Mark, format!("<path class=\"cross\" d=\"{path}\"{data}/>"));
        }
        Shape::Ring { at } => {
            let ((x, y), r) = (board.point(*at), 0.42 * UNIT);
            let ring = format!("<circle class=\"ring\" cx=\"{x}\" cy=\"{y}\" r=\"{r}\"{data}/>");
            layers.add(Layer::Mark, ring);
        }
    }
}

/// A dark cell, or one in a colour of the puzzle with the letter of that colour.
fn fill(board: &Board<'_>, at: Point, ink: Ink, sign: char, data: &str, layers: &mut Layers) {
    let (x, y) = board.point(at);
    let square = Rect { x, y, width: 0.0, height: 0.0 }.inset(-0.45 * UNIT).attributes();
    let Ink::Paint(red, green, blue) = ink else {
        layers.add(Layer::Fill, format!("<rect class=\"shade\" {square}{data}/>"));
        return;
    };
    let paint = format!("#{red:02x}{green:02x}{blue:02x}");
    let rect = format!("<rect class=\"edge\" {square} fill=\"{paint}\"{data}/>");
    layers.add(Layer::Fill, rect);
    // A finished picture speaks for itself.
    if board.is_finished {
        return;
    }
    let size = 0.36 * UNIT;
    let letter = Text { class: "sign", x, y, size, fill: Some(contrast(red, green, blue)) };
    layers.add(Layer::Word, letter.element(board, &sign.to_string(), data));
}

/// Black or white, whichever is read on a colour.
fn contrast(red: u8, green: u8, blue: u8) -> &'static str {
    if is_light(red, green, blue) { "#000" } else { "#fff" }
}

/// A word: in a cell, on an island, on a square as a piece, or beside the board as a clue.
fn word(board: &Board<'_>, at: Point, text: &str, mark: &Mark, layers: &mut Layers) {
    let ((x, y), data) = (board.point(at), board.attribute(mark.place));
    let class = if mark.ink == Ink::Found { "found" } else { "given" };
    let length = text.chars().count() as f32;
    let in_clues = at.x < 0.0 || at.y < 0.0;
    if board.drawing.lattice == Lattice::Squares {
        let piece = format!("<path class=\"{class}\" transform=\"translate({x} {y})\"");
        layers.add(Layer::Word, format!("{piece} d=\"{CROWN}\"{data}/>"));
        return;
    }
    let (most, all) = match (in_clues, board.has_islands()) {
        (true, _) => (0.45, 1.3),
        (_, true) => (0.5 * board.island / ISLAND, 0.95 * board.island / ISLAND),
        _ if mark.ink == Ink::Found => (0.6, 1.15),
        _ => (0.65, 1.15),
    };
    let size = UNIT * f32::min(most, all / length);
    let mut text_of = Text { class, x, y, size, fill: None };
    if board.has_islands() {
        let r = board.island;
        let isle = format!("<circle class=\"isle\" cx=\"{x}\" cy=\"{y}\" r=\"{r}\"{data}/>");
        layers.add(Layer::Word, isle);
    }
    match mark.ink {
        // A number in a pale colour would not be seen: the colour is its ground.
        Ink::Paint(red, green, blue) => {
            let ground = board.clue(at);
            let paint = format!("fill=\"#{red:02x}{green:02x}{blue:02x}\"");
            layers.add(
                Layer::Fill,
                format!("<rect class=\"edge\" {} {paint}{data}/>", ground.attributes()),
            );
            (text_of.class, text_of.fill) = ("sign", Some(contrast(red, green, blue)));
            text_of.size *= 0.85;
        }
        _ if board.is_filled(at) => text_of.class = "given on-shade",
        _ => {}
    }
    layers.add(Layer::Word, text_of.element(board, text, &data));
}

/// Small words in fixed seats; only their number where they could not be read.
fn notes(
    board: &Board<'_>,
    at: Point,
    (across, words): (usize, &[String]),
    data: &str,
    layers: &mut Layers,
) {
    let (x, y) = board.point(at);
    if words.len() > MOST_NOTES {
        let count = words.iter().filter(|word| !word.is_empty()).count().to_string();
        let text = Text { class: "note", x, y, size: 0.3 * UNIT, fill: None };
        return layers.add(Layer::Word, text.element(board, &count, data));
    }
    let size = f32::min(0.26 * UNIT, seat_side(across, words.len()));
    for (i, text) in words.iter().enumerate().filter(|(_, text)| !text.is_empty()) {
        let (dx, dy) = from_middle(i, across, words.len());
        let note = Text { class: "note", x: x + dx, y: y + dy, size, fill: None };
        layers.add(Layer::Word, note.element(board, text, data));
    }
}

/// A line of text around a point.
struct Text<'t> {
    class: &'t str,
    x: f32,
    y: f32,
    size: f32,
    fill: Option<&'t str>,
}

impl Text<'_> {
    fn element(&self, board: &Board<'_>, text: &str, data: &str) -> String {
        // A digit is about seven tenths of its size high, and stands on its line.
        let (x, y) = (self.x, self.y + 0.345 * self.size);
        let fill = self.fill.map_or(String::new(), |fill| format!(" fill=\"{fill}\""));
        let class = self.class;
        let letters = board.letters.and_then(|all| all.word(class, text, (x, y), self.size));
        if let Some(Placed { transform, uses }) = letters {
            let head = format!("<g class=\"{class}\" transform=\"{transform}\"");
            return format!("{head}{fill}{data}>{uses}</g>");
        }
        let [x, y, size] = [x, y, self.size].map(number);
        let head = format!("<text class=\"{class}\" x=\"{x}\" y=\"{y}\"");
        format!("{head} font-size=\"{size}\"{fill}{data}>{}</text>", escaped(text))
    }
}

/// The strands of a stroke.
fn parallels(board: &Board<'_>, from: Point, to: Point, strands: u32) -> Vec<String> {
    let apart = f32::min(0.2, 0.5 / strands as f32);
    let strand = |i: u32| {
        let by = (i as f32 - (strands as f32 - 1.0) / 2.0) * apart;
        let (dx, dy) = if from.y == to.y { (0.0, by) } else { (by, 0.0) };
        let moved = |p: Point| board.point(Point::new(p.x + dx, p.y + dy));
        line(moved(from), moved(to))
    };
    (0..strands).map(strand).collect()
}

fn line(from: (f32, f32), to: (f32, f32)) -> String {
    let [x, y, to_x, to_y] = [from.0, from.1, to.0, to.1].map(number);
    format!("M{x} {y}L{to_x} {to_y}")
}

/// A clear area over everything one can point at.
pub(super) fn hit_areas(board: &Board<'_>, layers: &mut Layers) {
    let mut places: Vec<Place> = board.drawing.marks.iter().filter_map(|mark| mark.place).collect();
    if !board.has_islands() {
        places.extend(board.size.cells().map(Place::Cell));
    }
    // Lines first, then cells, then what lies between them: the smaller above the larger.
    let level = |place: &Place| match place {
        Place::Line(_) => 0,
        Place::Between(..) => 1,
        Place::Cell(_) => 2,
    };
    places.sort_by_key(|place| (level(place), *place));
    places.dedup();
    for place in places {
        let (area, data) = (board.area(place).attributes(), board.attribute(Some(place)));
        layers.add(Layer::Hit, format!("<rect class=\"hit\" {area}{data}/>"));
    }
}

//! Highlights: a frame for every cue, each of a shape of its own, so that colour is not needed.
//!
//! ```text
//! where    a wash and a solid frame      because  a hatched frame
//! follows  a dashed frame                wrong    a wavy frame
//! differs  a wash, a thin frame and a corner
//! ```
//!
//! On a filled cell a halo in the colour of the sheet lies below the frame.

use grille_engine::{Cue, Highlight, Place, Point};

use super::geometry::{Board, Rect, number};
use super::layers::{Layer, Layers};

/// Point at a place.
pub(super) fn light(board: &Board<'_>, highlight: Highlight, layers: &mut Layers) {
    let (place, data) = (highlight.place, board.attribute(Some(highlight.place)));
    let area = match place {
        // A square around an island, not across it.
        Place::Cell(cell) if board.has_islands() => board.cell(cell).inset(-3.0),
        _ => board.area(place),
    };
    let rect =
        |class: &str, area: Rect| format!("<rect class=\"{class}\" {}{data}/>", area.attributes());
    if is_filled(board, place) {
        let class = if highlight.cue == Cue::Where { "halo halo-where" } else { "halo" };
        layers.add(Layer::Frame, rect(class, area.inset(4.0)));
    }
    match highlight.cue {
        Cue::Where => {
            layers.add(Layer::Wash, rect("where", area));
            layers.add(Layer::Frame, rect("ring-where", area.inset(1.5)));
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

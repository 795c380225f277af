//! Drawings as SVG: text that browsers, printers and vector programs show as a picture.
//!
//! Colours are plain values in a style sheet, light ones and, where the reader prefers them, dark
//! ones; programs that know no media queries see the light ones. Everything painted for a place
//! says so (`data-cell="r3c5"`), and a clear area above it takes the pointer.

mod frames;
mod geometry;
mod layers;
mod letters;
mod marks;
mod series;
mod style;

use std::fmt::Write;

use grille_engine::Drawing;

pub use series::{Frame, Series, Use};
pub use style::style;

use geometry::{Board, escaped};
use layers::Layers;
use letters::Letters;

/// A picture that stands for itself: a whole file, its words as outlines. The title is for those who do
/// not see it.
pub fn document(drawing: &Drawing, title: &str) -> String {
    let letters = Letters::default();
    let board = Board::new(drawing).lettered(&letters);
    let layers = painted(&board);
    let style = format!("<style>{}</style>\n", style());
    head(&board, title, "") + &style + &letters.outlines() + &layers.text() + "</svg>\n"
}

/// The same for a page that has the style sheet ([`style`]) already, and fonts.
pub fn inline(drawing: &Drawing, title: &str) -> String {
    let board = Board::new(drawing);
    head(&board, title, "") + &painted(&board).text() + "</svg>\n"
}

fn painted(board: &Board<'_>) -> Layers {
    let mut layers = Layers::default();
    marks::ground(board, &mut layers);
    board.drawing.marks.iter().for_each(|mark| marks::mark(board, mark, &mut layers));
    frames::pointers(board.drawing).for_each(|pointer| pointer.paint(board, &mut layers));
    marks::hit_areas(board, &mut layers);
    layers
}

/// The beginning of a picture, with more attributes if there are any.
fn head(board: &Board<'_>, title: &str, more: &str) -> String {
    let (left, top, width, height) = board.view();
    let mut text = String::new();
    let head = "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"grille\" role=\"img\"";
    write!(text, "{head} width=\"{width}\" height=\"{height}\"").expect("writing to a string");
    writeln!(text, " viewBox=\"{left} {top} {width} {height}\"{more}>")
        .expect("writing to a string");
    writeln!(text, "<title>{}</title>", escaped(title)).expect("writing to a string");
    text
}

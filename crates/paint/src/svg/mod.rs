//! Drawings as SVG: text that browsers, printers and vector programs show as a picture.
//!
//! Colours are plain values in a style sheet, light ones and, where the reader prefers them, dark
//! ones; programs that know no media queries see the light ones. Everything painted for a place
//! says so (`data-cell="r3c5"`), and a clear area above it takes the pointer.

mod frames;
mod geometry;
mod layers;
mod marks;
mod series;
mod style;

use std::fmt::Write;

use grille_engine::Drawing;

pub use series::{Frame, Series, Use};
pub use style::style;

use geometry::{Board, escaped};
use layers::Layers;

/// A picture that stands for itself: a whole file. The title is for those who do not see it.
pub fn document(drawing: &Drawing, title: &str) -> String {
    picture(drawing, title, &format!("<style>{}</style>\n", style()))
}

/// The same for a page that has the style sheet ([`style`]) already.
pub fn inline(drawing: &Drawing, title: &str) -> String {
    picture(drawing, title, "")
}

fn picture(drawing: &Drawing, title: &str, style: &str) -> String {
    let board = Board::new(drawing);
    let text = head(&board, title, "") + style;
    let mut layers = Layers::default();
    marks::ground(&board, &mut layers);
    drawing.marks.iter().for_each(|mark| marks::mark(&board, mark, &mut layers));
    frames::pointers(drawing).for_each(|pointer| pointer.paint(&board, &mut layers));
    marks::hit_areas(&board, &mut layers);
    text + &layers.text() + "</svg>\n"
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

//! The numbers of rows and columns at the edge of a picture of characters.
//!
//! ```text
//!             1 1
//!     1 ... 9 0 1    columns, digit below digit where cells are narrow
//!    ┌───────────
//!  1 │ .     . . .
//! ```

use anstyle::Style;
use grille_engine::{Drawing, Edge, Ink, Point};

use super::canvas::Picture;
use super::layout::{Scale, has_rule};

/// Write the numbers of all rows and columns, where the drawing has them.
pub(super) fn number(
    picture: &mut Picture,
    columns: &Scale,
    rows: &Scale,
    drawing: &Drawing,
    style: Style,
) {
    if drawing.edge == Edge::Plain {
        return;
    }
    if has_rule(drawing) {
        let (width, height) = (drawing.width as f32, drawing.height as f32);
        let corner = Point::new(0.0, 0.0);
        for end in [Point::new(width, 0.0), Point::new(0.0, height)] {
            picture.border(columns, rows, [corner, end], Ink::Guide);
        }
    }
    for row in 0..drawing.height {
        let (text, at) = ((row + 1).to_string(), rows.anchor(row as f32 + 0.5));
        let start = columns.edge.end.saturating_sub(text.len());
        for (i, sign) in text.chars().enumerate() {
            picture.put(at, start + i, sign, style);
        }
    }
    for column in 0..drawing.width {
        let (text, at) = ((column + 1).to_string(), columns.anchor(column as f32 + 0.5));
        let (lines, digits) = (rows.edge.clone(), text.len());
        for (i, sign) in text.chars().enumerate() {
            let (line, at) = match drawing.has_clues() {
                _ if lines.len() == 1 => (lines.start, (at + 1 + i).saturating_sub(digits)),
                // The first digits stand below the board, or the last ones above it.
                true => (lines.start + i, at),
                false => (lines.end + i - digits, at),
            };
            picture.put(line, at, sign, style);
        }
    }
}

//! Highlights on a screen of characters: a sign before what is pointed at, and a colour.
//!
//! ```text
//! >5  look here      ∵5  because of this   ∴5  this follows
//! !5  this is wrong  ≠5  here two differ
//! ```
//!
//! Every cell has a blank before its word, and the sign takes that; a sign for a whole line stands
//! before the line, and that of a stroke in its middle.

use anstyle::{AnsiColor, Style};
use grille_engine::{Cue, Highlight, Place, Point};
use grille_grid::{Axis, Cell, Size};

use super::canvas::Picture;
use super::layout::Scale;

/// The sign that stands for a cue where there are no colours.
pub fn sign(cue: Cue) -> char {
    match cue {
        Cue::Where => '>',
        Cue::Because => '∵',
        Cue::Follows => '∴',
        Cue::Wrong => '!',
        Cue::Differs => '≠',
    }
}

fn colour(cue: Cue) -> AnsiColor {
    match cue {
        Cue::Where => AnsiColor::Yellow,
        Cue::Because => AnsiColor::Blue,
        Cue::Follows => AnsiColor::Green,
        Cue::Wrong => AnsiColor::Red,
        Cue::Differs => AnsiColor::Magenta,
    }
}

/// Point at a place of a picture.
pub(super) fn light(
    picture: &mut Picture,
    columns: &Scale,
    rows: &Scale,
    size: Size,
    highlight: Highlight,
) {
    let cue = highlight.cue;
    let signed = Style::new().bold().fg_color(Some(colour(cue).into()));
    let mut put = |row, column| picture.put(row, column, sign(cue), signed);
    let middle = |cell| Point::of(size, cell);
    match highlight.place {
        Place::Cell(cell) => {
            put(rows.anchor(middle(cell).y), columns.before_word(middle(cell).x));
            tint(picture, columns, rows, middle(cell), cue);
        }
        Place::Between(from, to) => {
            let ([from, to], axis) = ([middle(from), middle(to)], axis(size, from, to));
            let row = rows.anchor(from.y).midpoint(rows.anchor(to.y));
            let column = columns.anchor(from.x).midpoint(columns.anchor(to.x));
            // Beside an upright stroke, which may be as short as one character.
            put(row, if axis == Axis::Row { column } else { column.saturating_sub(1) });
        }
        Place::Line(line) => {
            let first = line.cells().next().map_or(Point::new(0.0, 0.0), middle);
            match line.axis {
                Axis::Row => put(rows.anchor(first.y), 0),
                Axis::Column => put(0, columns.anchor(first.x)),
            }
            line.cells().for_each(|cell| tint(picture, columns, rows, middle(cell), cue));
        }
    }
}

/// The direction of a stroke between two cells.
fn axis(size: Size, from: Cell, to: Cell) -> Axis {
    if size.row(from) == size.row(to) { Axis::Row } else { Axis::Column }
}

/// Colour what stands in a cell, unless its colours are part of the puzzle.
fn tint(picture: &mut Picture, columns: &Scale, rows: &Scale, at: Point, cue: Cue) {
    let word = columns.before_word(at.x) + 1..columns.cell(at.x).end;
    picture.restyle(rows.anchor(at.y), word, |style| match style.get_bg_color() {
        Some(_) => style,
        None => style.fg_color(Some(colour(cue).into())),
    });
}

//! Highlights on a screen of characters: a sign before what is pointed at, and a colour.
//!
//! ```text
//! ›5  look here      ∵5  because of this   ∴5  this follows
//! !5  this is wrong  ≠5  here two differ
//! ```
//!
//! Every cell has a blank before its word, and the sign takes that; a sign for a whole line stands
//! before the line, and that of a stroke in its middle.

use std::ops::Range;

use anstyle::{AnsiColor, Style};
use grille_engine::{Cue, Highlight, Place, Point};
use grille_grid::{Axis, Cell, Size};

use super::canvas::{BLOCK, Picture};
use super::layout::Scale;

/// The sign that stands for a cue where there are no colours.
pub fn sign(cue: Cue) -> char {
    match cue {
        Cue::Where => '›',
        Cue::Because => '∵',
        Cue::Follows => '∴',
        Cue::Wrong => '!',
        Cue::Differs => '≠',
    }
}

/// Black on a bright ground is read on light terminals and on dark ones.
fn style(cue: Cue) -> Style {
    let ground = match cue {
        Cue::Where => AnsiColor::BrightYellow,
        Cue::Because => AnsiColor::BrightCyan,
        Cue::Follows => AnsiColor::BrightGreen,
        Cue::Wrong => AnsiColor::BrightRed,
        Cue::Differs => AnsiColor::BrightMagenta,
    };
    AnsiColor::Black.on(ground)
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
    let mut put = |row, column| picture.put(row, column, sign(cue), style(cue));
    let middle = |cell| Point::of(size, cell);
    match highlight.place {
        Place::Cell(cell) => {
            put(rows.anchor(middle(cell).y), columns.before_word(middle(cell).x));
            let at = middle(cell);
            let word = columns.before_word(at.x) + 1..columns.cell(at.x).end;
            tint(picture, rows.anchor(at.y), word, cue);
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
            for at in line.cells().map(middle) {
                tint(picture, rows.anchor(at.y), columns.cell(at.x), cue);
            }
        }
    }
}

/// The direction of a stroke between two cells.
fn axis(size: Size, from: Cell, to: Cell) -> Axis {
    if size.row(from) == size.row(to) { Axis::Row } else { Axis::Column }
}

/// Colour some characters, unless they fill a cell or their colours are the puzzle's own.
fn tint(picture: &mut Picture, row: usize, columns: Range<usize>, cue: Cue) {
    picture.restyle(row, columns, |sign, old| match old.get_bg_color() {
        None if sign != BLOCK => style(cue) | old.get_effects(),
        _ => old,
    });
}

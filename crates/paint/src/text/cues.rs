//! Highlights on a screen of characters: a sign before what is pointed at, and a colour.
//!
//! ```text
//! ›5  look here      ∵5  because of this   ∴5  this follows
//! !5  this is wrong  ≠5  here two differ
//! ```
//!
//! Every cell has a blank before its word, and the sign takes that; a sign for a whole line stands
//! before the line, and that of a stroke in its middle. A block has a heavy frame.

use std::ops::Range;

use anstyle::{AnsiColor, Effects, Style};
use grille_engine::{Area, Cue, Drawing, Highlight, Mark, Place, Point, Shape};
use grille_grid::{Axis, Cell, Size};
use unicode_width::UnicodeWidthStr;

use super::canvas::{BLOCK, Picture};
use super::layout::{self, Scale};

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
            let (row, column) = between(columns, rows, size, from, to);
            let axis = axis(size, from, to);
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

/// Draw a heavy frame on the lines around a rectangle of cells, if the board has lines there.
pub(super) fn surround(
    picture: &mut Picture,
    columns: &Scale,
    rows: &Scale,
    size: Size,
    area: Area,
) {
    let [from, to] = [area.from, area.to].map(|cell| Point::of(size, cell));
    let ends = |scale: &Scale, from: f32, to: f32| {
        Some((scale.line(from.floor())?, scale.line(to.floor() + 1.0)?))
    };
    for at in cells_of(size, area).map(|cell| Point::of(size, cell)) {
        tint(picture, rows.anchor(at.y), columns.cell(at.x), area.cue);
    }
    let sides = (ends(columns, from.x, to.x), ends(rows, from.y, to.y));
    let (Some((left, right)), Some((top, bottom))) = sides else { return };
    let mut put = |row, column, sign| picture.put(row, column, sign, Style::new().bold());
    for column in left + 1..right {
        for row in [top, bottom] {
            put(row, column, '━');
        }
    }
    for row in top + 1..bottom {
        for column in [left, right] {
            put(row, column, '┃');
        }
    }
    let corners = [(top, left, '┏'), (top, right, '┓'), (bottom, left, '┗'), (bottom, right, '┛')];
    for (row, column, sign) in corners {
        put(row, column, sign);
    }
}

fn cells_of(size: Size, area: Area) -> impl Iterator<Item = Cell> {
    let rows = size.row(area.from)..=size.row(area.to);
    let columns = size.column(area.from)..=size.column(area.to);
    rows.flat_map(move |row| columns.clone().map(move |column| size.cell(row, column)))
}

/// Strike a pencil mark, where the terminal can.
pub(super) fn strike(
    picture: &mut Picture,
    columns: &Scale,
    rows: &Scale,
    drawing: &Drawing,
    cell: Cell,
    seat: u8,
) {
    let is_its = |mark: &&Mark| mark.place == Some(Place::Cell(cell));
    let notes = drawing.marks.iter().filter(is_its).find_map(|mark| match &mark.shape {
        Shape::Notes { at, words, .. } => Some((*at, layout::notes(words))),
        _ => None,
    });
    let Some((at, words)) = notes else { return };
    let behind: usize = words.iter().skip(usize::from(seat)).map(|word| word.width()).sum();
    let own = words.get(usize::from(seat)).map_or(0, |word| word.trim_end_matches(',').width());
    let start = (columns.anchor(at.x) + 1).saturating_sub(behind);
    picture.restyle(rows.anchor(at.y), start..start + own, |_, old| old | Effects::STRIKETHROUGH);
}

/// The row and the column in the middle between two cells.
pub(super) fn between(
    columns: &Scale,
    rows: &Scale,
    size: Size,
    from: Cell,
    to: Cell,
) -> (usize, usize) {
    let [from, to] = [from, to].map(|cell| Point::of(size, cell));
    let row = rows.anchor(from.y).midpoint(rows.anchor(to.y));
    (row, columns.anchor(from.x).midpoint(columns.anchor(to.x)))
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

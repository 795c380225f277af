//! A nonogram as a picture: filled cells, clues to the left and above, every fifth line stronger.

use grille_engine::constraints::Run;
use grille_engine::{Drawing, Ink, Known, Mark, Place, Point, Shape, Values, Var};
use grille_grid::{Axis, Cell, Size};

use super::Nonogram;

pub(super) fn draw(nonogram: &Nonogram, known: Known<'_>) -> Drawing {
    let size = nonogram.size;
    let longest = |axis| nonogram.along(axis).iter().map(|runs| runs.len().max(1)).max();
    let depth = |axis| longest(axis).unwrap_or(1) as u32;
    let mut marks = clues(nonogram);
    marks.extend(lines(size));
    marks.extend(size.cells().filter_map(|cell| in_cell(nonogram, cell, known)));
    let (left, above) = (depth(Axis::Row), depth(Axis::Column));
    let (width, height) = (size.width, size.height);
    let ground = (!nonogram.palette.is_plain()).then(|| nonogram.palette.colour(0).paint);
    Drawing { width, height, left, above, ground, marks, ..Drawing::default() }
}

/// The lines between clues and board, and every fifth one to count by.
fn lines(size: Size) -> impl Iterator<Item = Mark> {
    let (right, bottom) = (size.width as f32, size.height as f32);
    let ink = |i: u32| if i == 0 { Ink::Border } else { Ink::Guide };
    let fifth = |count: u32| (0..count).step_by(5).map(move |i| (i as f32, ink(i)));
    let across = move |(y, ink)| Mark::line(Point::new(0.0, y), Point::new(right, y), ink);
    let down = move |(x, ink)| Mark::line(Point::new(x, 0.0), Point::new(x, bottom), ink);
    fifth(size.height).map(across).chain(fifth(size.width).map(down))
}

/// A colour, what is possible, or nothing where that is plain to see.
fn in_cell(nonogram: &Nonogram, cell: Cell, known: Known<'_>) -> Option<Mark> {
    let (size, var) = (nonogram.size, Var(cell.0));
    let at = Point::of(size, cell);
    let mark = |ink, shape| Some(Mark::at(Place::Cell(cell), ink, shape));
    match (known.value(var), known.candidates(var)) {
        (None, Some(values)) if !nonogram.palette.is_plain() => {
            let words = notes(nonogram, values);
            let across = words.len().isqrt().max(2) as u32;
            Some(Mark::notes(size, cell, across, words))
        }
        (None, _) => Some(Mark::word(size, cell, "·", Ink::Faint)),
        // A finished picture speaks for itself.
        (Some(0), _) if matches!(known, Known::Solution(_)) => None,
        (Some(0), _) => mark(Ink::Faint, Shape::Cross { at }),
        (Some(value), _) => {
            let sign = nonogram.palette.colour(value).sign;
            mark(ink(nonogram, value), Shape::Fill { at, sign })
        }
    }
}

fn notes(nonogram: &Nonogram, values: Values) -> Vec<String> {
    let word = |value: u8| match values.has(value) {
        true => nonogram.palette.colour(value).sign.to_string(),
        false => String::new(),
    };
    (0..nonogram.palette.len() as u8).map(word).collect()
}

fn ink(nonogram: &Nonogram, value: u8) -> Ink {
    if nonogram.palette.is_plain() {
        return Ink::Shade;
    }
    let (red, green, blue) = nonogram.palette.colour(value).paint;
    Ink::Paint(red, green, blue)
}

fn clues(nonogram: &Nonogram) -> Vec<Mark> {
    let mut marks = Vec::new();
    for line in nonogram.size.lines() {
        let empty = [Run { length: 0, colour: 0 }];
        let runs = nonogram.runs(line);
        let shown = if runs.is_empty() { &empty } else { runs };
        for (i, run) in shown.iter().enumerate() {
            let back = i as i32 - shown.len() as i32;
            let index = line.index as i32;
            let at = match line.axis {
                Axis::Row => Point::middle(index, back),
                Axis::Column => Point::middle(back, index),
            };
            let (ink, text) = clue(nonogram, run);
            marks.push(Mark::at(Place::Line(line), ink, Shape::Word { at, text }));
        }
    }
    marks
}

/// A number, with its colour and the sign of that where there are several.
fn clue(nonogram: &Nonogram, run: &Run) -> (Ink, String) {
    if nonogram.palette.is_plain() || run.colour == 0 {
        return (Ink::Given, run.length.to_string());
    }
    let sign = nonogram.palette.colour(run.colour).sign;
    (ink(nonogram, run.colour), format!("{}{sign}", run.length))
}

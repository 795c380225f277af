//! A nonogram as a picture: filled cells, clues to the left and above.

use grille_engine::constraints::Run;
use grille_engine::{Drawing, Ink, Known, Mark, Point, Var};
use grille_grid::Axis;

use super::Nonogram;

pub(super) fn draw(nonogram: &Nonogram, known: Known<'_>) -> Drawing {
    let size = nonogram.size;
    let longest = |axis| nonogram.along(axis).iter().map(|runs| runs.len().max(1)).max();
    let depth = |axis| longest(axis).unwrap_or(1) as u32;
    let mut marks = clues(nonogram);
    let corner = Point::new(0.0, 0.0);
    for to in [Point::new(0.0, size.height as f32), Point::new(size.width as f32, 0.0)] {
        marks.push(Mark::Stroke { from: corner, to, strands: 1, ink: Ink::Border });
    }
    for cell in size.cells() {
        let at = Point::middle(size.row(cell) as i32, size.column(cell) as i32);
        marks.push(match known.value(Var(cell.0)) {
            None => Mark::Word { at, text: "·".to_owned(), ink: Ink::Faint },
            Some(0) => continue,
            Some(value) => {
                let sign = nonogram.palette.colour(value).sign;
                Mark::Fill { at, ink: ink(nonogram, value), sign }
            }
        });
    }
    let (left, above) = (depth(Axis::Row), depth(Axis::Column));
    let (width, height) = (size.width, size.height);
    Drawing { width, height, left, above, marks, ..Drawing::default() }
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
            let plain = nonogram.palette.is_plain() || run.colour == 0;
            let ink = if plain { Ink::Given } else { ink(nonogram, run.colour) };
            marks.push(Mark::Word { at, text: run.length.to_string(), ink });
        }
    }
    marks
}

//! A finished board in half blocks, where there is room for nothing else: a character is one cell wide
//! and two cells high, and clues and numbers are left out.

use anstyle::{Color, RgbColor, Style};
use grille_engine::{Drawing, Ink, Lattice, Place, Shape};

use super::canvas::{BLOCK, Picture};
use super::colours::Colours;

const UPPER: char = '▀';
const LOWER: char = '▄';

/// The cells of a finished board alone, if some of them are filled.
pub fn halves(drawing: &Drawing, colours: Colours) -> Option<Picture> {
    let (size, cells) = (drawing.size(), filled(drawing)?);
    let ground = drawing.ground.filter(|_| colours != Colours::None);
    let lines = size.height.div_ceil(2);
    let mut picture = Picture::blank(drawing, size.width as usize, lines as usize);
    for line in 0..lines {
        for column in 0..size.width {
            // Below the last cell there may be none.
            let [upper, lower] = [2 * line, 2 * line + 1]
                .map(|row| (row < size.height).then(|| cells[size.cell(row, column).index()]));
            let (sign, style) = match ground {
                Some(ground) => {
                    painted([upper, lower].map(|cell| Some(paint(cell?, ground, colours))))
                }
                None => {
                    (two_valued([upper, lower].map(|cell| cell.flatten().is_some())), Style::new())
                }
            };
            picture.put(line as usize, column as usize, sign, style);
        }
    }
    Some(picture)
}

/// What fills each cell; nothing if none is filled, or some are open.
fn filled(drawing: &Drawing) -> Option<Vec<Option<Ink>>> {
    if drawing.lattice != Lattice::Cells || drawing.is_open() {
        return None;
    }
    let mut cells = vec![None; drawing.size().area()];
    for mark in &drawing.marks {
        let Some(Place::Cell(cell)) = mark.place else { continue };
        match &mark.shape {
            Shape::Fill { .. } => cells[cell.index()] = Some(mark.ink),
            Shape::Word { text, .. } if drawing.full == Some(text) => {
                cells[cell.index()] = Some(Ink::Shade);
            }
            // It says that this one stays empty, so others may not.
            Shape::Ring { .. } => return None,
            _ => {}
        }
    }
    cells.iter().any(Option::is_some).then_some(cells)
}

fn paint(cell: Option<Ink>, ground: (u8, u8, u8), colours: Colours) -> Color {
    let ground = RgbColor(ground.0, ground.1, ground.2);
    match cell {
        Some(Ink::Paint(red, green, blue)) => {
            colours.nearest_on(ground, RgbColor(red, green, blue))
        }
        _ => colours.nearest_on(ground, ground),
    }
}

fn painted([upper, lower]: [Option<Color>; 2]) -> (char, Style) {
    let sign = if upper == lower { ' ' } else { UPPER };
    (sign, Style::new().fg_color(upper).bg_color(lower))
}

fn two_valued(cells: [bool; 2]) -> char {
    match cells {
        [true, true] => BLOCK,
        [true, false] => UPPER,
        [false, true] => LOWER,
        [false, false] => ' ',
    }
}

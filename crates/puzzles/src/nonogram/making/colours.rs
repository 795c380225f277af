//! The colours of made pictures, and what brings all of them into one.

use grille_chance::Seed;
use grille_engine::Value;

use super::super::Palette;
use super::super::palette::WHITE;
use super::field::Field;
use super::sketch::Sketch;
use crate::pixels::Paint;

/// Colours that are told apart on white, also by most of those who see few (after Okabe and Ito).
const INKS: [Paint; 8] = [
    (0, 114, 178),
    (213, 94, 0),
    (0, 158, 115),
    (0, 0, 0),
    (230, 159, 0),
    (204, 121, 167),
    (86, 180, 233),
    (140, 90, 40),
];

/// The most colours of a picture that is made.
pub(super) const MOST: u32 = INKS.len() as u32;

/// So many colours on white; one is black.
pub(super) fn palette(colours: u32) -> Palette {
    if colours <= 1 {
        return Palette::plain();
    }
    let inks: Vec<(char, Paint)> =
        INKS.iter().take(colours as usize).map(|&ink| ('-', ink)).collect();
    Palette::new(WHITE, &inks).expect("a few colours")
}

/// Bring colours that a picture lacks into the largest part of it, where a field is high.
pub(super) fn complete(sketch: &mut Sketch, colours: u32, reach: u32, seed: &mut Seed) {
    if colours < 2 {
        return;
    }
    let field = Field::smooth(sketch.size, reach, seed);
    for missing in 1..=colours as Value {
        if sketch.cells.contains(&missing) {
            continue;
        }
        let often = |value: Value| sketch.cells.iter().filter(|&&cell| cell == value).count();
        let Some(most) = (1..=colours as Value).max_by_key(|&value| often(value)) else { return };
        let part: Vec<usize> =
            (0..sketch.cells.len()).filter(|&cell| sketch.cells[cell] == most).collect();
        let bound = field.quantile(&part, 0.5);
        let high = part.into_iter().filter(|&cell| field.heights[cell] >= bound);
        high.for_each(|cell| sketch.cells[cell] = missing);
    }
}

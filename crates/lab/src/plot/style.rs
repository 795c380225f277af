//! How curves look: colours that colour-blind people tell apart (Okabe and Ito), and for those who
//! see none, other strokes and marks.

use plotters::prelude::*;

/// Lengths are drawn so many times as large, for plotters draws in whole pixels, and shown small.
pub const SCALE: i32 = 8;

/// Paper is seldom yellow enough for their yellow: it is left out, and black is last.
const COLOURS: [RGBColor; 7] = [
    RGBColor(0, 114, 178),
    RGBColor(213, 94, 0),
    RGBColor(0, 158, 115),
    RGBColor(204, 121, 167),
    RGBColor(230, 159, 0),
    RGBColor(86, 180, 233),
    RGBColor(0, 0, 0),
];

/// Lengths of dashes and of gaps between them; whole lines have none. There are four, and seven colours,
/// so that the first 28 curves all differ.
const DASHES: [Option<(i32, i32)>; 4] = [None, Some((9, 4)), Some((3, 3)), Some((5, 8))];

/// Text on a plot.
pub const INK: RGBColor = RGBColor(34, 34, 34);
/// Lines behind the data.
pub const FAINT: RGBColor = RGBColor(225, 225, 225);

/// How one curve looks.
#[derive(Clone, Copy)]
pub struct Look(pub usize);

impl Look {
    pub fn colour(self) -> RGBColor {
        COLOURS[self.0 % COLOURS.len()]
    }

    pub fn line(self) -> ShapeStyle {
        self.colour().stroke_width((SCALE * 2) as u32)
    }

    pub fn dashes(self) -> Option<(i32, i32)> {
        DASHES[self.0 % DASHES.len()]
    }

    /// The corners of the mark at a point, around it.
    pub fn mark(self) -> Vec<(i32, i32)> {
        let r = 4 * SCALE;
        match self.0 % 5 {
            0 => around(r, 24, 0.0),
            1 => around(r * 6 / 5, 4, 0.125),
            2 => around(r * 6 / 5, 3, 0.75),
            3 => around(r * 5 / 4, 4, 0.0),
            _ => around(r * 6 / 5, 3, 0.25),
        }
    }
}

/// The corners of a regular shape, the first at a part of the turn.
fn around(radius: i32, corners: u32, first: f64) -> Vec<(i32, i32)> {
    let corner = |i: u32| {
        let turn = (first + f64::from(i) / f64::from(corners)) * std::f64::consts::TAU;
        let at = |share: f64| (share * f64::from(radius)).round() as i32;
        (at(turn.cos()), at(turn.sin()))
    };
    (0..corners).map(corner).collect()
}

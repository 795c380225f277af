//! Drawn figures: things and living beings with proportions by chance, each in its scenery.

mod living;
mod things;

use grille_chance::Seed;
use grille_grid::Size;

use super::brush::{Brush, disc, rectangle};
use super::sketch::Sketch;

/// How a figure is drawn.
type Draw = fn(&mut Brush<'_>);

/// All figures.
const FIGURES: &[Draw] = &[
    things::house,
    things::boat,
    things::car,
    things::rocket,
    things::castle,
    things::cup,
    things::umbrella,
    things::balloon,
    things::mountains,
    living::tree,
    living::fir,
    living::face,
    living::fish,
    living::flower,
    living::cat,
    living::mushroom,
    living::butterfly,
    things::snowman,
    living::bird,
    things::heart,
];

/// One of the figures.
pub(super) fn draw(size: Size, colours: u32, seed: &mut Seed) -> Sketch {
    let figure = *seed.pick(FIGURES);
    let mut brush = Brush::new(size, colours, seed);
    figure(&mut brush);
    brush.sketch
}

/// The ground under a figure, from here down.
fn ground(brush: &mut Brush<'_>, ink: u32, top: f32) {
    let (left, up) = brush.beyond();
    let slope = brush.between(-0.04, 0.04);
    let is_below = move |(x, y): (f32, f32)| y >= top + slope * (x - 0.5);
    brush.fill(ink, move |at| is_below(at) && rectangle((-left, 0.0), (1.0 + left, 1.0 + up))(at));
}

/// A sun or a moon in one of the upper corners.
fn sun(brush: &mut Brush<'_>, ink: u32) {
    let (left, up) = brush.beyond();
    let size = brush.between(0.07, 0.12);
    let x = brush.between(0.08, 0.16);
    let middle = (x - left, 0.13 - up);
    brush.fill(ink, disc(middle, (size, size)));
    if brush.percent(30) {
        let bite = (middle.0 + 0.6 * size, middle.1 - 0.3 * size);
        brush.join(super::brush::PAPER, disc(bite, (0.85 * size, 0.85 * size)));
    }
}

/// A cloud of three discs.
fn cloud(brush: &mut Brush<'_>, ink: u32, (x, y): (f32, f32)) {
    let wide = brush.between(0.08, 0.12);
    let puffs = [
        disc((x - wide, y), (0.8 * wide, 0.5 * wide)),
        disc((x, y - 0.35 * wide), (wide, 0.7 * wide)),
        disc((x + wide, y), (0.8 * wide, 0.5 * wide)),
    ];
    brush.fill(ink, move |at| puffs.iter().any(|puff| puff(at)));
}

//! The clues of random pictures, for tests.

use grille_chance::Seed;
use grille_engine::Value;
use grille_engine::constraints::Runs;

use super::super::{Nonogram, Palette};

/// The clues of a picture by chance, two cells in five full, in so many colours.
pub(super) fn picture(seed: &mut Seed, width: usize, height: usize, colours: u8) -> Nonogram {
    let mut cell = |_| match seed.percent(40) {
        true => 1 + seed.below(usize::from(colours)) as Value,
        false => 0,
    };
    let picture: Vec<Value> = (0..width * height).map(&mut cell).collect();
    let rows = picture.chunks(width).map(|row| Runs::of(row.iter().copied()));
    let column = |x: usize| Runs::of(picture[x..].iter().step_by(width).copied());
    let paints: Vec<_> = (1..=colours).map(|colour| ('a', (colour, 0, 0))).collect();
    let palette = match colours {
        1 => Palette::plain(),
        _ => Palette::coloured((255, 255, 255), &paints).expect("a few colours"),
    };
    Nonogram::new(palette, rows.collect(), (0..width).map(column).collect())
}

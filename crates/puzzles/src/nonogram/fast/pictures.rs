//! The clues of random pictures, for tests.

use grille_engine::Value;
use grille_engine::constraints::Runs;

use super::super::{Nonogram, Palette};

/// Pictures by chance; a number names one for ever.
pub(super) struct Pictures(pub u64);

impl Pictures {
    fn below(&mut self, count: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) % count
    }

    /// The clues of a picture, two cells in five full, in so many colours.
    pub fn next(&mut self, width: usize, height: usize, colours: u8) -> Nonogram {
        let mut cell = |_| match self.below(5) < 2 {
            true => 1 + self.below(u64::from(colours)) as Value,
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
}

//! Symmetric shapes: invaders, snowflakes, ornaments.

use grille_chance::Seed;
use grille_engine::Level;
use grille_grid::{Cell, Size};

use super::field::Field;
use crate::making::Symmetry;

/// The symmetries that shapes have where none is wished.
const USUAL: [Symmetry; 5] =
    [Symmetry::Mirror, Symmetry::Mirror, Symmetry::Full, Symmetry::QuarterTurn, Symmetry::HalfTurn];

/// The symmetry of a shape on a board where none is wished. The features of very easy pictures are so large
/// that those of much symmetry would be dull, and often the same.
pub(super) fn usual(size: Size, level: Level, seed: &mut Seed) -> Symmetry {
    let symmetry = *seed.pick(&USUAL);
    let is_free = size.width == size.height && level > Level::VeryEasy;
    let fits = is_free || !symmetry.needs_square();
    if fits { symmetry } else { Symmetry::Mirror }
}

/// How much a shape keeps to the middle, to petals or rings, and to chance.
const MIDDLE: i64 = 800;
const WAVES: i64 = 700;
const CHANCE: i32 = 1500;

/// A field that is high in the middle, in petals or rings around it, and where chance has it.
pub(super) fn field(size: Size, orbits: &[Vec<Cell>], reach: u32, seed: &mut Seed) -> Field {
    let chance = Field::smooth(size, reach, seed).symmetric(orbits).scaled(CHANCE);
    let (number, is_ring) = (2 + seed.below(4) as u32, seed.one_in(2));
    let (middle, waves) = (seed.below(1 + MIDDLE as usize), seed.below(1 + WAVES as usize));
    let (middle, waves) = (middle as i64, waves as i64);
    let height = |cell: Cell| {
        let (x, y) = from_middle(size, cell);
        let far = (x * x + y * y).isqrt();
        let wave = match is_ring {
            true => 1000 - (far * i64::from(number) % 1000 - 500).abs() * 4,
            false => petal(x, far, 2 * number),
        };
        ((waves * wave - middle * far) / 1000) as i32
    };
    chance.with(&Field::of(size, height).symmetric(orbits))
}

/// From the middle to the right and down, of 1000 to the border.
fn from_middle(size: Size, cell: Cell) -> (i64, i64) {
    let of = |place: u32, length: u32| {
        (2 * i64::from(place) + 1 - i64::from(length)) * 1000 / i64::from(length.max(1))
    };
    (of(size.column(cell), size.width), of(size.row(cell), size.height))
}

/// The height of so many petals around the middle: the cosine of a multiple of the angle, by
/// Chebyshev's recurrence from its cosine.
fn petal(x: i64, far: i64, petals: u32) -> i64 {
    let cosine = x * 1000 / far.max(1);
    let (mut before, mut now) = (1000, cosine);
    for _ in 1..petals {
        (before, now) = (now, 2 * cosine * now / 1000 - before);
    }
    now.clamp(-1000, 1000)
}

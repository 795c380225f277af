//! New nonograms: a picture by chance that looks like something, then changed in a few cells until
//! it has one solution that the rules of a level find.

mod brush;
mod colours;
mod field;
mod figure;
mod harden;
mod proof;
mod repair;
mod shape;
mod sketch;
mod stuck;

use grille_chance::Seed;
use grille_engine::{Level, Limits, Message, message};
use grille_grid::{Cell, Size};

use self::field::Field;
pub(super) use self::repair::Terms;
use self::repair::repair;
pub(super) use self::sketch::Sketch;
pub(super) use self::stuck::{differences, stuck};
use super::Nonogram;
use crate::making::{Making, Missed, Symmetry, Wanted, Wish};
use crate::misfit::check_size;

pub(super) const MAKING: Making<Nonogram> = Making {
    heeds: &[Wanted::Density, Wanted::Symmetry, Wanted::Colours, Wanted::Motif],
    usual: Size::square(15),
    motifs: &["field", "shape", "figure"],
    check,
    attempt,
    prove: Some(proof::prove),
};

fn check(wish: &Wish) -> Result<(), Message> {
    check_size(wish.size).map_err(|misfit| misfit.message())?;
    if wish.colours.is_some_and(|colours| !(1..=colours::MOST).contains(&colours)) {
        return Err(message!("nonogram-made-colours", most = colours::MOST));
    }
    Ok(())
}

/// How far the share of filled cells may be from what is wished.
const NEAR: f64 = 0.06;

/// A repair looks at so many changes in each turn, and at so many in all.
const BREADTH: usize = 8;
const LOOKS: usize = 240;

/// Turns in a row that may bring nothing.
const PATIENCE: u32 = 12;

/// A picture of which lines leave more than one in so many cells open is not worth a repair.
const HOPELESS: usize = 3;

fn attempt(wish: &Wish, seed: &mut Seed, limits: Limits<'_>) -> Result<Nonogram, Missed> {
    let colours = wish.colours.unwrap_or(1);
    let palette = colours::palette(colours);
    let level = wish.level.unwrap_or(Level::Medium);
    let motif = motif(wish, seed);
    let orbits = orbits(wish, motif, level, seed);
    let sketch = draw(wish, motif, &orbits, level, seed);
    let terms = Terms {
        palette: &palette,
        orbits: &orbits,
        weights: &[],
        stuck: &|nonogram| stuck(nonogram, level),
        most_open: wish.size.area() / HOPELESS,
        breadth: BREADTH,
        looks: LOOKS,
        patience: PATIENCE,
    };
    let sketch = of_level(sketch, &terms, wish.level, seed, limits)?;
    let is_near = |density: f64| (sketch.share() - density).abs() <= NEAR;
    let has_all = (1..=colours as u8).all(|value| sketch.cells.contains(&value));
    let is_wished = has_all && wish.density.is_none_or(is_near);
    if is_wished { Ok(sketch.nonogram(&palette)) } else { Err(Missed::NotThisTime) }
}

/// Change a picture until it is of a level, or solved by lines where none is wished.
pub(super) fn of_level(
    sketch: Sketch,
    terms: &Terms<'_>,
    level: Option<Level>,
    seed: &mut Seed,
    limits: Limits<'_>,
) -> Result<Sketch, Missed> {
    match level {
        Some(level @ (Level::Hard | Level::Fiendish)) => {
            harden::harden(sketch, terms, level, seed, limits)
        }
        Some(Level::Medium) => harden::sharpen(sketch, terms, seed, limits),
        _ => repair(sketch, terms, seed, limits),
    }
}

/// What the picture is made of.
fn motif<'w>(wish: &'w Wish, seed: &mut Seed) -> &'w str {
    match &wish.motif {
        Some(motif) => motif.as_str(),
        None if wish.symmetry.is_some() => "shape",
        None => MAKING.motifs[seed.below(MAKING.motifs.len())],
    }
}

/// The cells that are alike by the symmetry of the picture; none where it has none.
fn orbits(wish: &Wish, motif: &str, level: Level, seed: &mut Seed) -> Vec<Vec<Cell>> {
    let symmetry = match wish.symmetry {
        Some(symmetry) => symmetry,
        None if motif == "shape" => shape::usual(wish.size, level, seed),
        None => Symmetry::None,
    };
    if symmetry == Symmetry::None { Vec::new() } else { symmetry.orbits(wish.size) }
}

fn draw(wish: &Wish, motif: &str, orbits: &[Vec<Cell>], level: Level, seed: &mut Seed) -> Sketch {
    let colours = wish.colours.unwrap_or(1);
    let reach = reach(wish.size, level, seed);
    let density = wish.density.unwrap_or_else(|| usual_density(level, seed));
    let mut sketch = match motif {
        "figure" => figure(wish, colours, seed),
        "shape" => {
            let field = shape::field(wish.size, orbits, reach.div_ceil(2), seed);
            banded(&field, density, colours, orbits, seed)
        }
        _ => {
            let field = Field::smooth(wish.size, reach, seed).symmetric(orbits);
            banded(&field, density, colours, orbits, seed)
        }
    };
    colours::complete(&mut sketch, colours, reach, seed);
    sketch.made_symmetric(orbits);
    sketch
}

/// How far noise is blurred: the larger the features, the easier the puzzle.
fn reach(size: Size, level: Level, seed: &mut Seed) -> u32 {
    let side = size.width.min(size.height);
    match level {
        Level::VeryEasy => side / 6 + 1,
        Level::Easy => side / 12 + 1,
        Level::Medium => side / 20 + 1,
        Level::Hard | Level::Fiendish => 1 + seed.below(side as usize / 16 + 1) as u32,
    }
}

/// The share of filled cells where none is wished.
fn usual_density(level: Level, seed: &mut Seed) -> f64 {
    let percent = match level {
        Level::VeryEasy => 60 + seed.below(15),
        Level::Easy | Level::Medium => 48 + seed.below(18),
        Level::Hard | Level::Fiendish => 42 + seed.below(16),
    };
    percent as f64 / 100.0
}

/// The highest cells of a field, in bands of its own height or by chance.
fn banded(
    field: &Field,
    density: f64,
    colours: u32,
    orbits: &[Vec<Cell>],
    seed: &mut Seed,
) -> Sketch {
    let mut sketch = field.highest(density);
    if colours > 1 {
        match seed.one_in(2) {
            true => field.colour(&mut sketch, colours),
            false => {
                let reach = sketch.size.width.min(sketch.size.height) / 8 + 1;
                let other = Field::smooth(sketch.size, reach, seed).symmetric(orbits);
                other.colour(&mut sketch, colours);
            }
        }
    }
    sketch
}

/// Figures that are drawn before the one nearest to a density is taken.
const FIGURES: usize = 12;

fn figure(wish: &Wish, colours: u32, seed: &mut Seed) -> Sketch {
    let Some(density) = wish.density else { return figure::draw(wish.size, colours, seed) };
    let figures = (0..FIGURES).map(|_| figure::draw(wish.size, colours, seed));
    let far = |sketch: &Sketch| (sketch.share() - density).abs();
    let nearest = figures.min_by(|one, other| far(one).total_cmp(&far(other)));
    nearest.expect("there are some figures")
}

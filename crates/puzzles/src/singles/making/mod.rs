//! New singles: a random shading to which no cell can be added, numbers that are nowhere twice in a line,
//! and for the shaded cells numbers that lead to it.

mod latin;
mod numbering;
mod shading;
mod steering;

use grille_chance::Seed;
use grille_engine::{Level, Limits, Message, message};
use grille_grid::{Cell, Size};
use latin::shuffled;
use numbering::Draft;
use shading::Shading;

use super::Singles;
use crate::making::{Making, Missed, Wanted, Way, Wish};
use crate::misfit::check_size;

pub(super) const MAKING: Making<Singles> = Making {
    heeds: &[Wanted::Density, Wanted::Way],
    usual: Size::square(8),
    motifs: &[],
    check,
    attempt,
    prove: None,
};

/// So often a shading is thrown until it is as dense as wished.
const SHADINGS: usize = 30;

/// So far the share of shaded cells may be from what is wished, or by one cell.
const TOLERANCE: f64 = 0.01;

/// Easy boards begin with shaded cells wide apart, which leave no white cell alone.
const EASY_LEAN: f64 = -60.0;

/// The density of the document's way where none is wished.
const USUAL_DENSITY: f64 = 0.2;

/// Boards that are not tiny are not denser, and those with one solution not less dense; how far one comes
/// depends on the size, and trying tells.
const LEAST: f64 = 0.2;
const MOST: f64 = 0.4;

/// The side of a board that is not tiny.
const SIDE: u32 = 5;

fn check(wish: &Wish) -> Result<(), Message> {
    check_size(wish.size).map_err(|misfit| misfit.message())?;
    if wish.way == Way::Document && (wish.level.is_some() || wish.needs.is_some()) {
        return Err(message!("singles-made-document"));
    }
    match wish.density.is_none_or(|density| density > 0.0 && density <= 1.0) {
        true => Ok(()),
        false => Err(message!("singles-made-density")),
    }
}

/// Is a density out of reach, whatever is tried?
fn is_far(wish: &Wish) -> bool {
    let is_tiny = wish.size.width.min(wish.size.height) < SIDE;
    let least = if wish.way == Way::Document { 0.0 } else { LEAST };
    !is_tiny && wish.density.is_some_and(|density| !(least..=MOST).contains(&density))
}

fn attempt(wish: &Wish, seed: &mut Seed, limits: Limits<'_>) -> Result<Singles, Missed> {
    if is_far(wish) {
        return Err(Missed::NotThisTime);
    }
    if wish.way == Way::Document {
        return as_the_document(wish, seed);
    }
    let shading = shading(wish, seed)?;
    if shading.number == 0 {
        return Err(Missed::NotThisTime);
    }
    let mut draft = Draft::new(wish.size, &shading, seed);
    match wish.level {
        Some(level) => draft.steer(level, rounds(wish.size), seed, limits)?,
        None => draft.lead_on(seed, limits)?,
    }
    Ok(draft.singles)
}

/// Larger boards need more changes.
fn rounds(size: Size) -> usize {
    30 + size.area() / 4
}

/// A shading that is as dense as wished, and such that easy rules can tell all white cells.
fn shading(wish: &Wish, seed: &mut Seed) -> Result<Shading, Missed> {
    let area = wish.size.area() as f64;
    let is_easy = wish.level.is_some_and(|level| level <= Level::Easy);
    let mut lean = if is_easy { EASY_LEAN } else { 0.0 };
    for _ in 0..SHADINGS {
        let mut shading = Shading::random(wish.size, lean as i32, seed)?;
        if is_easy {
            let Some(covered) = shading.covered(rounds(wish.size), seed)? else { continue };
            shading = covered;
        }
        let Some(density) = wish.density else { return Ok(shading) };
        let off = density * area - shading.number as f64;
        if off.abs() <= (TOLERANCE * area).max(1.0) {
            return Ok(shading);
        }
        lean = f64::clamp(lean + 400.0 * off / area, -100.0, 100.0);
    }
    Err(Missed::NotThisTime)
}

/// A Latin square, cells shaded at random up to a density, and any numbers in these.
fn as_the_document(wish: &Wish, seed: &mut Seed) -> Result<Singles, Missed> {
    let size = wish.size;
    let mut numbers = shuffled(size, seed);
    let density = wish.density.unwrap_or(USUAL_DENSITY);
    let most = (density * size.area() as f64).round() as usize;
    let mut shading = Shading::new(size)?;
    for cell in seed.order(size.area()) {
        let cell = Cell(cell as u32);
        if shading.number < most && shading.put(cell)? {
            numbers[cell.index()] = 1 + seed.below(size.width.max(size.height) as usize) as u32;
        }
    }
    if shading.number == most { Ok(Singles { size, numbers }) } else { Err(Missed::NotThisTime) }
}

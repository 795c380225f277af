//! Pictures with one solution that lines do not find: changed where two solutions differ until there
//! is one, and shaken where lines are enough.

use grille_chance::Seed;
use grille_engine::{Level, Limits};
use grille_grid::Cell;

use super::super::Nonogram;
use super::repair::{Terms, repair};
use super::sketch::Sketch;
use super::stuck::{differences, led, stuck};
use crate::making::Missed;

/// Changes before a picture is given up.
const TURNS: usize = 60;

/// Shakes before a picture is given up, and those after which it is shaken from the start, so that it
/// stays what it was.
const SHAKES: usize = 24;
const AFRESH: usize = 6;

/// Change a picture until all that a line implies is enough, and easier rules are not.
pub(super) fn sharpen(
    mut sketch: Sketch,
    terms: &Terms<'_>,
    seed: &mut Seed,
    limits: Limits<'_>,
) -> Result<Sketch, Missed> {
    let start = sketch.clone();
    for shake in 0..SHAKES {
        if shake % AFRESH == 0 {
            sketch.clone_from(&start);
        }
        sketch = repair(sketch, terms, seed, limits)?;
        let mut nonogram = sketch.nonogram(terms.palette);
        let is_sharp = !stuck(&nonogram, Level::Easy)?.is_empty();
        if is_sharp && !led(&nonogram, Level::Easy)?.is_empty() {
            return Ok(sketch);
        }
        for _ in 0..2 + seed.below(4) {
            let cell = choose(&sketch, &edges(&sketch), seed).ok_or(Missed::NotThisTime)?;
            change(&mut sketch, cell, terms, &mut nonogram).ok_or(Missed::NotThisTime)?;
        }
    }
    Err(Missed::NotThisTime)
}

/// Change a picture until it has one solution and needs the rules of a level beyond lines.
pub(super) fn harden(
    mut sketch: Sketch,
    terms: &Terms<'_>,
    level: Level,
    seed: &mut Seed,
    limits: Limits<'_>,
) -> Result<Sketch, Missed> {
    let mut nonogram = sketch.nonogram(terms.palette);
    for _ in 0..TURNS {
        if limits.reached() {
            return Err(Missed::NotThisTime);
        }
        let open = stuck(&nonogram, Level::Medium)?;
        let from = match open.is_empty() {
            true => edges(&sketch),
            false => match differences(&nonogram, limits).ok_or(Missed::NotThisTime)? {
                several if !several.is_empty() => several,
                _ => {
                    let left = led(&nonogram, Level::Hard)?;
                    if left.is_empty() == (level == Level::Hard) {
                        return Ok(sketch);
                    }
                    if left.is_empty() { edges(&sketch) } else { left }
                }
            },
        };
        let cell = choose(&sketch, &from, seed).ok_or(Missed::NotThisTime)?;
        change(&mut sketch, cell, terms, &mut nonogram).ok_or(Missed::NotThisTime)?;
    }
    Err(Missed::NotThisTime)
}

/// The cells beside one of another value.
fn edges(sketch: &Sketch) -> Vec<usize> {
    let is_edge =
        |cell: &Cell| sketch.size.around(*cell).any(|near| sketch.at(near) != sketch.at(*cell));
    sketch.size.cells().filter(is_edge).map(Cell::index).collect()
}

/// Of two cells by chance the one whose change is seen less.
fn choose(sketch: &Sketch, from: &[usize], seed: &mut Seed) -> Option<Cell> {
    if from.is_empty() {
        return None;
    }
    let two = [(); 2].map(|()| Cell(*seed.pick(from) as u32));
    two.into_iter().min_by_key(|&cell| sketch.near(cell, sketch.at(cell)))
}

/// Change a cell, and those that go with it.
fn change(
    sketch: &mut Sketch,
    cell: Cell,
    terms: &Terms<'_>,
    nonogram: &mut Nonogram,
) -> Option<()> {
    let value = other_value(sketch, cell, terms)?;
    let orbit = terms.orbits.iter().find(|orbit| orbit.contains(&cell));
    let cells = orbit.cloned().unwrap_or_else(|| vec![cell]);
    cells.into_iter().for_each(|cell| sketch.change(cell, value, nonogram));
    Some(())
}

/// The value that most cells around have, of those that it has not.
fn other_value(sketch: &Sketch, cell: Cell, terms: &Terms<'_>) -> Option<u8> {
    let values = (0..terms.palette.len() as u8).filter(|&value| value != sketch.at(cell));
    values.max_by_key(|&value| sketch.near(cell, value))
}

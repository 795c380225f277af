//! How few changes leave one solution: changes that are not needed for that, and single cells that
//! would do.

use std::sync::atomic::{AtomicU64, Ordering};

use grille_engine::{Conflict, Limits};
use grille_grid::Cell;

use super::super::{Nonogram, Palette};
use super::{Sketch, Terms, differences};

/// So many cells are changed before a picture is given up, and so many looked at for each of them.
const TURNS: usize = 120;
const BREADTH: usize = 4;

/// The picture, changed where two solutions differ until there is one; for pictures of which lines
/// say little.
pub(super) fn made_unique(
    before: &Sketch,
    terms: &Terms<'_>,
    limits: Limits<'_>,
) -> Option<Sketch> {
    let mut sketch = before.clone();
    let mut nonogram = sketch.nonogram(terms.palette);
    let mut several = several(&nonogram, limits)?;
    for _ in 0..TURNS {
        if several.is_empty() {
            return Some(sketch);
        }
        let mut changes: Vec<(f32, Cell, u8)> = Vec::new();
        for cell in several.iter().map(|&cell| Cell(cell as u32)) {
            let was = sketch.at(cell);
            let values = (0..terms.palette.len() as u8).filter(|&value| value != was);
            let values = values.filter(|_| was == before.at(cell));
            changes.extend(values.map(|to| (terms.cost(cell, sketch.near(cell, to)), cell, to)));
        }
        changes.sort_by(|one, other| one.0.total_cmp(&other.0));
        let mut best: Option<(f32, Cell, u8, Vec<usize>)> = None;
        for (cost, cell, value) in changes.into_iter().take(BREADTH) {
            let was = sketch.at(cell);
            sketch.change(cell, value, &mut nonogram);
            let left = self::several(&nonogram, limits);
            sketch.change(cell, was, &mut nonogram);
            let Some(left) = left else { continue };
            let score = left.len() as f32 + cost;
            if best.as_ref().is_none_or(|best| score < best.0) {
                best = Some((score, cell, value, left));
            }
        }
        let (_, cell, value, left) = best?;
        sketch.change(cell, value, &mut nonogram);
        several = left;
    }
    None
}

/// How often a method may ask whether to go on before a picture is too hard to judge.
const PATIENCE: u64 = 20_000;

/// Where two solutions differ, if that can be told in a short time.
fn several(nonogram: &Nonogram, limits: Limits<'_>) -> Option<Vec<usize>> {
    let asked = AtomicU64::new(0);
    let stop = || asked.fetch_add(1, Ordering::Relaxed) >= PATIENCE || limits.reached();
    differences(nonogram, Limits { stop: &stop })
}

/// So many changes are taken back on trial: each asks whether there is one solution.
const TRIALS: usize = 80;

/// The picture with all changes taken back that are not needed to have one solution.
pub(super) fn spared(
    before: &Sketch,
    mut after: Sketch,
    palette: &Palette,
    limits: Limits<'_>,
) -> Sketch {
    let mut nonogram = after.nonogram(palette);
    let differ = |cell: &Cell| before.at(*cell) != after.at(*cell);
    let changed: Vec<Cell> = before.size.cells().filter(differ).collect();
    // Specks first: they are seen most.
    let mut changed: Vec<(u32, Cell)> =
        changed.into_iter().map(|cell| (after.near(cell, after.at(cell)), cell)).collect();
    changed.sort_unstable();
    for (_, cell) in changed.into_iter().take(TRIALS) {
        let value = after.at(cell);
        after.change(cell, before.at(cell), &mut nonogram);
        if several(&nonogram, limits).is_none_or(|several| !several.is_empty()) {
            after.change(cell, value, &mut nonogram);
        }
    }
    after
}

/// So many single changes are looked at, and so many of those that settle a picture are told.
const LOOKS: usize = 400;
const TOLD: usize = 12;

/// Single cells whose change leaves one solution that lines find, of a picture with several: the
/// one that is seen least first.
pub(super) fn settling(
    before: &Sketch,
    terms: &Terms<'_>,
    limits: Limits<'_>,
) -> Result<Vec<Cell>, Conflict> {
    let mut sketch = before.clone();
    let mut nonogram = sketch.nonogram(terms.palette);
    let open = (terms.stuck)(&nonogram)?;
    let is_one = || several(&nonogram, limits).is_none_or(|several| several.is_empty());
    if open.is_empty() || open.len() > LOOKS || is_one() {
        return Ok(Vec::new());
    }
    let mut found: Vec<(f32, Cell)> = Vec::new();
    for cell in open.into_iter().map(|cell| Cell(cell as u32)) {
        let was = sketch.at(cell);
        for value in (0..terms.palette.len() as u8).filter(|&value| value != was) {
            let near = sketch.near(cell, value);
            sketch.change(cell, value, &mut nonogram);
            if (terms.stuck)(&nonogram)?.is_empty() {
                found.push((terms.cost(cell, near), cell));
            }
        }
        sketch.change(cell, was, &mut nonogram);
    }
    found.sort_by(|one, other| one.0.total_cmp(&other.0));
    found.dedup_by_key(|(_, cell)| *cell);
    Ok(found.into_iter().map(|(_, cell)| cell).take(TOLD).collect())
}

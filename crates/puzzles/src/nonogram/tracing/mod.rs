//! Nonograms from pictures of any kind: scaled, reduced to a few colours, then changed in as few
//! cells as can be until there is one solution.

mod reduce;
mod scale;
mod settle;

use grille_chance::Seed;
use grille_engine::{Level, Limits, message};
use grille_grid::Axis;

use super::Nonogram;
use super::making::{Sketch, Terms, differences, of_level, stuck};
use super::numbers::check_lines;
use super::picture::drawn;
use crate::making::{Missed, Traced, Tracing, Untraced, Wish};
use crate::misfit::Misfit;
use crate::pixels::{Paint, Pixels};

/// The most colours of a puzzle from a picture.
const MOST_COLOURS: u32 = 8;

/// A repair looks at so many changes in each turn, and at so many cells in all.
const BREADTH: usize = 40;
const CELLS: usize = 60_000_000;

/// How sure a cell is counts so much: one at the threshold is changed for a part of the price.
const DOUBTFUL: f32 = 0.35;

/// A puzzle with one solution that looks like a picture.
pub(super) fn trace(
    pixels: &Pixels,
    tracing: &Tracing,
    wish: &Wish,
    seed: &mut Seed,
    limits: Limits<'_>,
) -> Result<Traced<Nonogram>, Untraced> {
    let against = |misfit: Misfit| Untraced::Against(misfit.message());
    let colours = wish.colours.unwrap_or(1);
    if !(1..=MOST_COLOURS).contains(&colours) {
        return Err(Untraced::Against(message!("nonogram-made-colours", most = MOST_COLOURS)));
    }
    let (reduced, sure) = reduced(pixels, tracing, colours).map_err(against)?;
    let (palette, before) = drawn(&reduced).map_err(against)?;
    let weights: Vec<f32> = sure.iter().map(|sure| DOUBTFUL + (1.0 - DOUBTFUL) * sure).collect();
    let level = wish.level.unwrap_or(Level::Medium);
    let area = before.size.area();
    let terms = Terms {
        palette: &palette,
        orbits: &[],
        weights: &weights,
        stuck: &|nonogram| stuck(nonogram, level),
        most_open: area,
        breadth: BREADTH,
        looks: CELLS / area.max(1),
        patience: 40,
    };
    let mended = of_level(before.clone(), &terms, wish.level, seed, limits);
    let after = match wish.level {
        None if mended == Err(Missed::NotThisTime) => {
            let unique = settle::made_unique(&before, &terms, limits);
            settle::spared(&before, unique.ok_or(Missed::NotThisTime)?, &palette, limits)
        }
        None => settle::spared(&before, mended?, &palette, limits),
        Some(_) => mended?,
    };
    let changed = before.size.cells().filter(|&cell| before.at(cell) != after.at(cell)).collect();
    let settling = settle::settling(&before, &terms, limits).map_err(Missed::from)?;
    let puzzle = after.nonogram(&palette);
    Ok(Traced { puzzle, before: before.cells, after: after.cells, changed, settling })
}

/// The picture in its size and colours, and how sure each cell is of its own, where that is known.
fn reduced(pixels: &Pixels, tracing: &Tracing, colours: u32) -> Result<(Pixels, Vec<f32>), Misfit> {
    let size = scale::fitted(pixels.size(), tracing.size);
    check_lines(size.height as usize, Axis::Row)?;
    check_lines(size.width as usize, Axis::Column)?;
    let mut shades = scale::scaled(pixels, size);
    if tracing.is_inverted {
        shades.iter_mut().for_each(|shade| *shade = shade.map(|part| 255 - part));
    }
    let (paints, sure): (Vec<Paint>, Vec<f32>) = match colours {
        1 => reduce::black_and_white(size, &shades, tracing.threshold, tracing.dither),
        _ => {
            let paints = reduce::colours(&shades, colours as usize + 1);
            (reduce::dithered(size, shades, &paints, tracing.dither), Vec::new())
        }
    };
    let paints = paints.into_iter().map(Some).collect();
    Ok((Pixels::new(size, paints).expect("a colour for every cell"), sure))
}

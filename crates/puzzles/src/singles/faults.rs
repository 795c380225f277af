//! What contradicts the rules of singles at sight: equal numbers so close that shaded cells touch.
//!
//! Of equal numbers in a line all but one are shaded, and shaded cells do not touch:
//!
//! ```text
//! 5 . 5 . 5    nothing is seen
//! 5 5 . 5 .    one of the two side by side stays, so the third is shaded
//! 5 5 5 . 5    the one in the middle stays
//! 5 5 5 5 .    there is no way, nor is there with two pairs: 5 5 . 5 5
//! ```

use grille_engine::{Scope, Spot, message};
use grille_grid::Cell;

use super::Singles;
use crate::complaint::Complaint;

/// A complaint for every line with too many equal numbers side by side, and for every two cells that
/// touch though their lines ask to shade both.
pub(super) fn faults(singles: &Singles) -> Vec<Complaint> {
    let size = singles.size;
    let mut faults = Vec::new();
    let mut is_shaded = vec![false; size.area()];
    for line in size.lines() {
        let step = line.cells().zip(line.cells().skip(1)).map(|(a, b)| b.0 - a.0).next();
        for group in singles.repeats(line) {
            let stays = could_stay(&group, step.unwrap_or(0));
            if stays.is_empty() {
                let number = singles.numbers[group[0].index()];
                let rule = message!("singles-crowded", number = number);
                faults.push(Complaint::of_cells(rule, Spot::from(line), size, group));
                continue;
            }
            for cell in group.into_iter().filter(|cell| !stays.contains(cell)) {
                is_shaded[cell.index()] = true;
            }
        }
    }
    let both = |&(a, b): &(Cell, Cell)| is_shaded[a.index()] && is_shaded[b.index()];
    faults.extend(size.touching().filter(both).map(|(a, b)| {
        Complaint::of_cells(message!("singles-must-touch"), Scope::Board, size, [a, b])
    }));
    faults
}

/// The cells of which one could stay: it has to be in every pair that stands side by side.
fn could_stay(group: &[Cell], step: u32) -> Vec<Cell> {
    let mut pairs = group.windows(2).filter(|pair| pair[1].0 - pair[0].0 == step);
    let Some(first) = pairs.next() else { return group.to_vec() };
    pairs.fold(first.to_vec(), |mut stays, pair| {
        stays.retain(|cell| pair.contains(cell));
        stays
    })
}

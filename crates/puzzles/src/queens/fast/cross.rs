//! The symmetry of an empty board, broken in its middle (symmetry breaking by orbits).
//!
//! ```text
//! . . . x x . . .
//! . . . x x . . .      the two middle rows and the two middle columns (with a line between
//! . . . x x . . .      them where the side is odd) are carried to themselves by all turns
//! x x x x x x x x      and mirrors. Of the ways to place their queens that are images of
//! x x x x x x x x      each other one is enough, and it counts for all. Queens in the middle
//! . . . x x . . .      reach furthest, so little is left to try.
//! . . . x x . . .
//! . . . x x . . .
//! ```

use super::board::{Board, Square};

/// A board with the queens of the middle lines, and how many images it has.
pub(super) type Class = (Board, u128);

/// The queen of the upper row, of the right column, of the lower row and of the left column: how
/// far along she stands if one walks round clockwise.
type Cross = [u32; 4];

/// Every way to place the queens of the middle lines, up to symmetry. The side is at least 2.
pub(super) fn classes(side: u32) -> Vec<Class> {
    let last = side - 1;
    let mut classes = Vec::new();
    for a in 0..=last / 2 {
        // What stands for all its images begins with the least number of all.
        for b in a..=last - a {
            for c in a..=last - a {
                for d in a..=last - a {
                    classes.extend(class(side, [a, b, c, d]));
                }
            }
        }
    }
    classes
}

fn class(side: u32, cross: Cross) -> Option<Class> {
    let images = images(side, cross);
    if images.iter().any(|image| *image < cross) {
        return None;
    }
    let board = Board::empty(side).with(queens(side, cross))?;
    let same = images.iter().filter(|image| **image == cross).count();
    Some((board, (images.len() / same) as u128))
}

fn images(side: u32, cross: Cross) -> [Cross; 8] {
    std::array::from_fn(|i| {
        let turned: Cross = std::array::from_fn(|line| cross[(line + i) % 4]);
        let [a, b, c, d] = turned;
        if i < 4 { turned } else { [a, d, c, b].map(|along| side - 1 - along) }
    })
}

/// The squares of the queens; one who stands where two lines cross serves both.
fn queens(side: u32, [a, b, c, d]: Cross) -> impl Iterator<Item = Square> {
    let last = side - 1;
    let low = (side - 2) / 2;
    let high = last - low;
    let squares = [(low, a), (b, high), (high, last - c), (last - d, low)];
    (0..4).filter(move |&i| !squares[..i].contains(&squares[i])).map(move |i| squares[i])
}

//! Locked candidates and hidden subsets that give a single at once, as Sukaku Explainer looks for them
//! before it writes candidates down.

use super::locked::Locked;
use super::look::Look;
use super::subsets::each_hidden;

/// A cell and its digit.
pub(super) type Placed = (usize, usize);

/// Locked candidates after which the digit has one place left in a unit of the same kind.
pub(super) fn locked(look: &Look, all: Vec<Locked>) -> Vec<Placed> {
    all.into_iter().flat_map(|locked| behind(look, locked)).collect()
}

fn behind(look: &Look, Locked { unit, other, digit }: Locked) -> Vec<Placed> {
    let kind = unit / look.shape.side;
    let mut found = Vec::new();
    for third in look.shape.units_of(kind).filter(|&third| third != unit) {
        let places = look.shape.cells(third, look.places(third, digit));
        let (inside, outside): (Vec<usize>, Vec<usize>) =
            places.partition(|&cell| look.shape.is_in(cell, other));
        if let (false, [only]) = (inside.is_empty(), outside.as_slice()) {
            found.push((*only, digit));
        }
    }
    found
}

/// Hidden subsets after which another digit has one place left in the unit.
pub(super) fn hidden(look: &Look, size: usize) -> Vec<Placed> {
    let mut found = Vec::new();
    each_hidden(look, size, &mut |unit, places, digits| {
        for digit in super::shape::bits(look.missing(unit) & !digits) {
            let (all, left) = (look.places(unit, digit), look.places(unit, digit) & !places);
            if all != left && left.is_power_of_two() {
                found.push((look.shape.cell(unit, left.trailing_zeros() as usize), digit));
            }
        }
    });
    found
}

#[cfg(test)]
mod tests {
    use super::super::super::Sudoku;
    use super::super::{Board, locked};
    use super::*;
    use crate::rules::View;
    use grille_engine::Var;

    /// What is said of an empty board on which a digit is struck in some cells, each time.
    fn check(struck: &[(usize, &[usize])], find: fn(&Look) -> Vec<Placed>, expected: &[Placed]) {
        let board = Board::new(&Sudoku::new(9, vec![0; 81]));
        let mut known = View::start(&board);
        for (digit, cells) in struck {
            for &cell in *cells {
                known.strike(Var(cell as u32), *digit as u8).expect("others are left");
            }
        }
        assert_eq!(find(&board.look(&known)), expected);
    }

    #[test]
    fn a_pair_leaves_one_place_to_another_digit() {
        let pairs: fn(&Look) -> Vec<Placed> = |look| hidden(look, 2);
        let pair: &[usize] = &[2, 3, 4, 5, 6, 7, 8];
        check(&[(0, pair), (1, pair), (2, &[2, 3, 4, 5, 6, 7])], pairs, &[(8, 2)]);
        check(&[(0, pair), (1, pair), (2, &[2, 3, 4, 5, 6])], pairs, &[]);
    }

    #[test]
    fn a_pointing_digit_leaves_one_place_in_another_block() {
        let pointing: fn(&Look) -> Vec<Placed> =
            |look| super::locked(look, locked::all_pointing(look));
        let block: &[usize] = &[9, 10, 11, 18, 19, 20];
        check(&[(0, block), (0, &[13, 14, 21, 22, 23])], pointing, &[(12, 0)]);
        check(&[(0, block), (0, &[14, 21, 22, 23])], pointing, &[]);
    }
}

//! Locked candidates: all places of a digit in one unit lie in another one as well.

use grille_engine::{Reason, RuleId, Step, message};

use super::look::{Look, Strikes};
use super::shape::bits;

/// Pointing (type 1): in a block the digit is left in one line, so it is nowhere else in that line.
pub(super) fn pointing(look: &Look, rule: RuleId) -> Vec<Step> {
    all_pointing(look).into_iter().filter_map(|locked| locked.step(look, rule)).collect()
}

/// Claiming (type 2): in a line the digit is left in one block, so it is nowhere else in that block.
pub(super) fn claiming(look: &Look, rule: RuleId) -> Vec<Step> {
    all_claiming(look).into_iter().filter_map(|locked| locked.step(look, rule)).collect()
}

/// All places of a digit in a unit lie in another one.
#[derive(Clone, Copy, Debug)]
pub(super) struct Locked {
    pub unit: usize,
    pub other: usize,
    pub digit: usize,
}

/// Every digit of a block that is left in one line.
pub(super) fn all_pointing(look: &Look) -> Vec<Locked> {
    look.shape.units_of(2).flat_map(|block| confined(look, block, &[0, 1])).collect()
}

/// Every digit of a line that is left in one block.
pub(super) fn all_claiming(look: &Look) -> Vec<Locked> {
    let lines = look.shape.units_of(0).chain(look.shape.units_of(1));
    lines.flat_map(|line| confined(look, line, &[2])).collect()
}

/// Digits of a unit whose places lie in one unit of another kind.
fn confined(look: &Look, unit: usize, kinds: &[usize]) -> Vec<Locked> {
    let mut found = Vec::new();
    for digit in bits(look.missing(unit)) {
        let places = look.places(unit, digit);
        if places.count_ones() < 2 {
            continue;
        }
        let first = look.shape.cell(unit, places.trailing_zeros() as usize);
        let last = look.shape.cell(unit, 63 - places.leading_zeros() as usize);
        for &kind in kinds {
            let other = look.shape.seats(first)[kind].unit;
            let is_inside = |cell| look.shape.seats(cell)[kind].unit == other;
            let has_more = look.places(other, digit).count_ones() > places.count_ones();
            if has_more && is_inside(last) && look.shape.cells(unit, places).all(is_inside) {
                found.push(Locked { unit, other, digit });
            }
        }
    }
    found
}

impl Locked {
    fn step(self, look: &Look, rule: RuleId) -> Option<Step> {
        let Self { unit, other, digit } = self;
        let inside: Vec<usize> = look.shape.cells(unit, look.places(unit, digit)).collect();
        let mut strikes = Strikes::default();
        let others = look.shape.cells(other, look.places(other, digit));
        others.filter(|cell| !inside.contains(cell)).for_each(|cell| {
            strikes.add(look, cell, 1 << digit);
        });
        let why = message!(
            "sudoku-locked-why",
            digit = look.digit(digit),
            line = look.unit(unit),
            other = look.unit(other),
            cells = look.cells(&inside)
        );
        let lines = [look.unit(unit), look.unit(other)];
        let reason = Reason::cells(look.spots(inside)).and(Reason::lines(lines));
        Step::new(rule, reason, why, strikes.changes())
    }
}

//! Locked candidates: all places of a digit in one unit lie in another one as well.

use grille_engine::{Reason, RuleId, Step, message};

use super::look::{Look, Strikes};
use super::shape::bits;

/// Pointing (type 1): in a block the digit is left in one line, so it is nowhere else in that line.
pub(super) fn pointing(look: &Look, rule: RuleId) -> Vec<Step> {
    look.shape.units_of(2).flat_map(|block| confined(look, block, &[0, 1], rule)).collect()
}

/// Claiming (type 2): in a line the digit is left in one block, so it is nowhere else in that block.
pub(super) fn claiming(look: &Look, rule: RuleId) -> Vec<Step> {
    let lines = look.shape.units_of(0).chain(look.shape.units_of(1));
    lines.flat_map(|line| confined(look, line, &[2], rule)).collect()
}

/// Digits of a unit whose places lie in one unit of another kind.
fn confined(look: &Look, unit: usize, kinds: &[usize], rule: RuleId) -> Vec<Step> {
    let mut steps = Vec::new();
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
                steps.extend(step(look, (unit, other), digit, rule));
            }
        }
    }
    steps
}

fn step(look: &Look, (unit, other): (usize, usize), digit: usize, rule: RuleId) -> Option<Step> {
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

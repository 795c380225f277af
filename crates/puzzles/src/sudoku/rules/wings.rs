//! Wings: cells with two or three candidates that pass a digit on to each other.

use grille_engine::{Reason, RuleId, Step, Strength, message};

use super::look::{Look, Strikes, bond};
use super::shape::bits;

impl Look<'_> {
    /// The cells with two candidates.
    pub fn bivalue(&self) -> Vec<usize> {
        let is_one = |&cell: &usize| self.candidates(cell).count_ones() == 2;
        (0..self.shape.area()).filter(is_one).collect()
    }
}

/// W-wing: two cells with the same two candidates, and a strong link of one of them that each of
/// the cells sees an end of. So one of the cells has the other candidate.
pub(super) fn w_wing(look: &Look, rule: RuleId) -> Vec<Step> {
    let mut steps = Vec::new();
    let cells = look.bivalue();
    for (i, &cell) in cells.iter().enumerate() {
        let pair = look.candidates(cell);
        let alike =
            |&&other: &&usize| look.candidates(other) == pair && !look.shape.sees(cell, other);
        for &other in cells[i + 1..].iter().filter(alike) {
            for digit in bits(pair) {
                let through = (pair & !(1 << digit)).trailing_zeros() as usize;
                let mut strikes = Strikes::default();
                strikes.add_seen(look, digit, &[cell, other]);
                if !strikes.is_empty() {
                    steps.extend(w_step(look, [cell, other], [digit, through], strikes, rule));
                }
            }
        }
    }
    steps
}

fn w_step(
    look: &Look,
    wings: [usize; 2],
    [digit, through]: [usize; 2],
    strikes: Strikes,
    rule: RuleId,
) -> Option<Step> {
    let sees = |cell, end| look.shape.sees(cell, end);
    let is_straight = |[one, other]: [usize; 2]| sees(wings[0], one) && sees(wings[1], other);
    let turned = |[one, other]: [usize; 2]| [other, one];
    let link = look.links(through).into_iter().find(|link| {
        let apart = link.ends.iter().all(|end| !wings.contains(end));
        apart && (is_straight(link.ends) || is_straight(turned(link.ends)))
    })?;
    let why = message!(
        "sudoku-w-wing-why",
        cells = look.cells(&wings),
        digit = look.digit(digit),
        other = look.digit(through),
        line = look.unit(link.unit),
        ends = look.cells(&link.ends)
    );
    let cells = Reason::cells(look.spots(wings.into_iter().chain(link.ends)));
    let ends = if is_straight(link.ends) { link.ends } else { turned(link.ends) };
    let bonds = vec![
        bond((wings[0], digit), (wings[0], through), Strength::Strong),
        bond((wings[0], through), (ends[0], through), Strength::Weak),
        bond((ends[0], through), (ends[1], through), Strength::Strong),
        bond((ends[1], through), (wings[1], through), Strength::Weak),
        bond((wings[1], through), (wings[1], digit), Strength::Strong),
    ];
    let lines = Reason::lines([look.unit(link.unit)]);
    Some(Step::new(rule, cells.and(lines), why, strikes.changes())?.along(bonds))
}

/// XY-wing: a pivot with two candidates and a wing for each of them, which share a third digit.
pub(super) fn xy_wing(look: &Look, rule: RuleId) -> Vec<Step> {
    let wings = look.bivalue();
    let pivots = wings.clone();
    winged(look, &pivots, &wings, rule, |pivot, one, other| {
        let shared = one & other;
        (one | other | pivot).count_ones() == 3 && shared.count_ones() == 1 && shared & pivot == 0
    })
}

/// XYZ-wing: the same, but the pivot has the third digit as well.
pub(super) fn xyz_wing(look: &Look, rule: RuleId) -> Vec<Step> {
    let is_pivot = |&cell: &usize| look.candidates(cell).count_ones() == 3;
    let pivots: Vec<usize> = (0..look.shape.area()).filter(is_pivot).collect();
    winged(look, &pivots, &look.bivalue(), rule, |pivot, one, other| {
        one != other && (one | other) == pivot
    })
}

/// Every pivot with two wings that it sees, whose candidates are as wanted.
fn winged(
    look: &Look,
    pivots: &[usize],
    wings: &[usize],
    rule: RuleId,
    wanted: impl Fn(u64, u64, u64) -> bool,
) -> Vec<Step> {
    let mut steps = Vec::new();
    for &pivot in pivots {
        let own = look.candidates(pivot);
        let is_wing = |&wing: &usize| {
            look.shape.sees(pivot, wing) && (look.candidates(wing) & own).count_ones() >= 1
        };
        let wings: Vec<usize> = wings.iter().copied().filter(is_wing).collect();
        for (i, &one) in wings.iter().enumerate() {
            for &other in &wings[i + 1..] {
                if wanted(own, look.candidates(one), look.candidates(other)) {
                    steps.extend(wing_step(look, pivot, [one, other], rule));
                }
            }
        }
    }
    steps
}

fn wing_step(look: &Look, pivot: usize, [one, other]: [usize; 2], rule: RuleId) -> Option<Step> {
    let digit = (look.candidates(one) & look.candidates(other)).trailing_zeros() as usize;
    let all = [one, other, pivot];
    let holders = if look.has(pivot, digit) { &all[..] } else { &all[..2] };
    let mut strikes = Strikes::default();
    strikes.add_seen(look, digit, holders);
    if strikes.is_empty() {
        return None;
    }
    let why = message!(
        "sudoku-wing-why",
        pivot = look.shape.cell_spot(pivot),
        digits = look.digits(look.candidates(pivot)),
        holders = look.cells(holders),
        digit = look.digit(digit)
    );
    let to_wing = |wing: usize| {
        let shared = (look.candidates(wing) & !(1 << digit)).trailing_zeros() as usize;
        let hinge = bond((pivot, shared), (wing, shared), Strength::Weak);
        [hinge, bond((wing, shared), (wing, digit), Strength::Strong)]
    };
    let bonds = [one, other].into_iter().flat_map(to_wing).collect();
    let reason = Reason::cells(look.spots([pivot, one, other]));
    Some(Step::new(rule, reason, why, strikes.changes())?.along(bonds))
}

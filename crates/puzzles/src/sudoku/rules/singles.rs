//! Singles: a cell or a number of a unit that has one possibility left.

use grille_engine::{Reason, RuleId, Step, message};

use super::look::Look;
use super::shape::bits;

/// Full house: the last open cell of a unit.
pub(super) fn full_house(look: &Look, rule: RuleId) -> Vec<Step> {
    let mut steps = Vec::new();
    for unit in 0..look.shape.units() {
        let missing = look.missing(unit);
        if !missing.is_power_of_two() {
            continue;
        }
        let digit = missing.trailing_zeros() as usize;
        let Some(cell) = look.shape.cells(unit, look.open(unit)).next() else { continue };
        let spot = look.unit(unit);
        let why = message!("sudoku-full-house-why", line = spot, digit = look.digit(digit));
        steps.extend(Step::new(rule, Reason::lines([spot]), why, look.placed(cell, digit)));
    }
    steps
}

/// Naked single: a cell with one candidate.
pub(super) fn naked_single(look: &Look, rule: RuleId) -> Vec<Step> {
    let mut steps = Vec::new();
    for cell in 0..look.shape.area() {
        let candidates = look.candidates(cell);
        if !candidates.is_power_of_two() {
            continue;
        }
        let digit = candidates.trailing_zeros() as usize;
        let units = telling(look, cell);
        let spot = look.shape.cell_spot(cell);
        let why = message!(
            "sudoku-naked-single-why",
            cell = spot,
            digit = look.digit(digit),
            number = units.len(),
            lines = look.units(&units)
        );
        let lines = units.iter().map(|&unit| look.unit(unit));
        let reason = Reason::cells([spot]).and(Reason::lines(lines));
        steps.extend(Step::new(rule, reason, why, look.placed(cell, digit)));
    }
    steps
}

/// The units of a cell in which the other digits are taken, without those that say nothing more.
fn telling(look: &Look, cell: usize) -> Vec<usize> {
    let all = look.shape.seats(cell).map(|seat| seat.unit);
    let taken = |units: &[usize], without: usize| {
        let others = units.iter().filter(|&&unit| unit != without);
        others.fold(0, |set, &unit| set | look.taken(unit))
    };
    let mut units = all.to_vec();
    for unit in all {
        if taken(&units, unit) == taken(&all, usize::MAX) {
            units.retain(|&other| other != unit);
        }
    }
    units
}

/// Hidden single: a digit with one place in a unit. Blocks come first, for they are easiest to see.
pub(super) fn hidden_single(look: &Look, rule: RuleId) -> Vec<Step> {
    hidden_single_in(look, &[2, 0, 1], rule)
}

/// Hidden singles in units of these kinds.
pub(super) fn hidden_single_in(look: &Look, kinds: &[usize], rule: RuleId) -> Vec<Step> {
    let mut steps = Vec::new();
    let mut seen = vec![0u64; look.shape.words];
    for unit in kinds.iter().flat_map(|&kind| look.shape.units_of(kind)) {
        for digit in bits(look.missing(unit)) {
            let places = look.places(unit, digit);
            if !places.is_power_of_two() {
                continue;
            }
            let cell = look.shape.cell(unit, places.trailing_zeros() as usize);
            if seen[cell / 64] >> (cell % 64) & 1 == 1 {
                continue;
            }
            seen[cell / 64] |= 1 << (cell % 64);
            let (spot, digit_word) = (look.unit(unit), look.digit(digit));
            let place = look.shape.cell_spot(cell);
            let why =
                message!("sudoku-hidden-single-why", line = spot, digit = digit_word, cell = place);
            steps.extend(Step::new(rule, Reason::lines([spot]), why, look.placed(cell, digit)));
        }
    }
    steps
}

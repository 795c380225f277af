//! Singles: a cell or a number of a unit that has one possibility left.

use grille_engine::{Reason, RuleId, Spot, Step, message};

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

/// The digits that leave a cell one candidate, each once, or those that leave a digit one place in a
/// unit: a step of these rules names the units alone.
pub(super) fn witnesses(look: &Look, step: &Step) -> Vec<Spot> {
    let [change] = step.changes() else { return Vec::new() };
    let (cell, Some(digit)) = (change.var.index(), change.keep.single()) else {
        return Vec::new();
    };
    let is_named = |unit: &usize| step.reason().spots().any(|spot| spot == look.unit(*unit));
    let units: Vec<usize> = (0..look.shape.units()).filter(is_named).collect();
    let found = match step.rule().name() {
        "naked-single" => excluding_digits(look, cell, &units),
        "hidden-single" => excluding_places(look, cell, usize::from(digit), &units),
        _ => Vec::new(),
    };
    look.spots(found)
}

/// A cell for every digit that is placed in these units.
fn excluding_digits(look: &Look, cell: usize, units: &[usize]) -> Vec<usize> {
    let mut told = 0;
    let all = units.iter().flat_map(|&unit| {
        (0..look.shape.side).map(move |position| look.shape.cell(unit, position))
    });
    let is_new = |other: &usize| {
        let digit = look.placed_digit(*other).filter(|_| *other != cell);
        let is_new = digit.is_some_and(|digit| told >> digit & 1 == 0);
        told |= digit.map_or(0, |digit| 1u64 << digit);
        is_new
    };
    all.filter(is_new).collect()
}

/// A few cells with a digit that together see all open cells of these units but one, those that see
/// most of them first (greedy cover). Where a candidate was struck before, none may see it.
fn excluding_places(look: &Look, cell: usize, digit: usize, units: &[usize]) -> Vec<usize> {
    let open = units.iter().flat_map(|&unit| look.shape.cells(unit, look.open(unit)));
    let mut open: Vec<usize> = open.filter(|&other| other != cell).collect();
    let is_witness = |&other: &usize| look.placed_digit(other) == Some(digit);
    let witnesses: Vec<usize> = (0..look.shape.area()).filter(is_witness).collect();
    let mut found = Vec::new();
    loop {
        let seen = |witness: usize| open.iter().filter(|&&o| look.shape.sees(witness, o)).count();
        let best = witnesses.iter().copied().max_by_key(|&witness| seen(witness));
        let Some(best) = best.filter(|&witness| seen(witness) > 0) else { return found };
        open.retain(|&other| !look.shape.sees(best, other));
        found.push(best);
    }
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

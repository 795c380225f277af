//! Naked and hidden pairs, triples and quads: as many cells of a unit as digits (Hall sets).

use grille_engine::{Reason, RuleId, Step, message};

use super::look::{Look, Strikes};
use super::shape::bits;

/// Every choice of `size` sets which have `size` members together. Each set comes with a name.
pub(super) fn choices(sets: &[(usize, u64)], size: usize, found: &mut dyn FnMut(&[usize], u64)) {
    fn add(
        sets: &[(usize, u64)],
        size: usize,
        (chosen, union): (&mut Vec<usize>, u64),
        found: &mut dyn FnMut(&[usize], u64),
    ) {
        if chosen.len() == size {
            return found(chosen, union);
        }
        let last = sets.len().saturating_sub(size - chosen.len() - 1);
        for (i, &(name, set)) in sets[..last].iter().enumerate() {
            let more = union | set;
            if more.count_ones() as usize <= size {
                chosen.push(name);
                add(&sets[i + 1..], size, (chosen, more), found);
                chosen.pop();
            }
        }
    }
    if sets.len() >= size {
        add(sets, size, (&mut Vec::with_capacity(size), 0), found);
    }
}

/// Can a set be part of such a choice? A single one is another rule.
pub(super) fn fits(set: u64, size: usize) -> bool {
    set.count_ones() >= 2 && set.count_ones() as usize <= size
}

/// Naked subsets: so many cells of a unit share so many candidates, which no other cell has then.
pub(super) fn naked(look: &Look, size: usize, rule: RuleId) -> Vec<Step> {
    naked_that(look, size, |_, _| true, rule)
}

/// Locked pair and triple: a naked one in a line and a block at once, with something to strike in
/// both.
pub(super) fn locked(look: &Look, size: usize, rule: RuleId) -> Vec<Step> {
    let is_double = |units: &[usize], strikes: &Strikes| match *units {
        [line, block] => [(line, block), (block, line)].into_iter().all(|(one, other)| {
            strikes
                .cells()
                .any(|cell| look.shape.is_in(cell, one) && !look.shape.is_in(cell, other))
        }),
        _ => false,
    };
    naked_that(look, size, is_double, rule)
}

/// Naked subsets whose units and strikes are as wanted.
fn naked_that(
    look: &Look,
    size: usize,
    wanted: impl Fn(&[usize], &Strikes) -> bool,
    rule: RuleId,
) -> Vec<Step> {
    let mut steps = Vec::new();
    let mut sets = Vec::with_capacity(look.shape.side);
    for unit in 0..look.shape.units() {
        if look.missing(unit).count_ones() as usize <= size {
            continue;
        }
        let positions = (0..look.shape.side)
            .map(|position| (position, look.candidates(look.shape.cell(unit, position))));
        sets.clear();
        sets.extend(positions.filter(|&(_, candidates)| fits(candidates, size)));
        choices(&sets, size, &mut |positions, digits| {
            let cells: Vec<usize> = positions.iter().map(|&p| look.shape.cell(unit, p)).collect();
            let units: Vec<usize> = look.shape.shared(&cells).collect();
            // In the other unit that all of its cells share it is seen once more.
            if units[0] == unit {
                let strikes = struck_around(look, &cells, &units, digits);
                if !strikes.is_empty() && wanted(&units, &strikes) {
                    steps.extend(naked_step(look, (&cells, &units), digits, strikes, rule));
                }
            }
        });
    }
    steps
}

fn naked_step(
    look: &Look,
    (cells, units): (&[usize], &[usize]),
    digits: u64,
    strikes: Strikes,
    rule: RuleId,
) -> Option<Step> {
    let why = message!(
        "sudoku-naked-why",
        cells = look.cells(cells),
        digits = look.digits(digits),
        lines = look.units(units)
    );
    let lines: Vec<_> = units.iter().map(|&unit| look.unit(unit)).collect();
    let reason = Reason::cells(look.spots(cells.iter().copied())).and(Reason::lines(lines));
    Step::new(rule, reason, why, strikes.changes())
}

/// What the other cells of some units lose.
fn struck_around(look: &Look, cells: &[usize], units: &[usize], digits: u64) -> Strikes {
    let mut strikes = Strikes::default();
    for &unit in units {
        let held = bits(digits).fold(0, |set, digit| set | look.places(unit, digit));
        let others = look.shape.cells(unit, held).filter(|cell| !cells.contains(cell));
        others.for_each(|cell| strikes.add(look, cell, digits));
    }
    strikes
}

/// Hidden subsets: so many digits of a unit share so many cells, which have no other digit then.
pub(super) fn hidden(look: &Look, size: usize, rule: RuleId) -> Vec<Step> {
    let mut steps = Vec::new();
    each_hidden(look, size, &mut |unit, places, digits| {
        steps.extend(hidden_step(look, unit, places, digits, rule));
    });
    steps
}

/// Every hidden subset: its unit, its places there and its digits.
pub(super) fn each_hidden(look: &Look, size: usize, found: &mut dyn FnMut(usize, u64, u64)) {
    let mut sets = Vec::with_capacity(look.shape.side);
    for unit in 0..look.shape.units() {
        let missing = look.missing(unit);
        if missing.count_ones() as usize <= size {
            continue;
        }
        let digits = bits(missing).map(|digit| (digit, look.places(unit, digit)));
        sets.clear();
        sets.extend(digits.filter(|&(_, places)| fits(places, size)));
        choices(&sets, size, &mut |digits, places| {
            let digits = digits.iter().fold(0, |set, digit| set | 1 << digit);
            found(unit, places, digits);
        });
    }
}

fn hidden_step(look: &Look, unit: usize, places: u64, digits: u64, rule: RuleId) -> Option<Step> {
    let mut strikes = Strikes::default();
    look.shape.cells(unit, places).for_each(|cell| strikes.add(look, cell, !digits));
    if strikes.is_empty() {
        return None;
    }
    let cells: Vec<usize> = look.shape.cells(unit, places).collect();
    let why = message!(
        "sudoku-hidden-why",
        line = look.unit(unit),
        digits = look.digits(digits),
        cells = look.cells(&cells)
    );
    let reason = Reason::cells(look.spots(cells)).and(Reason::lines([look.unit(unit)]));
    Step::new(rule, reason, why, strikes.changes())
}

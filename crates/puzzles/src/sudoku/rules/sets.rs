//! Almost locked sets: cells of a unit that have one candidate more than they are.

use grille_engine::{Reason, RuleId, Step, message};

use super::look::{Look, Strikes};
use super::shape::bits;

/// No set has more cells: whoever looks for them counts.
const MOST_CELLS: usize = 4;

/// Nobody looks at more sets; the smallest come first.
const MOST_SETS: usize = 400;

/// An almost locked set. If one of its digits is not in it, all others are.
struct Almost {
    cells: Vec<usize>,
    digits: u64,
}

impl Almost {
    /// The cells of the set that have a digit.
    fn with(&self, look: &Look, digit: usize) -> Vec<usize> {
        self.cells.iter().copied().filter(|&cell| look.has(cell, digit)).collect()
    }

    /// Can a digit be in one of two sets only, as all of its places see each other?
    fn excludes(&self, other: &Self, look: &Look, digit: usize) -> bool {
        let others = other.cells.iter().filter(|&&cell| look.has(cell, digit));
        others.into_iter().all(|&cell| {
            let mut own = self.cells.iter().filter(|&&own| look.has(own, digit));
            own.all(|&own| look.shape.sees(own, cell))
        })
    }
}

/// Every set of the board, small ones first.
fn all(look: &Look) -> Vec<Almost> {
    let mut found: Vec<Almost> = Vec::new();
    for unit in 0..look.shape.units() {
        let open: Vec<usize> = look.shape.cells(unit, look.open(unit)).collect();
        grow(look, (unit, &open), &mut Vec::new(), 0, &mut found);
    }
    found.sort_by_key(|set| set.cells.len());
    found.truncate(MOST_SETS);
    found
}

fn grow(
    look: &Look,
    (unit, left): (usize, &[usize]),
    chosen: &mut Vec<usize>,
    digits: u64,
    found: &mut Vec<Almost>,
) {
    for (i, &cell) in left.iter().enumerate() {
        let more = digits | look.candidates(cell);
        if more.count_ones() as usize > MOST_CELLS + 1 {
            continue;
        }
        chosen.push(cell);
        // In the other unit that all of its cells share it is seen once more.
        let is_first = look.shape.shared(chosen).next() == Some(unit);
        if more.count_ones() as usize == chosen.len() + 1 && is_first {
            found.push(Almost { cells: chosen.clone(), digits: more });
        }
        if chosen.len() < MOST_CELLS {
            grow(look, (unit, &left[i + 1..]), chosen, more, found);
        }
        chosen.pop();
    }
}

/// ALS-XZ: a digit X can be in one of two sets only, so another digit Z that both have is in one of
/// them.
pub(super) fn als_xz(look: &Look, rule: RuleId) -> Vec<Step> {
    let sets = all(look);
    let mut struck = vec![0; look.shape.area()];
    let mut steps = Vec::new();
    for (i, set) in sets.iter().enumerate() {
        for other in &sets[..i] {
            let common = set.digits & other.digits;
            if common.count_ones() < 2 || set.cells.iter().any(|cell| other.cells.contains(cell)) {
                continue;
            }
            for shared in bits(common).filter(|&digit| set.excludes(other, look, digit)) {
                for digit in bits(common & !(1 << shared)) {
                    let mut holders = set.with(look, digit);
                    holders.extend(other.with(look, digit));
                    let mut strikes = Strikes::default();
                    strikes.add_seen(look, digit, &holders);
                    if strikes.adds_to(&struck) {
                        strikes.note(&mut struck);
                        steps.extend(step(look, [set, other], [shared, digit], strikes, rule));
                    }
                }
            }
        }
    }
    steps
}

fn step(
    look: &Look,
    [set, other]: [&Almost; 2],
    [shared, digit]: [usize; 2],
    strikes: Strikes,
    rule: RuleId,
) -> Option<Step> {
    let why = message!(
        "sudoku-als-xz-why",
        cells = look.cells(&set.cells),
        digits = look.digits(set.digits),
        others = look.cells(&other.cells),
        more = look.digits(other.digits),
        shared = look.digit(shared),
        digit = look.digit(digit)
    );
    let cells = set.cells.iter().chain(&other.cells).copied();
    Step::new(rule, Reason::cells(look.spots(cells)), why, strikes.changes())
}

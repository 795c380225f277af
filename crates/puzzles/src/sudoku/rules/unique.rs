//! Rules that rest on there being one solution: unique rectangles and BUG+1.

use grille_engine::{Reason, RuleId, Step, message};

use super::look::{Look, Strikes};
use super::shape::bits;
use super::subsets::choices;

/// Four cells in two rows, two columns and two blocks, which have two digits in common. If they had
/// nothing else these could be exchanged, and there would be another solution.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rectangle {
    /// Two cells of one line with nothing else.
    floor: [usize; 2],
    /// The cells beside them.
    roof: [usize; 2],
    /// The two digits.
    pair: u64,
}

impl Rectangle {
    fn cells(&self) -> [usize; 4] {
        [self.floor[0], self.floor[1], self.roof[0], self.roof[1]]
    }

    /// What the roof has besides the two digits.
    fn extra(&self, look: &Look) -> [u64; 2] {
        self.roof.map(|cell| look.candidates(cell) & !self.pair)
    }

    /// A step whose reason is the rectangle and perhaps more cells and units.
    fn step(
        &self,
        look: &Look,
        (more, units): (&[usize], &[usize]),
        strikes: Strikes,
        why: grille_engine::Message,
        rule: RuleId,
    ) -> Option<Step> {
        let cells = self.cells().into_iter().chain(more.iter().copied());
        let lines: Vec<_> = units.iter().map(|&unit| look.unit(unit)).collect();
        let reason = Reason::cells(look.spots(cells)).and(Reason::lines(lines));
        Step::new(rule, reason, why, strikes.changes())
    }
}

/// Every rectangle with a floor in a line of one of these kinds.
fn rectangles(look: &Look, kinds: std::ops::Range<usize>) -> Vec<Rectangle> {
    let cells = look.bivalue();
    let side = look.shape.side;
    let mut found = Vec::new();
    for kind in kinds {
        for (i, &one) in cells.iter().enumerate() {
            let pair = look.candidates(one);
            let line = look.shape.seats(one)[kind];
            let alike = |&&other: &&usize| {
                look.candidates(other) == pair && look.shape.seats(other)[kind].unit == line.unit
            };
            for &other in cells[i + 1..].iter().filter(alike) {
                for parallel in (0..side).filter(|parallel| kind * side + parallel != line.unit) {
                    let roof = [one, other].map(|cell| {
                        look.shape
                            .cell(kind * side + parallel, look.shape.seats(cell)[kind].position)
                    });
                    let rectangle = Rectangle { floor: [one, other], roof, pair };
                    if is_deadly(look, &rectangle) {
                        found.push(rectangle);
                    }
                }
            }
        }
    }
    found
}

fn is_deadly(look: &Look, rectangle: &Rectangle) -> bool {
    let has_pair = |&cell: &usize| look.candidates(cell) & rectangle.pair == rectangle.pair;
    let [a, b, c, d] = rectangle.cells().map(|cell| look.shape.block(cell));
    rectangle.roof.iter().all(has_pair) && ((a == b) != (a == c)) && ((c == d) == (a == b))
}

/// Type 1: three cells have nothing else, so the fourth has.
pub(super) fn type_1(look: &Look, rule: RuleId) -> Vec<Step> {
    let mut steps = Vec::new();
    // Of three such cells two share a row.
    for rectangle in rectangles(look, 0..1) {
        let [one, other] = rectangle.extra(look);
        let corner = match (one, other) {
            (0, 1..) => rectangle.roof[1],
            (1.., 0) => rectangle.roof[0],
            _ => continue,
        };
        let mut strikes = Strikes::default();
        strikes.add(look, corner, rectangle.pair);
        let why = message!(
            "sudoku-unique-1-why",
            digits = look.digits(rectangle.pair),
            cells = look.cells(&rectangle.cells()),
            corner = look.shape.cell_spot(corner)
        );
        steps.extend(rectangle.step(look, (&[], &[]), strikes, why, rule));
    }
    steps
}

/// Type 2: both cells of the roof have the same one digit more, so one of them is it.
pub(super) fn type_2(look: &Look, rule: RuleId) -> Vec<Step> {
    let mut steps = Vec::new();
    for rectangle in rectangles(look, 0..2) {
        let [one, other] = rectangle.extra(look);
        if one != other || !one.is_power_of_two() {
            continue;
        }
        let digit = one.trailing_zeros() as usize;
        let mut strikes = Strikes::default();
        strikes.add_seen(look, digit, &rectangle.roof);
        let why = message!(
            "sudoku-unique-2-why",
            digits = look.digits(rectangle.pair),
            cells = look.cells(&rectangle.cells()),
            roof = look.cells(&rectangle.roof),
            digit = look.digit(digit)
        );
        steps.extend(rectangle.step(look, (&[], &[]), strikes, why, rule));
    }
    steps
}

/// Type 3: what the roof has more is like one cell, which makes a naked subset with others.
pub(super) fn type_3(look: &Look, rule: RuleId) -> Vec<Step> {
    let mut steps = Vec::new();
    for rectangle in rectangles(look, 0..2) {
        let [one, other] = rectangle.extra(look);
        let extra = one | other;
        if one == 0 || other == 0 || extra.count_ones() < 2 {
            continue;
        }
        for unit in look.shape.shared(&rectangle.roof) {
            for size in 2..=4 {
                steps.extend(with_subset(look, &rectangle, (unit, extra), size, rule));
            }
        }
    }
    steps
}

/// Naked subsets of a size in a unit, of which the roof is one member.
fn with_subset(
    look: &Look,
    rectangle: &Rectangle,
    (unit, extra): (usize, u64),
    size: usize,
    rule: RuleId,
) -> Vec<Step> {
    let roof = usize::MAX;
    let open = look.shape.cells(unit, look.open(unit));
    let others: Vec<usize> = open.filter(|cell| !rectangle.roof.contains(cell)).collect();
    let sets = others.iter().map(|&cell| (cell, look.candidates(cell)));
    let fits = |set: &(usize, u64)| (2..=size as u32).contains(&set.1.count_ones());
    let sets: Vec<(usize, u64)> = [(roof, extra)].into_iter().chain(sets).filter(fits).collect();
    let mut steps = Vec::new();
    choices(&sets, size, &mut |chosen, digits| {
        if chosen[0] != roof {
            return;
        }
        let mut strikes = Strikes::default();
        let left = others.iter().filter(|cell| !chosen.contains(cell));
        left.for_each(|&cell| strikes.add(look, cell, digits));
        if strikes.is_empty() {
            return;
        }
        let why = message!(
            "sudoku-unique-3-why",
            digits = look.digits(rectangle.pair),
            cells = look.cells(&rectangle.cells()),
            roof = look.cells(&rectangle.roof),
            others = look.cells(&chosen[1..]),
            subset = look.digits(digits),
            line = look.unit(unit)
        );
        steps.extend(rectangle.step(look, (&chosen[1..], &[unit]), strikes, why, rule));
    });
    steps
}

/// Type 4: one of the two digits has no other place in a unit than the roof, so the other digit is
/// not in the roof.
pub(super) fn type_4(look: &Look, rule: RuleId) -> Vec<Step> {
    let mut steps = Vec::new();
    for rectangle in rectangles(look, 0..2) {
        if rectangle.extra(look).contains(&0) {
            continue;
        }
        for unit in look.shape.shared(&rectangle.roof) {
            for digit in bits(rectangle.pair) {
                if look.places(unit, digit).count_ones() != 2 {
                    continue;
                }
                let other = rectangle.pair & !(1 << digit);
                let mut strikes = Strikes::default();
                rectangle.roof.iter().for_each(|&cell| strikes.add(look, cell, other));
                let why = message!(
                    "sudoku-unique-4-why",
                    digits = look.digits(rectangle.pair),
                    cells = look.cells(&rectangle.cells()),
                    roof = look.cells(&rectangle.roof),
                    digit = look.digit(digit),
                    line = look.unit(unit)
                );
                steps.extend(rectangle.step(look, (&[], &[unit]), strikes, why, rule));
            }
        }
    }
    steps
}

/// BUG+1: every open cell has two candidates but one that has three, and every digit two places in
/// every unit but for one of these three. Without it there would be two solutions or none.
pub(super) fn bug(look: &Look, rule: RuleId) -> Vec<Step> {
    find_bug(look, rule).into_iter().collect()
}

fn find_bug(look: &Look, rule: RuleId) -> Option<Step> {
    let mut odd = None;
    for cell in 0..look.shape.area() {
        match look.candidates(cell).count_ones() {
            0 | 2 => {}
            3 if odd.is_none() => odd = Some(cell),
            _ => return None,
        }
    }
    let cell = odd?;
    let own = look.shape.seats(cell).map(|seat| seat.unit);
    let is_extra = |&digit: &usize| own.iter().all(|&u| look.places(u, digit).count_ones() == 3);
    let digit = bits(look.candidates(cell)).find(is_extra)?;
    for unit in 0..look.shape.units() {
        for other in bits(look.missing(unit)) {
            let expected = if own.contains(&unit) && other == digit { 3 } else { 2 };
            if look.places(unit, other).count_ones() != expected {
                return None;
            }
        }
    }
    let spot = look.shape.cell_spot(cell);
    let why = message!("sudoku-bug-why", cell = spot, digit = look.digit(digit));
    Step::new(rule, Reason::cells([spot]), why, look.placed(cell, digit))
}

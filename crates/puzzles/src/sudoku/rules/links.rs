//! Patterns of one digit made of two strong links: units in which it has two places left.

use grille_engine::{Reason, RuleId, Step, Strength, message};

use super::look::{Look, Strikes, bond};

/// A unit in which a digit has two places.
#[derive(Clone, Copy, Debug)]
pub(super) struct Link {
    pub unit: usize,
    pub ends: [usize; 2],
}

impl Look<'_> {
    /// The units in which a digit has two places.
    pub fn links(&self, digit: usize) -> Vec<Link> {
        let two = |unit: usize| {
            let places = self.places(unit, digit);
            (places.count_ones() == 2).then(|| {
                let first = places.trailing_zeros() as usize;
                let last = 63 - places.leading_zeros() as usize;
                Link { unit, ends: [first, last].map(|place| self.shape.cell(unit, place)) }
            })
        };
        (0..self.shape.units()).filter_map(two).collect()
    }

    fn kind(&self, unit: usize) -> usize {
        unit / self.shape.side
    }
}

/// Two strong links of which one end of each sees the other: one of the far ends has the digit.
///
/// ```text
/// far === near
///           |      one of them is not the digit, so one of the far ends is
///         near === far
/// ```
struct Turbot {
    digit: usize,
    units: [usize; 2],
    near: [usize; 2],
    far: [usize; 2],
}

/// Skyscraper: two parallel lines whose near ends stand in one line that crosses both.
pub(super) fn skyscraper(look: &Look, rule: RuleId) -> Vec<Step> {
    turbots(look, rule, |kinds| kinds[0] == kinds[1] && kinds[0] < 2, is_skyscraper)
}

/// 2-string kite: a row and a column whose near ends stand in one block.
pub(super) fn kite(look: &Look, rule: RuleId) -> Vec<Step> {
    turbots(look, rule, |kinds| kinds[0] + kinds[1] == 1, is_kite)
}

/// Turbot fish: any other two strong links.
pub(super) fn turbot_fish(look: &Look, rule: RuleId) -> Vec<Step> {
    let is_other = |look: &Look, turbot: &Turbot| {
        let [kind, other] = turbot.units.map(|unit| look.kind(unit));
        let is_x_wing = kind == other && kind < 2 && share(look, turbot.near, 1 - kind);
        !is_x_wing && !is_kite(look, turbot)
    };
    turbots(look, rule, |_| true, is_other)
}

fn is_skyscraper(look: &Look, turbot: &Turbot) -> bool {
    let [kind, other] = turbot.units.map(|unit| look.kind(unit));
    // If the far ends share a line as well, it is an x-wing.
    kind == other
        && kind < 2
        && share(look, turbot.near, 1 - kind)
        && !share(look, turbot.far, 1 - kind)
}

fn is_kite(look: &Look, turbot: &Turbot) -> bool {
    let [kind, other] = turbot.units.map(|unit| look.kind(unit));
    kind + other == 1 && share(look, turbot.near, 2)
}

/// Do two cells share a unit of this kind?
fn share(look: &Look, [cell, other]: [usize; 2], kind: usize) -> bool {
    look.shape.seats(cell)[kind].unit == look.shape.seats(other)[kind].unit
}

/// Two strong links of units of these kinds, as wanted.
fn turbots(
    look: &Look,
    rule: RuleId,
    kinds: fn([usize; 2]) -> bool,
    wanted: fn(&Look, &Turbot) -> bool,
) -> Vec<Step> {
    let mut steps = Vec::new();
    for digit in 0..look.shape.side {
        let links = look.links(digit);
        for (i, link) in links.iter().enumerate() {
            let fits = |other: &&Link| kinds([link, *other].map(|link| look.kind(link.unit)));
            for other in links[i + 1..].iter().filter(fits) {
                for turn in 0..4 {
                    let ([far, near], [other_near, other_far]) =
                        (turned(link.ends, turn & 1), turned(other.ends, turn >> 1));
                    let turbot = Turbot {
                        digit,
                        units: [link.unit, other.unit],
                        near: [near, other_near],
                        far: [far, other_far],
                    };
                    if turbot.is_one(look) && wanted(look, &turbot) {
                        steps.extend(turbot.step(look, rule));
                    }
                }
            }
        }
    }
    steps
}

fn turned([one, other]: [usize; 2], turn: usize) -> [usize; 2] {
    if turn == 0 { [one, other] } else { [other, one] }
}

impl Turbot {
    fn is_one(&self, look: &Look) -> bool {
        let distinct = self.far[0] != self.far[1]
            && self.near[0] != self.far[1]
            && self.far[0] != self.near[1];
        distinct && look.shape.sees(self.near[0], self.near[1])
    }

    fn step(&self, look: &Look, rule: RuleId) -> Option<Step> {
        let mut strikes = Strikes::default();
        strikes.add_seen(look, self.digit, &self.far);
        if strikes.is_empty() {
            return None;
        }
        let why = message!(
            "sudoku-turbot-why",
            digit = look.digit(self.digit),
            lines = look.units(&self.units),
            near = look.cells(&self.near),
            far = look.cells(&self.far)
        );
        let cells = Reason::cells(look.spots(self.near.into_iter().chain(self.far)));
        let lines = Reason::lines(self.units.map(|unit| look.unit(unit)));
        let end = |cell| (cell, self.digit);
        let ([near, other_near], [far, other_far]) = (self.near.map(end), self.far.map(end));
        let bonds = vec![
            bond(far, near, Strength::Strong),
            bond(near, other_near, Strength::Weak),
            bond(other_near, other_far, Strength::Strong),
        ];
        Some(Step::new(rule, cells.and(lines), why, strikes.changes())?.along(bonds))
    }
}

/// Empty rectangle: in a block a digit is left in one row and one column, and in a line that
/// crosses one of them it has two places.
pub(super) fn empty_rectangle(look: &Look, rule: RuleId) -> Vec<Step> {
    let mut steps = Vec::new();
    for digit in 0..look.shape.side {
        let links = look.links(digit);
        for block in look.shape.units_of(2) {
            let places = look.places(block, digit);
            // With two places it is a turbot fish.
            if places.count_ones() < 3 {
                continue;
            }
            for (row, column) in crosses(look, block, places) {
                for link in links.iter().filter(|link| look.kind(link.unit) < 2) {
                    let cross = [row, column];
                    steps.extend(hinge(look, digit, (block, cross), *link, rule));
                }
            }
        }
    }
    steps
}

/// A row and a column of a block that hold these places, of which each has some of its own.
fn crosses(look: &Look, block: usize, places: u64) -> Vec<(usize, usize)> {
    let (rows, columns) = look.shape.block_size();
    let mut found = Vec::new();
    for row in 0..rows {
        let across = u64::MAX >> (64 - columns) << (row * columns);
        for column in 0..columns {
            let down = (0..rows).fold(0, |set, row| set | 1 << (row * columns + column));
            let is_cross = places & !(across | down) == 0;
            if is_cross && places & across & !down != 0 && places & down & !across != 0 {
                let [in_row, in_column, _] =
                    *look.shape.seats(look.shape.cell(block, row * columns + column));
                found.push((in_row.unit, in_column.unit));
            }
        }
    }
    found
}

/// The link meets one arm of the cross; where its other end sees the other arm's line, the digit
/// cannot be.
///
/// ```text
/// block | near      One end of the link has the digit. If it is the near one, the block has the
///   arm |  |        digit in the column.
/// ------+  |
/// struck  far
/// ```
fn hinge(
    look: &Look,
    digit: usize,
    (block, [row, column]): (usize, [usize; 2]),
    link: Link,
    rule: RuleId,
) -> Option<Step> {
    let side = look.shape.side;
    let in_block = |cell| look.shape.block(cell) == block;
    let is_column = look.kind(link.unit) == 1;
    let found = [link.ends, turned(link.ends, 1)].into_iter().find_map(|[near, far]| {
        let (meets, struck) = match is_column {
            true => (look.shape.row(near) == row, look.shape.row(far) * side + column - side),
            false => {
                (look.shape.column(near) + side == column, row * side + look.shape.column(far))
            }
        };
        let is_one = meets && !in_block(near) && !in_block(struck) && look.has(struck, digit);
        is_one.then_some((near, far, struck))
    });
    let (near, far, struck) = found?;
    let mut strikes = Strikes::default();
    strikes.add(look, struck, 1 << digit);
    let cells: Vec<usize> = look.shape.cells(block, look.places(block, digit)).collect();
    let why = message!(
        "sudoku-empty-rectangle-why",
        digit = look.digit(digit),
        block = look.unit(block),
        cross = look.units(&[row, column]),
        line = look.unit(link.unit),
        near = look.shape.cell_spot(near),
        far = look.shape.cell_spot(far),
        arm = look.unit(if is_column { column } else { row })
    );
    let reason = Reason::cells(look.spots(cells.into_iter().chain(link.ends)));
    let lines = [look.unit(block), look.unit(link.unit)];
    let step = Step::new(rule, reason.and(Reason::lines(lines)), why, strikes.changes())?;
    Some(step.along(vec![bond((near, digit), (far, digit), Strength::Strong)]))
}

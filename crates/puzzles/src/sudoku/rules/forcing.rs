//! Forcing chains and nets: a candidate that leads to what cannot be, and choices of which every case
//! leads to the same.

use grille_engine::{Argument, Inference, Joint, Message, Reason, RuleId, Step, Strength, message};

use super::look::{Look, Strikes, bond};
use super::shape::bits;
use super::suppose::{Choice, Found, Links, Supposed};

/// Nobody follows cases on a board with more candidates than that.
const MOST_CANDIDATES: usize = 1000;

/// Whoever has found one looks no longer for a shorter one: so much was seen to follow from all that
/// was supposed.
const MOST_WORK: usize = 30_000;

/// A cell and a digit.
type Candidate = (usize, usize);

/// Which choices are looked at.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Choices {
    /// The candidates of a cell.
    Cells,
    /// The places of a digit in a unit.
    Units,
}

/// Every candidate, cells with few of them first; none, if they are too many.
fn candidates(look: &Look) -> Vec<Candidate> {
    let number = |&cell: &usize| look.candidates(cell).count_ones();
    let mut cells: Vec<usize> = (0..look.shape.area()).collect();
    if cells.iter().map(number).sum::<u32>() as usize > MOST_CANDIDATES {
        return Vec::new();
    }
    cells.sort_by_key(number);
    cells.into_iter().flat_map(|cell| Choice::Cell(cell).candidates(look)).collect()
}

/// Nishio: a candidate that leaves a cell without a digit or a digit without a place, by singles and
/// perhaps by locked candidates. The shortest ways there.
pub(super) fn nishio(look: &Look, links: Links, rule: RuleId) -> Vec<Step> {
    let mut supposed = Supposed::new(look, links);
    let mut shortest: Vec<(Vec<Found>, Choice)> = Vec::new();
    let mut work = 0;
    for (cell, digit) in candidates(look) {
        let gap = supposed.suppose(cell, digit);
        work += supposed.work();
        if let Some(gap) = gap {
            let way = supposed.way_to_gap(gap);
            keep_shortest(&mut shortest, (way, gap), |(way, _)| way.len());
            supposed.farthest = shortest[0].0.len() as u32 - 1;
        }
        if work > MOST_WORK && !shortest.is_empty() {
            break;
        }
    }
    shortest.iter().filter_map(|(way, gap)| refuted(look, way, *gap, rule)).collect()
}

/// Add a find to a list of those of equal length, if it is not longer.
fn keep_shortest<T>(shortest: &mut Vec<T>, find: T, length: impl Fn(&T) -> usize) {
    let best = shortest.first().map_or(usize::MAX, &length);
    if length(&find) < best {
        shortest.clear();
    }
    if length(&find) <= best {
        shortest.push(find);
    }
}

fn refuted(look: &Look, way: &[Found], gap: Choice, rule: RuleId) -> Option<Step> {
    let Found::Right { cell, digit, .. } = way[0] else { return None };
    let mut strikes = Strikes::default();
    strikes.add(look, cell, 1 << digit);
    let (supposed, links, number) = (says(look, way[0]), links(look, way), way.len() - 1);
    let why = match gap {
        Choice::Cell(cell) => message!(
            "sudoku-nishio-cell-why",
            supposed = supposed,
            number = number,
            links = links,
            cell = look.shape.cell_spot(cell)
        ),
        Choice::Unit(unit, digit) => message!(
            "sudoku-nishio-unit-why",
            supposed = supposed,
            number = number,
            links = links,
            digit = look.digit(digit),
            line = look.unit(unit)
        ),
    };
    Step::new(rule, reason(look, way.iter(), gap), why, strikes.changes())
}

/// Cell and region forcing chains and nets: whatever is right of a choice, the same candidate is
/// struck. Those with the fewest links together.
pub(super) fn forcing(look: &Look, choices: Choices, links: Links, rule: RuleId) -> Vec<Step> {
    let mut supposed = Supposed::new(look, links);
    let struck = Struck::by(look, &candidates(look), &mut supposed);
    let mut shortest: Vec<(Choice, Vec<Vec<Found>>, Candidate)> = Vec::new();
    for choice in every(look, choices) {
        let cases = choice.candidates(look);
        let common = struck.by_all(&cases);
        if common.is_empty() {
            continue;
        }
        let mut ways = vec![Vec::with_capacity(cases.len()); common.len()];
        for (cell, digit) in cases {
            supposed.suppose(cell, digit);
            for (ways, target) in ways.iter_mut().zip(&common) {
                ways.push(supposed.way_to_strike(target.0, target.1));
            }
        }
        for (ways, target) in ways.into_iter().zip(common) {
            let length = |ways: &[Vec<Found>]| ways.iter().map(Vec::len).sum();
            keep_shortest(&mut shortest, (choice, ways, target), |find| length(&find.1));
        }
    }
    let step = |(choice, ways, target): &(_, Vec<Vec<Found>>, _)| {
        let step = forced(look, *choice, ways, *target, rule)?;
        // What follows in a net rests on several at once: lines would not tell.
        let is_chain = links == Links::Chain;
        Some(if is_chain { step.along(bonds(ways, *target)) } else { step })
    };
    shortest.iter().filter_map(step).collect()
}

/// Every choice of a kind that is open.
fn every(look: &Look, choices: Choices) -> Vec<Choice> {
    let (area, side) = (look.shape.area(), look.shape.side);
    let all: Vec<Choice> = match choices {
        Choices::Cells => (0..area).map(Choice::Cell).collect(),
        Choices::Units => (0..look.shape.units())
            .flat_map(|unit| (0..side).map(move |digit| Choice::Unit(unit, digit)))
            .collect(),
    };
    all.into_iter().filter(|choice| choice.candidates(look).len() > 1).collect()
}

/// What each candidate strikes if it is right: digits of every cell.
struct Struck {
    side: usize,
    area: usize,
    /// Where the row of a candidate is; none where it ends in what cannot be.
    rows: Vec<Option<usize>>,
    digits: Vec<u64>,
}

impl Struck {
    fn by(look: &Look, all: &[Candidate], supposed: &mut Supposed) -> Self {
        let (area, side) = (look.shape.area(), look.shape.side);
        let mut rows = vec![None; area * side];
        let mut digits = Vec::with_capacity(all.len() * area);
        for &(cell, digit) in all {
            if supposed.suppose(cell, digit).is_none() {
                rows[cell * side + digit] = Some(digits.len());
                digits.extend((0..area).map(|cell| supposed.struck(cell)));
            }
        }
        Self { side, area, rows, digits }
    }

    /// What every case strikes.
    fn by_all(&self, cases: &[Candidate]) -> Vec<Candidate> {
        let row = |&(cell, digit): &Candidate| {
            let start = self.rows[cell * self.side + digit]?;
            Some(&self.digits[start..start + self.area])
        };
        let Some(rows) = cases.iter().map(row).collect::<Option<Vec<&[u64]>>>() else {
            return Vec::new();
        };
        let common = |cell: usize| rows.iter().fold(u64::MAX, |set, row| set & row[cell]);
        let digits = |cell: usize| bits(common(cell)).map(move |d| (cell, d));
        (0..self.area).flat_map(digits).collect()
    }
}

fn forced(
    look: &Look,
    choice: Choice,
    ways: &[Vec<Found>],
    (cell, digit): Candidate,
    rule: RuleId,
) -> Option<Step> {
    let mut strikes = Strikes::default();
    strikes.add(look, cell, 1 << digit);
    let struck = message!(
        "sudoku-is-not",
        cells = look.shape.cell_spot(cell),
        number = 1,
        digits = look.digit(digit)
    );
    let cases = Argument::list(ways.iter().map(|way| case(look, way)), Joint::Space);
    let why = match choice {
        Choice::Cell(cell) => message!(
            "sudoku-forcing-cell-why",
            cell = look.shape.cell_spot(cell),
            struck = struck,
            cases = cases
        ),
        Choice::Unit(unit, digit) => message!(
            "sudoku-forcing-unit-why",
            digit = look.digit(digit),
            line = look.unit(unit),
            struck = struck,
            cases = cases
        ),
    };
    Step::new(rule, reason(look, ways.iter().flatten(), choice), why, strikes.changes())
}

/// From each candidate of a chain to the one that follows, and from the last to what it strikes.
fn bonds(ways: &[Vec<Found>], target: Candidate) -> Vec<Inference> {
    let candidate = |found: &Found| match *found {
        Found::Right { cell, digit, .. } => Some((cell, digit)),
        Found::Locked { .. } => None,
    };
    let links = |way: &Vec<Found>| {
        let right: Vec<Candidate> = way.iter().filter_map(candidate).collect();
        let last = right.last().map(|&last| bond(last, target, Strength::Weak));
        let pairs = right.windows(2).map(|pair| bond(pair[0], pair[1], Strength::Strong));
        pairs.chain(last).collect::<Vec<_>>()
    };
    ways.iter().flat_map(links).collect()
}

fn case(look: &Look, way: &[Found]) -> Message {
    message!(
        "sudoku-forcing-case",
        supposed = says(look, way[0]),
        number = way.len() - 1,
        links = links(look, way)
    )
}

/// What a way goes through: its cells and lines, and the choice that it ends or starts with.
fn reason<'r>(look: &Look, way: impl Iterator<Item = &'r Found>, choice: Choice) -> Reason {
    let (mut cells, mut units) = (Vec::new(), Vec::new());
    match choice {
        Choice::Cell(cell) => cells.push(cell),
        Choice::Unit(unit, _) => units.push(unit),
    }
    for found in way {
        match *found {
            Found::Right { cell, .. } => cells.push(cell),
            Found::Locked { unit, other, .. } => units.extend([unit, other]),
        }
    }
    for list in [&mut cells, &mut units] {
        list.sort_unstable();
        list.dedup();
    }
    let lines: Vec<_> = units.into_iter().map(|unit| look.unit(unit)).collect();
    Reason::cells(look.spots(cells)).and(Reason::lines(lines))
}

/// What follows from the first of a way, in words.
fn links(look: &Look, way: &[Found]) -> Argument {
    Argument::list(way[1..].iter().map(|&found| says(look, found)), Joint::Comma)
}

/// What is found, with the reason if it is not to be seen in its cell.
fn says(look: &Look, found: Found) -> Message {
    match found {
        Found::Right { cell, digit, why: Some(Choice::Unit(unit, _)) } => message!(
            "sudoku-link-unit",
            cell = look.shape.cell_spot(cell),
            digit = look.digit(digit),
            line = look.unit(unit)
        ),
        Found::Right { cell, digit, .. } => message!(
            "sudoku-is",
            cells = look.shape.cell_spot(cell),
            number = 1,
            digit = look.digit(digit)
        ),
        Found::Locked { unit, other, digit } => message!(
            "sudoku-link-locked",
            digit = look.digit(digit),
            line = look.unit(unit),
            other = look.unit(other)
        ),
    }
}

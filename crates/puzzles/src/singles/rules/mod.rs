//! The rules that people use in singles: equal numbers in a line, corners, offset pairs, what would cut
//! the white cells apart, and cases.

mod cases;
mod chains;
mod corners;
mod lines;
mod offsets;
#[cfg(test)]
mod tests;

use grille_engine::{
    Argument, Change, Domains, Joint, Level, Message, RuleId, Spot, Values, Var, message,
};
use grille_grid::{Axis, Cell, Line, Size};

use super::{SHADED, Singles, WHITE};
use crate::rules::{Reasoning, Rule, View, rules_of};

pub(super) const REASONING: Reasoning<Singles> =
    Reasoning { rules: rules_of::<Board>, about: |singles| Box::new(Board::new(singles)) };

const BESIDE: RuleId = RuleId::new("beside");
const SEEN: RuleId = RuleId::new("seen");
const TRIPLE: RuleId = RuleId::new("triple");
const BETWEEN: RuleId = RuleId::new("between");
const PAIR: RuleId = RuleId::new("pair");
const CORNER_FOUR: RuleId = RuleId::new("corner-four");
const CORNER_THREE: RuleId = RuleId::new("corner-three");
const CORNER_TWO: RuleId = RuleId::new("corner-two");
const WAY_OUT: RuleId = RuleId::new("way-out");
const OFFSET: RuleId = RuleId::new("offset");
const FLANKED: RuleId = RuleId::new("flanked");
const CUT: RuleId = RuleId::new("cut");
const CHAIN: RuleId = RuleId::new("chain");
const BOTH: RuleId = RuleId::new("both");

/// A board of singles, as people look at it.
pub(super) struct Board {
    singles: Singles,
    /// Equal numbers of a line, wherever there are two or more.
    repeats: Vec<Repeat>,
    /// For each cell all others that its number is seen from.
    twins: Vec<Vec<Cell>>,
}

/// Equal numbers of a line, at most one of which stays white.
struct Repeat {
    line: Line,
    number: u32,
    /// In the order of the line.
    cells: Vec<Cell>,
    /// From a cell of the line to the next.
    stride: u32,
}

impl Repeat {
    /// Do two cells of it share a side?
    fn are_touching(&self, one: Cell, other: Cell) -> bool {
        one.0.abs_diff(other.0) == self.stride
    }
}

impl View for Board {
    const RULES: &'static [Rule<Self>] = &[
        Rule::new(BESIDE, Level::VeryEasy, 1, lines::beside),
        Rule::new(SEEN, Level::VeryEasy, 1, lines::seen),
        Rule::new(TRIPLE, Level::VeryEasy, 2, lines::triple),
        Rule::new(BETWEEN, Level::VeryEasy, 2, lines::between),
        Rule::new(PAIR, Level::Easy, 5, lines::pair),
        Rule::new(CORNER_FOUR, Level::Easy, 6, corners::four),
        Rule::new(CORNER_THREE, Level::Easy, 6, corners::three),
        Rule::new(CORNER_TWO, Level::Easy, 8, corners::two),
        Rule::new(WAY_OUT, Level::Easy, 8, corners::way_out),
        Rule::new(OFFSET, Level::Medium, 18, offsets::offset),
        Rule::new(FLANKED, Level::Medium, 20, offsets::flanked),
        Rule::new(CUT, Level::Medium, 22, chains::cut),
        Rule::new(CHAIN, Level::Medium, 32, chains::chain),
        Rule::new(BOTH, Level::Hard, 50, cases::both),
    ];

    fn start(&self) -> Domains {
        Domains::new(vec![Values::below(2); self.size().area()])
    }

    fn says(&self, _before: Values, after: Values, spots: &[Spot]) -> Message {
        says(after.least(), spots)
    }
}

fn says(value: u8, spots: &[Spot]) -> Message {
    let cells = list(spots);
    match value {
        WHITE => message!("singles-then-white", cells = cells, number = spots.len()),
        _ => message!("singles-then-shaded", cells = cells, number = spots.len()),
    }
}

fn list(spots: &[Spot]) -> Argument {
    Argument::list(spots.iter().copied(), Joint::And)
}

impl Board {
    pub(super) fn new(singles: &Singles) -> Self {
        let singles = singles.clone();
        let mut twins: Vec<Vec<Cell>> = vec![Vec::new(); singles.size.area()];
        let mut repeats = Vec::new();
        for line in singles.size.lines() {
            let stride = match line.axis {
                Axis::Row => 1,
                Axis::Column => singles.size.width,
            };
            for cells in singles.repeats(line) {
                for &cell in &cells {
                    twins[cell.index()].extend(cells.iter().filter(|&&other| other != cell));
                }
                let number = singles.numbers[cells[0].index()];
                repeats.push(Repeat { line, number, cells, stride });
            }
        }
        Self { singles, repeats, twins }
    }

    fn size(&self) -> Size {
        self.singles.size
    }

    fn number(&self, cell: Cell) -> u32 {
        self.singles.numbers[cell.index()]
    }

    fn twins(&self, cell: Cell) -> &[Cell] {
        &self.twins[cell.index()]
    }

    fn spot(&self, cell: Cell) -> Spot {
        Spot::cell(cell, self.size())
    }

    fn spots<'c>(&self, cells: impl IntoIterator<Item = &'c Cell>) -> Vec<Spot> {
        cells.into_iter().map(|&cell| self.spot(cell)).collect()
    }

    /// The cells that share only a corner with this one.
    fn diagonal(&self, cell: Cell) -> impl Iterator<Item = Cell> {
        let Size { width, height } = self.size();
        let (row, column) = (self.size().row(cell), self.size().column(cell));
        let steps = [(-1, -1), (-1, 1), (1, -1), (1, 1)];
        steps.into_iter().filter_map(move |(down, right)| {
            let row = row.checked_add_signed(down).filter(|&row| row < height)?;
            let column = column.checked_add_signed(right).filter(|&column| column < width)?;
            Some(Cell(row * width + column))
        })
    }

    fn are_touching(&self, one: Cell, other: Cell) -> bool {
        self.size().around(one).any(|near| near == other)
    }
}

fn is_open(known: &Domains, cell: Cell) -> bool {
    known.value(Var(cell.0)).is_none()
}

fn is_white(known: &Domains, cell: Cell) -> bool {
    known.value(Var(cell.0)) == Some(WHITE)
}

fn is_shaded(known: &Domains, cell: Cell) -> bool {
    known.value(Var(cell.0)) == Some(SHADED)
}

/// What becomes of those cells that are still open.
fn put(value: u8, cells: impl IntoIterator<Item = Cell>, known: &Domains) -> Vec<Change> {
    let open = cells.into_iter().filter(|&cell| is_open(known, cell));
    open.map(|cell| Change { var: Var(cell.0), keep: Values::one(value) }).collect()
}

/// Those cells that are still open stay white.
fn white(cells: impl IntoIterator<Item = Cell>, known: &Domains) -> Vec<Change> {
    put(WHITE, cells, known)
}

/// Those cells that are still open are shaded.
fn shaded(cells: impl IntoIterator<Item = Cell>, known: &Domains) -> Vec<Change> {
    put(SHADED, cells, known)
}

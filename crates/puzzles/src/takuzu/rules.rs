//! The rules that people use in takuzu: pair (A), gap (B), full count (C), equal lines (D), and more.

use grille_engine::constraints::Balanced;
use grille_engine::{
    Argument, Change, Conflict, Constraint, Domains, Joint, Level, Message, Reason, RuleId, Spot,
    Step, Values, Var, message,
};
use grille_grid::{Axis, Cell, Line, Size};

use super::{EqualLines, Takuzu, quick};
use crate::rules::{Reasoning, Rule, View, places, rules_of};

pub(super) const REASONING: Reasoning<Takuzu> =
    Reasoning { rules: rules_of::<Board>, about: |takuzu| Box::new(Board::of(takuzu)) };

/// A takuzu, as people look at it.
pub(super) struct Board {
    takuzu: Takuzu,
}

pub(super) const PAIR: RuleId = RuleId::new("pair");
pub(super) const GAP: RuleId = RuleId::new("gap");
const LAST: RuleId = RuleId::new("last");
pub(super) const COUNT: RuleId = RuleId::new("count");
const WINDOW: RuleId = RuleId::new("window");
pub(super) const EQUAL: RuleId = RuleId::new("equal");
const LINE: RuleId = RuleId::new("line");
const EQUAL_MORE: RuleId = RuleId::new("equal-more");

impl View for Board {
    const RULES: &'static [Rule<Self>] = &[
        Rule::new(PAIR, Level::VeryEasy, 2, pair),
        Rule::new(GAP, Level::VeryEasy, 2, gap),
        Rule::new(LAST, Level::VeryEasy, 2, last),
        Rule::new(COUNT, Level::Easy, 5, count),
        Rule::new(WINDOW, Level::Medium, 15, window),
        Rule::new(EQUAL, Level::Medium, 20, equal),
        Rule::new(LINE, Level::Hard, 40, line),
        Rule::new(EQUAL_MORE, Level::Hard, 60, equal_more),
    ];

    fn start(&self) -> Domains {
        let given = |given: &Option<u8>| given.map_or(Values::below(2), Values::one);
        Domains::new(self.takuzu.givens.iter().map(given).collect())
    }

    fn close(&self, known: &mut Domains, ceiling: Level) -> Result<bool, Conflict> {
        quick::close(&self.takuzu, known, ceiling)
    }

    fn says(&self, _before: Values, after: Values, spots: &[Spot]) -> Message {
        message!("takuzu-then", cells = places(spots), number = spots.len(), digit = after.least())
    }
}

/// A line and what is known of its cells.
struct Row {
    line: Line,
    cells: Vec<Cell>,
    values: Vec<Option<u8>>,
}

impl Row {
    fn open(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.values.len()).filter(|&i| self.values[i].is_none())
    }

    /// How many cells have this digit.
    fn number(&self, digit: u8) -> usize {
        self.values.iter().filter(|&&value| value == Some(digit)).count()
    }

    /// How often each digit stands in the full line.
    fn half(&self) -> usize {
        self.values.len() / 2
    }
}

impl Board {
    /// Look at a takuzu.
    pub(super) fn of(takuzu: &Takuzu) -> Self {
        Self { takuzu: takuzu.clone() }
    }

    fn size(&self) -> Size {
        self.takuzu.size
    }

    /// Every line that is not finished.
    fn open_rows(&self, known: &Domains) -> impl Iterator<Item = Row> {
        let rows = self.size().lines().map(|line| self.row(line, known));
        rows.filter(|row| row.open().next().is_some())
    }

    fn row(&self, line: Line, known: &Domains) -> Row {
        let cells: Vec<Cell> = line.cells().collect();
        let values = cells.iter().map(|cell| known.value(Var(cell.0))).collect();
        Row { line, cells, values }
    }

    fn spots(&self, cells: impl IntoIterator<Item = Cell>) -> Vec<Spot> {
        cells.into_iter().map(|cell| Spot::cell(cell, self.size())).collect()
    }
}

fn becomes(cell: Cell, digit: u8) -> Change {
    Change { var: Var(cell.0), keep: Values::one(digit) }
}

/// Rule A: two equal digits side by side, so the cells beside them have the other one.
fn pair(board: &Board, known: &Domains) -> Vec<Step> {
    let mut steps = Vec::new();
    for row in board.open_rows(known) {
        for i in 1..row.values.len() {
            let Some(digit) = row.values[i].filter(|_| row.values[i - 1] == row.values[i]) else {
                continue;
            };
            let beside = [i.checked_sub(2), Some(i + 1)].into_iter().flatten();
            let open = beside.filter(|&j| row.values.get(j) == Some(&None));
            let changes: Vec<Change> = open.map(|j| becomes(row.cells[j], 1 - digit)).collect();
            if changes.is_empty() {
                continue;
            }
            let twins = board.spots([row.cells[i - 1], row.cells[i]]);
            let cells = Argument::list(twins.iter().copied(), Joint::And);
            let why = message!("takuzu-pair-why", cells = cells, digit = digit);
            steps.extend(Step::new(PAIR, Reason::cells(twins), why, changes));
        }
    }
    steps
}

/// Rule B: equal digits on both sides of a cell, so it has the other one.
fn gap(board: &Board, known: &Domains) -> Vec<Step> {
    let mut steps = Vec::new();
    for row in board.open_rows(known) {
        for i in 1..row.values.len() - 1 {
            let (left, right) = (row.values[i - 1], row.values[i + 1]);
            let Some(digit) = left.filter(|_| left == right && row.values[i].is_none()) else {
                continue;
            };
            let twins = board.spots([row.cells[i - 1], row.cells[i + 1]]);
            let cells = Argument::list(twins.iter().copied(), Joint::And);
            let why = message!("takuzu-gap-why", cells = cells, digit = digit);
            let changes = vec![becomes(row.cells[i], 1 - digit)];
            steps.extend(Step::new(GAP, Reason::cells(twins), why, changes));
        }
    }
    steps
}

/// One cell of a line is left.
fn last(board: &Board, known: &Domains) -> Vec<Step> {
    let rows = board.open_rows(known).filter(|row| row.open().count() == 1);
    let steps = rows.filter_map(|row| {
        let digit = u8::from(row.number(1) < row.half());
        let changes = row.open().map(|i| becomes(row.cells[i], digit)).collect();
        let spot = Spot::from(row.line);
        let why = message!("takuzu-last-why", line = spot, digit = digit);
        Step::new(LAST, Reason::lines([spot]), why, changes)
    });
    steps.collect()
}

/// Rule C: a line has all of one digit, so the rest is the other one.
fn count(board: &Board, known: &Domains) -> Vec<Step> {
    let full = |row: Row| {
        let digit = (0..2).find(|&digit| row.number(digit) == row.half())?;
        let changes = row.open().map(|i| becomes(row.cells[i], 1 - digit)).collect();
        let spot = Spot::from(row.line);
        let why = message!("takuzu-count-why", line = spot, number = row.half(), digit = digit);
        Step::new(COUNT, Reason::lines([spot]), why, changes)
    };
    board.open_rows(known).filter_map(full).collect()
}

/// One digit is missing once, and three cells side by side would be equal without it: it stands
/// among them, and everywhere else is the other digit.
fn window(board: &Board, known: &Domains) -> Vec<Step> {
    let mut steps = Vec::new();
    for row in board.open_rows(known) {
        for digit in (0..2).filter(|&digit| row.number(digit) + 1 == row.half()) {
            for first in 0..row.values.len() - 2 {
                let three = first..first + 3;
                let lacks = row.values[three.clone()].iter().all(|&value| value != Some(digit));
                let has_open = row.values[three.clone()].contains(&None);
                if !lacks || !has_open {
                    continue;
                }
                let others = row.open().filter(|i| !three.contains(i));
                let changes: Vec<Change> =
                    others.map(|i| becomes(row.cells[i], 1 - digit)).collect();
                if changes.is_empty() {
                    continue;
                }
                let spot = Spot::from(row.line);
                let inside = board.spots(three.map(|i| row.cells[i]));
                let cells = Argument::list(inside.iter().copied(), Joint::And);
                let why = message!("takuzu-window-why", line = spot, cells = cells, digit = digit);
                let reason = Reason::cells(inside).and(Reason::lines([spot]));
                steps.extend(Step::new(WINDOW, reason, why, changes));
            }
        }
    }
    steps
}

/// Rule D: a line with two open cells would be the same as another one.
fn equal(board: &Board, known: &Domains) -> Vec<Step> {
    twins(board, known, 2..=2, EQUAL)
}

/// The same with three or four open cells.
fn equal_more(board: &Board, known: &Domains) -> Vec<Step> {
    twins(board, known, 3..=4, EQUAL_MORE)
}

/// Lines with some open cells that must differ from finished ones: what all ways to finish them share.
fn twins(
    board: &Board,
    known: &Domains,
    open: std::ops::RangeInclusive<usize>,
    rule: RuleId,
) -> Vec<Step> {
    if board.takuzu.equal_lines == EqualLines::Allowed {
        return Vec::new();
    }
    let mut steps = Vec::new();
    for axis in Axis::BOTH {
        let lines = || board.size().lines_along(axis).map(|line| board.row(line, known));
        let (finished, others): (Vec<Row>, Vec<Row>) =
            lines().partition(|row| row.open().next().is_none());
        for row in others.iter().filter(|row| open.contains(&row.open().count())) {
            let fits = |other: &&Row| {
                row.values.iter().zip(&other.values).all(|(a, b)| a.is_none() || a == b)
            };
            let models: Vec<&Row> = finished.iter().filter(fits).collect();
            if models.is_empty() {
                continue;
            }
            let taken: Vec<Vec<u8>> =
                models.iter().map(|row| row.values.iter().flatten().copied().collect()).collect();
            let changes = shared(row, &taken);
            let spots: Vec<Spot> = models.iter().map(|row| Spot::from(row.line)).collect();
            let why = message!(
                "takuzu-equal-why",
                line = Spot::from(row.line),
                others = Argument::list(spots.iter().copied(), Joint::And),
                number = spots.len()
            );
            let reason = Reason::lines(spots).and(Reason::lines([Spot::from(row.line)]));
            steps.extend(Step::new(rule, reason, why, changes));
        }
    }
    steps
}

/// What all ways to finish a line share, but for those that are taken.
fn shared(row: &Row, taken: &[Vec<u8>]) -> Vec<Change> {
    let open: Vec<usize> = row.open().collect();
    let balanced = Balanced::new((0..row.values.len() as u32).map(Var).collect());
    let mut seen = vec![0u8; open.len()];
    for choice in 0..1u32 << open.len() {
        let mut line: Vec<u8> = row.values.iter().map(|value| value.unwrap_or(0)).collect();
        open.iter().enumerate().for_each(|(bit, &i)| line[i] = (choice >> bit & 1) as u8);
        if balanced.holds(&line) && !taken.contains(&line) {
            open.iter().zip(&mut seen).for_each(|(&i, seen)| *seen |= 1 << line[i]);
        }
    }
    let sure = open.iter().zip(seen).filter(|(_, seen)| *seen == 1 || *seen == 2);
    sure.map(|(&i, seen)| becomes(row.cells[i], seen - 1)).collect()
}

/// Everything that a line implies by itself.
fn line(board: &Board, known: &Domains) -> Vec<Step> {
    let mut steps = Vec::new();
    for row in board.open_rows(known) {
        let balanced = Balanced::new((0..row.values.len() as u32).map(Var).collect());
        let values = row.values.iter().map(|value| value.map_or(Values::below(2), Values::one));
        let mut alone = Domains::new(values.collect());
        if balanced.prune(&mut alone).is_err() {
            continue;
        }
        let sure = row.open().filter_map(|i| Some((i, alone.value(Var(i as u32))?)));
        let changes = sure.map(|(i, digit)| becomes(row.cells[i], digit)).collect();
        let spot = Spot::from(row.line);
        let why = message!("takuzu-line-why", line = spot);
        steps.extend(Step::new(LINE, Reason::lines([spot]), why, changes));
    }
    steps
}

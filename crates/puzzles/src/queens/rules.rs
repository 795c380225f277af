//! The rules that people use in queens: last place, and cells that would leave a line without one.

use grille_engine::{
    Argument, Change, Conflict, Domains, Joint, Level, Message, Reason, RuleId, Spot, Step, Value,
    Values, Var, message,
};
use grille_grid::{Axis, Size};

use super::{Queens, WIDEST_MODEL};
use crate::puzzle::Puzzle;
use crate::rules::{Reasoning, Rule, View, rules_of};

pub(super) const REASONING: Reasoning<Queens> =
    Reasoning { rules: rules_of::<Board>, about: |queens| Box::new(Board::new(queens)) };

/// A board of queens, as people look at it: a row can be the columns where its queen can stand.
pub(super) struct Board {
    size: Size,
    start: Vec<Values>,
}

const ROW: RuleId = RuleId::new("row");
const COLUMN: RuleId = RuleId::new("column");
const ATTACK: RuleId = RuleId::new("attack");
const CLASH: RuleId = RuleId::new("clash");

impl View for Board {
    const RULES: &'static [Rule<Self>] = &[
        Rule::new(ROW, Level::VeryEasy, 2, |board, known| last(board, known, Axis::Row)),
        Rule::new(COLUMN, Level::Easy, 3, |board, known| last(board, known, Axis::Column)),
        Rule::new(ATTACK, Level::Medium, 15, attack),
        Rule::new(CLASH, Level::Hard, 40, clash),
    ];

    fn word(&self, value: Value) -> String {
        (value + 1).to_string()
    }

    fn start(&self) -> Domains {
        Domains::new(self.start.clone())
    }

    /// Nobody puts a queen where another attacks; but that one place is left is a step.
    fn settle(&self, known: &mut Domains) -> Result<(), Conflict> {
        for row in known.vars() {
            match left(known, row) {
                left if left.is_empty() => return Err(Conflict),
                left if left.count() > 1 => known.keep(row, left)?,
                _ => {}
            }
        }
        Ok(())
    }

    fn says(&self, before: Values, after: Values, spots: &[Spot]) -> Message {
        let rows = Argument::list(spots.iter().copied(), Joint::And);
        let columns = |values: Values| {
            Argument::list(values.iter().map(|v| Spot::Column(u32::from(v) + 1)), Joint::Or)
        };
        let number = spots.len();
        match after.single() {
            Some(_) => {
                message!("queens-then", rows = rows, number = number, column = columns(after))
            }
            None => {
                let struck = columns(before.without(after));
                message!("queens-then-not", rows = rows, number = number, columns = struck)
            }
        }
    }
}

impl Board {
    /// Boards that no model can hold have nothing to think about.
    pub(super) fn new(queens: &Queens) -> Self {
        let side = if queens.side > WIDEST_MODEL { 0 } else { queens.side };
        let size = queens.size();
        let mut start = vec![Values::below(side); side as usize];
        for &queen in &queens.placed {
            start[size.row(queen) as usize] = Values::one(size.column(queen) as Value);
        }
        Self { size, start }
    }

    fn line(&self, axis: Axis, index: usize) -> Spot {
        self.size.line(axis, index as u32).into()
    }

    fn spot(&self, (row, column): (Var, Value)) -> Spot {
        Spot::cell(self.size.cell(row.0, column.into()), self.size)
    }
}

/// The places of a line that a queen attacks from a place of another line, so far away.
fn reach(place: Value, distance: u32) -> Values {
    let queen = Values::one(place).0;
    Values(queen | queen << distance | queen >> distance)
}

/// Where the queen of a row can stand without being attacked by one that stands.
fn left(known: &Domains, row: Var) -> Values {
    let others = known.vars().filter(|&other| other != row);
    let queens = others.filter_map(|other| Some((other, known.value(other)?)));
    queens.fold(known.get(row), |left, (other, column)| {
        left.without(reach(column, row.0.abs_diff(other.0)))
    })
}

/// The places that are left in the rows, or in the columns, that have no queen yet.
fn places(known: &Domains, axis: Axis) -> Vec<Values> {
    let open = |row: &Var| known.value(*row).is_none();
    let rows = known.vars().map(|row| if open(&row) { left(known, row) } else { Values::NONE });
    let rows: Vec<Values> = rows.collect();
    let column = |column: Value| -> Values {
        (0..).zip(&rows).filter(|(_, places)| places.has(column)).map(|(row, _)| row).collect()
    };
    match axis {
        Axis::Row => rows,
        Axis::Column => (0..rows.len() as Value).map(column).collect(),
    }
}

/// A place of a line as row and column.
fn cell(axis: Axis, line: usize, place: Value) -> (Var, Value) {
    match axis {
        Axis::Row => (Var(line as u32), place),
        Axis::Column => (Var(place.into()), line as Value),
    }
}

/// One place is left in a line.
fn last(board: &Board, known: &Domains, axis: Axis) -> Vec<Step> {
    let mut steps = Vec::new();
    for (index, places) in places(known, axis).into_iter().enumerate() {
        let Some(place) = places.single() else { continue };
        let (row, column) = cell(axis, index, place);
        let line = board.line(axis, index);
        let why = message!("queens-last-why", line = line);
        let change = Change { var: row, keep: Values::one(column) };
        let id = if axis == Axis::Row { ROW } else { COLUMN };
        steps.extend(Step::new(id, Reason::lines([line]), why, vec![change]));
    }
    steps
}

/// A queen would attack every place that is left in another line.
fn attack(board: &Board, known: &Domains) -> Vec<Step> {
    let mut steps = Vec::new();
    for axis in Axis::BOTH {
        let lines = places(known, axis);
        for (index, &places) in lines.iter().enumerate().filter(|(_, line)| line.count() > 1) {
            let covers = |&(other, place): &(usize, Value)| {
                let distance = index.abs_diff(other) as u32;
                distance > 0 && places.without(reach(place, distance)).is_empty()
            };
            let all = lines.iter().enumerate();
            let all = all.flat_map(|(other, line)| line.iter().map(move |place| (other, place)));
            let cells = all.filter(covers).map(|(other, place)| cell(axis, other, place));
            let mut cells: Vec<(Var, Value)> = cells.collect();
            cells.sort_unstable();
            let line = board.line(axis, index);
            let spots = Argument::list(cells.iter().map(|&cell| board.spot(cell)), Joint::Or);
            let why = message!("queens-attack-why", cells = spots, line = line);
            let changes = cells.chunk_by(|one, other| one.0 == other.0).map(|cells| {
                let struck: Values = cells.iter().map(|cell| cell.1).collect();
                Change { var: cells[0].0, keep: known.get(cells[0].0).without(struck) }
            });
            steps.extend(Step::new(ATTACK, Reason::lines([line]), why, changes.collect()));
        }
    }
    steps
}

/// A queen would leave one place each in two lines, and these places attack each other.
fn clash(board: &Board, known: &Domains) -> Vec<Step> {
    let lines = Axis::BOTH.map(|axis| (axis, places(known, axis)));
    let rows = places(known, Axis::Row);
    let all = (0u32..).zip(&rows);
    let all = all.flat_map(|(row, places)| places.iter().map(move |column| (Var(row), column)));
    let steps = all.filter_map(|queen| {
        let singles = singles(&lines, queen);
        let pairs = (0..singles.len()).flat_map(|b| (0..b).map(move |a| (a, b)));
        let attacks = |&(a, b): &(usize, usize)| attack_each_other(singles[a].2, singles[b].2);
        let (a, b) = pairs.into_iter().find(attacks)?;
        let two = [singles[a], singles[b]];
        let spots = two.map(|(axis, index, _)| board.line(axis, index));
        let places = two.map(|(_, _, place)| board.spot(place));
        let why = message!(
            "queens-clash-why",
            cell = board.spot(queen),
            lines = Argument::list(spots, Joint::And),
            places = Argument::list(places, Joint::And)
        );
        let keep = known.get(queen.0).without(Values::one(queen.1));
        let reason = Reason::cells(places).and(Reason::lines(spots));
        Step::new(CLASH, reason, why, vec![Change { var: queen.0, keep }])
    });
    steps.collect()
}

/// The lines that have one place left beside a queen, and that place.
fn singles(
    lines: &[(Axis, Vec<Values>)],
    (row, column): (Var, Value),
) -> Vec<(Axis, usize, (Var, Value))> {
    let mut singles = Vec::new();
    for (axis, lines) in lines {
        let (own, place) = match axis {
            Axis::Row => (row.index(), column),
            Axis::Column => (column.into(), row.0 as Value),
        };
        for (index, places) in lines.iter().enumerate().filter(|&(index, _)| index != own) {
            let left = places.without(reach(place, index.abs_diff(own) as u32));
            singles.extend(left.single().map(|place| (*axis, index, cell(*axis, index, place))));
        }
    }
    singles
}

/// Do queens at two places attack each other? It must not be the same place.
fn attack_each_other(one: (Var, Value), other: (Var, Value)) -> bool {
    let (rows, columns) = (one.0.0.abs_diff(other.0.0), u32::from(one.1.abs_diff(other.1)));
    one != other && (rows == 0 || columns == 0 || rows == columns)
}

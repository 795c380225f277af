//! A cell tried: its line fixes others, the lines across fix more, and a line beside it has no
//! placement any more (edge logic, where the two lines are the outermost ones).

use std::collections::{BTreeMap, HashMap};

use grille_engine::{
    Argument, Change, Domains, Joint, Reason, RuleId, Spot, Step, Values, Var, message,
};

use super::board::Board;
use super::placements;
use super::row::Row;
use super::words;

/// Values that end in such a clash, where no line says anything by itself.
pub(super) fn find(board: &Board, known: &Domains) -> Vec<Step> {
    let rows = board.rows(known);
    if rows.iter().any(|row| !placements::line(row).is_empty()) {
        return Vec::new();
    }
    let mut trials = Trials { board, rows, follows: HashMap::new() };
    let mut steps = Vec::new();
    for line in 0..trials.rows.len() {
        for place in 0..trials.rows[line].len() {
            let can = trials.rows[line].can[place];
            let values = can.iter().filter(|_| can.count() > 1);
            values.for_each(|value| steps.extend(trials.step(line, place, Values::one(value))));
        }
    }
    steps
}

/// What follows at which places of a line.
type Changes = Vec<(usize, Values)>;

/// What follows at the place of a line from each of some places of another.
type Given = Vec<(usize, Values)>;

struct Trials<'b> {
    board: &'b Board,
    rows: Vec<Row>,
    /// What follows in a line from what a place of it is.
    follows: HashMap<(usize, usize, Values), Changes>,
}

impl Trials<'_> {
    /// A line along the same axis as one, or across it, by its number there.
    fn beside(&self, line: usize, number: usize) -> usize {
        if line < self.board.height() { number } else { self.board.height() + number }
    }

    fn across(&self, line: usize, number: usize) -> usize {
        if line < self.board.height() { self.board.height() + number } else { number }
    }

    /// The number of a line along its axis.
    fn number(&self, line: usize) -> usize {
        if line < self.board.height() { line } else { line - self.board.height() }
    }

    /// What follows in a line if a place of it is so, itself among it.
    fn follows(&mut self, line: usize, place: usize, keep: Values) -> Changes {
        let row = &self.rows[line];
        let found = self.follows.entry((line, place, keep)).or_insert_with(|| {
            let mut can = row.can.clone();
            can[place] = can[place].and(keep);
            let after = placements::shared(row, can).unwrap_or_else(|| row.can.clone());
            let changes = after.into_iter().enumerate();
            changes.filter(|&(place, after)| after != row.can[place]).collect()
        });
        found.clone()
    }

    /// What follows in the lines beside one if a place of it is so, each by its number.
    fn beside_follows(
        &mut self,
        line: usize,
        place: usize,
        keep: Values,
    ) -> BTreeMap<usize, Given> {
        let (own, mut given) = (self.number(line), BTreeMap::<usize, Given>::new());
        for (place, keep) in self.follows(line, place, keep) {
            for (number, keep) in self.follows(self.across(line, place), own, keep) {
                if number != own {
                    given.entry(number).or_default().push((place, keep));
                }
            }
        }
        given
    }

    /// The clash with the fewest lines across, if a place cannot be so.
    fn step(&mut self, line: usize, place: usize, value: Values) -> Option<Step> {
        let given = self.beside_follows(line, place, value);
        let clashes = given.into_iter().filter_map(|(number, given)| {
            let last = self.beside(line, number);
            Some((last, needed(&self.rows[last], given)?))
        });
        let (last, given) = clashes.min_by_key(|(_, given)| given.len())?;
        let across = given.iter().map(|&(place, _)| self.rows[self.across(line, place)].strip.line);
        Some(self.told(line, place, value, across.collect(), &self.rows[last]))
    }

    fn told(
        &self,
        line: usize,
        place: usize,
        value: Values,
        across: Vec<Spot>,
        last: &Row,
    ) -> Step {
        let row = &self.rows[line];
        let (can, spot) = (row.can[place], row.strip.spot(place));
        let why = message!(
            "nonogram-clash-why",
            supposition = words::says(self.board.palette(), can, value, &[spot]),
            line = row.strip.line,
            clue = row.strip.clue.as_str(),
            others = Argument::list(across.iter().copied(), Joint::And),
            last = last.strip.line,
            last_clue = last.strip.clue.as_str()
        );
        let clues = [row.strip.line, last.strip.line].into_iter().chain(across);
        let reason = Reason::cells([spot]).and(Reason::clues(clues));
        let change = Change { var: Var(row.strip.cells[place].0), keep: can.without(value) };
        let step = Step::new(RuleId::new("clash"), reason, why, vec![change]);
        step.expect("it has a reason and a consequence")
    }
}

/// What of this suffices to leave a line without a placement, if all of it does.
fn needed(row: &Row, mut given: Given) -> Option<Given> {
    let is_clash = |given: &Given| {
        let mut can = row.can.clone();
        given.iter().for_each(|&(place, keep)| can[place] = can[place].and(keep));
        placements::shared(row, can).is_none()
    };
    if given.len() < 2 || !is_clash(&given) {
        return None;
    }
    for place in given.iter().map(|given| given.0).collect::<Vec<_>>() {
        let fewer: Given = given.iter().copied().filter(|given| given.0 != place).collect();
        if is_clash(&fewer) {
            given = fewer;
        }
    }
    Some(given)
}

//! A number of bridges on one span, and what would be seen at once: its islands finished, what they
//! would need elsewhere, crossings blocked; then an island starves, or a part is cut off.

use std::ops::RangeInclusive;

use grille_engine::{Change, Domains, Reason, RuleId, Spot, Step, Value, Values, Var, message};

use super::board::Board;
use super::closed::FEW;
use super::{CUT_OFF, SEGMENT, STARVED};

/// An island could not have its bridges.
pub(super) fn starved(board: &Board, known: &Domains) -> Vec<Step> {
    each(board, known, |supposed, span, bridges| {
        let (island, hunger) = supposed.starved()?;
        let given = (board.supposed(span, bridges.into()), board.name(island));
        let why = match hunger {
            Hunger::TooFew => {
                message!("bridges-too-few-why", supposed = given.0, island = given.1)
            }
            Hunger::TooMany => {
                message!("bridges-too-many-why", supposed = given.0, island = given.1)
            }
        };
        let reason = supposed.reason(&[island]);
        Step::new(STARVED, reason, why, vec![strike(known, span, bridges)])
    })
}

/// A few islands would have no way to the others.
pub(super) fn segment(board: &Board, known: &Domains) -> Vec<Step> {
    cut_off_of(board, known, SEGMENT, 1..=FEW)
}

/// Many islands would have no way to the others.
pub(super) fn cut_off(board: &Board, known: &Domains) -> Vec<Step> {
    cut_off_of(board, known, CUT_OFF, FEW + 1..=usize::MAX)
}

fn cut_off_of(
    board: &Board,
    known: &Domains,
    rule: RuleId,
    sizes: RangeInclusive<usize>,
) -> Vec<Step> {
    each(board, known, |supposed, span, bridges| {
        let part = supposed.cut_off()?;
        let given = board.supposed(span, bridges.into());
        let why = match part.len() {
            number if !sizes.contains(&number) => return None,
            number if number > FEW => {
                message!("bridges-cut-off-many-why", supposed = given, number = number)
            }
            _ => {
                let islands = board.names(&part);
                message!("bridges-cut-off-why", supposed = given, islands = islands)
            }
        };
        Step::new(rule, supposed.reason(&part), why, vec![strike(known, span, bridges)])
    })
}

fn strike(known: &Domains, span: u32, bridges: Value) -> Change {
    let keep = known.get(Var(span)).without(Values::one(bridges));
    Change { var: Var(span), keep }
}

/// Every open span with every number of bridges.
fn each(
    board: &Board,
    known: &Domains,
    mut look: impl FnMut(&mut Supposed<'_>, u32, Value) -> Option<Step>,
) -> Vec<Step> {
    let mut supposed = Supposed::new(board, known);
    let mut steps = Vec::new();
    for span in (0..board.net.spans()).filter(|&span| board.is_open(known, span)) {
        for bridges in known.get(Var(span)).iter() {
            supposed.suppose(span, bridges.into());
            steps.extend(look(&mut supposed, span, bridges));
            supposed.undo();
        }
    }
    steps
}

/// The least and most bridges of a span.
type Bounds = [i32; 2];

/// Which of them.
const LEAST: usize = 0;
const MOST: usize = 1;

/// What is known, with a supposition.
struct Supposed<'b> {
    board: &'b Board,
    bounds: Vec<Bounds>,
    /// Spans that have changed, and what they were.
    changed: Vec<(u32, Bounds)>,
    /// Islands that were come to, by the number of the walk.
    came: Vec<u32>,
    walk: u32,
}

/// How an island fares.
enum Hunger {
    TooFew,
    TooMany,
}

impl<'b> Supposed<'b> {
    fn new(board: &'b Board, known: &Domains) -> Self {
        let bounds = |var: Var| [known.get(var).least(), known.get(var).most()].map(i32::from);
        Self {
            board,
            bounds: known.vars().map(bounds).collect(),
            changed: Vec::new(),
            came: vec![0; board.net.islands() as usize],
            walk: 0,
        }
    }

    fn suppose(&mut self, span: u32, bridges: i32) {
        self.narrow(span, [bridges, bridges]);
        self.board.net.ends[span as usize].into_iter().for_each(|end| self.even_out(end));
        for place in 0..self.changed.len() {
            let (span, before) = self.changed[place];
            if before[LEAST] == 0 && self.bounds[span as usize][LEAST] > 0 {
                for &crossed in self.board.net.crossings.around(span) {
                    self.narrow(crossed, [0, 0]);
                }
            }
        }
    }

    fn narrow(&mut self, span: u32, [least, most]: Bounds) {
        let before = self.bounds[span as usize];
        let after = [before[LEAST].max(least), before[MOST].min(most)];
        if after != before && after[LEAST] <= after[MOST] {
            self.changed.push((span, before));
            self.bounds[span as usize] = after;
        }
    }

    /// How many bridges an island has at least and at most.
    fn sums(&self, island: u32) -> Bounds {
        let bounds = self.board.net.around(island).map(|(span, _)| self.bounds[span as usize]);
        bounds.fold([0, 0], |sum, [least, most]| [sum[LEAST] + least, sum[MOST] + most])
    }

    /// The spans of an island take no more than it lacks, and have what the others cannot take.
    fn even_out(&mut self, island: u32) {
        let board = self.board;
        let number = board.number(island) as i32;
        let [least, most] = self.sums(island);
        let (missing, spare) = ((number - least).max(0), (most - number).max(0));
        for (span, _) in board.net.around(island) {
            let [least, most] = self.bounds[span as usize];
            self.narrow(span, [most - spare, least + missing]);
        }
    }

    fn undo(&mut self) {
        while let Some((span, before)) = self.changed.pop() {
            self.bounds[span as usize] = before;
        }
    }

    /// An island that cannot have its number of bridges any more.
    fn starved(&self) -> Option<(u32, Hunger)> {
        let ends = self.changed.iter().flat_map(|&(span, _)| self.board.net.ends[span as usize]);
        ends.into_iter().find_map(|island| {
            let number = self.board.number(island) as i32;
            match self.sums(island) {
                [least, _] if least > number => Some((island, Hunger::TooMany)),
                [_, most] if most < number => Some((island, Hunger::TooFew)),
                _ => None,
            }
        })
    }

    /// Islands without a way to the others: the smaller part, if there are two.
    ///
    /// All hung together before, so they still do where the ends of each span that is closed now do.
    fn cut_off(&mut self) -> Option<Vec<u32>> {
        for place in 0..self.changed.len() {
            let (span, before) = self.changed[place];
            if before[MOST] > 0 && self.bounds[span as usize][MOST] == 0 {
                let Some(reached) = self.stuck(self.board.net.ends[span as usize]) else {
                    continue;
                };
                let islands = 0..self.board.net.islands();
                let is_small = 2 * reached <= islands.len();
                let came = |island: u32| self.came[island as usize] == self.walk;
                return Some(islands.filter(|&island| came(island) == is_small).collect());
            }
        }
        None
    }

    /// How many islands are reached from one by spans that can have a bridge, if another is not.
    fn stuck(&mut self, [from, to]: [u32; 2]) -> Option<usize> {
        self.walk += 1;
        self.came[from as usize] = self.walk;
        let mut reached = vec![from];
        let mut next = 0;
        while let Some(&island) = reached.get(next) {
            next += 1;
            for (span, other) in self.board.net.around(island) {
                if self.bounds[span as usize][MOST] > 0 && self.came[other as usize] < self.walk {
                    self.came[other as usize] = self.walk;
                    reached.push(other);
                }
            }
            if self.came[to as usize] == self.walk {
                return None;
            }
        }
        Some(reached.len())
    }

    /// The spans that have changed, and some islands.
    fn reason(&self, islands: &[u32]) -> Reason {
        let spans = self.changed.iter().map(|&(span, _)| self.board.span(span));
        let mut cells: Vec<Spot> = Vec::new();
        spans.for_each(|spot| {
            if !cells.contains(&spot) {
                cells.push(spot)
            }
        });
        Reason::cells(cells).and(Reason::clues(self.board.places(islands)))
    }
}

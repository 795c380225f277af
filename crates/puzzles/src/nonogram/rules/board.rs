//! A nonogram with what was found in its lines: most steps leave most lines as they are.

use std::cell::RefCell;
use std::rc::Rc;

use grille_engine::{Change, Domains, Reason, RuleId, Step, Values, Var};

use super::super::{Nonogram, Palette};
use super::colours::Strangers;
use super::row::{Finder, Finding, Row, Strip};
use super::{colours, thin, words};

/// A nonogram, as people look at it.
pub(in super::super) struct Board {
    palette: Palette,
    height: usize,
    /// What each cell can be by the colours of its two clues.
    start: Vec<Values>,
    lines: Vec<RefCell<Memory>>,
    strangers: Vec<Strangers>,
}

/// A line as it was looked at last, and what each rule found in it then.
struct Memory {
    row: Row,
    found: Vec<(RuleId, Vec<Step>)>,
}

impl Board {
    pub fn new(nonogram: &Nonogram) -> Self {
        let size = nonogram.size;
        let colours: Vec<Values> =
            (0..size.lines().count()).map(|line| nonogram.values(line)).collect();
        let cell = |cell| {
            let (row, column) = (size.row(cell) as usize, size.column(cell) as usize);
            noted(colours[row], colours[size.height as usize + column], &nonogram.palette)
        };
        let start: Vec<Values> = size.cells().map(cell).collect();
        let memory = |line| {
            let strip = Strip::new(nonogram, line, &start);
            let row = Row::new(Rc::new(strip), Vec::new());
            RefCell::new(Memory { row, found: Vec::new() })
        };
        let lines = size.lines().map(memory).collect();
        let (palette, height) = (nonogram.palette.clone(), size.height as usize);
        Self { palette, height, start, lines, strangers: colours::strangers(nonogram) }
    }

    pub fn palette(&self) -> &Palette {
        &self.palette
    }

    /// Where lines cross that share no colour.
    pub(super) fn strangers(&self) -> &[Strangers] {
        &self.strangers
    }

    /// What each cell can be at the start.
    pub fn start(&self) -> &[Values] {
        &self.start
    }

    /// How many rows there are.
    pub fn height(&self) -> usize {
        self.height
    }

    /// Every line with what is known of it, rows first.
    pub(super) fn rows(&self, known: &Domains) -> Vec<Row> {
        let row = |memory: &RefCell<Memory>| {
            let mut memory = memory.borrow_mut();
            memory.look(known);
            memory.row.clone()
        };
        self.lines.iter().map(row).collect()
    }

    /// What a rule about single lines finds in all of them.
    pub(super) fn in_lines(&self, rule: RuleId, find: Finder, known: &Domains) -> Vec<Step> {
        let found = |memory: &RefCell<Memory>| memory.borrow_mut().steps(rule, find, known);
        self.lines.iter().flat_map(found).collect()
    }
}

/// What a cell can be where lines with these values cross.
///
/// Colours that one of them lacks are nobody's step. But that a cell is empty since they share
/// none is told, so it stays open here.
fn noted(row: Values, column: Values, palette: &Palette) -> Values {
    let (both, either) = (row.and(column), row.or(column));
    match (both.count(), either.count()) {
        (1, 1) => Values::below(palette.len()),
        (1, _) => either,
        _ => both,
    }
}

impl Memory {
    fn steps(&mut self, rule: RuleId, find: Finder, known: &Domains) -> Vec<Step> {
        self.look(known);
        if let Some((_, steps)) = self.found.iter().find(|(own, _)| *own == rule) {
            return steps.clone();
        }
        let row = &self.row;
        let findings = if row.is_open() { find(row) } else { Vec::new() };
        let steps = findings.iter().filter_map(|finding| step(rule, find, row, finding));
        let steps: Vec<Step> = steps.collect();
        self.found.push((rule, steps.clone()));
        steps
    }

    /// Look at the line again, if something of it has changed.
    fn look(&mut self, known: &Domains) {
        let strip = self.row.strip.clone();
        let now = || strip.cells.iter().map(|cell| known.get(Var(cell.0)));
        if !now().eq(self.row.can.iter().copied()) {
            self.found.clear();
            self.row = Row::new(strip.clone(), now().collect());
        }
    }
}

fn step(rule: RuleId, find: Finder, row: &Row, finding: &Finding) -> Option<Step> {
    let change = |&(place, keep): &(usize, Values)| {
        let var = Var(row.strip.cells[place].0);
        Change { var, keep }
    };
    let needed = thin::needed(find, row, finding);
    let cells = needed.into_iter().map(|place| row.strip.spot(place));
    let reason = Reason::cells(cells).and(Reason::clues([row.strip.line]));
    let changes = finding.changes.iter().map(change).collect();
    Step::new(rule, reason, words::why(&row.strip, &finding.because), changes)
}

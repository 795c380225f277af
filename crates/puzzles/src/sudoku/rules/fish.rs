//! Fish: so many lines in which a digit is left in as many crossing lines, perhaps but for a few
//! places in one block (fins).

use grille_engine::{Argument, Reason, RuleId, Step, message};

use super::look::{Look, Strikes};
use super::shape::bits;
use super::subsets::{choices, fits};

/// X-wing, swordfish and jellyfish by their size.
pub(super) fn basic(look: &Look, size: usize, rule: RuleId) -> Vec<Step> {
    let side = look.shape.side;
    let mut steps = Vec::new();
    let mut sets = Vec::with_capacity(side);
    for digit in 0..side {
        for kind in 0..2 {
            sets.clear();
            let lines = (0..side).map(|line| (line, look.places(kind * side + line, digit)));
            sets.extend(lines.filter(|&(_, places)| fits(places, size)));
            choices(&sets, size, &mut |base, cover| {
                let fish = Fish { digit, kind, base: set_of(base), cover, fins: 0 };
                steps.extend(fish.step(look, rule));
            });
        }
    }
    steps
}

fn set_of(members: &[usize]) -> u64 {
    members.iter().fold(0, |set, member| set | 1 << member)
}

/// Lines of one kind by number, and lines that cross them.
struct Fish {
    digit: usize,
    /// The kind of the base lines: rows are 0, columns 1.
    kind: usize,
    base: u64,
    cover: u64,
    /// Base lines and crossing lines of the fins, if any, meet in this block.
    fins: u64,
}

impl Fish {
    fn base_unit(&self, look: &Look, line: usize) -> usize {
        self.kind * look.shape.side + line
    }

    fn cover_unit(&self, look: &Look, line: usize) -> usize {
        (1 - self.kind) * look.shape.side + line
    }

    /// The cells of the base lines that lie in these crossing lines.
    fn cells(&self, look: &Look, across: u64) -> Vec<usize> {
        let cells = |line| {
            let unit = self.base_unit(look, line);
            look.shape.cells(unit, look.places(unit, self.digit) & across)
        };
        bits(self.base).flat_map(cells).collect()
    }

    fn step(&self, look: &Look, rule: RuleId) -> Option<Step> {
        let fins = self.cells(look, self.fins);
        let mut strikes = Strikes::default();
        for line in bits(self.cover) {
            let unit = self.cover_unit(look, line);
            let others = look.shape.cells(unit, look.places(unit, self.digit) & !self.base);
            let sees_fins = |&cell: &usize| fins.iter().all(|&fin| look.shape.sees(cell, fin));
            others.filter(sees_fins).for_each(|cell| strikes.add(look, cell, 1 << self.digit));
        }
        if strikes.is_empty() {
            return None;
        }
        let base: Vec<usize> = bits(self.base).map(|line| self.base_unit(look, line)).collect();
        let cover: Vec<usize> = bits(self.cover).map(|line| self.cover_unit(look, line)).collect();
        let digit = Argument::from(look.digit(self.digit));
        let (lines, others) = (look.units(&base), look.units(&cover));
        let why = match fins.is_empty() {
            true => message!("sudoku-fish-why", digit = digit, lines = lines, others = others),
            false => message!(
                "sudoku-finned-fish-why",
                digit = digit,
                lines = lines,
                others = others,
                number = fins.len(),
                fins = look.cells(&fins)
            ),
        };
        let body = self.cells(look, self.cover);
        let units = base.iter().chain(&cover).map(|&unit| look.unit(unit));
        let cells = Reason::cells(look.spots(body.into_iter().chain(fins)));
        Step::new(rule, cells.and(Reason::lines(units)), why, strikes.changes())
    }
}

/// Is every base line still in two crossing lines without the fins?
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Body {
    /// Yes: a finned fish.
    Whole,
    /// No: a sashimi fish.
    Sashimi,
}

/// Finned and sashimi fish by their size.
pub(super) fn finned(look: &Look, size: usize, body: Body, rule: RuleId) -> Vec<Step> {
    let side = look.shape.side;
    let mut steps = Vec::new();
    let mut lines_left: Vec<(usize, u64)> = Vec::with_capacity(side);
    for digit in 0..side {
        for kind in 0..2 {
            let lines = (0..side).map(|line| (line, look.places(kind * side + line, digit)));
            lines_left.clear();
            lines_left.extend(lines.filter(|(_, places)| places.count_ones() >= 2));
            if lines_left.len() > size {
                let mut hunt = Hunt { look, size, body, digit, kind, steps: Vec::new(), rule };
                hunt.blocks(&lines_left);
                steps.append(&mut hunt.steps);
            }
        }
    }
    steps
}

/// A search for finned fish of one digit in lines of one kind.
struct Hunt<'h> {
    look: &'h Look<'h>,
    size: usize,
    body: Body,
    digit: usize,
    kind: usize,
    steps: Vec<Step>,
    rule: RuleId,
}

impl Hunt<'_> {
    /// Every block that may hold the fins: there must be something to strike beside them.
    fn blocks(&mut self, lines: &[(usize, u64)]) {
        let (rows, columns) = self.look.shape.block_size();
        let (deep, wide) = if self.kind == 0 { (rows, columns) } else { (columns, rows) };
        let side = self.look.shape.side;
        let mut bodies = Vec::with_capacity(lines.len());
        for first in (0..side).step_by(deep) {
            let band = u64::MAX >> (64 - deep) << first;
            for start in (0..side).step_by(wide) {
                let stack = u64::MAX >> (64 - wide) << start;
                let is_there =
                    |&&(line, places): &&(usize, u64)| band >> line & 1 == 1 && places & stack != 0;
                if lines.iter().filter(is_there).count() < 2 {
                    continue;
                }
                let fins = |line: usize| if band >> line & 1 == 1 { stack } else { 0 };
                let body = |&(line, places): &(usize, u64)| (line, places & !fins(line));
                bodies.clear();
                bodies.extend(lines.iter().map(body).filter(|&(_, body)| self.fits(body)));
                self.bases(&bodies, Frame { band, stack }, (0, 0));
            }
        }
    }

    /// Can so many crossing lines cover these places?
    fn fits(&self, places: u64) -> bool {
        places.count_ones() as usize <= self.size
    }

    /// Add base lines one by one, as long as what is not a fin needs few enough crossing lines.
    fn bases(&mut self, bodies: &[(usize, u64)], frame: Frame, (base, must): (u64, u64)) {
        let missing = self.size - base.count_ones() as usize;
        if missing == 0 {
            if base & frame.band != 0 && !frame.band & base != 0 {
                self.covers(frame, base, must, frame.stack);
            }
            return;
        }
        let last = bodies.len().saturating_sub(missing - 1);
        for (i, &(line, body)) in bodies[..last].iter().enumerate() {
            let more = must | body;
            if self.fits(more) {
                self.bases(&bodies[i + 1..], frame, (base | 1 << line, more));
            }
        }
    }

    /// Every way to cover the base: the crossing lines that it needs, and some that meet the block.
    fn covers(&mut self, frame: Frame, base: u64, cover: u64, free: u64) {
        if cover.count_ones() as usize == self.size {
            return self.fish(frame, base, cover);
        }
        let mut free = free & !cover;
        for line in bits(free) {
            free &= !(1 << line);
            self.covers(frame, base, cover | 1 << line, free);
        }
    }

    fn fish(&mut self, Frame { band, stack }: Frame, base: u64, cover: u64) {
        let fins = stack & !cover;
        // Where the crossing lines pass through the block, beside the fins, something is struck.
        if fins == 0 || fins == stack {
            return;
        }
        let look = self.look;
        let places = |line| look.places(self.kind * look.shape.side + line, self.digit);
        let has_fins = bits(base & band).any(|line| places(line) & fins != 0);
        let strikes = || bits(band & !base).any(|line| places(line) & stack & cover != 0);
        if !has_fins || !strikes() {
            return;
        }
        let bodies = bits(base).map(|line| (places(line) & cover).count_ones());
        let least = bodies.min().unwrap_or(0);
        let is_wanted = match self.body {
            Body::Whole => least >= 2,
            Body::Sashimi => least == 1,
        };
        if is_wanted {
            let fish = Fish { digit: self.digit, kind: self.kind, base, cover, fins };
            self.steps.extend(fish.step(look, self.rule));
        }
    }
}

/// Base lines and crossing lines that meet in a block.
#[derive(Clone, Copy)]
struct Frame {
    band: u64,
    stack: u64,
}

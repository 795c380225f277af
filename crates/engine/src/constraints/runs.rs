//! A line of a nonogram: runs of given lengths and colours, in order. Clauses have the starts of
//! runs in order encoding.

use super::placements::{Part, Placements, parts};
use crate::cnf::{Cnf, Literal};
use crate::constraint::{Conflict, Constraint};
use crate::domains::Domains;
use crate::message;
use crate::message::{Argument, Joint, Message};
use crate::values::{Value, Values, Var};

/// A run of equal cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Run {
    /// How many cells.
    pub length: u32,
    /// Their value; 0 is the background and never a run.
    pub colour: Value,
}

impl Run {
    /// Must a background cell lie between this run and the next?
    pub(super) fn gap_before(self, next: Run) -> usize {
        usize::from(self.colour == next.colour)
    }
}

/// The cells of a line, where they are not 0, are these runs in this order.
///
/// Two runs of one colour have a 0 between them; runs of different colours may touch.
#[derive(Debug)]
pub struct Runs {
    vars: Vec<Var>,
    runs: Vec<Run>,
}

impl Runs {
    /// A line and its runs.
    pub fn new(vars: Vec<Var>, runs: Vec<Run>) -> Self {
        debug_assert!(runs.iter().all(|run| run.length > 0 && run.colour > 0));
        Self { vars, runs }
    }

    /// The runs of a finished line.
    pub fn of(line: impl IntoIterator<Item = Value>) -> Vec<Run> {
        let mut runs: Vec<Run> = Vec::new();
        let mut last = 0;
        for colour in line {
            match runs.last_mut() {
                Some(run) if colour != 0 && colour == last => run.length += 1,
                _ if colour != 0 => runs.push(Run { length: 1, colour }),
                _ => {}
            }
            last = colour;
        }
        runs
    }

    /// The parts of a line that know nothing of each other, if the cells can be so much.
    pub fn parts(cells: &[Values], runs: &[Run]) -> Vec<Part> {
        parts(cells, runs)
    }

    fn gap_after(&self, run: usize) -> usize {
        self.runs.get(run + 1).map_or(0, |&next| self.runs[run].gap_before(next))
    }
}

impl Constraint for Runs {
    fn vars(&self) -> &[Var] {
        &self.vars
    }

    fn holds(&self, values: &[Value]) -> bool {
        Self::of(self.vars.iter().map(|var| values[var.index()])) == self.runs
    }

    fn prune(&self, domains: &mut Domains) -> Result<(), Conflict> {
        let cells: Vec<Values> = self.vars.iter().map(|&var| domains.get(var)).collect();
        let placements = Placements::new(&cells, &self.runs).ok_or(Conflict)?;
        let mut keep: Vec<Values> = placements
            .background
            .iter()
            .map(|&can| if can { Values::one(0) } else { Values::NONE })
            .collect();
        for (run, starts) in self.runs.iter().zip(&placements.starts) {
            let mut marked = 0;
            for &start in starts {
                let end = start + run.length as usize;
                for cell in &mut keep[marked.max(start)..end] {
                    *cell = cell.or(Values::one(run.colour));
                }
                marked = end;
            }
        }
        self.vars.iter().zip(keep).try_for_each(|(&var, keep)| domains.keep(var, keep))
    }

    fn complaint(&self, values: &[Value]) -> Option<Message> {
        let runs = Self::of(self.vars.iter().map(|var| values[var.index()]));
        let same = runs.iter().map(|run| run.length).eq(self.runs.iter().map(|run| run.length));
        let lengths = runs.iter().map(|run| run.length);
        Some(match runs.len() {
            _ if same => message!("runs-colours"),
            0 => message!("runs-none"),
            _ => message!("runs-are", lengths = Argument::list(lengths, Joint::Space)),
        })
    }

    /// Each run's start in order encoding: "run `r` starts at `p` or later", between the first and
    /// the last place where it can.
    fn clauses(&self, cnf: &mut Cnf) {
        let cells: Vec<Values> = self.vars.iter().map(|&var| cnf.values(var)).collect();
        let Some(placements) = Placements::new(&cells, &self.runs) else {
            return cnf.clause(&[]);
        };
        let background: Vec<Literal> = self.vars.iter().map(|&var| cnf.is(var, 0)).collect();
        let starts: Vec<Starts> =
            placements.starts.iter().map(|places| Starts::new(cnf, places)).collect();
        for (r, run) in self.runs.iter().enumerate() {
            let length = run.length as usize;
            let next = starts.get(r + 1);
            if let Some(next) = next {
                let step = length + self.gap_after(r);
                for place in starts[r].first..=starts[r].last {
                    cnf.clause(&[!starts[r].from(place), next.from(place + step)]);
                }
            }
            for (i, &var) in self.vars.iter().enumerate() {
                let reaches = starts[r].from((i + 1).saturating_sub(length));
                let passed = starts[r].from(i + 1);
                cnf.clause(&[!reaches, passed, cnf.is(var, run.colour)]);
                // A cell that is not background and lies before the next run is not after this.
                let next_passed = next.map_or(Literal::TRUE, |next| next.from(i + 1));
                cnf.clause(&[background[i], !next_passed, reaches]);
            }
        }
        for (i, &background) in background.iter().enumerate() {
            let first_passed = starts.first().map_or(Literal::TRUE, |first| first.from(i + 1));
            cnf.clause(&[background, !first_passed]);
        }
    }
}

/// The start of a run, between its first and its last possible place.
struct Starts {
    first: usize,
    last: usize,
    literals: Vec<Literal>,
}

impl Starts {
    /// The places where the run can start, in rising order, of which there is at least one.
    fn new(cnf: &mut Cnf, places: &[usize]) -> Self {
        let (first, last) = (places[0], places[places.len() - 1]);
        let literals: Vec<Literal> = (first..last).map(|_| cnf.fresh()).collect();
        let starts = Self { first, last, literals };
        for place in first + 1..last {
            cnf.clause(&[starts.from(place), !starts.from(place + 1)]);
        }
        for pair in places.windows(2) {
            // Between two places where it can start it starts nowhere.
            for place in pair[0] + 1..pair[1] {
                cnf.clause(&[!starts.from(place), starts.from(place + 1)]);
            }
        }
        starts
    }

    /// The run starts at `place` or later.
    fn from(&self, place: usize) -> Literal {
        if place <= self.first {
            return Literal::TRUE;
        }
        self.literals.get(place - self.first - 1).copied().unwrap_or(Literal::FALSE)
    }
}

//! A line of a nonogram: runs of given lengths and colours, in order.

use crate::cnf::{Cnf, Literal};
use crate::constraint::{Conflict, Constraint};
use crate::domains::Domains;
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
    fn gap_before(self, next: Run) -> usize {
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

    fn gap_after(&self, run: usize) -> usize {
        self.runs.get(run + 1).map_or(0, |&next| self.runs[run].gap_before(next))
    }
}

/// Which prefixes of a line can hold which first runs: the exact method, one cell at a time.
///
/// `table[run][cells]`: can the first `cells` cells hold exactly the first `run` runs?
struct Prefixes {
    table: Vec<Vec<bool>>,
}

impl Prefixes {
    fn new(cells: &[Values], runs: &[Run]) -> Self {
        let n = cells.len();
        let mut table = vec![vec![false; n + 1]; runs.len() + 1];
        table[0][0] = true;
        for i in 1..=n {
            table[0][i] = table[0][i - 1] && cells[i - 1].has(0);
        }
        for (r, run) in runs.iter().enumerate() {
            let length = run.length as usize;
            let gap = if r == 0 { 0 } else { runs[r - 1].gap_before(*run) };
            let mut streak = 0;
            for end in 1..=n {
                streak = if cells[end - 1].has(run.colour) { streak + 1 } else { 0 };
                let rests = table[r + 1][end - 1] && cells[end - 1].has(0);
                let ends = streak >= length && before(&table[r], cells, end - length, gap);
                table[r + 1][end] = rests || ends;
            }
        }
        Self { table }
    }
}

/// Can what comes before a run that starts at `start` be filled, with its gap?
fn before(row: &[bool], cells: &[Values], start: usize, gap: usize) -> bool {
    if gap == 0 {
        return row[start];
    }
    start > 0 && cells[start - 1].has(0) && row[start - 1]
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
        let (n, count) = (cells.len(), self.runs.len());
        let left = Prefixes::new(&cells, &self.runs).table;
        if !left[count][n] {
            return Err(Conflict);
        }
        let reversed_cells: Vec<Values> = cells.iter().rev().copied().collect();
        let reversed_runs: Vec<Run> = self.runs.iter().rev().copied().collect();
        let right = Prefixes::new(&reversed_cells, &reversed_runs).table;
        let rest = |run: usize, from: usize| right[count - run][n - from];

        let mut keep = vec![Values::NONE; n];
        for i in 0..n {
            if cells[i].has(0) && (0..=count).any(|r| left[r][i] && rest(r, i + 1)) {
                keep[i] = Values::one(0);
            }
        }
        for (r, run) in self.runs.iter().enumerate() {
            let length = run.length as usize;
            let gap = if r == 0 { 0 } else { self.runs[r - 1].gap_before(*run) };
            let (mut streak, mut marked) = (0, 0);
            for end in 1..=n {
                streak = if cells[end - 1].has(run.colour) { streak + 1 } else { 0 };
                if streak < length || !before(&left[r], &cells, end - length, gap) {
                    continue;
                }
                let gap = self.gap_after(r);
                let after = if gap == 0 {
                    rest(r + 1, end)
                } else {
                    end < n && cells[end].has(0) && rest(r + 1, end + 1)
                };
                if after {
                    for cell in &mut keep[marked.max(end - length)..end] {
                        *cell = cell.or(Values::one(run.colour));
                    }
                    marked = end;
                }
            }
        }
        self.vars.iter().zip(keep).try_for_each(|(&var, keep)| domains.keep(var, keep))
    }

    fn complaint(&self, values: &[Value]) -> Option<String> {
        let runs = Self::of(self.vars.iter().map(|var| values[var.index()]));
        let lengths: Vec<String> = runs.iter().map(|run| run.length.to_string()).collect();
        let same = runs.iter().map(|run| run.length).eq(self.runs.iter().map(|run| run.length));
        Some(match lengths.len() {
            _ if same => "the runs have other colours".to_owned(),
            0 => "there are no runs".to_owned(),
            _ => format!("the runs are {}", lengths.join(" ")),
        })
    }

    /// Each run's start in order encoding: `starts[r][p]` says that run `r` starts at `p` or later.
    fn clauses(&self, cnf: &mut Cnf) {
        let n = self.vars.len();
        let background: Vec<Literal> = self.vars.iter().map(|&var| cnf.is(var, 0)).collect();
        let needed = |runs: &[Run]| -> usize {
            let gaps: usize = runs.windows(2).map(|w| w[0].gap_before(w[1])).sum();
            runs.iter().map(|run| run.length as usize).sum::<usize>() + gaps
        };
        if needed(&self.runs) > n {
            return cnf.clause(&[]);
        }
        let mut starts: Vec<Starts> = Vec::new();
        for r in 0..self.runs.len() {
            let first = match r {
                0 => 0,
                _ => needed(&self.runs[..r]) + self.runs[r - 1].gap_before(self.runs[r]),
            };
            starts.push(Starts::new(cnf, first, n - needed(&self.runs[r..])));
        }
        for (r, run) in self.runs.iter().enumerate() {
            let length = run.length as usize;
            let next = starts.get(r + 1);
            for p in starts[r].first..=starts[r].last {
                if let Some(next) = next {
                    let step = length + self.gap_after(r);
                    cnf.clause(&[!starts[r].from(p), next.from(p + step)]);
                }
            }
            for (i, &var) in self.vars.iter().enumerate() {
                let colour = cnf.is(var, run.colour);
                let (reaches, passed) =
                    (starts[r].from((i + 1).saturating_sub(length)), starts[r].from(i + 1));
                cnf.clause(&[!reaches, passed, colour]);
                // A cell that is not background and lies before the next run is not after this one.
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
    fn new(cnf: &mut Cnf, first: usize, last: usize) -> Self {
        let literals: Vec<Literal> = (first..last).map(|_| cnf.fresh()).collect();
        for pair in literals.windows(2) {
            cnf.clause(&[pair[0], !pair[1]]);
        }
        Self { first, last, literals }
    }

    /// The run starts at `place` or later.
    fn from(&self, place: usize) -> Literal {
        if place <= self.first {
            return Literal::TRUE;
        }
        self.literals.get(place - self.first - 1).copied().unwrap_or(Literal::FALSE)
    }
}

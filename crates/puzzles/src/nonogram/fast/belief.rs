//! How likely each value of each cell is, if rows and columns are asked in turn (belief
//! propagation).
//!
//! Each line counts, exactly, in what share of its placements a cell has a value, each placement
//! weighed by what the crossing lines believe. After some rounds this points to where solutions
//! lie; it proves nothing.

use grille_engine::constraints::Run;
use grille_engine::{Value, Values, Var};
use grille_grid::Axis;

use super::rest::{Part, Rest};

/// No value is ever believed to be less likely than this while it is possible.
const LEAST: f64 = 1e-4;

/// The same of what cells believe themselves.
const LEAST_OWN: f64 = 1e-12;

/// What the lines believe of every value of every variable, along rows and along columns.
pub(super) struct Beliefs<'r, 'p> {
    rest: &'r Rest<'p>,
    /// What each variable can be by now.
    left: Vec<Values>,
    rows: Vec<f64>,
    columns: Vec<f64>,
    /// What the cells believe themselves, where they insist.
    own: Vec<f64>,
    table: Table,
    /// How much of its old belief a line keeps.
    damping: f64,
}

impl<'r, 'p> Beliefs<'r, 'p> {
    /// Nothing is believed yet.
    pub fn new(rest: &'r Rest<'p>, damping: f64) -> Self {
        let weights = |left: &Values| {
            let left = *left;
            (0..rest.values).map(move |value| f64::from(left.has(value as Value)))
        };
        let rows: Vec<f64> = rest.domains.iter().flat_map(weights).collect();
        let (left, columns, own) = (rest.domains.clone(), rows.clone(), vec![1.0; rows.len()]);
        Self { rest, left, rows, columns, own, table: Table::default(), damping }
    }

    /// Learn what each variable can be by now.
    pub fn narrow(&mut self, left: impl Fn(Var) -> Values) {
        let values = self.rest.values;
        for (var, now) in (0u32..).map(Var).zip(&mut self.left) {
            *now = left(var);
            for value in 0..values {
                let at = var.index() * values + value;
                for weights in [&mut self.rows, &mut self.columns] {
                    let possible = now.has(value as Value);
                    weights[at] = if possible { weights[at].max(LEAST) } else { 0.0 };
                }
            }
        }
    }

    /// Ask the rows, then the columns, so many times.
    pub fn ask(&mut self, rounds: usize) {
        for part in (0..rounds).flat_map(|_| &self.rest.parts) {
            if part.vars.iter().any(|var| self.left[var.index()].count() > 1) {
                self.ask_line(part);
            }
        }
    }

    fn ask_line(&mut self, part: &Part<'_>) {
        let values = self.rest.values;
        let (speaking, heard) = match part.axis {
            Axis::Row => (&mut self.rows, &self.columns),
            Axis::Column => (&mut self.columns, &self.rows),
        };
        let weights = |var: &Var| {
            let of_var = var.index() * values..(var.index() + 1) * values;
            heard[of_var.clone()].iter().zip(&self.own[of_var]).map(|(heard, own)| heard * own)
        };
        let table = &mut self.table;
        table.fill(part.vars.iter().flat_map(weights), values, part.runs);
        let cells = table.prior.chunks_exact(values).zip(table.marginals.chunks_exact(values));
        for (var, (prior, marginals)) in part.vars.iter().zip(cells) {
            // What the line heard from the crossing lines is not its own belief.
            let said = |value: usize| match prior[value] > 0.0 {
                true => marginals[value] / prior[value],
                false => 0.0,
            };
            let most = (0..values).map(said).fold(0.0, f64::max);
            if most <= 0.0 || !most.is_finite() {
                continue;
            }
            let left = self.left[var.index()];
            for value in left.iter() {
                let belief = &mut speaking[var.index() * values + usize::from(value)];
                let now = (said(usize::from(value)) / most).max(LEAST);
                *belief = self.damping * *belief + (1.0 - self.damping) * now;
            }
        }
    }

    /// Every cell remembers what it has heard, to a power from 0, not at all, to 1, for ever: so
    /// that, of many pictures that are possible, one is drawn.
    pub fn insist(&mut self, power: f64) {
        let values = self.rest.values;
        for var in 0..self.left.len() {
            let of_var = var * values..(var + 1) * values;
            let most = of_var.clone().map(|at| self.weight(at)).fold(0.0, f64::max);
            for at in of_var.filter(|_| most > 0.0) {
                self.own[at] = (self.weight(at) / most).max(LEAST_OWN).powf(power);
            }
        }
    }

    /// How likely a value of a variable is, if all are heard.
    fn weight(&self, at: usize) -> f64 {
        self.rows[at] * self.columns[at] * self.own[at]
    }

    /// The likeliest value of a variable among those that are left, and its share.
    pub fn best(&self, var: Var) -> (f64, Value) {
        let left = self.left[var.index()];
        let at = |value: Value| var.index() * self.rest.values + usize::from(value);
        let weight = |value: Value| self.weight(at(value));
        let sum: f64 = left.iter().map(weight).sum();
        let most = |a: &Value, b: &Value| weight(*a).total_cmp(&weight(*b));
        let best = left.iter().max_by(most).unwrap_or(0);
        (weight(best) / sum, best)
    }
}

/// Sums over all placements of a line's runs, kept between lines.
///
/// Run `r` starts at least at `first[r]`, where it is if all runs are pushed to the left, and no
/// run can be pushed further than the line has `slack`:
///
/// ```text
/// line    . . . . . . . .      8 cells, runs 3 and 2: slack 2
/// pushed  # # # . # # . .      first = 0, 4
/// ```
///
/// So the tables have a row a run and a column a shift. `left[r][s]` is the weight of all that can
/// lie before `first[r] + s`, `right[r][s]` of all that can lie from there on.
#[derive(Default)]
struct Table {
    prior: Vec<f64>,
    first: Vec<usize>,
    left: Vec<f64>,
    right: Vec<f64>,
    /// The weight of a run's own cells, and of the gap that must follow.
    run: Vec<f64>,
    marginals: Vec<f64>,
    window: Window,
}

impl Table {
    /// The weight of all placements in which a cell has a value, for every cell and value, if the
    /// cells had these weights before.
    fn fill(&mut self, prior: impl Iterator<Item = f64>, values: usize, runs: &[Run]) {
        self.prior.clear();
        self.prior.extend(prior);
        let cells = self.prior.len() / values;
        let gap = |r: usize| runs.get(r + 1).is_some_and(|next| next.colour == runs[r].colour);
        self.first.clear();
        self.first.push(0);
        for (r, run) in runs.iter().enumerate() {
            self.first.push(self.first[r] + run.length as usize + usize::from(gap(r)));
        }
        let columns = cells - self.first[runs.len()] + 1;
        self.sum_runs(values, runs, columns);
        self.sum_left(values, runs.len(), columns);
        self.sum_right(values, runs.len(), columns);
        self.marginals.clear();
        self.marginals.resize((cells + 1) * values, 0.0);
        self.add_runs(values, runs, columns);
        self.add_gaps(values, runs, columns);
    }

    /// The cells of runs: what is added at a run's first cell and taken away behind its last is
    /// carried through all cells between.
    fn add_runs(&mut self, values: usize, runs: &[Run], columns: usize) {
        for (r, run) in runs.iter().enumerate() {
            let colour = usize::from(run.colour);
            for shift in 0..columns {
                let at = r * columns + shift;
                let weight = self.left[at] * self.run[at] * self.right[at + columns];
                let start = self.first[r] + shift;
                let end = start + run.length as usize;
                self.marginals[start * values + colour] += weight;
                self.marginals[end * values + colour] -= weight;
            }
        }
        for at in values..self.marginals.len() {
            self.marginals[at] += self.marginals[at - values];
        }
    }

    /// The cells between runs: those that are there by chance, and those that must be.
    fn add_gaps(&mut self, values: usize, runs: &[Run], columns: usize) {
        for (r, &first) in self.first.iter().enumerate() {
            let at = r * columns;
            for shift in 0..columns - 1 {
                let cell = (first + shift) * values;
                let white = self.left[at + shift] * self.right[at + shift + 1];
                self.marginals[cell] += white * self.prior[cell];
            }
        }
        for (r, run) in runs.iter().enumerate() {
            let end = self.first[r] + run.length as usize;
            if self.first[r + 1] == end {
                continue;
            }
            for shift in 0..columns {
                let at = r * columns + shift;
                let weight = self.left[at] * self.run[at] * self.right[at + columns];
                self.marginals[(end + shift) * values] += weight;
            }
        }
    }

    fn sum_runs(&mut self, values: usize, runs: &[Run], columns: usize) {
        self.run.clear();
        for (r, run) in runs.iter().enumerate() {
            let (first, length) = (self.first[r], run.length as usize);
            let cells = (first..first + length + columns - 1)
                .map(|cell| self.prior[cell * values + usize::from(run.colour)]);
            self.window.products(cells, length, &mut self.run);
            if self.first[r + 1] > first + length {
                let start = self.run.len() - columns;
                for (shift, run) in self.run[start..].iter_mut().enumerate() {
                    *run *= self.prior[(first + shift + length) * values];
                }
            }
        }
    }

    fn sum_left(&mut self, values: usize, runs: usize, columns: usize) {
        self.left.clear();
        for (r, &first) in self.first.iter().enumerate().take(runs + 1) {
            let mut sum = 0.0;
            for shift in 0..columns {
                if shift > 0 {
                    sum *= self.prior[(first + shift - 1) * values];
                }
                sum += match (r, shift) {
                    (0, 0) => 1.0,
                    (0, _) => 0.0,
                    _ => {
                        let before = (r - 1) * columns + shift;
                        self.left[before] * self.run[before]
                    }
                };
                self.left.push(sum);
            }
        }
    }

    fn sum_right(&mut self, values: usize, runs: usize, columns: usize) {
        self.right.clear();
        self.right.resize((runs + 1) * columns, 0.0);
        for (r, &first) in self.first.iter().enumerate().rev() {
            let mut sum = 0.0;
            for shift in (0..columns).rev() {
                if shift + 1 < columns {
                    sum *= self.prior[(first + shift) * values];
                }
                sum += match (r == runs, shift + 1 == columns) {
                    (true, true) => 1.0,
                    (true, false) => 0.0,
                    _ => self.run[r * columns + shift] * self.right[(r + 1) * columns + shift],
                };
                self.right[r * columns + shift] = sum;
            }
        }
    }
}

/// Products of numbers in a row, without dividing.
///
/// The numbers are cut into blocks as long as the row; a row is the end of one block and the
/// beginning of the next:
///
/// ```text
/// blocks   a b c | d e f | g h i
/// row          c   d e            = (c) * (d e)
/// ```
#[derive(Default)]
struct Window {
    /// The product of each number and those after it in its block.
    ends: Vec<f64>,
}

impl Window {
    /// Append the product of every `length` numbers in a row to `products`.
    fn products(
        &mut self,
        numbers: impl ExactSizeIterator<Item = f64> + Clone,
        length: usize,
        products: &mut Vec<f64>,
    ) {
        self.ends.clear();
        self.ends.extend(numbers.clone());
        for block in self.ends.chunks_mut(length) {
            for i in (1..block.len()).rev() {
                block[i - 1] *= block[i];
            }
        }
        // How many numbers of its block have been seen, and their product.
        let (mut seen, mut beginning) = (0, 1.0);
        for (i, number) in numbers.enumerate() {
            (seen, beginning) = if seen == length { (0, 1.0) } else { (seen, beginning) };
            (seen, beginning) = (seen + 1, beginning * number);
            if seen == length {
                products.push(beginning);
            } else if i >= length {
                products.push(self.ends[i + 1 - length] * beginning);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every way to place runs in one colour, as a bit a cell, in the slow and obvious way.
    fn placements(cells: usize, runs: &[Run]) -> impl Iterator<Item = u32> {
        let runs: Vec<u32> = runs.iter().map(|run| run.length).collect();
        (0..1u32 << cells).filter(move |line| {
            let cell = |i: &usize| line >> i & 1;
            let all: Vec<usize> = (0..cells).collect();
            let found = all.chunk_by(|a, b| cell(a) == cell(b)).filter(|run| cell(&run[0]) == 1);
            found.map(|run| run.len() as u32).eq(runs.iter().copied())
        })
    }

    #[test]
    fn marginals_are_sums_over_all_placements() {
        let clues: [&[u32]; 6] = [&[], &[9], &[3], &[1, 1, 2], &[4, 2], &[2, 1, 1, 2]];
        for lengths in clues {
            let runs: Vec<Run> = lengths.iter().map(|&length| Run { length, colour: 1 }).collect();
            let prior: Vec<f64> = (0..18)
                .map(|i| if i % 7 == 3 { 0.0 } else { f64::from(i * 5 % 11) / 8.0 })
                .collect();
            let mut table = Table::default();
            table.fill(prior.iter().copied(), 2, &runs);
            let mut expected = vec![0.0; 18];
            for line in placements(9, &runs) {
                let values = |i: usize| 2 * i + (line >> i & 1) as usize;
                let weight: f64 = (0..9).map(|i| prior[values(i)]).product();
                (0..9).for_each(|i| expected[values(i)] += weight);
            }
            for (found, expected) in table.marginals.iter().zip(&expected) {
                assert!((found - expected).abs() < 1e-9, "{lengths:?}: {found} {expected}");
            }
        }
    }
}

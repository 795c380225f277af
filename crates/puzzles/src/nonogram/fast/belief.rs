//! How likely each value of each cell is, if rows and columns are asked in turn.
//!
//! Each line counts, exactly, in what share of its placements a cell has a value, each placement
//! weighed by what the crossing lines believe. After some rounds this points to where solutions
//! lie; it proves nothing.

use grille_engine::Var;
use grille_engine::constraints::Run;
use grille_grid::Axis;

use super::rest::Rest;

/// Rounds of asking rows, then columns.
const ROUNDS: usize = 15;
/// How much of its old belief a line keeps.
const DAMPING: f64 = 0.3;
/// No value is ever believed to be less likely than this while it is possible.
const LEAST: f64 = 1e-4;

/// What the lines along one axis say of every cell: one weight a value.
struct Voices {
    weights: Vec<f64>,
}

/// The weight of every value of every variable, one variable after the other.
pub(super) fn beliefs(rest: &Rest) -> Vec<f64> {
    let values = rest.values;
    let possible: Vec<f64> = rest
        .domains
        .iter()
        .flat_map(|left| (0..values).map(move |value| f64::from(left.has(value as u8))))
        .collect();
    let [mut rows, mut columns] = [0, 1].map(|_| Voices { weights: possible.clone() });
    let mut table = Table::default();
    for _ in 0..ROUNDS {
        for part in &rest.lines {
            let (speaking, heard) = match part.axis {
                Axis::Row => (&mut rows, &columns),
                Axis::Column => (&mut columns, &rows),
            };
            let weights = |var: &Var| &heard.weights[var.index() * values..][..values];
            let prior: Vec<f64> = part.vars.iter().flat_map(weights).copied().collect();
            table.marginals(&prior, values, part.runs);
            speaking.listen(&part.vars, values, &prior, &table.marginals, &possible);
        }
    }
    rows.weights.iter().zip(&columns.weights).map(|(row, column)| row * column).collect()
}

impl Voices {
    /// Take from a line's marginals what it heard from the crossing lines, and keep the rest.
    fn listen(
        &mut self,
        vars: &[Var],
        values: usize,
        prior: &[f64],
        marginals: &[f64],
        possible: &[f64],
    ) {
        for (i, var) in vars.iter().enumerate() {
            let mut said: Vec<f64> = (i * values..(i + 1) * values)
                .map(|at| if prior[at] > 0.0 { marginals[at] / prior[at] } else { 0.0 })
                .collect();
            let sum: f64 = said.iter().sum();
            if sum <= 0.0 || !sum.is_finite() {
                continue;
            }
            for (value, said) in said.iter_mut().enumerate() {
                let at = var.index() * values + value;
                let floor = LEAST * possible[at];
                let now = (*said / sum).max(floor);
                self.weights[at] = DAMPING * self.weights[at] + (1.0 - DAMPING) * now;
            }
        }
    }
}

/// Sums over all placements of a line's runs, kept between lines.
#[derive(Default)]
struct Table {
    left: Vec<f64>,
    right: Vec<f64>,
    marginals: Vec<f64>,
}

impl Table {
    /// The weight of all placements in which a cell has a value, for every cell and value.
    fn marginals(&mut self, prior: &[f64], values: usize, runs: &[Run]) {
        let n = prior.len() / values;
        let mirrored: Vec<f64> = prior.chunks(values).rev().flatten().copied().collect();
        let backwards: Vec<Run> = runs.iter().rev().copied().collect();
        sums(prior, values, runs, &mut self.left);
        sums(&mirrored, values, &backwards, &mut self.right);
        self.marginals.clear();
        self.marginals.resize(n * values, 0.0);
        let stride = n + 1;
        let left = |r: usize, i: usize| self.left[r * stride + i];
        let right = |r: usize, i: usize| self.right[(runs.len() - r) * stride + n - i];
        for i in 0..n {
            let white: f64 = (0..=runs.len()).map(|r| left(r, i) * right(r, i + 1)).sum();
            self.marginals[i * values] = white * prior[i * values];
        }
        for (r, run) in runs.iter().enumerate() {
            let (length, colour) = (run.length as usize, usize::from(run.colour));
            let gap_before = r > 0 && runs[r - 1].colour == run.colour;
            let gap_after = runs.get(r + 1).is_some_and(|next| next.colour == run.colour);
            let product = Window { prior, values, colour };
            for start in 0..=n.saturating_sub(length) {
                let inside = product.of(start, length);
                if inside == 0.0 {
                    continue;
                }
                let before = match (gap_before, start) {
                    (true, 0) => 0.0,
                    (true, _) => left(r, start - 1) * prior[(start - 1) * values],
                    (false, _) => left(r, start),
                };
                let end = start + length;
                let after = match gap_after {
                    true if end < n => prior[end * values] * right(r + 1, end + 1),
                    true => 0.0,
                    false => right(r + 1, end),
                };
                let weight = before * inside * after;
                for cell in start..end {
                    self.marginals[cell * values + colour] += weight;
                }
            }
        }
    }
}

/// `sums[r][i]`: the weight of all ways in which the first `i` cells hold the first `r` runs.
fn sums(prior: &[f64], values: usize, runs: &[Run], sums: &mut Vec<f64>) {
    let n = prior.len() / values;
    let stride = n + 1;
    sums.clear();
    sums.resize((runs.len() + 1) * stride, 0.0);
    sums[0] = 1.0;
    for i in 0..n {
        sums[i + 1] = sums[i] * prior[i * values];
    }
    for (r, run) in runs.iter().enumerate() {
        let length = run.length as usize;
        let gap = r > 0 && runs[r - 1].colour == run.colour;
        let product = Window { prior, values, colour: usize::from(run.colour) };
        for end in 1..=n {
            let rests = sums[(r + 1) * stride + end - 1] * prior[(end - 1) * values];
            let ends = match end.checked_sub(length) {
                None => 0.0,
                Some(0) if gap => 0.0,
                Some(start) if gap => {
                    let before = sums[r * stride + start - 1] * prior[(start - 1) * values];
                    before * product.of(start, length)
                }
                Some(start) => sums[r * stride + start] * product.of(start, length),
            };
            sums[(r + 1) * stride + end] = rests + ends;
        }
    }
}

/// Products of the weights of one colour over cells in a row.
struct Window<'a> {
    prior: &'a [f64],
    values: usize,
    colour: usize,
}

impl Window<'_> {
    fn of(&self, start: usize, length: usize) -> f64 {
        (start..start + length).map(|i| self.prior[i * self.values + self.colour]).product()
    }
}

//! What the lines alone leave open: a smaller puzzle, for others to solve.

use std::collections::HashMap;

use grille_engine::constraints::{Run, Runs};
use grille_engine::{Domains, Model, Place, Scope, Solution, Value, Values, Var, message};
use grille_grid::{Axis, Cell};

use super::super::lines::Board;

/// The parts of lines that are not settled, and the cells in them.
#[derive(Debug)]
pub(super) struct Rest<'p> {
    /// The cell of each variable.
    cells: Vec<usize>,
    /// What each variable can be.
    pub domains: Vec<Values>,
    /// Unsettled parts of rows, then of columns.
    pub parts: Vec<Part<'p>>,
    /// How many values there are.
    pub values: usize,
    /// The value of every settled cell.
    settled: Solution,
}

/// An unsettled part of a line.
#[derive(Debug)]
pub(super) struct Part<'p> {
    pub axis: Axis,
    pub vars: Vec<Var>,
    pub runs: &'p [Run],
}

impl<'p> Rest<'p> {
    /// What a settled board leaves open.
    pub fn new(board: &Board<'p>) -> Self {
        Self::of(board, 0..board.lines(), |_| true)
    }

    /// What a settled board leaves open in some lines, in those parts of them that hold a cell
    /// that is `wanted`.
    pub fn of(
        board: &Board<'p>,
        lines: impl IntoIterator<Item = usize>,
        wanted: impl Fn(usize) -> bool,
    ) -> Self {
        let settled = board.solution();
        let values = board.values();
        let (cells, domains, parts) = (Vec::new(), Vec::new(), Vec::new());
        let mut rest = Self { cells, domains, parts, values, settled };
        let mut numbers: HashMap<usize, Var> = HashMap::new();
        for line in lines {
            for (part, runs) in board.open_parts(line) {
                if !part.iter().any(|&cell| wanted(cell)) {
                    continue;
                }
                let mut var = |&cell: &usize| {
                    *numbers.entry(cell).or_insert_with(|| {
                        rest.cells.push(cell);
                        rest.domains.push(board.get(cell));
                        Var(rest.cells.len() as u32 - 1)
                    })
                };
                let vars = part.iter().map(&mut var).collect();
                rest.parts.push(Part { axis: board.axis(line), vars, runs });
            }
        }
        rest
    }

    /// The rest as a model.
    pub fn model(&self) -> Model {
        let mut model = Model::new();
        for (&cell, &values) in self.cells.iter().zip(&self.domains) {
            model.variable(Place::Cell(Cell(cell as u32)), values);
        }
        for part in &self.parts {
            let runs = Runs::new(part.vars.clone(), part.runs.to_vec());
            model.post(runs, message!("nonogram-runs"), Scope::Board, &[]);
        }
        model
    }

    /// The value that a whole board gives a variable.
    pub fn part(&self, whole: &[Value]) -> Vec<(Var, Value)> {
        (0u32..).map(Var).zip(&self.cells).map(|(var, &cell)| (var, whole[cell])).collect()
    }

    /// The cell of a variable.
    pub fn cell(&self, var: Var) -> usize {
        self.cells[var.index()]
    }

    /// What each variable can be.
    pub fn domains(&self) -> Domains {
        Domains::new(self.domains.clone())
    }

    /// The whole board for a solution of the rest.
    pub fn whole(&self, solution: &[Value]) -> Solution {
        let mut whole = self.settled.clone();
        for (&cell, &value) in self.cells.iter().zip(solution) {
            whole[cell] = value;
        }
        whole
    }
}

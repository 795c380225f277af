//! A board as groups of literals of which exactly one is true.

use grille_engine::{Literal, Solution};

use super::super::board::{Board, Candidate};

/// The candidates of the open cells: a cell has one digit, a digit has one place in each unit.
#[derive(Debug, Default)]
pub(super) struct Groups {
    /// The candidate of each variable.
    candidates: Vec<Candidate>,
    pub variables: u32,
    lists: Vec<Vec<Literal>>,
    settled: Solution,
}

impl Groups {
    pub fn new(board: &Board<'_>) -> Self {
        let mut groups = Self { settled: board.solution(), ..Self::default() };
        let numbers = groups.add_cells(board);
        for unit in 0..board.shape.units() {
            for digit in 0..board.shape.side {
                let candidate = |&cell: &u16| numbers[usize::from(cell) * board.shape.side + digit];
                let places = board.shape.cells(unit).iter().filter_map(candidate);
                let group: Vec<Literal> = places.map(Literal::positive).collect();
                groups.lists.extend((!group.is_empty()).then_some(group));
            }
        }
        groups
    }

    /// A variable for each candidate of each open cell; their numbers.
    fn add_cells(&mut self, board: &Board<'_>) -> Vec<Option<u32>> {
        let side = board.shape.side;
        let mut numbers = vec![None; side * side * side];
        for cell in (0..side * side).filter(|&cell| !board.digits(cell).is_power_of_two()) {
            let first = self.variables;
            for digit in (0..side).filter(|digit| board.digits(cell) >> digit & 1 == 1) {
                numbers[cell * side + digit] = Some(self.variables);
                self.candidates.push(Candidate { cell: cell as u16, digit: digit as u8 });
                self.variables += 1;
            }
            self.lists.push((first..self.variables).map(Literal::positive).collect());
        }
        numbers
    }

    /// Each group: exactly one of its literals is true.
    pub fn iter(&self) -> impl Iterator<Item = &[Literal]> {
        self.lists.iter().map(Vec::as_slice)
    }

    /// Every two literals of one group, once also where they have two groups in common: cells of a
    /// row may share a block.
    pub fn pairs(&self) -> Vec<[Literal; 2]> {
        let mut pairs = Vec::new();
        for group in &self.lists {
            for (i, &one) in group.iter().enumerate() {
                pairs.extend(group[..i].iter().map(|&other| [one.min(other), one.max(other)]));
            }
        }
        pairs.sort_unstable();
        pairs.dedup();
        pairs
    }

    /// The whole board, when every literal is known.
    pub fn solution(&self, is_true: impl Fn(Literal) -> bool) -> Solution {
        let mut solution = self.settled.clone();
        for (variable, candidate) in (0..).zip(&self.candidates) {
            if is_true(Literal::positive(variable)) {
                solution[usize::from(candidate.cell)] = candidate.digit;
            }
        }
        solution
    }
}

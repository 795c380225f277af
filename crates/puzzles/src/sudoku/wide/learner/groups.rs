//! A board as groups of literals of which exactly one is true.

use std::ops::Not;

use grille_engine::Solution;

use super::super::board::{Board, Candidate};
use super::super::shape::{Crossing, Shape};

/// A variable or its negation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Literal(u32);

impl Literal {
    pub fn positive(variable: u32) -> Self {
        Self(2 * variable)
    }

    pub fn variable(self) -> usize {
        self.0 as usize / 2
    }

    pub fn is_positive(self) -> bool {
        self.0 & 1 == 0
    }

    pub fn index(self) -> usize {
        self.0 as usize
    }
}

impl Not for Literal {
    type Output = Self;
    fn not(self) -> Self {
        Self(self.0 ^ 1)
    }
}

/// The candidates of the open cells, and segments: "this digit is where this line crosses this
/// block".
///
/// ```text
/// a cell has one digit                                a digit is in one segment of a line,
/// of "not in the segment" and its cells, one is true  and in one of a block, both ways cut
/// ```
///
/// So locked candidates need one step, groups are short, and so are reasons.
#[derive(Debug, Default)]
pub(super) struct Groups {
    /// The candidate of each of the first variables; the others are segments.
    candidates: Vec<Candidate>,
    pub variables: u32,
    lists: Lists<Literal>,
    /// For each literal the groups it is in.
    of_literal: Lists<u32>,
    settled: Solution,
}

/// Lists of different lengths, one after another.
#[derive(Debug)]
struct Lists<T> {
    items: Vec<T>,
    ends: Vec<u32>,
}

impl<T> Default for Lists<T> {
    fn default() -> Self {
        Self { items: Vec::new(), ends: vec![0] }
    }
}

impl<T> Lists<T> {
    fn push(&mut self, list: impl IntoIterator<Item = T>) {
        self.items.extend(list);
        self.ends.push(self.items.len() as u32);
    }

    fn len(&self) -> usize {
        self.ends.len() - 1
    }

    fn get(&self, number: usize) -> &[T] {
        &self.items[self.ends[number] as usize..self.ends[number + 1] as usize]
    }
}

impl Groups {
    pub fn new(board: &Board<'_>) -> Self {
        let mut groups = Self { settled: board.solution(), ..Self::default() };
        let numbers = groups.add_cells(board);
        let literal = |cell: u16, digit: usize| {
            numbers[usize::from(cell) * board.shape.side + digit].map(Literal::positive)
        };
        for crossing in board.shape.cuts() {
            for digit in 0..board.shape.side {
                groups.add_segments(board.shape, crossing, &|cell| literal(cell, digit));
            }
        }
        groups.index();
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
            self.lists.push((first..self.variables).map(Literal::positive));
        }
        numbers
    }

    /// The segments of one digit, where blocks are cut one way.
    fn add_segments(
        &mut self,
        shape: &Shape,
        crossing: &Crossing,
        literal: &dyn Fn(u16) -> Option<Literal>,
    ) {
        let mut of_units = vec![Vec::new(); shape.units()];
        for block in crossing.from * shape.side..(crossing.from + 1) * shape.side {
            for cells in shape.segments(crossing, block) {
                let line = usize::from(shape.seats(cells[0].into())[crossing.to].unit);
                let inside: Vec<Literal> = cells.iter().filter_map(|&c| literal(c)).collect();
                if let Some(segment) = self.segment(inside) {
                    of_units[block].push(segment);
                    of_units[line].push(segment);
                }
            }
        }
        of_units.into_iter().filter(|unit| !unit.is_empty()).for_each(|unit| self.lists.push(unit));
    }

    /// The literal that says that one of these is true, of which at most one is.
    fn segment(&mut self, mut inside: Vec<Literal>) -> Option<Literal> {
        if inside.len() < 2 {
            return inside.pop();
        }
        let segment = Literal::positive(self.variables);
        self.variables += 1;
        inside.push(!segment);
        self.lists.push(inside);
        Some(segment)
    }

    /// For each literal its groups.
    fn index(&mut self) {
        let mut of_literal = vec![Vec::new(); 2 * self.variables as usize];
        for group in 0..self.lists.len() {
            for literal in self.lists.get(group) {
                of_literal[literal.index()].push(group as u32);
            }
        }
        of_literal.into_iter().for_each(|groups| self.of_literal.push(groups));
    }

    pub fn len(&self) -> usize {
        self.lists.len()
    }

    pub fn get(&self, group: u32) -> &[Literal] {
        self.lists.get(group as usize)
    }

    pub fn of(&self, literal: Literal) -> &[u32] {
        self.of_literal.get(literal.index())
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

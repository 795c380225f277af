//! A board as groups of literals of which exactly one is true.

use grille_engine::{Literal, Solution};

use super::super::board::{Board, Candidate};
use super::super::shape::{Crossing, Shape};

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
    lists: Vec<Vec<Literal>>,
    settled: Solution,
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
        self.lists.extend(of_units.into_iter().filter(|unit| !unit.is_empty()));
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

    /// Each group: exactly one of its literals is true.
    pub fn iter(&self) -> impl Iterator<Item = &[Literal]> {
        self.lists.iter().map(Vec::as_slice)
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

//! A board as groups of literals of which exactly one is true (exactly-one constraints, pairwise).
//!
//! Where two candidates are a group, one is what the other is not: they share a variable. Every
//! clause that is learnt says one thing in one way then, and less is to be followed.

use grille_engine::{Literal, Solution};

use super::super::board::{Board, Candidate};
use super::super::shape::bits;

/// The candidates of the open cells: a cell has one digit, a digit has one place in each unit.
#[derive(Debug, Default)]
pub(super) struct Groups {
    /// The candidates, and for each of them the literal that says that it is right.
    candidates: Vec<Candidate>,
    literals: Vec<Literal>,
    pub variables: u32,
    lists: Vec<Vec<Literal>>,
    settled: Solution,
}

impl Groups {
    pub fn new(board: &Board<'_>) -> Self {
        let mut groups = Self { settled: board.solution(), ..Self::default() };
        let mut lists = groups.add_cells(board);
        lists.extend(groups.in_units(board));
        groups.literals = united(groups.candidates.len(), &lists);
        let variables = groups.literals.iter().map(|literal| literal.variable() + 1);
        groups.variables = variables.max().unwrap_or(0);
        let literals = |list: Vec<usize>| list.iter().map(|&i| groups.literals[i]).collect();
        groups.lists = lists.into_iter().map(literals).collect();
        groups
    }

    /// The candidates of all open cells, and their numbers cell by cell.
    fn add_cells(&mut self, board: &Board<'_>) -> Vec<Vec<usize>> {
        let side = board.shape.side;
        let mut lists = Vec::new();
        for cell in (0..side * side).filter(|&cell| !board.digits(cell).is_power_of_two()) {
            let first = self.candidates.len();
            let candidate = |digit| Candidate { cell: cell as u16, digit: digit as u8 };
            self.candidates.extend(bits(board.digits(cell)).map(candidate));
            lists.push((first..self.candidates.len()).collect());
        }
        lists
    }

    /// The numbers of the candidates of each digit, unit by unit.
    fn in_units(&self, board: &Board<'_>) -> Vec<Vec<usize>> {
        let side = board.shape.side;
        let mut lists = vec![Vec::new(); board.shape.units() * side];
        for (number, candidate) in self.candidates.iter().enumerate() {
            for seat in board.shape.seats(candidate.cell.into()) {
                lists[usize::from(seat.unit) * side + usize::from(candidate.digit)].push(number);
            }
        }
        lists.retain(|list| !list.is_empty());
        lists
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
        for (candidate, &literal) in self.candidates.iter().zip(&self.literals) {
            if is_true(literal) {
                solution[usize::from(candidate.cell)] = candidate.digit;
            }
        }
        solution
    }
}

/// A literal for each of some things of which one in each group is right: in a group of two they
/// are each other's negation.
fn united(count: usize, groups: &[Vec<usize>]) -> Vec<Literal> {
    // For each thing those that it is the opposite of.
    let mut opposites = vec![Vec::new(); count];
    for group in groups {
        if let &[one, other] = &group[..] {
            opposites[one].push(other);
            opposites[other].push(one);
        }
    }
    let mut literals: Vec<Option<Literal>> = vec![None; count];
    let mut variables = 0;
    for first in 0..count {
        let mut waiting = vec![(first, Literal::positive(variables))];
        variables += u32::from(literals[first].is_none());
        while let Some((thing, literal)) = waiting.pop() {
            // If there is another literal already, the groups contradict each other: let the
            // learner find out.
            if literals[thing].is_none() {
                literals[thing] = Some(literal);
                waiting.extend(opposites[thing].iter().map(|&other| (other, !literal)));
            }
        }
    }
    literals.into_iter().flatten().collect()
}

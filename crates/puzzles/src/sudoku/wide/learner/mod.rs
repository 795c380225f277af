//! Learning from clashes (CDCL): groups of which one literal is true, as clauses.

mod groups;

use grille_engine::{Answer, Ended, Flow, Limits, NoSource, Solution};
use groups::Groups;

use super::board::Board;

/// What is left of a board, and what has been learnt about it.
pub(super) struct Learner {
    groups: Groups,
    pub clauses: grille_engine::Learner,
}

impl Learner {
    pub fn new(board: &Board<'_>) -> Self {
        let groups = Groups::new(board);
        let mut clauses = grille_engine::Learner::new(groups.variables);
        groups.iter().for_each(|group| clauses.add(group));
        groups.pairs().iter().for_each(|pair| clauses.add(&pair.map(|literal| !literal)));
        Self { groups, clauses }
    }

    /// Hand every solution to `found` until it has enough.
    pub fn each(&mut self, limits: Limits<'_>, found: &mut dyn FnMut(Solution) -> Flow) -> Ended {
        loop {
            match self.clauses.solve(&mut NoSource, limits) {
                Answer::Nothing => return Ended::Exhausted,
                Answer::Limit => return Ended::Limit,
                Answer::Solution => {}
            }
            let solution = self.groups.solution(|literal| self.clauses.is_true(literal));
            if found(solution) == Flow::Enough {
                return Ended::Enough;
            }
            self.clauses.leave_solution();
        }
    }
}

//! Guesses led by beliefs (decimation): the surest cells first, and the lines are asked again after
//! a few.

use grille_engine::{Value, Var};

use super::super::lines::Board;
use super::belief::Beliefs;
use super::rest::Rest;

/// Rounds of asking the lines before the first guess.
const AT_FIRST: usize = 10;
/// Rounds of asking them again.
const AGAIN: usize = 2;
/// One in so many open cells is guessed before the lines are asked again.
const PORTION: usize = 10;

/// Says what to guess next.
pub(super) struct Leader<'r, 'p> {
    rest: &'r Rest<'p>,
    beliefs: Beliefs<'r, 'p>,
    rounds: usize,
    /// What to guess, the surest last.
    plan: Vec<(f64, Var, Value)>,
}

impl<'r, 'p> Leader<'r, 'p> {
    /// Lines keep so much of what they believed before.
    pub fn new(rest: &'r Rest<'p>, damping: f64) -> Self {
        let beliefs = Beliefs::new(rest, damping);
        Self { rest, beliefs, rounds: AT_FIRST, plan: Vec::new() }
    }

    /// What open cells probably are, the surest first.
    pub fn hints(&mut self, board: &Board) -> Vec<(Var, Value)> {
        self.ask(board);
        self.plan.drain(..).rev().map(|(_, var, value)| (var, value)).collect()
    }

    /// A cell and its likeliest value; nothing on a full board.
    pub fn choose(&mut self, board: &Board) -> Option<(usize, Value)> {
        while board.open() > 0 {
            while let Some((_, var, value)) = self.plan.pop() {
                let cell = self.rest.cell(var);
                let left = board.get(cell);
                if left.count() > 1 && left.has(value) {
                    return Some((cell, value));
                }
            }
            self.ask(board);
            let few = self.plan.len().div_ceil(PORTION);
            self.plan.drain(..self.plan.len() - few);
        }
        None
    }

    /// Ask the lines what they believe now, and plan all open cells.
    fn ask(&mut self, board: &Board) {
        let left = |var: Var| board.get(self.rest.cell(var));
        self.beliefs.narrow(left);
        self.beliefs.ask(std::mem::replace(&mut self.rounds, AGAIN));
        let open =
            (0..self.rest.domains.len() as u32).map(Var).filter(|&var| left(var).count() > 1);
        let guess = |var: Var| {
            let (share, value) = self.beliefs.best(var);
            (share, var, value)
        };
        self.plan = open.map(guess).collect();
        self.plan.sort_by(|a, b| a.0.total_cmp(&b.0));
    }
}

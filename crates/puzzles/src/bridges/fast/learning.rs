//! What a clash teaches (conflict analysis to the first unique implication point, UIP): a clause
//! that would have said so earlier.

use super::board::Board;
use super::clauses::Clauses;
use super::explain::Explainer;
use super::fact::Fact;
use super::why::{Clash, Reason};
use grille_engine::Order;

/// Walks back from a clash; the lists are kept for the next one.
#[derive(Debug, Default)]
pub(super) struct Learning {
    explainer: Explainer,
    /// For each step: how much of it the clash needs, if anything.
    needed: Vec<Option<i8>>,
    /// The steps of lower levels that are needed.
    lower: Vec<u32>,
    /// How many needed steps of the clash's level are left.
    here: u32,
    /// The clause: the first literal is implied by the others.
    pub clause: Vec<Fact>,
    levels: Vec<u32>,
}

/// How much more the next clash counts than the last.
const GROWTH: f64 = 1.05;

impl Learning {
    /// The highest level that a clash depends on; 0 when there is no solution at all.
    pub fn level(&mut self, board: &Board, clauses: &Clauses, clash: Clash) -> u32 {
        self.explainer.clash(board, clauses, clash);
        let level = |&fact: &Fact| {
            board.origin(fact).map_or(0, |place| board.trail()[place as usize].level)
        };
        self.explainer.facts.iter().map(level).max().unwrap_or(0)
    }

    /// Makes the clause of a clash of which `level` has been asked, everything above that undone.
    ///
    /// Goes back along the trail and puts reasons in the place of facts, until a single fact of
    /// the level is left.
    pub fn learn(&mut self, board: &Board, clauses: &Clauses, order: &mut Order) {
        let mut place = board.trail().len() as u32;
        self.needed.resize(place as usize, None);
        self.need(board, place, order);
        let first = loop {
            place -= 1;
            let Some(value) = self.needed[place as usize] else { continue };
            let step = board.trail()[place as usize];
            if step.level < board.level() {
                continue;
            }
            let fact = Fact::new(step.bound, value);
            if self.here == 1 {
                break fact;
            }
            self.here -= 1;
            self.needed[place as usize] = None;
            self.explainer.step(board, clauses, place, fact, step.reason);
            self.need(board, place, order);
        };
        self.needed[place as usize] = None;
        self.here = 0;
        self.finish(board, clauses, first);
        order.grow(GROWTH);
    }

    /// The facts that were explained are needed now.
    fn need(&mut self, board: &Board, before: u32, order: &mut Order) {
        for &fact in &self.explainer.facts {
            let Some(place) = board.origin(fact) else { continue };
            debug_assert!(place < before, "reasons come first");
            let level = board.trail()[place as usize].level;
            if level == 0 {
                continue;
            }
            let needed = &mut self.needed[place as usize];
            if needed.is_none() {
                order.bump(fact.span());
                match level == board.level() {
                    true => self.here += 1,
                    false => self.lower.push(place),
                }
            }
            *needed = Some(needed.map_or(fact.value(), |value| value.max(fact.value())));
        }
    }

    /// The clause from what is needed, without what follows from the rest of it.
    fn finish(&mut self, board: &Board, clauses: &Clauses, first: Fact) {
        self.clause.clear();
        self.clause.push(!first);
        for i in 0..self.lower.len() {
            let place = self.lower[i];
            let Some(value) = self.needed[place as usize] else { continue };
            let step = board.trail()[place as usize];
            let fact = Fact::new(step.bound, value);
            if !self.follows(board, clauses, place, fact) {
                self.clause.push(!fact);
            }
        }
        for place in self.lower.drain(..) {
            self.needed[place as usize] = None;
        }
        // The literal that became false last stands second: it is the next to be true again.
        let level = |&literal: &Fact| level_of(board, !literal);
        if let Some(last) = (1..self.clause.len()).max_by_key(|&i| level(&self.clause[i])) {
            self.clause.swap(1, last);
        }
    }

    /// Does a fact follow from others that are needed anyway?
    fn follows(&mut self, board: &Board, clauses: &Clauses, place: u32, fact: Fact) -> bool {
        let reason = board.trail()[place as usize].reason;
        if matches!(reason, Reason::Guess | Reason::Cut | Reason::Closing) {
            return false;
        }
        self.explainer.step(board, clauses, place, fact, reason);
        self.explainer.facts.iter().all(|&fact| {
            let Some(place) = board.origin(fact) else { return true };
            let needed = self.needed[place as usize];
            board.trail()[place as usize].level == 0
                || needed.is_some_and(|value| value >= fact.value())
        })
    }

    /// The level to go back to: there the clause has one open literal.
    pub fn back_to(&self, board: &Board) -> u32 {
        self.clause.get(1).map_or(0, |&literal| level_of(board, !literal))
    }

    /// On how many levels the literals of the clause lie.
    pub fn glue(&mut self, board: &Board) -> u32 {
        self.levels.clear();
        self.levels.extend(self.clause.iter().map(|&literal| level_of(board, !literal)));
        self.levels.sort_unstable();
        self.levels.dedup();
        self.levels.len() as u32
    }
}

/// The level on which a fact became true.
fn level_of(board: &Board, fact: Fact) -> u32 {
    board.origin(fact).map_or(0, |place| board.trail()[place as usize].level)
}

//! Clauses learnt from clashes (two watched literals, LBD): sets of facts of which at least one is
//! true.

use super::board::{Board, Step};
use super::fact::Fact;
use super::why::{Clash, Reason};

/// All clauses, one after another in one list.
///
/// The first two literals of a clause are watched: when one becomes false, another one takes its
/// place, or the other of the two must be true.
#[derive(Debug, Default)]
pub(super) struct Clauses {
    heads: Vec<Head>,
    literals: Vec<Fact>,
    /// For each bound the clauses that care when it rises.
    watches: Vec<Vec<Watch>>,
}

#[derive(Clone, Copy, Debug)]
struct Head {
    start: u32,
    length: u32,
    /// On how many levels its literals lay when it was learnt: the fewer, the better.
    levels: u32,
}

/// A literal of a clause becomes false when the bound comes to `value`.
#[derive(Clone, Copy, Debug)]
struct Watch {
    clause: u32,
    /// Another literal of the clause: if it is true, all is well.
    other: Fact,
    value: i8,
}

/// Clauses on so few levels are kept for ever.
const PRECIOUS: u32 = 3;

impl Clauses {
    pub fn len(&self) -> usize {
        self.heads.len()
    }

    pub fn literals(&self, clause: u32) -> &[Fact] {
        let head = &self.heads[clause as usize];
        &self.literals[head.start as usize..(head.start + head.length) as usize]
    }

    /// Add a clause of two literals at least, the two that became false last at its front.
    pub fn add(&mut self, board: &Board, literals: &[Fact], levels: u32) -> u32 {
        if self.watches.is_empty() {
            self.watches.resize(2 * board.net.spans() as usize, Vec::new());
        }
        let clause = self.heads.len() as u32;
        let (start, length) = (self.literals.len() as u32, literals.len() as u32);
        self.heads.push(Head { start, length, levels });
        self.literals.extend_from_slice(literals);
        self.watch(clause, literals[0], literals[1]);
        self.watch(clause, literals[1], literals[0]);
        clause
    }

    fn watch(&mut self, clause: u32, literal: Fact, other: Fact) {
        let end = !literal;
        let watch = Watch { clause, other, value: end.value() };
        self.watches[end.bound() as usize].push(watch);
    }

    /// What follows from clauses when a step is taken.
    pub fn follow(&mut self, board: &mut Board, step: Step) -> Result<(), Clash> {
        if self.watches.is_empty() {
            return Ok(());
        }
        let mut list = std::mem::take(&mut self.watches[step.bound as usize]);
        let (mut kept, mut next) = (0, 0);
        let mut result = Ok(());
        while next < list.len() {
            let watch = list[next];
            next += 1;
            let touched = watch.value > step.before && watch.value <= step.after;
            if !touched || board.is_true(watch.other) {
                list[kept] = watch;
                kept += 1;
                continue;
            }
            match self.replace(board, !Fact::new(step.bound, watch.value), watch) {
                Found::Another => {}
                Found::Implied(fact) => {
                    list[kept] = Watch { other: fact, ..watch };
                    kept += 1;
                    result = board.set(fact, Reason::Clause(watch.clause));
                    if result.is_err() {
                        break;
                    }
                }
            }
        }
        list.copy_within(next.., kept);
        list.truncate(kept + list.len() - next);
        // A clause may have come to watch another value of the same bound.
        list.append(&mut self.watches[step.bound as usize]);
        self.watches[step.bound as usize] = list;
        result
    }

    /// Watch another literal instead of a false one, if there is any that is not false.
    fn replace(&mut self, board: &Board, gone: Fact, watch: Watch) -> Found {
        let head = self.heads[watch.clause as usize];
        let range = head.start as usize..(head.start + head.length) as usize;
        let literals = &mut self.literals[range];
        if literals[0] == gone {
            literals.swap(0, 1);
        }
        let first = literals[0];
        if !board.is_true(first) {
            let Some(place) = literals[2..].iter().position(|&literal| !board.is_false(literal))
            else {
                return Found::Implied(first);
            };
            literals.swap(1, place + 2);
            let literal = literals[1];
            self.watch(watch.clause, literal, first);
            return Found::Another;
        }
        Found::Implied(first)
    }

    /// Forget the worse half of the clauses, but none that is a reason now.
    pub fn forget(&mut self, board: &mut Board) {
        let mut kept = vec![false; self.len()];
        for step in board.trail() {
            if let Reason::Clause(clause) = step.reason {
                kept[clause as usize] = true;
            }
        }
        let mut order: Vec<u32> = (0..self.len() as u32).collect();
        // The better first; of equals, the newer.
        order.sort_by_key(|&c| (self.heads[c as usize].levels, u32::MAX - c));
        for (rank, &clause) in order.iter().enumerate() {
            let precious = self.heads[clause as usize].levels <= PRECIOUS;
            kept[clause as usize] |= precious || 2 * rank < order.len();
        }
        let old = std::mem::take(self);
        self.watches.resize(old.watches.len(), Vec::new());
        let mut numbers = vec![0; old.len()];
        for clause in (0..old.len() as u32).filter(|&clause| kept[clause as usize]) {
            let levels = old.heads[clause as usize].levels;
            numbers[clause as usize] = self.add(board, old.literals(clause), levels);
        }
        board.renumber(|clause| numbers[clause as usize]);
    }
}

/// What became of a clause one of whose watched literals is false now.
enum Found {
    /// Another literal is watched.
    Another,
    /// This one must be true, or is so already.
    Implied(Fact),
}

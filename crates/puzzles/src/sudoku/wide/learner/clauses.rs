//! Clauses learnt from clashes: sets of literals of which at least one is true.

use super::groups::Literal;
use super::state::{Clash, Reason, State};

/// All clauses, one after another in one list.
///
/// The first two literals of a clause are watched: when one becomes false, another one takes its
/// place, or the other of the two must be true.
#[derive(Debug)]
pub(super) struct Clauses {
    heads: Vec<Head>,
    literals: Vec<Literal>,
    /// For each literal the clauses that care when it becomes false.
    watches: Vec<Vec<Watch>>,
}

#[derive(Clone, Copy, Debug)]
struct Head {
    start: u32,
    length: u32,
    /// On how many levels its literals lay when it was learnt: the fewer, the better.
    spread: u32,
}

/// A clause, and another literal of it: if that is true, all is well.
#[derive(Clone, Copy, Debug)]
struct Watch {
    clause: u32,
    other: Literal,
}

/// Clauses on so few levels are kept for ever.
const PRECIOUS: u32 = 2;

impl Clauses {
    pub fn new(variables: u32) -> Self {
        let watches = vec![Vec::new(); 2 * variables as usize];
        Self { heads: Vec::new(), literals: Vec::new(), watches }
    }

    pub fn len(&self) -> usize {
        self.heads.len()
    }

    pub fn literals(&self, clause: u32) -> &[Literal] {
        let head = &self.heads[clause as usize];
        &self.literals[head.start as usize..(head.start + head.length) as usize]
    }

    /// Add a clause of two literals at least, the two that become open first at its front.
    pub fn add(&mut self, literals: &[Literal], spread: u32) -> u32 {
        let clause = self.heads.len() as u32;
        let (start, length) = (self.literals.len() as u32, literals.len() as u32);
        self.heads.push(Head { start, length, spread });
        self.literals.extend_from_slice(literals);
        for (literal, other) in [(literals[0], literals[1]), (literals[1], literals[0])] {
            self.watches[literal.index()].push(Watch { clause, other });
        }
        clause
    }

    /// What follows from clauses when a literal has become true.
    pub fn follow(&mut self, state: &mut State, literal: Literal) -> Result<(), Clash> {
        let gone = !literal;
        let mut list = std::mem::take(&mut self.watches[gone.index()]);
        let (mut kept, mut next) = (0, 0);
        let mut result = Ok(());
        while next < list.len() {
            let watch = list[next];
            next += 1;
            if !state.is_true(watch.other) {
                let Some(first) = self.replace(state, gone, watch.clause) else { continue };
                if state.is_false(first) {
                    result = Err(Clash::Clause(watch.clause));
                } else if state.is_open(first) {
                    state.set(first, Reason::Clause(watch.clause));
                }
                list[kept] = Watch { other: first, ..watch };
            } else {
                list[kept] = watch;
            }
            kept += 1;
            if result.is_err() {
                break;
            }
        }
        list.copy_within(next.., kept);
        list.truncate(kept + list.len() - next);
        self.watches[gone.index()] = list;
        result
    }

    /// Watch another literal instead of a false one; if there is none, the other watched literal.
    fn replace(&mut self, state: &State, gone: Literal, clause: u32) -> Option<Literal> {
        let head = self.heads[clause as usize];
        let range = head.start as usize..(head.start + head.length) as usize;
        let literals = &mut self.literals[range];
        if literals[0] == gone {
            literals.swap(0, 1);
        }
        let first = literals[0];
        if state.is_true(first) {
            return Some(first);
        }
        let Some(place) = literals[2..].iter().position(|&literal| !state.is_false(literal)) else {
            return Some(first);
        };
        literals.swap(1, place + 2);
        self.watches[literals[1].index()].push(Watch { clause, other: first });
        None
    }

    /// Forget the worse half of the clauses. Nothing but what is known for sure may be true.
    pub fn forget(&mut self) {
        let mut order: Vec<u32> = (0..self.len() as u32).collect();
        // The better first; of equals, the newer.
        order.sort_by_key(|&c| (self.heads[c as usize].spread, u32::MAX - c));
        let half = order.len() / 2;
        let precious = |clause: &u32| self.heads[*clause as usize].spread <= PRECIOUS;
        let kept = order.iter().take_while(|clause| precious(clause)).count().max(half);
        order.truncate(kept);
        order.sort_unstable();
        let variables = self.watches.len() as u32 / 2;
        let old = std::mem::replace(self, Self::new(variables));
        for clause in order {
            self.add(old.literals(clause), old.heads[clause as usize].spread);
        }
    }
}

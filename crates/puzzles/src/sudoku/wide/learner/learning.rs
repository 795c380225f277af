//! What a clash teaches: a clause that would have said so earlier.

use super::clauses::Clauses;
use super::groups::Literal;
use super::state::{Clash, Reason, State};
use grille_engine::Order;

/// Walks back from a clash; the lists are kept for the next one.
#[derive(Debug, Default)]
pub(super) struct Learning {
    /// The true literals from which the last one explained follows.
    causes: Vec<Literal>,
    /// For each variable: does the clash need it?
    needed: Vec<bool>,
    /// The needed literals of lower levels.
    lower: Vec<Literal>,
    /// The clause: the first literal is implied by the others.
    pub clause: Vec<Literal>,
    levels: Vec<u32>,
    /// For each variable whether it follows from what is needed, as far as was asked,
    verdicts: Vec<Verdict>,
    /// those that were asked,
    judged: Vec<Literal>,
    /// and those that are being asked.
    open: Vec<Literal>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Verdict {
    Unknown,
    Follows,
    Not,
}

impl Learning {
    /// The highest level that a clash depends on; 0 when there is no solution at all.
    pub fn level(&mut self, state: &State, clauses: &Clauses, clash: Clash) -> u32 {
        self.causes.clear();
        match clash {
            Clash::Two(one, other) => self.causes.extend([one, other]),
            Clash::Group(group) => self.causes.extend(state.groups.get(group).iter().map(|&l| !l)),
            Clash::Clause(clause) => {
                self.causes.extend(clauses.literals(clause).iter().map(|&l| !l));
            }
        }
        self.causes.iter().map(|&cause| state.level_of(cause)).max().unwrap_or(0)
    }

    /// The true literals from which a true literal follows.
    fn explain(&mut self, state: &State, clauses: &Clauses, literal: Literal) {
        self.causes.clear();
        let others = |list: &[Literal], causes: &mut Vec<Literal>| {
            causes.extend(list.iter().filter(|&&other| other != literal).map(|&other| !other));
        };
        match state.reason_of(literal) {
            Reason::Guess => {}
            Reason::Other(other) => self.causes.push(other),
            Reason::Group(group) => others(state.groups.get(group), &mut self.causes),
            Reason::Clause(clause) => others(clauses.literals(clause), &mut self.causes),
        }
    }

    /// Makes the clause of a clash of which `level` has been asked, everything above that undone.
    ///
    /// Goes back along the trail and puts reasons in the place of literals, until a single literal
    /// of the level is left.
    pub fn learn(&mut self, state: &State, clauses: &Clauses, order: &mut Order) {
        self.needed.resize(state.groups.variables as usize, false);
        self.verdicts.resize(state.groups.variables as usize, Verdict::Unknown);
        let mut here = self.need(state, order);
        let mut trail = state.trail.iter().rev();
        let first = loop {
            let literal = *trail.next().expect("a clash depends on its level");
            if !self.needed[literal.variable()] {
                continue;
            }
            if here == 1 {
                break literal;
            }
            here -= 1;
            self.needed[literal.variable()] = false;
            self.explain(state, clauses, literal);
            here += self.need(state, order);
        };
        self.needed[first.variable()] = false;
        self.finish(state, clauses, first);
        order.grow();
    }

    /// The causes are needed now: how many more there are of the last level.
    fn need(&mut self, state: &State, order: &mut Order) -> u32 {
        let mut here = 0;
        for &cause in &self.causes {
            let level = state.level_of(cause);
            if level == 0 || self.needed[cause.variable()] {
                continue;
            }
            self.needed[cause.variable()] = true;
            order.bump(cause.variable() as u32);
            match level == state.level() {
                true => here += 1,
                false => self.lower.push(cause),
            }
        }
        here
    }

    /// The clause from what is needed, without what follows from the rest of it.
    fn finish(&mut self, state: &State, clauses: &Clauses, first: Literal) {
        self.clause.clear();
        self.clause.push(!first);
        for i in 0..self.lower.len() {
            let literal = self.lower[i];
            if !self.follows(state, clauses, literal) {
                self.clause.push(!literal);
            }
        }
        for literal in self.lower.drain(..) {
            self.needed[literal.variable()] = false;
        }
        for literal in self.judged.drain(..) {
            self.verdicts[literal.variable()] = Verdict::Unknown;
        }
        // The literal that became false last stands second: it is the next to be open again.
        let level = |i: &usize| state.level_of(self.clause[*i]);
        if let Some(last) = (1..self.clause.len()).max_by_key(level) {
            self.clause.swap(1, last);
        }
    }

    /// Does a literal follow from others that are needed anyway, perhaps by several steps?
    fn follows(&mut self, state: &State, clauses: &Clauses, literal: Literal) -> bool {
        if state.reason_of(literal) == Reason::Guess {
            return false;
        }
        let mut open = std::mem::take(&mut self.open);
        open.push(literal);
        let known = self.judged.len();
        let mut follows = true;
        while let Some(literal) = open.pop() {
            self.explain(state, clauses, literal);
            for &cause in &self.causes {
                let variable = cause.variable();
                if self.needed[variable] || state.level_of(cause) == 0 {
                    continue;
                }
                match self.verdicts[variable] {
                    Verdict::Follows => continue,
                    Verdict::Not => follows = false,
                    Verdict::Unknown if state.reason_of(cause) == Reason::Guess => follows = false,
                    Verdict::Unknown => {
                        self.verdicts[variable] = Verdict::Follows;
                        self.judged.push(cause);
                        open.push(cause);
                    }
                }
            }
            if !follows {
                break;
            }
        }
        open.clear();
        self.open = open;
        if !follows {
            // Those on the way may follow or not: they are not asked again.
            for cause in &self.judged[known..] {
                self.verdicts[cause.variable()] = Verdict::Not;
            }
        }
        follows
    }

    /// The level to go back to: there the clause has one open literal.
    pub fn back_to(&self, state: &State) -> u32 {
        self.clause.get(1).map_or(0, |&literal| state.level_of(literal))
    }

    /// On how many levels the literals of the clause lie.
    pub fn spread(&mut self, state: &State) -> u32 {
        self.levels.clear();
        self.levels.extend(self.clause.iter().map(|&literal| state.level_of(literal)));
        self.levels.sort_unstable();
        self.levels.dedup();
        self.levels.len() as u32
    }
}

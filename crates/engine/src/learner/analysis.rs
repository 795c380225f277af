//! What a clash teaches (conflict analysis to the first unique implication point, UIP): a clause
//! that would have said so earlier.

use super::clauses::{Clash, ClauseId, Clauses, Note};
use super::order::Order;
use super::shrink::Walk;
use super::trail::{Reason, Trail};
use crate::cnf::Literal;

/// Walks back from a clash; the lists are kept for the next one.
#[derive(Debug)]
pub(super) struct Analysis {
    /// For each variable what was found out about it.
    marks: Vec<Mark>,
    /// The variables with a mark.
    marked: Vec<Literal>,
    /// The clause: the first literal is implied by the others, the second became false last.
    pub clause: Vec<Literal>,
    /// On how many levels its literals lie.
    pub glue: u32,
    /// The level to go back to: there the clause has one open literal.
    pub back: u32,
    /// When each level was last counted.
    counted: Vec<u64>,
    now: u64,
    /// How deep `follows` may go.
    depth: u32,
    pub(super) walk: Walk,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Mark {
    Unknown,
    /// The clash needs it.
    Needed,
    /// It follows from what is needed.
    Follows,
    /// It does not, as far as was asked.
    Not,
}

/// How far back it is asked whether a literal follows from others.
const DEEP: u32 = 500;
/// So many steps back from a learnt clause variables count as part of the clash.
const STEPS_BEHIND: u32 = 3;
/// How much more the next clash counts than the last.
const GROWTH: f64 = 1.03;

impl Analysis {
    pub fn new(variables: u32) -> Self {
        Self {
            marks: vec![Mark::Unknown; variables as usize],
            marked: Vec::new(),
            clause: Vec::new(),
            glue: 0,
            back: 0,
            counted: vec![0; variables as usize + 1],
            now: 0,
            depth: 0,
            walk: Walk::new(variables),
        }
    }

    /// Makes the clause of a clash on the last level.
    ///
    /// Goes back along the trail and puts reasons in the place of literals, until a single literal
    /// of the level is left.
    pub fn learn(&mut self, trail: &Trail, clauses: &mut Clauses, order: &mut Order, clash: Clash) {
        self.clause.clear();
        self.clause.push(Literal::TRUE);
        let mut here = match clash {
            Clash::Pair(one, other) => self.need(trail, one) + self.need(trail, other),
            Clash::Clause(clause) => self.need_clause(trail, clauses, clause),
        };
        let mut place = trail.literals().len();
        loop {
            place -= 1;
            let literal = trail.literals()[place];
            if self.mark(literal) != Mark::Needed {
                continue;
            }
            here -= 1;
            if here == 0 {
                self.clause[0] = !literal;
                break;
            }
            here += match trail.reason_of(literal) {
                Reason::None => unreachable!("a guess is the first of its level"),
                Reason::Pair(other) => self.need(trail, other),
                Reason::Clause(clause) => self.need_clause(trail, clauses, clause),
            };
        }
        self.marked.iter().for_each(|literal| order.bump(literal.variable()));
        self.bump_behind(trail, clauses, order);
        order.grow(GROWTH);
        self.shorten(trail, clauses);
        self.shrink(trail, clauses);
        self.measure(trail);
        for literal in self.marked.drain(..) {
            self.marks[literal.variable() as usize] = Mark::Unknown;
        }
    }

    /// What the literals of the clause follow from, some steps back, has a part in the clash too.
    fn bump_behind(&mut self, trail: &Trail, clauses: &Clauses, order: &mut Order) {
        let needed = self.marked.len();
        for i in 1..self.clause.len() {
            self.touch_behind(trail, clauses, self.clause[i]);
        }
        let mut next = needed;
        for _ in 1..STEPS_BEHIND {
            let end = self.marked.len();
            for i in next..end {
                self.touch_behind(trail, clauses, self.marked[i]);
            }
            next = end;
        }
        for literal in self.marked.drain(needed..) {
            order.bump(literal.variable());
            self.marks[literal.variable() as usize] = Mark::Unknown;
        }
    }

    fn touch_behind(&mut self, trail: &Trail, clauses: &Clauses, literal: Literal) {
        match trail.reason_of(literal) {
            Reason::None => {}
            Reason::Pair(other) => self.touch(other),
            Reason::Clause(clause) => clauses.literals(clause).for_each(|l| self.touch(l)),
        }
    }

    fn touch(&mut self, literal: Literal) {
        if self.mark(literal) == Mark::Unknown {
            self.set_mark(literal, Mark::Not);
        }
    }

    fn mark(&self, literal: Literal) -> Mark {
        self.marks[literal.variable() as usize]
    }

    fn set_mark(&mut self, literal: Literal, mark: Mark) {
        self.marks[literal.variable() as usize] = mark;
        self.marked.push(literal);
    }

    /// A false literal takes part in the clash: 1 if it is new and of the last level.
    fn need(&mut self, trail: &Trail, literal: Literal) -> u32 {
        let level = trail.level_of(literal);
        if self.mark(literal) != Mark::Unknown || level == 0 {
            return 0;
        }
        self.set_mark(literal, Mark::Needed);
        if level == trail.level() {
            return 1;
        }
        self.clause.push(literal);
        0
    }

    /// All literals of a clause that are not yet needed take part.
    fn need_clause(&mut self, trail: &Trail, clauses: &mut Clauses, clause: ClauseId) -> u32 {
        self.praise(trail, clauses, clause);
        let mut here = 0;
        for literal in clauses.literals(clause) {
            if !trail.is_true(literal) {
                here += self.need(trail, literal);
            }
        }
        here
    }

    /// A clause is of use: keep it for a while, and see whether it has become better.
    fn praise(&mut self, trail: &Trail, clauses: &mut Clauses, clause: ClauseId) {
        let note = clauses.note(clause);
        if !note.is_precious() {
            let glue = self.count_levels(trail, clauses.literals(clause));
            clauses.set_note(clause, Note::learnt(glue.min(note.glue)));
        }
    }

    /// On how many levels literals lie.
    pub fn count_levels(&mut self, trail: &Trail, literals: impl Iterator<Item = Literal>) -> u32 {
        self.now += 1;
        let mut levels = 0;
        for literal in literals {
            let counted = &mut self.counted[trail.level_of(literal) as usize];
            levels += u32::from(*counted != self.now);
            *counted = self.now;
        }
        levels
    }

    /// Leave out what follows from the rest.
    fn shorten(&mut self, trail: &Trail, clauses: &Clauses) {
        let mut clause = std::mem::take(&mut self.clause);
        let mut first = true;
        clause.retain(|&literal| {
            std::mem::take(&mut first) || !self.follows_by_reason(trail, clauses, literal)
        });
        self.clause = clause;
    }

    /// Does a false literal follow from others that are needed anyway?
    pub(super) fn follows(&mut self, trail: &Trail, clauses: &Clauses, literal: Literal) -> bool {
        match self.mark(literal) {
            Mark::Needed | Mark::Follows => return true,
            Mark::Not => return false,
            Mark::Unknown if trail.level_of(literal) == 0 => return true,
            Mark::Unknown => {}
        }
        if self.depth > DEEP {
            return false;
        }
        self.depth += 1;
        let follows = self.follows_by_reason(trail, clauses, literal);
        self.depth -= 1;
        self.set_mark(literal, if follows { Mark::Follows } else { Mark::Not });
        follows
    }

    fn follows_by_reason(&mut self, trail: &Trail, clauses: &Clauses, literal: Literal) -> bool {
        match trail.reason_of(literal) {
            Reason::None => false,
            Reason::Pair(other) => self.follows(trail, clauses, other),
            Reason::Clause(clause) => clauses
                .literals(clause)
                .all(|other| other == !literal || self.follows(trail, clauses, other)),
        }
    }

    /// Count the levels of the clause, and put a literal of the last but one second.
    fn measure(&mut self, trail: &Trail) {
        let clause = std::mem::take(&mut self.clause);
        self.glue = self.count_levels(trail, clause.iter().copied());
        self.clause = clause;
        let last = (1..self.clause.len()).max_by_key(|&i| trail.level_of(self.clause[i]));
        self.back = last.map_or(0, |last| {
            self.clause.swap(1, last);
            trail.level_of(self.clause[1])
        });
    }
}

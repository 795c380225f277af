//! Clauses that say no more than others, or a literal too many (subsumption and strengthening).
//!
//! ```text
//! a b c     with  a b        need not be said
//! a b c     with  a b not-c  is a b
//! ```
//!
//! A quarter of what is learnt says no more than what is learnt later, and is as dear to watch.

use super::Learner;
use super::clauses::{ClauseId, Note};
use super::trail::Reason;
use crate::cnf::Literal;

/// Clauses to compare others with, each under one of its literals.
struct Shelf {
    /// For each literal the last book under it, and how many there are.
    last: Vec<u32>,
    counts: Vec<u32>,
    books: Vec<Book>,
    /// For each literal: is it in the clause that is looked at?
    marked: Vec<bool>,
}

/// A clause on the shelf.
#[derive(Clone, Copy)]
struct Book {
    clause: ClauseId,
    variables: Variables,
    /// The one before it under the same literal.
    before: u32,
}

/// There is no book before.
const NONE: u32 = u32::MAX;

/// A set of variables, in which some are taken for others.
#[derive(Clone, Copy)]
struct Variables(u64);

impl Variables {
    fn of(literals: &[Literal]) -> Self {
        // The upper bits of a product with the golden ratio are spread evenly.
        let bit = |literal: &Literal| literal.variable().wrapping_mul(0x9E37_79B9) >> 26;
        Self(literals.iter().fold(0, |all, literal| all | 1 << bit(literal)))
    }

    fn may_be_among(self, others: Self) -> bool {
        self.0 & !others.0 == 0
    }
}

/// What others have to say about a clause.
#[derive(Clone, Copy)]
enum Finding {
    /// One of them says as much: a clause of two, or this one.
    Said(Option<ClauseId>),
    /// It holds without this literal.
    Without(Literal),
}

impl Learner {
    /// Of some clauses that were learnt those that say something of their own, maybe with fewer
    /// literals. Nothing is guessed now; what is not given back is not to be used any more.
    ///
    /// Others are compared only with what came since clauses were last forgotten: older ones were
    /// there when that was learnt, and it would not have been if they said as much.
    pub(super) fn subsume(&mut self, mut clauses: Vec<ClauseId>) -> Vec<ClauseId> {
        let mut shelf = Shelf::new(self.order.count());
        // Only a shorter clause can say as much.
        clauses.sort_by_key(|&clause| (self.clauses.literals(clause).len(), clause));
        let mut literals = Vec::new();
        clauses.retain(|&clause| {
            literals.clear();
            literals.extend(self.clauses.literals(clause));
            self.is_worth_saying(&mut shelf, clause, &mut literals)
        });
        clauses
    }

    /// Does a clause say something of its own? Then it stays, without needless literals.
    fn is_worth_saying(
        &mut self,
        shelf: &mut Shelf,
        clause: ClauseId,
        literals: &mut Vec<Literal>,
    ) -> bool {
        if literals.iter().any(|&literal| self.trail.is_true(literal)) {
            return false;
        }
        let before = literals.len();
        literals.retain(|&literal| !self.trail.is_false(literal));
        if let Some(better) = self.shorten(shelf, literals) {
            self.inherit(better, clause);
            return false;
        }
        match literals[..] {
            [] => self.refuted = true,
            [only] => self.trail.set(only, Reason::None),
            [_, _] => {
                self.clauses.add(literals, Note::GIVEN);
            }
            _ => {
                if literals.len() < before {
                    self.clauses.rewrite(clause, literals);
                }
                if literals.len() < before || self.clauses.is_new(clause) {
                    shelf.put(clause, literals);
                }
            }
        }
        literals.len() > 2
    }

    /// Leave out of a clause what need not be said. If none of it need be, who says it.
    fn shorten(&self, shelf: &mut Shelf, literals: &mut Vec<Literal>) -> Option<Option<ClauseId>> {
        shelf.mark(literals, true);
        let mut said = None;
        let mut next = 0;
        let mut variables = Variables::of(literals);
        while next < literals.len() && said.is_none() {
            match self.find(shelf, variables, literals[next]) {
                None => next += 1,
                Some(Finding::Said(by)) => said = Some(by),
                Some(Finding::Without(literal)) => {
                    shelf.mark(&[literal], false);
                    literals.retain(|&other| other != literal);
                    // Others may have something to say now, also about literals before.
                    (variables, next) = (Variables::of(literals), 0);
                }
            }
        }
        shelf.mark(literals, false);
        said
    }

    /// What clauses with a literal or its negation have to say about a clause with the literal.
    fn find(&self, shelf: &Shelf, variables: Variables, literal: Literal) -> Option<Finding> {
        for other in self.clauses.others(literal) {
            if shelf.has(other) {
                return Some(Finding::Said(None));
            }
            if shelf.has(!other) {
                return Some(Finding::Without(!other));
            }
        }
        [literal, !literal].into_iter().find_map(|under| {
            let mut books = shelf.under(under);
            books.find_map(|book| match book.variables.may_be_among(variables) {
                true => self.compare(shelf, book.clause),
                false => None,
            })
        })
    }

    /// What a clause has to say about the one that is marked.
    fn compare(&self, shelf: &Shelf, clause: ClauseId) -> Option<Finding> {
        let mut opposed = None;
        for literal in self.clauses.literals(clause).filter(|&literal| !shelf.has(literal)) {
            if opposed.is_some() || !shelf.has(!literal) {
                return None;
            }
            opposed = Some(!literal);
        }
        Some(opposed.map_or(Finding::Said(Some(clause)), Finding::Without))
    }

    /// A clause goes, and the one that says as much is kept as long as it would have been.
    fn inherit(&mut self, better: Option<ClauseId>, gone: ClauseId) {
        let Some(better) = better else { return };
        let (note, other) = (self.clauses.note(better), self.clauses.note(gone));
        let (glue, safe) = (note.glue.min(other.glue), note.safe.max(other.safe));
        self.clauses.set_note(better, Note { glue, safe, ..note });
    }
}

impl Shelf {
    fn new(variables: usize) -> Self {
        let literals = 2 * variables;
        Self {
            last: vec![NONE; literals],
            counts: vec![0; literals],
            books: Vec::new(),
            marked: vec![false; literals],
        }
    }

    fn mark(&mut self, literals: &[Literal], mark: bool) {
        literals.iter().for_each(|literal| self.marked[literal.index()] = mark);
    }

    fn has(&self, literal: Literal) -> bool {
        self.marked[literal.index()]
    }

    fn under(&self, literal: Literal) -> impl Iterator<Item = Book> {
        let book = |number: u32| self.books.get(number as usize).copied();
        std::iter::successors(book(self.last[literal.index()]), move |one| book(one.before))
    }

    /// Put a clause under the literal where there are the fewest.
    fn put(&mut self, clause: ClauseId, literals: &[Literal]) {
        let fewest = literals.iter().min_by_key(|&&literal| self.counts[literal.index()]);
        let Some(literal) = fewest.map(|literal| literal.index()) else { return };
        self.counts[literal] += 1;
        let before = std::mem::replace(&mut self.last[literal], self.books.len() as u32);
        self.books.push(Book { clause, variables: Variables::of(literals), before });
    }
}

#[cfg(test)]
mod tests {
    use grille_chance::Seed;

    use super::*;

    const VARIABLES: u32 = 7;

    /// Is a literal true when the bits of a number are the values of the variables?
    fn holds(literal: Literal, values: u32) -> bool {
        (values >> literal.variable() & 1 == 1) == literal.is_positive()
    }

    /// All that a learner says, as clauses.
    fn said(learner: &Learner) -> Vec<Vec<Literal>> {
        let mut all: Vec<Vec<Literal>> = Vec::new();
        all.extend(learner.clauses.ids().iter().map(|&id| learner.clauses.literals(id).collect()));
        for literal in (0..2 * VARIABLES).map(Literal::of_index) {
            all.extend(learner.clauses.others(literal).map(|other| vec![literal, other]));
        }
        all.extend(learner.trail.literals().iter().map(|&literal| vec![literal]));
        all.extend(learner.refuted.then(Vec::new));
        all
    }

    /// Which values all clauses allow, as bits.
    fn allowed(clauses: &[Vec<Literal>]) -> Vec<bool> {
        let one = |clause: &Vec<Literal>, values| clause.iter().any(|&l| holds(l, values));
        (0..1 << VARIABLES).map(|values| clauses.iter().all(|c| one(c, values))).collect()
    }

    #[test]
    fn clauses_that_stay_say_what_all_said() {
        let mut seed = Seed(5);
        let mut below = |end: u32| seed.below(end as usize) as u32;
        let (mut gone, mut shorter) = (0, 0);
        for case in 0..500 {
            let mut learner = Learner::new(VARIABLES);
            for round in 0..3 {
                for _ in 0..1 + below(12) {
                    let wanted = 2 + below(5);
                    let first = below(VARIABLES);
                    let literal = |i| Literal::of_index(2 * ((first + i) % VARIABLES) + below(2));
                    let clause: Vec<Literal> = (0..wanted).map(literal).collect();
                    learner.clauses.add(&clause, Note::learnt(3));
                }
                let before = said(&learner);
                let ids = learner.clauses.ids();
                let kept = learner.subsume(ids.clone());
                assert!(kept.iter().all(|clause| ids.contains(clause)));
                gone += ids.len() - kept.len();
                let mut kept = kept;
                kept.sort_unstable();
                learner.clauses.keep(&kept);
                let after = said(&learner);
                let count = |all: &[Vec<Literal>]| all.iter().map(Vec::len).sum::<usize>();
                shorter += usize::from(count(&after) < count(&before));
                assert_eq!(allowed(&before), allowed(&after), "case {case}, round {round}");
            }
        }
        assert!(gone > 1000 && shorter > 500, "{gone} {shorter}");
    }
}

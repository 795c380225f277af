//! Clauses of two literals (binary clauses): when one becomes false, the other must be true.
//!
//! They are most of what a model says, so they are kept without a list for each literal:
//!
//! ```text
//! starts     0 2 2 5 …            for each literal where its others begin
//! gathered   a b | | c d e | …    those that were there when they were last gathered
//! last       - 7 - - …            those that came since: for each literal the last link of a chain
//! ```

use crate::cnf::Literal;

/// For each literal the others of its clauses of two.
#[derive(Debug)]
pub(super) struct Pairs {
    starts: Vec<u32>,
    gathered: Vec<Literal>,
    last: Vec<u32>,
    links: Vec<Link>,
}

#[derive(Clone, Copy, Debug)]
struct Link {
    other: Literal,
    before: u32,
}

/// There is no link before.
const FIRST: u32 = u32::MAX;

/// Links are gathered when they are one in so many of all.
const PORTION: usize = 16;

impl Pairs {
    pub fn new(variables: u32) -> Self {
        let literals = 2 * variables as usize;
        let (starts, last) = (vec![0; literals + 1], vec![FIRST; literals]);
        Self { starts, gathered: Vec::new(), last, links: Vec::new() }
    }

    pub fn add(&mut self, one: Literal, other: Literal) {
        for (one, other) in [(one, other), (other, one)] {
            let before = std::mem::replace(&mut self.last[one.index()], self.links.len() as u32);
            self.links.push(Link { other, before });
        }
    }

    /// The others of a literal, or rather those that were gathered.
    pub fn gathered(&self, literal: Literal) -> &[Literal] {
        let index = literal.index();
        &self.gathered[self.starts[index] as usize..self.starts[index + 1] as usize]
    }

    /// Those that came since.
    pub fn others_since(&self, literal: Literal) -> impl Iterator<Item = Literal> {
        let link = |number: u32| self.links.get(number as usize);
        let first = link(self.last[literal.index()]);
        std::iter::successors(first, move |one| link(one.before)).map(|one| one.other)
    }

    /// Gather what has come, if it is much.
    pub fn gather(&mut self) {
        if self.links.len() <= self.gathered.len() / PORTION {
            return;
        }
        let literals = self.last.len();
        let mut gathered = Vec::with_capacity(self.gathered.len() + self.links.len());
        let mut starts = Vec::with_capacity(literals + 1);
        for literal in (0..literals as u32).map(Literal::of_index) {
            starts.push(gathered.len() as u32);
            gathered.extend_from_slice(self.gathered(literal));
            let since = gathered.len();
            gathered.extend(self.others_since(literal));
            gathered[since..].reverse();
        }
        starts.push(gathered.len() as u32);
        (self.starts, self.gathered, self.links) = (starts, gathered, Vec::new());
        self.last.fill(FIRST);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_others_of_a_literal_are_those_that_were_added_whenever_they_are_gathered() {
        let literal = |number: u32| Literal::of_index(number % 20);
        let mut pairs = Pairs::new(10);
        let mut expected: Vec<Vec<Literal>> = vec![Vec::new(); 20];
        for number in 0..200 {
            let (one, other) = (literal(number * 7), literal(number * 3 + number / 5));
            pairs.add(one, other);
            expected[one.index()].push(other);
            expected[other.index()].push(one);
            if number % 9 == 4 {
                pairs.gather();
            }
            for (index, expected) in (0..).zip(&expected) {
                let one = Literal::of_index(index);
                let mut since: Vec<Literal> = pairs.others_since(one).collect();
                since.reverse();
                assert_eq!([pairs.gathered(one), &since].concat(), *expected, "{number}");
            }
        }
        assert!(!pairs.gathered.is_empty() && !pairs.links.is_empty());
    }
}

//! Who is woken when a literal becomes false (watched literals): a list for each literal, all in
//! one.
//!
//! ```text
//! all     a b - - | c d e f | g - | - - | …     rooms of 2, 4, 8 … places
//! lists   0: the first two of 4; 1: all 4 of the next 4; …
//! ```
//!
//! A list that is full moves to a room of twice the size, and leaves its own to another one. There
//! are hundreds of thousands of lists, most of them short: a vector for each would take twice the
//! memory.

use super::clauses::ClauseId;
use crate::cnf::Literal;

/// A clause, and another literal of it: if that is true, all is well.
#[derive(Clone, Copy, Debug)]
pub(super) struct Watch {
    pub clause: ClauseId,
    pub other: Literal,
}

/// For each literal the clauses that care when it becomes false.
#[derive(Debug)]
pub(super) struct Watches {
    all: Vec<Watch>,
    lists: Vec<List>,
    /// For each size the rooms that are empty.
    empty: [Vec<u32>; SIZES],
}

/// A list in a room of two places, or four, or eight …, or in none.
#[derive(Clone, Copy, Debug, Default)]
struct List {
    start: u32,
    length: u32,
    room: u32,
}

/// A room has at most 2^31 places.
const SIZES: usize = 32;

const SMALLEST: u32 = 2;

impl Watches {
    pub fn new(variables: u32) -> Self {
        let lists = vec![List::default(); 2 * variables as usize];
        Self { all: Vec::new(), lists, empty: Default::default() }
    }

    pub fn push(&mut self, literal: Literal, watch: Watch) {
        let mut list = self.lists[literal.index()];
        if list.length == list.room {
            list = self.moved(list, watch);
        }
        self.all[(list.start + list.length) as usize] = watch;
        self.lists[literal.index()] = List { length: list.length + 1, ..list };
    }

    /// The list in a room of twice the size, which is filled with something.
    fn moved(&mut self, list: List, filling: Watch) -> List {
        let room = SMALLEST.max(2 * list.room);
        let start = self.empty[room.ilog2() as usize].pop().unwrap_or_else(|| {
            let start = self.all.len();
            self.all.resize(start + room as usize, filling);
            start as u32
        });
        let from = list.start as usize;
        self.all.copy_within(from..from + list.length as usize, start as usize);
        if list.room > 0 {
            self.empty[list.room.ilog2() as usize].push(list.start);
        }
        List { start, room, ..list }
    }

    /// The list of a literal.
    pub fn list(&mut self, literal: Literal) -> &mut [Watch] {
        let list = self.lists[literal.index()];
        &mut self.all[list.start as usize..][..list.length as usize]
    }

    /// Let go of the watches from `kept` on, up to `next`.
    pub fn cut(&mut self, literal: Literal, kept: usize, next: usize) {
        let list = &mut self.lists[literal.index()];
        let (start, length) = (list.start as usize, list.length as usize);
        self.all.copy_within(start + next..start + length, start + kept);
        list.length -= (next - kept) as u32;
    }

    /// Let go of everything.
    pub fn clear(&mut self) {
        self.all.clear();
        self.lists.fill(List::default());
        self.empty.iter_mut().for_each(Vec::clear);
    }
}

#[cfg(test)]
mod tests {
    use grille_chance::Seed;

    use super::*;

    /// Everything that is in a list, by the names of the other literals.
    fn listed(watches: &mut Watches, literal: Literal) -> Vec<usize> {
        watches.list(literal).iter().map(|watch| watch.other.index()).collect()
    }

    #[test]
    fn lists_in_rooms_are_what_lists_of_their_own_are() {
        let mut watches = Watches::new(4);
        let mut expected: Vec<Vec<usize>> = vec![Vec::new(); 8];
        let mut seed = Seed(1);
        let mut most = 0;
        for step in 0..20_000 {
            let number = seed.below(8) * seed.below(8) / 7;
            let (literal, own) = (Literal::of_index(number as u32), &mut expected[number]);
            if step % 4000 == 3999 {
                watches.clear();
                expected.iter_mut().for_each(Vec::clear);
            } else if seed.one_in(200) && !own.is_empty() {
                let next = 1 + seed.below(own.len());
                let kept = seed.below(next + 1);
                watches.cut(literal, kept, next);
                own.drain(kept..next);
            } else {
                let (clause, other) = (ClauseId::default(), Literal::of_index(step as u32));
                watches.push(literal, Watch { clause, other });
                own.push(other.index());
            }
            most = most.max(expected[number].len());
            for (number, expected) in (0..).zip(&expected) {
                assert_eq!(listed(&mut watches, Literal::of_index(number)), *expected, "{step}");
            }
        }
        assert!(most > 500, "{most}");
    }
}

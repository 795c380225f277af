//! Clauses in one list of words, and who is woken when a literal becomes false.

use super::pairs::Pairs;
use super::trail::{Reason, Trail};
use super::watches::{Watch, Watches};
use crate::cnf::Literal;

/// Where the literals of a clause of three or more begin.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(super) struct ClauseId(u32);

/// What cannot be.
#[derive(Clone, Copy, Debug)]
pub(super) enum Clash {
    /// Both literals of a clause of two are false.
    Pair(Literal, Literal),
    /// All literals of a clause are false.
    Clause(ClauseId),
}

/// What is noted of a clause beside its literals.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Note {
    /// Can it be forgotten?
    pub learnt: bool,
    /// On how many levels its literals lay when that was last asked: the fewer, the better.
    pub spread: u32,
    /// For so many rounds of forgetting it is safe, because it has been of use.
    pub safe: u32,
}

const SPREAD_BITS: u32 = 24;

/// Clauses on so few levels are kept for ever.
const PRECIOUS: u32 = 2;
/// Clauses on so few levels are safe for longer.
const GOOD: u32 = 6;

impl Note {
    /// The note of a clause that is never forgotten.
    pub const GIVEN: Self = Self { learnt: false, spread: 0, safe: 0 };

    /// The note of a clause on so many levels that was learnt, or was of use, just now.
    pub fn learnt(spread: u32) -> Self {
        Self { learnt: true, spread, safe: if spread <= GOOD { 2 } else { 1 } }
    }

    /// Is it kept for ever?
    pub fn is_precious(self) -> bool {
        !self.learnt || self.spread <= PRECIOUS
    }

    fn word(self) -> u32 {
        let spread = self.spread.min((1 << SPREAD_BITS) - 1);
        u32::from(self.learnt) | self.safe << 1 | spread << (32 - SPREAD_BITS)
    }

    fn of_word(word: u32) -> Self {
        let (learnt, safe) = (word & 1 == 1, word >> 1 & 0x7f);
        Self { learnt, spread: word >> (32 - SPREAD_BITS), safe }
    }
}

/// All clauses: of each where it was last looked into, its note, its length and its literals.
///
/// ```text
/// words   place note length a b c | place note length d e f g | …
/// id                        ^                         ^
/// ```
///
/// The first two literals are watched: when one becomes false, another one takes its place, or the
/// other of the two must be true.
#[derive(Debug)]
pub(super) struct Clauses {
    words: Vec<u32>,
    /// Clauses of two, which have no words.
    pairs: Pairs,
    /// For each literal the longer clauses that care when it becomes false.
    watches: Watches,
    /// How much has been looked at: a measure of time.
    pub looks: u64,
}

const HEAD: usize = 3;
/// How far before its first literal a clause has its place and its note; its length is just before.
const PLACE: usize = 3;
const NOTE: usize = 2;

impl Clauses {
    pub fn new(variables: u32) -> Self {
        let (pairs, watches) = (Pairs::new(variables), Watches::new(variables));
        Self { words: Vec::new(), pairs, watches, looks: 0 }
    }

    fn range(&self, clause: ClauseId) -> std::ops::Range<usize> {
        let start = clause.0 as usize;
        start..start + self.words[start - 1] as usize
    }

    pub fn literals(&self, clause: ClauseId) -> impl ExactSizeIterator<Item = Literal> {
        self.words[self.range(clause)].iter().map(|&word| Literal::of_index(word))
    }

    pub fn note(&self, clause: ClauseId) -> Note {
        Note::of_word(self.words[clause.0 as usize - NOTE])
    }

    pub fn set_note(&mut self, clause: ClauseId, note: Note) {
        self.words[clause.0 as usize - NOTE] = note.word();
    }

    /// Add a clause of two literals or more, the two that become open first at its front. The
    /// reason for its first literal, if all others are false.
    pub fn add(&mut self, literals: &[Literal], note: Note) -> Reason {
        if let &[one, other] = literals {
            self.pairs.add(one, other);
            return Reason::Pair(other);
        }
        self.words.extend([2, note.word(), literals.len() as u32]);
        let clause = ClauseId(self.words.len() as u32);
        self.words.extend(literals.iter().map(|literal| literal.index() as u32));
        self.watch_ends(clause);
        Reason::Clause(clause)
    }

    fn watch_ends(&mut self, clause: ClauseId) {
        let [one, other] = [0, 1].map(|i| Literal::of_index(self.words[clause.0 as usize + i]));
        self.watches.push(one, Watch { clause, other });
        self.watches.push(other, Watch { clause, other: one });
    }

    /// What follows from clauses when a literal has become true, the short ones first.
    pub fn follow(&mut self, trail: &mut Trail, literal: Literal) -> Result<(), Clash> {
        let gone = !literal;
        let pairs = self.pairs.gathered(gone);
        self.looks += 1 + pairs.len() as u64 / 16;
        for other in pairs.iter().copied().chain(self.pairs.others_since(gone)) {
            if trail.is_open(other) {
                trail.set(other, Reason::Pair(gone));
            } else if trail.is_false(other) {
                return Err(Clash::Pair(gone, other));
            }
        }
        let (start, length) = self.watches.place(gone);
        let (mut kept, mut next) = (0, 0);
        let mut result = Ok(());
        self.looks += length as u64 / 8;
        while next < length {
            let watch = self.watches.get(start + next);
            next += 1;
            if trail.is_true(watch.other) {
                self.watches.set(start + kept, watch);
                kept += 1;
                continue;
            }
            self.looks += 1;
            let Some(other) = self.replace(trail, gone, watch.clause) else { continue };
            self.watches.set(start + kept, Watch { other, ..watch });
            kept += 1;
            if trail.is_open(other) {
                trail.set(other, Reason::Clause(watch.clause));
            } else if trail.is_false(other) {
                result = Err(Clash::Clause(watch.clause));
                break;
            }
        }
        self.watches.cut(gone, kept, next);
        result
    }

    /// Watch another literal instead of a false one. If there is none, or need not be, a literal
    /// on which all hangs now.
    fn replace(&mut self, trail: &Trail, gone: Literal, clause: ClauseId) -> Option<Literal> {
        let range = self.range(clause);
        let (head, words) = self.words[range.start - PLACE..range.end].split_at_mut(HEAD);
        let other = words[0] ^ words[1] ^ gone.index() as u32;
        let first = Literal::of_index(other);
        if trail.is_true(first) {
            return Some(first);
        }
        let open = |&word: &u32| !trail.is_false(Literal::of_index(word));
        // What was false when it was last looked at mostly still is.
        let last = head[0] as usize;
        let after = words[last..].iter().position(open).map(|i| last + i);
        let before = || words[2..last].iter().position(open).map(|i| 2 + i);
        let Some(place) = after.or_else(before) else { return Some(first) };
        head[0] = place as u32;
        let found = Literal::of_index(words[place]);
        if trail.is_true(found) {
            return Some(found);
        }
        (words[0], words[1]) = (other, words[place]);
        words[place] = gone.index() as u32;
        self.watches.push(found, Watch { clause, other: first });
        None
    }

    /// Make clauses of two that have come since quicker to look at, if they are many.
    pub fn gather_pairs(&mut self) {
        self.pairs.gather();
    }

    /// Every clause that has words.
    pub fn ids(&self) -> Vec<ClauseId> {
        let mut ids = Vec::new();
        let mut start = HEAD;
        while start < self.words.len() {
            ids.push(ClauseId(start as u32));
            start += self.words[start - 1] as usize + HEAD;
        }
        ids
    }

    /// Keep only some clauses, given in rising order.
    pub fn keep(&mut self, kept: &[ClauseId]) {
        self.watches.clear();
        let mut end = 0;
        for &clause in kept {
            let range = self.range(clause);
            self.words.copy_within(range.start - HEAD..range.end, end);
            self.watch_ends(ClauseId((end + HEAD) as u32));
            end += HEAD + range.len();
        }
        self.words.truncate(end);
    }
}

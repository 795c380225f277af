//! Clauses in one list of words (an arena), how good they are (LBD, glue), and who is woken when a
//! literal becomes false.

use super::pairs::Pairs;
use super::trail::Reason;
use super::watches::{Watch, Watches};
use crate::cnf::Literal;

/// Where the literals of a clause of three or more begin.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(super) struct ClauseId(pub u32);

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
    pub glue: u32,
    /// For so many rounds of forgetting it is safe, because it has been of use.
    pub safe: u32,
}

const GLUE_BITS: u32 = 24;

/// Clauses on so few levels are kept for ever.
const PRECIOUS: u32 = 2;
/// Clauses on so few levels are safe for longer.
const GOOD: u32 = 6;

impl Note {
    /// The note of a clause that is never forgotten.
    pub const GIVEN: Self = Self { learnt: false, glue: 0, safe: 0 };

    /// The note of a clause on so many levels that was learnt, or was of use, just now.
    pub fn learnt(glue: u32) -> Self {
        Self { learnt: true, glue, safe: if glue <= GOOD { 2 } else { 1 } }
    }

    /// Is it kept for ever?
    pub fn is_precious(self) -> bool {
        !self.learnt || self.glue <= PRECIOUS
    }

    fn word(self) -> u32 {
        let glue = self.glue.min((1 << GLUE_BITS) - 1);
        u32::from(self.learnt) | self.safe << 1 | glue << (32 - GLUE_BITS)
    }

    fn of_word(word: u32) -> Self {
        let (learnt, safe) = (word & 1 == 1, word >> 1 & 0x7f);
        Self { learnt, glue: word >> (32 - GLUE_BITS), safe }
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
    pub(super) words: Vec<u32>,
    /// Clauses of two, which have no words.
    pub(super) pairs: Pairs,
    /// For each literal the longer clauses that care when it becomes false.
    pub(super) watches: Watches,
    /// Where the clauses end that were there when clauses were last forgotten.
    old: ClauseId,
    /// Watches on their way to other lists.
    pub(super) moved: Vec<(Literal, Watch)>,
    /// How much has been looked at: a measure of time.
    pub looks: u64,
}

/// Words before the first literal.
pub(super) const HEAD: usize = 3;
/// How far before its first literal a clause has its note; its length is just before.
const NOTE: usize = 2;

impl Clauses {
    pub fn new(variables: u32) -> Self {
        let (pairs, watches) = (Pairs::new(variables), Watches::new(variables));
        Self { words: Vec::new(), pairs, watches, old: ClauseId(0), moved: Vec::new(), looks: 0 }
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
        self.words.extend([0, note.word(), literals.len() as u32]);
        let clause = ClauseId(self.words.len() as u32);
        self.words.extend(literals.iter().map(|literal| literal.index() as u32));
        self.watch_ends(clause);
        Reason::Clause(clause)
    }

    /// The others of a literal in clauses of two.
    pub fn others(&self, literal: Literal) -> impl Iterator<Item = Literal> {
        self.pairs.gathered(literal).iter().copied().chain(self.pairs.others_since(literal))
    }

    /// Has a clause come since clauses were last forgotten?
    pub fn is_new(&self, clause: ClauseId) -> bool {
        clause >= self.old
    }

    /// Some of its literals are all that a clause has, three at least. Until the next `keep` it is
    /// not watched, and no longer among the `ids`.
    pub fn rewrite(&mut self, clause: ClauseId, literals: &[Literal]) {
        let start = clause.0 as usize;
        self.words[start - HEAD] = 0;
        self.words[start - 1] = literals.len() as u32;
        for (word, literal) in self.words[start..].iter_mut().zip(literals) {
            *word = literal.index() as u32;
        }
    }

    fn watch_ends(&mut self, clause: ClauseId) {
        let [one, other] = [0, 1].map(|i| Literal::of_index(self.words[clause.0 as usize + i]));
        self.watches.push(one, Watch { clause, other });
        self.watches.push(other, Watch { clause, other: one });
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
        self.old = ClauseId(end as u32);
    }
}

//! Clauses that are not there from the beginning (lazy clauses, from a theory).

use super::Learner;
use super::clauses::{Clash, Note};
use super::trail::Reason;
use crate::cnf::Literal;
use crate::constraint::{Assignment, Lemmas};

/// Clauses that come only when they are needed.
pub trait Source {
    /// Find clauses that are false, or have one open literal, now. `news` became true since it was
    /// last asked; when every literal is known, a clause that is false must be found if there is
    /// one.
    fn ask(&mut self, now: &dyn Assignment, news: &[Literal], full: bool, lemmas: &mut Lemmas);

    /// Look on, for a film: where the search stands when nothing more follows, and at each clash.
    fn look(&mut self, _stand: Stand<'_>) {}
}

/// Where a search stands.
#[derive(Clone, Copy, Debug)]
pub struct Stand<'t> {
    /// The literals that are true, the oldest first.
    pub literals: &'t [Literal],
    /// Which of them begin a level: the guesses.
    pub levels: &'t [u32],
    /// Is there a clash?
    pub is_clash: bool,
}

/// All clauses are there from the beginning.
#[derive(Debug)]
pub struct NoSource;

impl Source for NoSource {
    fn ask(&mut self, _: &dyn Assignment, _: &[Literal], _: bool, _: &mut Lemmas) {}
}

impl Learner {
    /// Ask the source for clauses: does one of them say something new?
    pub(super) fn heed(&mut self, source: &mut dyn Source) -> Result<bool, Clash> {
        source.look(self.trail.stand(false));
        let mut lemmas = std::mem::take(&mut self.lemmas);
        lemmas.clear();
        let news = &self.trail.literals()[self.heard..];
        source.ask(&self.trail, news, self.trail.is_full(), &mut lemmas);
        self.heard = self.trail.literals().len();
        let mut new = false;
        let mut result = Ok(());
        for lemma in lemmas.iter() {
            result = self.accept(lemma).map(|said| new |= said);
            if result.is_err() {
                break;
            }
        }
        self.lemmas = lemmas;
        result.map(|()| new)
    }

    /// Take in a clause that is false or has one open literal; does it say something new?
    fn accept(&mut self, lemma: &[Literal]) -> Result<bool, Clash> {
        let trail = &self.trail;
        let open = lemma.iter().filter(|&&literal| trail.is_open(literal)).count();
        if open > 1 || lemma.iter().any(|&literal| trail.is_true(literal)) {
            return Ok(false);
        }
        let mut clause = lemma.to_vec();
        // The literal that is open first, then those that became false last.
        clause.sort_by_key(|&literal| (!trail.is_open(literal), !trail.level_of(literal)));
        let level = clause.get(open).map_or(0, |&literal| trail.level_of(literal));
        if let [only] = clause[..] {
            self.undo(0);
            self.refuted |= self.trail.is_false(only);
            if !self.refuted {
                self.trail.set(only, Reason::None);
            }
            return Ok(true);
        }
        if open == 0 && level == 0 {
            self.refuted = true;
            return Ok(true);
        }
        let glue = self.analysis.count_levels(trail, clause[open..].iter().copied());
        let reason = self.clauses.add(&clause, Note::learnt(glue));
        if open == 1 {
            self.trail.set(clause[0], reason);
            return Ok(true);
        }
        self.undo(level);
        Err(match reason {
            Reason::Clause(clause) => Clash::Clause(clause),
            _ => Clash::Pair(clause[0], clause[1]),
        })
    }
}

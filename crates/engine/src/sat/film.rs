//! What clause learning does, told as values of the model: literals that become true strike values,
//! and a clash takes back as many guesses as the learnt clause says (backjumping).

use super::theory::Watchers;
use crate::cnf::{Cnf, Literal};
use crate::constraint::{Assignment, Lemmas};
use crate::domains::Domains;
use crate::learner::{Source, Stand};
use crate::limits::Flow;
use crate::listener::{By, Listener, Unwatched};
use crate::model::Solution;
use crate::values::{Values, Var};

/// Hears of solutions, and may look on.
pub(super) trait Teller {
    /// A solution; is another one wanted?
    fn found(&mut self, solution: Solution) -> Flow;

    /// Where the search stands.
    fn look(&mut self, _stand: Stand<'_>) {}
}

impl Teller for Unwatched<'_> {
    fn found(&mut self, solution: Solution) -> Flow {
        (self.0)(solution)
    }
}

/// The propagators of a model, and somebody who looks on.
pub(super) struct Looked<'s, 'a, T> {
    pub watchers: &'s mut Watchers<'a>,
    pub teller: &'s mut T,
}

impl<T: Teller> Source for Looked<'_, '_, T> {
    fn ask(&mut self, now: &dyn Assignment, news: &[Literal], full: bool, lemmas: &mut Lemmas) {
        self.watchers.ask(now, news, full, lemmas);
    }

    fn look(&mut self, stand: Stand<'_>) {
        self.teller.look(stand);
    }
}

/// Tells a listener what happened since it last looked.
pub(super) struct Film<'l> {
    listener: &'l mut dyn Listener,
    /// What each literal leaves of a variable, where it stands for such a thing.
    facts: Vec<Option<(Var, Values)>>,
    /// What was told: the values that are left, and what they were before each change.
    values: Vec<Values>,
    trail: Vec<(Var, Values)>,
    /// The literals that were told, and where each level begins there and in the trail.
    told: Vec<Literal>,
    levels: Vec<(usize, usize)>,
}

impl<'l> Film<'l> {
    /// So much was told already.
    pub fn new(cnf: &Cnf, told: &Domains, listener: &'l mut dyn Listener) -> Self {
        let mut facts = vec![None; 2 * cnf.variables() as usize];
        for (var, value) in cnf.vars().flat_map(|var| cnf.values(var).iter().map(move |v| (var, v)))
        {
            let (literal, one) = (cnf.is(var, value), Values::one(value));
            if literal != Literal::TRUE {
                facts[literal.index()] = Some((var, one));
                facts[(!literal).index()] = Some((var, cnf.values(var).without(one)));
            }
        }
        let values = told.vars().map(|var| told.get(var)).collect();
        let (trail, told, levels) = (Vec::new(), Vec::new(), Vec::new());
        let mut film = Self { listener, facts, values, trail, told, levels };
        cnf.vars().for_each(|var| film.deduce(var, cnf.values(var)));
        film
    }

    fn deduce(&mut self, var: Var, keep: Values) {
        let left = self.values[var.index()].and(keep);
        if left != self.values[var.index()] && !left.is_empty() {
            self.listener.deduced(var, left, By::Clauses);
            self.narrow(var, left);
        }
    }

    fn guess(&mut self, fact: Option<(Var, Values)>) {
        self.levels.push((self.told.len(), self.trail.len()));
        let left = |(var, keep): (Var, Values)| (var, self.values[var.index()].and(keep));
        let news =
            |(var, left): &(Var, Values)| !left.is_empty() && *left != self.values[var.index()];
        let about = fact.map(left).filter(news);
        match about {
            Some((var, left)) if left.single().is_some() => {
                self.listener.guessed(var, left.least())
            }
            _ => self.listener.supposed(about),
        }
        if let Some((var, left)) = about {
            self.narrow(var, left);
        }
    }

    fn narrow(&mut self, var: Var, left: Values) {
        self.trail.push((var, std::mem::replace(&mut self.values[var.index()], left)));
    }

    /// Take guesses back until all that was told is the beginning of what is true now.
    fn go_back(&mut self, stand: Stand<'_>) {
        let common = self.told.iter().zip(stand.literals).take_while(|(a, b)| a == b).count();
        let end = |depth: usize| self.levels.get(depth).map_or(self.told.len(), |level| level.0);
        let is_same = |depth: usize| {
            let level =
                depth.checked_sub(1).map(|last| (stand.levels.get(last), self.levels[last].0));
            level.is_none_or(|(now, told)| now.is_some_and(|&now| now as usize == told))
        };
        let stays = |depth: &usize| is_same(*depth) && end(*depth) <= common;
        let depth = (0..=self.levels.len()).take_while(stays).last().unwrap_or(0);
        let Some(&(told, length)) = self.levels.get(depth) else { return };
        self.levels.truncate(depth);
        self.told.truncate(told);
        for (var, before) in self.trail.split_off(length).into_iter().rev() {
            self.values[var.index()] = before;
        }
        self.listener.returned(depth);
    }
}

impl Teller for Film<'_> {
    fn found(&mut self, solution: Solution) -> Flow {
        self.listener.found(solution)
    }

    fn look(&mut self, stand: Stand<'_>) {
        self.go_back(stand);
        for &literal in stand.literals.get(self.told.len()..).unwrap_or_default() {
            let fact = self.facts[literal.index()];
            match stand.levels.get(self.levels.len()) {
                Some(&next) if next as usize == self.told.len() => self.guess(fact),
                _ => {
                    if let Some((var, keep)) = fact {
                        self.deduce(var, keep);
                    }
                }
            }
            self.told.push(literal);
        }
        if stand.is_clash {
            self.listener.clashed(None);
        }
    }
}

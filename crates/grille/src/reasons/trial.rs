//! Where no named rule helps: a value is tried, and what contradicts it is made as small as can be
//! (deletion, as for minimal unsatisfiable sets).

use std::cell::OnceCell;

use grille_engine::{
    Argument, Change, Domains, Joint, Limits, Posted, Reason, Solution, Spot, Step, Value, Values,
    Var, message, propagate,
};
use grille_puzzles::RuleInfo;

use super::chain::{Chain, chain};
use super::voice::{Told, Voice};
use super::{TOGETHER, TRIAL};

/// So many clues and lines can be taken in at once.
const FEW: usize = 4;

/// After a contradiction was found, so many more values are tried for a shorter one.
const MORE: usize = 60;

/// Looks for a value that cannot be.
pub(super) struct Trial<'t> {
    voice: &'t Voice<'t>,
    known: &'t Domains,
    /// Values that are right need not be tried.
    solution: Option<&'t Solution>,
    near: Option<&'t Step>,
    /// What fails, and the constraints that show it: both rules ask for it.
    found: OnceCell<Option<(Failure, Vec<usize>)>>,
}

/// A value that ends in a contradiction.
struct Failure {
    var: Var,
    value: Value,
    /// Variables that changed on the way.
    touched: Vec<Var>,
}

impl<'t> Trial<'t> {
    /// Nothing is tried yet.
    pub fn new(
        voice: &'t Voice<'t>,
        known: &'t Domains,
        solution: Option<&'t Solution>,
        near: Option<&'t Step>,
    ) -> Self {
        Self { voice, known, solution, near, found: OnceCell::new() }
    }

    /// A step by one of the two rules, if it has any.
    pub fn step(&self, rule: RuleInfo) -> Option<Step> {
        let found = self.found.get_or_init(|| {
            let failure = self.shortest()?;
            let needed = self.needed(&failure);
            Some((failure, needed))
        });
        match found {
            Some((failure, needed)) if rule == TOGETHER => {
                if needed.len() <= FEW {
                    self.together(failure, needed)
                } else {
                    None
                }
            }
            Some((failure, _)) => self.trial(failure.var, failure.value),
            None if rule == TRIAL => {
                // No value fails at once.
                let (var, value) = self.tries().into_iter().next()?;
                self.trial(var, value)
            }
            None => None,
        }
    }

    /// The value that fails with the fewest consequences, of some that fail.
    fn shortest(&self) -> Option<Failure> {
        let mut best: Option<Failure> = None;
        let mut left = MORE;
        for (var, value) in self.tries() {
            if best.is_some() {
                left -= 1;
                if left == 0 {
                    break;
                }
            }
            let Some(touched) = self.fails(var, value, self.voice.model()) else { continue };
            if best.as_ref().is_none_or(|best| touched.len() < best.touched.len()) {
                best = Some(Failure { var, value, touched });
            }
        }
        best
    }

    /// Values that are not those of the solution, where few are left first.
    fn tries(&self) -> Vec<(Var, Value)> {
        let mut open: Vec<Var> =
            self.known.vars().filter(|&var| self.known.value(var).is_none()).collect();
        let last = self.near.map_or(Var(0), |step| step.changes()[0].var);
        open.sort_by_key(|&var| (self.known.get(var).count(), var.0.abs_diff(last.0)));
        let wrong = |var: Var| {
            let right = self.solution.map(|solution| solution[var.index()]);
            let values = self.known.get(var).iter();
            values.filter(move |&value| right != Some(value)).map(move |v| (var, v))
        };
        open.into_iter().flat_map(wrong).collect()
    }

    /// The variables that change before a contradiction is seen, if one is.
    fn fails(&self, var: Var, value: Value, model: &grille_engine::Model) -> Option<Vec<Var>> {
        let mut domains = self.known.clone();
        domains.forget_changed();
        domains.assign(var, value).ok()?;
        propagate(model, &mut domains, Limits::NONE).err()?;
        let changed = |&var: &Var| domains.get(var) != self.known.get(var);
        Some(self.known.vars().filter(changed).collect())
    }

    /// A set of constraints that suffice for the contradiction, of which none can be left out.
    fn needed(&self, failure: &Failure) -> Vec<usize> {
        let model = self.voice.model();
        let touches = |posted: &Posted| {
            posted.constraint.vars().iter().any(|var| failure.touched.contains(var))
        };
        let all = model.constraints();
        let near: Vec<usize> = (0..all.len()).filter(|&i| touches(&all[i])).collect();
        let still =
            |kept: &[usize]| self.fails(failure.var, failure.value, &model.keeping(kept)).is_some();
        let mut kept = if still(&near) { near } else { (0..all.len()).collect() };
        for constraint in kept.clone() {
            let fewer: Vec<usize> = kept.iter().copied().filter(|&i| i != constraint).collect();
            if still(&fewer) {
                kept = fewer;
            }
        }
        kept
    }

    fn together(&self, failure: &Failure, needed: &[usize]) -> Option<Step> {
        let constraints = needed.iter().map(|&i| &self.voice.model().constraints()[i]);
        let mut reason = Reason::cells([self.voice.spot(failure.var)]);
        let mut parts: Vec<Argument> = Vec::new();
        for posted in constraints {
            let (part, looked_at) = self.voice.part(posted);
            reason = reason.and(looked_at);
            if !parts.contains(&part) {
                parts.push(part);
            }
        }
        let number = parts.len();
        let why = message!(
            "together-why",
            supposition = self.supposition(failure),
            parts = Argument::list(parts, Joint::And),
            number = number
        );
        Step::new(TOGETHER.id, reason, why, vec![self.strike(failure.var, failure.value)])
    }

    /// A step by one of the two rules in words, with what follows from the value it strikes.
    pub fn told(&self, rule: RuleInfo, step: Step) -> Told {
        let chain = self.chain(&step);
        let step = match &chain {
            Some(chain) if rule == TRIAL => self.deep(step, chain),
            _ => step,
        };
        Told { chain, ..self.voice.told(rule, step, self.known) }
    }

    /// What follows from the value that a step strikes, to the contradiction, where one is seen.
    pub fn chain(&self, step: &Step) -> Option<Chain> {
        let &[Change { var, keep }] = step.changes() else { return None };
        let value = self.known.get(var).without(keep).single()?;
        let touched = self.fails(var, value, self.voice.model())?;
        let needed = self.needed(&Failure { var, value, touched });
        let mut start = self.known.clone();
        start.assign(var, value).ok()?;
        chain(self.voice, &self.voice.model().keeping(&needed), &start)
    }

    /// A trial told with its depth: what follows from the value, and how much of it there is.
    fn deep(&self, step: Step, chain: &Chain) -> Step {
        let &[Change { var, keep }] = step.changes() else { return step };
        let Some(value) = self.known.get(var).without(keep).single() else { return step };
        let failure = Failure { var, value, touched: Vec::new() };
        let why = message!(
            "trial-why",
            supposition = self.supposition(&failure),
            number = chain.links.len()
        );
        let links = chain.links.iter().flat_map(|link| &link.news).map(|news| news.spot);
        let mut spots: Vec<Spot> = Vec::new();
        for spot in std::iter::once(self.voice.spot(var)).chain(links) {
            if !spots.contains(&spot) {
                spots.push(spot);
            }
        }
        Step::new(TRIAL.id, Reason::cells(spots), why, step.changes().to_vec()).unwrap_or(step)
    }

    /// A value is tried with all that may follow.
    fn trial(&self, var: Var, value: Value) -> Option<Step> {
        let failure = Failure { var, value, touched: Vec::new() };
        let why = message!("deep-trial-why", supposition = self.supposition(&failure));
        let reason = Reason::cells([self.voice.spot(var)]);
        Step::new(TRIAL.id, reason, why, vec![self.strike(var, value)])
    }

    fn supposition(&self, failure: &Failure) -> grille_engine::Message {
        let before = self.known.get(failure.var);
        self.voice.says(before, Values::one(failure.value), failure.var)
    }

    fn strike(&self, var: Var, value: Value) -> Change {
        Change { var, keep: self.known.get(var).without(Values::one(value)) }
    }
}

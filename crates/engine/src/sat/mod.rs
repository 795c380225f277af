//! SAT: the model as clauses, with propagators for what clauses say badly (as in SAT modulo
//! theories).

mod possible;
mod theory;

use theory::Watchers;

use crate::cnf::{Cnf, Literal};
use crate::domains::Domains;
use crate::learner::{Answer, Learner};
use crate::limits::{Counters, Ended, Flow, Limits, Outcome};
use crate::method::Method;
use crate::model::{Model, Solution};
use crate::propagation::propagate;
use crate::search::Nogoods;
use crate::values::{Value, Var};

/// Clause learning; connectivity takes part as a propagator.
#[derive(Debug)]
pub struct Sat;

impl Method for Sat {
    fn name(&self) -> &'static str {
        "sat"
    }

    fn about(&self) -> &'static str {
        "clauses and learning from conflicts, connectivity as a propagator"
    }

    fn each(
        &self,
        model: &Model,
        limits: Limits<'_>,
        found: &mut dyn FnMut(Solution) -> Flow,
    ) -> Outcome {
        limits.latched(|limits| each(model, &Nogoods::default(), limits, found))
    }
}

/// Where somebody else has come to already.
#[derive(Clone, Copy, Debug)]
pub struct Start<'a> {
    /// What each variable can still be.
    pub domains: &'a Domains,
    /// What variables probably are, the surest first. Wrong hints cost time, never truth.
    pub hints: &'a [(Var, Value)],
}

impl Sat {
    /// The same as [`Sat::each_from`], in portions; `None` at a limit, which holds for all of them.
    pub fn begin<'a>(
        &self,
        model: &Model,
        start: Start<'a>,
        limits: Limits<'a>,
    ) -> Option<Session<'a>> {
        Session::new(model, start, &Nogoods::default(), limits)
    }

    /// Every solution, from where somebody else has come to.
    pub fn each_from(
        &self,
        model: &Model,
        start: Start<'_>,
        limits: Limits<'_>,
        found: &mut dyn FnMut(Solution) -> Flow,
    ) -> Outcome {
        limits.latched(|limits| within(model, start, &Nogoods::default(), limits, found))
    }
}

/// Every solution that no nogood rules out.
pub(crate) fn each(
    model: &Model,
    seen: &Nogoods,
    limits: Limits<'_>,
    found: &mut dyn FnMut(Solution) -> Flow,
) -> Outcome {
    let mut domains = model.domains();
    let possible = domains.vars().all(|var| !domains.get(var).is_empty());
    if !possible || propagate(model, &mut domains, limits).is_err() {
        return Outcome { ended: Ended::Exhausted, counters: Counters::default() };
    }
    within(model, Start { domains: &domains, hints: &[] }, seen, limits, found)
}

fn within(
    model: &Model,
    start: Start<'_>,
    seen: &Nogoods,
    limits: Limits<'_>,
    found: &mut dyn FnMut(Solution) -> Flow,
) -> Outcome {
    let Some(mut session) = Session::new(model, start, seen, limits) else {
        return Outcome { ended: Ended::Limit, counters: Counters::default() };
    };
    let ended = session.each(limits, found);
    Outcome { ended, counters: session.counters() }
}

/// Clauses between two looks at the limits.
const ASK: usize = 1 << 14;

/// A model in clauses, being solved: what was learnt and told is kept from portion to portion.
pub struct Session<'a> {
    learner: Learner,
    watchers: Watchers<'a>,
    cnf: Cnf,
    domains: &'a Domains,
}

impl<'a> Session<'a> {
    /// Clauses for what `start` leaves open; `None` at a limit.
    fn new(model: &Model, start: Start<'a>, seen: &Nogoods, limits: Limits<'a>) -> Option<Self> {
        let (mut cnf, watchers) = clauses(model, start.domains, seen, limits)?;
        let mut learner = Learner::new(cnf.variables());
        for (number, clause) in cnf.iter().enumerate() {
            if number % ASK == 0 && limits.reached() {
                return None;
            }
            learner.add(clause);
        }
        cnf.forget_clauses();
        let mut session = Self { learner, watchers, cnf, domains: start.domains };
        session.hint(start.hints);
        Some(session)
    }

    /// What variables probably are, the surest first.
    pub fn hint(&mut self, hints: &[(Var, Value)]) {
        for &(var, value) in hints {
            self.learner.hint(self.cnf.is(var, value));
        }
    }

    /// What was done in all portions.
    pub fn counters(&self) -> Counters {
        self.learner.counters()
    }

    /// A solution of the clauses, or why there is none.
    fn next(&mut self, limits: Limits<'_>) -> Result<Solution, Ended> {
        match self.learner.solve(&mut self.watchers, limits) {
            Answer::Nothing => return Err(Ended::Exhausted),
            Answer::Limit => return Err(Ended::Limit),
            // The propagators may not have been asked.
            Answer::Solution if limits.reached() => return Err(Ended::Limit),
            Answer::Solution => {}
        }
        let is = |var, value: &Value| self.learner.is_true(self.cnf.is(var, *value));
        let value = |var| self.domains.get(var).iter().find(|value| is(var, value));
        Ok(self
            .domains
            .vars()
            .map(|var| value(var).expect("every variable has a value in a model"))
            .collect())
    }

    /// Every solution that was not told in an earlier portion, each one once.
    ///
    /// The limits are those of the session, or stricter ones; once reached they stay so.
    pub fn each(&mut self, limits: Limits<'_>, found: &mut dyn FnMut(Solution) -> Flow) -> Ended {
        let domains = self.domains;
        loop {
            let solution = match self.next(limits) {
                Ok(solution) => solution,
                Err(ended) => return ended,
            };
            let mut other: Vec<Literal> = Vec::with_capacity(domains.open());
            for var in domains.vars().filter(|&var| domains.get(var).count() > 1) {
                other.push(!self.cnf.is(var, solution[var.index()]));
            }
            let flow = found(solution);
            self.learner.add(&other);
            if flow == Flow::Enough {
                return Ended::Enough;
            }
        }
    }
}

/// The model in clauses, and the constraints that watch over the run; `None` at a limit.
fn clauses<'a>(
    model: &Model,
    domains: &Domains,
    seen: &Nogoods,
    limits: Limits<'a>,
) -> Option<(Cnf, Watchers<'a>)> {
    let mut cnf = Cnf::new(domains);
    let mut propagators = Vec::new();
    for posted in model.constraints() {
        if limits.reached() {
            return None;
        }
        posted.constraint.clauses(&mut cnf);
        propagators.extend(posted.constraint.propagator(&mut cnf));
    }
    for nogood in seen.iter() {
        let clause: Vec<Literal> = nogood.iter().map(|&(var, value)| !cnf.is(var, value)).collect();
        cnf.clause(&clause);
    }
    let watchers = Watchers::new(propagators, cnf.variables(), limits);
    Some((cnf, watchers))
}

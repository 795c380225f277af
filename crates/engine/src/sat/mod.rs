//! SAT: the model as clauses, with propagators for what clauses say badly (as in SAT modulo
//! theories).

mod cores;
mod film;
mod possible;
mod theory;

pub use cores::{Core, Together};

use film::{Film, Looked, Teller};
use theory::{Watcher, Watchers};

use crate::cnf::{Cnf, Literal};
use crate::constraint::Conflict;
use crate::domains::Domains;
use crate::learner::{Answer, Learner};
use crate::limits::{Counters, Ended, Flow, Limits, Outcome};
use crate::listener::{By, Listener, Unwatched};
use crate::method::{Method, MethodId};
use crate::model::{Model, Solution};
use crate::propagation::{Cause, Hearer, Propagation, propagate};
use crate::search::Nogoods;
use crate::values::{Value, Var};

/// Clause learning; connectivity takes part as a propagator.
#[derive(Debug)]
pub struct Sat;

impl Method for Sat {
    fn name(&self) -> MethodId {
        MethodId::SAT
    }

    fn each(
        &self,
        model: &Model,
        limits: Limits<'_>,
        found: &mut dyn FnMut(Solution) -> Flow,
    ) -> Outcome {
        limits.latched(|limits| each(model, &Nogoods::default(), limits, found))
    }

    fn watched(&self, model: &Model, limits: Limits<'_>, listener: &mut dyn Listener) -> Outcome {
        let (seen, told) = (Nogoods::default(), model.domains());
        limits.latched(|limits| watched(model, &seen, &told, limits, listener))
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
    if propagate(model, &mut domains, limits).is_err() {
        return Outcome { ended: Ended::Exhausted, counters: Counters::default() };
    }
    within(model, Start { domains: &domains, hints: &[] }, seen, limits, found)
}

/// The same, for whoever watches and was told so much already.
pub(crate) fn watched(
    model: &Model,
    seen: &Nogoods,
    told: &Domains,
    limits: Limits<'_>,
    listener: &mut dyn Listener,
) -> Outcome {
    let mut domains = told.clone();
    let mut propagation = Propagation::new(model);
    propagation.wake_all();
    if propagation.run(&mut domains, limits, &mut Telling(listener)).is_err() {
        listener.clashed(propagation.failed);
        return Outcome::new(Ended::Exhausted);
    }
    let start = Start { domains: &domains, hints: &[] };
    let Some(mut session) = Session::new(model, start, seen, limits) else {
        return Outcome::new(Ended::Limit);
    };
    let mut film = Film::new(&session.cnf, &domains, listener);
    let ended = session.tell(limits, &mut film);
    Outcome { ended, counters: session.counters() }
}

/// Tells what constraints say before there is a clause.
struct Telling<'l>(&'l mut dyn Listener);

impl Hearer for Telling<'_> {
    fn changed(&mut self, var: Var, by: Cause, domains: &mut Domains) -> Result<(), Conflict> {
        if let Cause::Constraint(number) = by {
            self.0.deduced(var, domains.get(var), By::Constraint(number));
        }
        Ok(())
    }
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
}

impl<'a> Session<'a> {
    /// Clauses for what `start` leaves open; `None` at a limit.
    fn new(model: &Model, start: Start<'a>, seen: &Nogoods, limits: Limits<'a>) -> Option<Self> {
        let mut session = Self::of(Cnf::new(start.domains), model, &[], seen, limits)?;
        session.hint(start.hints);
        Some(session)
    }

    /// Each constraint holds while the switches of its clues are true, if there are any switches.
    fn of(
        mut cnf: Cnf,
        model: &Model,
        switches: &[Literal],
        seen: &Nogoods,
        limits: Limits<'a>,
    ) -> Option<Self> {
        let watchers = clauses(&mut cnf, model, switches, seen, limits)?;
        let mut learner = Learner::new(cnf.variables());
        for (number, clause) in cnf.iter().enumerate() {
            if number % ASK == 0 && limits.reached() {
                return None;
            }
            learner.add(clause);
        }
        cnf.forget_clauses();
        Some(Self { learner, watchers, cnf })
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
        self.next_under(&[], limits)
    }

    /// The same, for whoever looks on.
    fn next_told(
        &mut self,
        limits: Limits<'_>,
        teller: &mut impl Teller,
    ) -> Result<Solution, Ended> {
        let mut looked = Looked { watchers: &mut self.watchers, teller };
        let answer = self.learner.solve(&mut looked, limits);
        self.solution(answer, limits)
    }

    /// A solution in which these literals are true, or why there is none.
    fn next_under(
        &mut self,
        assumptions: &[Literal],
        limits: Limits<'_>,
    ) -> Result<Solution, Ended> {
        let answer = self.learner.solve_under(assumptions, &mut self.watchers, limits);
        self.solution(answer, limits)
    }

    /// The solution that the learner has found, or why there is none.
    fn solution(&self, answer: Answer, limits: Limits<'_>) -> Result<Solution, Ended> {
        match answer {
            Answer::Nothing => return Err(Ended::Exhausted),
            Answer::Limit => return Err(Ended::Limit),
            // The propagators may not have been asked.
            Answer::Solution if limits.reached() => return Err(Ended::Limit),
            Answer::Solution => {}
        }
        let is = |var, value: &Value| self.learner.is_true(self.cnf.is(var, *value));
        let value = |var| self.cnf.values(var).iter().find(|value| is(var, value));
        Ok(self
            .cnf
            .vars()
            .map(|var| value(var).expect("every variable has a value in a model"))
            .collect())
    }

    /// Every solution that was not told in an earlier portion, each one once.
    ///
    /// The limits are those of the session, or stricter ones; once reached they stay so.
    pub fn each(&mut self, limits: Limits<'_>, found: &mut dyn FnMut(Solution) -> Flow) -> Ended {
        self.tell(limits, &mut Unwatched(found))
    }

    fn tell(&mut self, limits: Limits<'_>, teller: &mut impl Teller) -> Ended {
        let open = |cnf: &Cnf, var: &Var| cnf.values(*var).count() > 1;
        let open: Vec<Var> = self.cnf.vars().filter(|var| open(&self.cnf, var)).collect();
        loop {
            let solution = match self.next_told(limits, teller) {
                Ok(solution) => solution,
                Err(ended) => return ended,
            };
            let is = |&var: &Var| self.cnf.is(var, solution[var.index()]);
            let other: Vec<Literal> = open.iter().map(|var| !is(var)).collect();
            let flow = teller.found(solution);
            self.learner.add(&other);
            if flow == Flow::Enough {
                return Ended::Enough;
            }
        }
    }
}

/// The model in clauses, and the constraints that watch over the run; `None` at a limit.
fn clauses<'a>(
    cnf: &mut Cnf,
    model: &Model,
    switches: &[Literal],
    seen: &Nogoods,
    limits: Limits<'a>,
) -> Option<Watchers<'a>> {
    let mut watchers = Vec::new();
    for posted in model.constraints() {
        if limits.reached() {
            return None;
        }
        let clues = posted.clues.iter();
        let switches: Vec<Literal> =
            clues.filter_map(|clue| switches.get(clue.0 as usize)).copied().collect();
        match switches.is_empty() {
            true => posted.constraint.clauses(cnf),
            false => posted.constraint.switched(cnf, &switches),
        }
        let propagator = posted.constraint.propagator(cnf);
        watchers.extend(propagator.map(|propagator| Watcher { propagator, switches }));
    }
    for nogood in seen.iter() {
        let clause: Vec<Literal> = nogood.iter().map(|&(var, value)| !cnf.is(var, value)).collect();
        cnf.clause(&clause);
    }
    Some(Watchers::new(watchers, cnf.variables(), limits))
}

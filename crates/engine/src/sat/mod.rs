//! SAT: the model as clauses, with propagators for what clauses say badly.

mod possible;
mod theory;

use std::cell::Cell;

use batsat::{Callbacks, Lit, Solver, SolverInterface, SolverOpts, lbool};
use theory::Watchers;

use crate::cnf::{Cnf, Literal};
use crate::domains::Domains;
use crate::limits::{Counters, Ended, Flow, Limits, Outcome};
use crate::method::Method;
use crate::model::{Model, Solution};
use crate::propagation::propagate;
use crate::search::Nogoods;
use crate::values::{Value, Var};

/// Clause learning with `batsat`; connectivity takes part as a propagator.
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
    session.follow(start.hints);
    let ended = session.enumerate(start.domains, found);
    Outcome { ended, counters: session.counters() }
}

/// A model in clauses, being solved.
struct Session<'a> {
    solver: Solver<Polled<'a>>,
    watchers: Watchers,
    cnf: Cnf,
}

impl<'a> Session<'a> {
    /// Clauses for what `start` leaves open; `None` at a limit.
    fn new(model: &Model, start: Start<'_>, seen: &Nogoods, limits: Limits<'a>) -> Option<Self> {
        let (cnf, watchers) = clauses(model, start.domains, seen, limits)?;
        let polled = Polled { limits, calls: Cell::new(0), over: Cell::new(false) };
        let mut solver = Solver::new(SolverOpts::default(), polled);
        for _ in 0..cnf.variables() {
            solver.new_var_default();
        }
        let mut clause = Vec::new();
        for literals in cnf.iter() {
            clause.clear();
            clause.extend(literals.iter().map(|&literal| lit(literal)));
            solver.add_clause_reuse(&mut clause);
        }
        Some(Self { solver, watchers, cnf })
    }

    /// Go along the hints as far as they lead, so that the solver remembers them as its first
    /// guesses.
    fn follow(&mut self, hints: &[(Var, Value)]) {
        let literal = |&(var, value): &(Var, Value)| lit(self.cnf.is(var, value));
        let mut path: Vec<Lit> = hints.iter().map(literal).collect();
        for _ in 0..DETOURS {
            if path.is_empty()
                || self.solver.solve_limited_th(&mut self.watchers, &path) != lbool::FALSE
            {
                return;
            }
            let blamed = path.iter().rposition(|&hint| self.solver.unsat_core_contains_lit(!hint));
            match blamed {
                Some(last) => path.remove(last),
                None => return,
            };
        }
    }

    /// A solution of the clauses, or why there is none.
    fn next(&mut self, domains: &Domains) -> Result<Solution, Ended> {
        let answer = self.solver.solve_limited_th(&mut self.watchers, &[]);
        if answer == lbool::FALSE {
            return Err(Ended::Exhausted);
        }
        if answer != lbool::TRUE {
            return Err(Ended::Limit);
        }
        let is = |var, value: &Value| {
            self.solver.value_lit(lit(self.cnf.is(var, *value))) == lbool::TRUE
        };
        let value = |var| domains.get(var).iter().find(|value| is(var, value));
        Ok(domains
            .vars()
            .map(|var| value(var).expect("every variable has a value in a model"))
            .collect())
    }

    /// Every solution, each one once.
    fn enumerate(&mut self, domains: &Domains, found: &mut dyn FnMut(Solution) -> Flow) -> Ended {
        loop {
            let solution = match self.next(domains) {
                Ok(solution) => solution,
                Err(ended) => return ended,
            };
            let mut other: Vec<Lit> = Vec::with_capacity(domains.open());
            for var in domains.vars().filter(|&var| domains.get(var).count() > 1) {
                other.push(lit(!self.cnf.is(var, solution[var.index()])));
            }
            if found(solution) == Flow::Enough {
                return Ended::Enough;
            }
            if other.is_empty() {
                return Ended::Exhausted;
            }
            self.solver.add_clause_reuse(&mut other);
        }
    }

    fn counters(&self) -> Counters {
        Counters {
            guesses: self.solver.num_decisions(),
            propagations: self.solver.num_propagations(),
            conflicts: self.solver.num_conflicts(),
            restarts: self.solver.num_restarts(),
            ..Counters::default()
        }
    }
}

/// How many wrong hints are left out before the rest is forgotten.
const DETOURS: usize = 60;

/// The model in clauses, and the constraints that watch over the run; `None` at a limit.
fn clauses(
    model: &Model,
    domains: &Domains,
    seen: &Nogoods,
    limits: Limits<'_>,
) -> Option<(Cnf, Watchers)> {
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
    let watchers = Watchers::new(propagators);
    Some((cnf, watchers))
}

/// One of ours as one of `batsat`'s.
fn lit(literal: Literal) -> Lit {
    Lit::new(batsat::Var::unsafe_from_idx(literal.variable()), literal.is_positive())
}

/// Asks the limits now and then: every step would cost more than it is worth.
///
/// Once they are reached they stay so: the solver asks again after it has come to a halt.
struct Polled<'a> {
    limits: Limits<'a>,
    calls: Cell<u32>,
    over: Cell<bool>,
}

/// Steps between two looks at the limits.
const STEPS: u32 = 64;

impl Callbacks for Polled<'_> {
    fn stop(&self) -> bool {
        let calls = self.calls.get().wrapping_add(1);
        self.calls.set(calls);
        if calls.is_multiple_of(STEPS) && self.limits.reached() {
            self.over.set(true);
        }
        self.over.get()
    }
}

//! Constraint propagation (AC-3): waking constraints until none of them has anything new to say.

use std::collections::VecDeque;

use crate::constraint::{Conflict, Constraint, Cost};
use crate::domains::Domains;
use crate::limits::Limits;
use crate::model::Model;
use crate::values::Var;

/// Who is woken by which variable, and who waits to be called.
pub(crate) struct Propagation<'m> {
    constraints: Vec<&'m dyn Constraint>,
    watchers: Vec<Vec<u32>>,
    waiting: [VecDeque<u32>; COSTS],
    queued: Vec<bool>,
    /// How often a constraint was called.
    pub calls: u64,
    /// The constraint that failed last.
    pub failed: Option<usize>,
}

/// Why a variable has changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Cause {
    /// Whoever called had changed it before: a guess, say.
    Before,
    /// The constraint with this number.
    Constraint(usize),
    /// Whoever hears of changes.
    Hearer,
}

/// Hears of each change, and may change more.
pub(crate) trait Hearer {
    /// A variable has changed.
    fn changed(&mut self, var: Var, by: Cause, domains: &mut Domains) -> Result<(), Conflict>;
}

/// Does nothing.
impl Hearer for () {
    fn changed(&mut self, _: Var, _: Cause, _: &mut Domains) -> Result<(), Conflict> {
        Ok(())
    }
}

/// Calls between two looks at the limits.
const CALLS: u64 = 64;

const COSTS: usize = Cost::Board as usize + 1;

impl<'m> Propagation<'m> {
    pub fn new(model: &'m Model) -> Self {
        let constraints: Vec<&dyn Constraint> =
            model.constraints().iter().map(|posted| posted.constraint.as_ref()).collect();
        let mut watchers = vec![Vec::new(); model.len()];
        for (i, constraint) in constraints.iter().enumerate() {
            for var in constraint.vars() {
                watchers[var.index()].push(i as u32);
            }
        }
        let queued = vec![false; constraints.len()];
        Self { constraints, watchers, waiting: Default::default(), queued, calls: 0, failed: None }
    }

    /// The constraints on a variable.
    pub fn degree(&self, var: Var) -> usize {
        self.watchers[var.index()].len()
    }

    /// The variables of a constraint.
    pub fn vars(&self, constraint: usize) -> &'m [Var] {
        self.constraints[constraint].vars()
    }

    /// Let every constraint speak at least once.
    pub fn wake_all(&mut self) {
        for constraint in 0..self.constraints.len() {
            self.wake(constraint);
        }
    }

    fn wake(&mut self, constraint: usize) {
        if !std::mem::replace(&mut self.queued[constraint], true) {
            let cost = self.constraints[constraint].cost() as usize;
            self.waiting[cost].push_back(constraint as u32);
        }
    }

    /// Wake the constraints on a variable.
    fn wake_for(&mut self, var: Var) {
        for i in 0..self.watchers[var.index()].len() {
            self.wake(self.watchers[var.index()][i] as usize);
        }
    }

    /// Forget who waits.
    pub fn clear(&mut self) {
        for waiting in &mut self.waiting {
            waiting.drain(..).for_each(|constraint| self.queued[constraint as usize] = false);
        }
    }

    /// The next constraint to call, the cheap ones first.
    fn next(&mut self) -> Option<usize> {
        let next = self.waiting.iter_mut().find_map(VecDeque::pop_front)? as usize;
        self.queued[next] = false;
        Some(next)
    }

    /// Call one constraint.
    fn call(&mut self, constraint: usize, domains: &mut Domains) -> Result<(), Conflict> {
        self.calls += 1;
        let result = self.constraints[constraint].prune(domains);
        if result.is_err() {
            self.failed = Some(constraint);
        }
        result
    }

    /// Go on until nothing changes any more; `hearer` is told of each change.
    ///
    /// When the limits are reached it ends before its time. That is sound, but whoever calls must
    /// ask the limits too before calling a board solved.
    pub fn run(
        &mut self,
        domains: &mut Domains,
        limits: Limits<'_>,
        hearer: &mut impl Hearer,
    ) -> Result<(), Conflict> {
        let mut cause = Cause::Before;
        loop {
            // Changes are taken from the end: those beyond the first ones are the hearer's.
            let mut first = domains.changed();
            while let Some(var) = domains.take_changed() {
                self.wake_for(var);
                let place = domains.changed();
                let by = if place < first { cause } else { Cause::Hearer };
                first = first.min(place);
                hearer.changed(var, by, domains)?;
            }
            let Some(next) = self.next() else { return Ok(()) };
            self.call(next, domains)?;
            cause = Cause::Constraint(next);
            if self.calls.is_multiple_of(CALLS) && limits.reached() {
                return Ok(());
            }
        }
    }
}

/// Strike everything that the constraints, one at a time, rule out.
pub fn propagate(model: &Model, domains: &mut Domains, limits: Limits<'_>) -> Result<(), Conflict> {
    if domains.vars().any(|var| domains.get(var).is_empty()) {
        return Err(Conflict);
    }
    let mut propagation = Propagation::new(model);
    propagation.wake_all();
    propagation.run(domains, limits, &mut ())
}

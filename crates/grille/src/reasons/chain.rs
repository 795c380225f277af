//! What follows from a supposition, one constraint at a time, to a contradiction: as few deductions as
//! can be (deletion, first of many at once).

use std::collections::VecDeque;

use grille_engine::{Change, Domains, Message, Model, Reason, Step, Var, message};

use super::DIRECT;
use super::voice::{Told, Voice};

/// Deductions, one after the other, that end in a contradiction.
#[derive(Clone, PartialEq, Debug)]
pub struct Chain {
    /// The deductions.
    pub links: Vec<Told>,
    /// What they end in.
    pub end: End,
}

/// A contradiction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct End {
    /// What cannot be satisfied any more.
    pub reason: Reason,
    /// The same in a sentence.
    pub why: Message,
}

/// A constraint is called, and some of what it says is taken over.
#[derive(Clone, Debug)]
struct Call {
    constraint: usize,
    vars: Vec<Var>,
}

/// Calls of the constraints of a model, from what is known at the start.
struct Calls<'c> {
    model: &'c Model,
    start: &'c Domains,
}

/// The chain from what is known to a contradiction, by the constraints of a model; none, if they see
/// none.
pub(super) fn chain(voice: &Voice<'_>, model: &Model, start: &Domains) -> Option<Chain> {
    let calls = Calls { model, start };
    let all = calls.record()?;
    let few = calls.fewer(all);
    Some(calls.tell(voice, &calls.clearer(few)))
}

impl Calls<'_> {
    /// Calls that end in a contradiction, as they come.
    fn record(&self) -> Option<Vec<Call>> {
        let constraints = self.model.constraints();
        let mut order: Vec<usize> = (0..constraints.len()).collect();
        order.sort_by_key(|&i| constraints[i].constraint.cost() as usize);
        let mut watchers = vec![Vec::new(); self.model.len()];
        for &i in &order {
            constraints[i].constraint.vars().iter().for_each(|var| watchers[var.index()].push(i));
        }
        let (mut waiting, mut waits) = (VecDeque::from(order), vec![true; constraints.len()]);
        let mut known = self.start.clone();
        let mut calls = Vec::new();
        while let Some(constraint) = waiting.pop_front() {
            waits[constraint] = false;
            let Some(after) = self.after(constraint, &known) else {
                calls.push(Call { constraint, vars: Vec::new() });
                return Some(calls);
            };
            let is_new = |var: &Var| after.get(*var) != known.get(*var);
            let vars = constraints[constraint].constraint.vars();
            let vars: Vec<Var> = vars.iter().copied().filter(is_new).collect();
            for &watcher in vars.iter().flat_map(|var| &watchers[var.index()]) {
                if !std::mem::replace(&mut waits[watcher], true) {
                    waiting.push_back(watcher);
                }
            }
            known = after;
            if !vars.is_empty() {
                calls.push(Call { constraint, vars });
            }
        }
        None
    }

    /// What is known after a constraint was called; nothing, if it cannot be satisfied.
    fn after(&self, constraint: usize, known: &Domains) -> Option<Domains> {
        let mut after = known.clone();
        self.model.constraints()[constraint].constraint.prune(&mut after).ok()?;
        Some(after)
    }

    /// What is known after a call.
    fn take_over(call: &Call, after: &Domains, known: &mut Domains) {
        for &var in &call.vars {
            known.keep(var, after.get(var)).expect("something is left in all of them");
        }
    }

    /// The number of calls until they contradict, if they do.
    fn length(&self, calls: &[Call]) -> Option<usize> {
        let mut known = self.start.clone();
        for (i, call) in calls.iter().enumerate() {
            let Some(after) = self.after(call.constraint, &known) else { return Some(i + 1) };
            Self::take_over(call, &after, &mut known);
        }
        None
    }

    /// Calls without those that can be left out: first half of them at once, then fewer.
    fn fewer(&self, mut calls: Vec<Call>) -> Vec<Call> {
        let mut at_once = calls.len().div_ceil(2);
        loop {
            let mut end = calls.len();
            while end > 0 {
                let start = end.saturating_sub(at_once);
                let rest = [&calls[..start], &calls[end.min(calls.len())..]].concat();
                if let Some(length) = self.length(&rest) {
                    calls = rest;
                    calls.truncate(length);
                }
                end = start.min(calls.len());
            }
            match at_once {
                1 => return calls,
                _ => at_once = at_once.div_ceil(2),
            }
        }
    }

    /// The same calls without places that do not matter.
    fn clearer(&self, mut calls: Vec<Call>) -> Vec<Call> {
        for i in (0..calls.len()).rev() {
            for var in calls[i].vars.clone() {
                let mut fewer = calls.clone();
                fewer[i].vars.retain(|&other| other != var);
                if self.length(&fewer) == Some(calls.len()) {
                    calls = fewer;
                }
            }
        }
        calls
    }

    /// Calls that end in a contradiction, in words.
    fn tell(&self, voice: &Voice<'_>, calls: &[Call]) -> Chain {
        let mut known = self.start.clone();
        let mut links = Vec::new();
        for call in calls {
            let (part, reason) = voice.part(&self.model.constraints()[call.constraint]);
            // A rule of the whole board looks at its places.
            let reason = if reason.size() > 0 { reason } else { self.members(voice, call) };
            let Some(after) = self.after(call.constraint, &known) else {
                let end = End { reason, why: message!("chain-end", part = part) };
                return Chain { links, end };
            };
            let change = |&var: &Var| Change { var, keep: after.get(var) };
            let changes: Vec<Change> = call.vars.iter().map(change).collect();
            let why = message!("direct-why", part = part);
            if let Some(step) = Step::new(DIRECT.id, reason, why, changes) {
                links.push(voice.told(DIRECT, step, &known));
            }
            Self::take_over(call, &after, &mut known);
        }
        unreachable!("the last call contradicts")
    }

    fn members(&self, voice: &Voice<'_>, call: &Call) -> Reason {
        let vars = self.model.constraints()[call.constraint].constraint.vars();
        Reason::cells(vars.iter().map(|&var| voice.spot(var)))
    }
}

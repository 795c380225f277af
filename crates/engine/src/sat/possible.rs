//! What each variable is in some solution: what all solutions share (the backbone) is what has one
//! value.

use super::{Sat, Session, Start};
use crate::cnf::Literal;
use crate::domains::Domains;
use crate::limits::{Counters, Ended, Limits, Outcome};
use crate::model::Model;
use crate::propagation::propagate;
use crate::search::Nogoods;
use crate::values::Values;

impl Sat {
    /// The values that each variable has in some solution; none for any where there is none.
    ///
    /// `Exhausted` means that these are all. Every question asks for a solution that shows at
    /// least one new value, so there are far fewer questions than solutions.
    pub fn possible(&self, model: &Model, limits: Limits<'_>) -> (Vec<Values>, Outcome) {
        limits.latched(|limits| {
            let mut domains = model.domains();
            let mut seen = vec![Values::NONE; domains.vars().count()];
            if propagate(model, &mut domains, limits).is_err() {
                let outcome = Outcome { ended: Ended::Exhausted, counters: Counters::default() };
                return (seen, outcome);
            }
            let outcome = collect(model, &domains, limits, &mut seen);
            (seen, outcome)
        })
    }
}

fn collect(model: &Model, domains: &Domains, limits: Limits<'_>, seen: &mut [Values]) -> Outcome {
    let start = Start { domains, hints: &[] };
    let Some(mut session) = Session::new(model, start, &Nogoods::default(), limits) else {
        return Outcome { ended: Ended::Limit, counters: Counters::default() };
    };
    let ended = loop {
        let solution = match session.next(limits) {
            Ok(solution) => solution,
            Err(ended) => break ended,
        };
        for (seen, value) in seen.iter_mut().zip(solution) {
            *seen = seen.or(Values::one(value));
        }
        let mut new: Vec<Literal> = Vec::new();
        for (var, &seen) in domains.vars().zip(seen.iter()) {
            let unseen = domains.get(var).without(seen);
            new.extend(unseen.iter().map(|value| session.cnf.is(var, value)));
        }
        if new.is_empty() {
            break Ended::Exhausted;
        }
        session.learner.add(&new);
    };
    Outcome { ended, counters: session.counters() }
}

//! The default: quick search while it is quick, then learning from conflicts (CDCL).

use crate::limits::{Flow, Limits, Outcome};
use crate::listener::{Listener, Unwatched};
use crate::method::{Method, MethodId};
use crate::model::{Model, Solution};
use crate::sat;
use crate::search::{self, Patience, Paused, Walk};

/// Search first; when guesses keep failing, hand over to SAT what is known so far.
///
/// The search remembers the part of the space it has been through as clauses, so nothing is
/// searched twice and no solution is reported twice.
#[derive(Debug)]
pub struct Auto;

impl Method for Auto {
    fn name(&self) -> MethodId {
        MethodId::AUTO
    }

    fn each(
        &self,
        model: &Model,
        limits: Limits<'_>,
        found: &mut dyn FnMut(Solution) -> Flow,
    ) -> Outcome {
        both(model, limits, &mut Unwatched(found), |rest, limits, listener| {
            sat::each(model, &rest.seen, limits, &mut |solution| listener.found(solution))
        })
    }

    fn watched(&self, model: &Model, limits: Limits<'_>, listener: &mut dyn Listener) -> Outcome {
        both(model, limits, listener, |rest, limits, listener| {
            sat::watched(model, &rest.seen, &rest.known, limits, listener)
        })
    }
}

/// Search, then what is done about the rest.
fn both<L: Listener + ?Sized>(
    model: &Model,
    limits: Limits<'_>,
    listener: &mut L,
    then: impl FnOnce(Paused, Limits<'_>, &mut L) -> Outcome,
) -> Outcome {
    limits.latched(|limits| match search::walk(model, limits, Patience::Short, listener) {
        Walk::Ended(outcome) => outcome,
        Walk::Paused(rest) => {
            let counters = rest.counters;
            let outcome = then(rest, limits, listener);
            Outcome { counters: counters + outcome.counters, ..outcome }
        }
    })
}

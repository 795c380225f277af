//! The default: quick search while it is quick, then learning from conflicts (CDCL).

use crate::limits::{Flow, Limits, Outcome};
use crate::listener::{Listener, Unwatched};
use crate::method::{Method, MethodId};
use crate::model::{Model, Solution};
use crate::sat;
use crate::search::{self, Patience, Walk};

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
        both(model, limits, &mut Unwatched(found))
    }

    fn watched(&self, model: &Model, limits: Limits<'_>, listener: &mut dyn Listener) -> Outcome {
        both(model, limits, listener)
    }
}

/// Search, then SAT. Of what SAT does, its solutions are told.
fn both<L: Listener + ?Sized>(model: &Model, limits: Limits<'_>, listener: &mut L) -> Outcome {
    limits.latched(|limits| match search::walk(model, limits, Patience::Short, listener) {
        Walk::Ended(outcome) => outcome,
        Walk::Paused(seen, counters) => {
            let found = &mut |solution| listener.found(solution);
            let outcome = sat::each(model, &seen, limits, found);
            Outcome { counters: counters + outcome.counters, ..outcome }
        }
    })
}

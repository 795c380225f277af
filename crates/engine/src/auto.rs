//! The default: quick search while it is quick, then learning from conflicts (CDCL).

use crate::limits::{Flow, Limits, Outcome};
use crate::method::Method;
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
    fn name(&self) -> &'static str {
        "auto"
    }

    fn about(&self) -> &'static str {
        "search while it is quick, then sat with what the search has learnt"
    }

    fn each(
        &self,
        model: &Model,
        limits: Limits<'_>,
        found: &mut dyn FnMut(Solution) -> Flow,
    ) -> Outcome {
        limits.latched(|limits| match search::walk(model, limits, Patience::Short, found) {
            Walk::Ended(outcome) => outcome,
            Walk::Paused(seen, counters) => {
                let outcome = sat::each(model, &seen, limits, found);
                Outcome { counters: counters + outcome.counters, ..outcome }
            }
        })
    }
}

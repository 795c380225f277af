//! Bridges by a method of their own: bounds, groups and cuts, and learning from clashes (lazy
//! clause generation, CDCL).

mod board;
mod clauses;
mod detour;
mod explain;
mod fact;
mod follow;
mod groups;
mod learning;
mod patience;
mod search;
mod survey;
#[cfg(test)]
mod tests;
mod why;

use board::Board;
use grille_engine::{Conflict, Flow, Limits, MethodId, Outcome, Solution};
use search::Search;

use super::Bridges;
use super::net::Net;
use crate::puzzle::Special;

/// Bounds on every span and learning from clashes, those of connectivity among them.
#[derive(Debug)]
pub(super) struct Fast;

impl Special<Bridges> for Fast {
    fn name(&self) -> MethodId {
        MethodId::new("fast")
    }

    fn each(
        &self,
        puzzle: &Bridges,
        limits: Limits<'_>,
        found: &mut dyn FnMut(Solution) -> Flow,
    ) -> Outcome {
        limits.latched(|limits| {
            let mut search = Search::new(Board::new(Net::new(puzzle)), limits);
            let ended = search.run(found);
            Outcome { ended, counters: search.counters }
        })
    }
}

/// The spans that stay open without a guess; a conflict where there is no solution.
///
/// What is used has a name among the rules that people use, up to hard ones.
pub(super) fn without_guesses(net: Net, limits: Limits<'_>) -> Result<Vec<u32>, Conflict> {
    limits.latched(|limits| {
        let mut search = Search::new(Board::new(net), limits);
        search.root().map_err(|_| Conflict)?;
        Ok(search.open().collect())
    })
}

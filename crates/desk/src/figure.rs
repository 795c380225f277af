//! A figure beside a reason: the two fillings of one line that lie furthest apart (by greedy choice and
//! propagation), and what they share.

use grille::{Domains, Instance, Posted, Spot, Table, Told, Var};
use serde::Serialize;

use crate::steps::AtSeat;

/// A line, filled from its beginning and from its end.
#[derive(Debug, Serialize)]
pub struct Figure {
    line: String,
    seats: Vec<usize>,
    first: Vec<u8>,
    last: Vec<u8>,
}

/// Longer lines cannot be read in a margin.
const LONGEST: usize = 40;

impl Figure {
    /// The figure of a step that looks at one line with a clue at the border, and at nothing else.
    pub fn new(
        told: &Told,
        sets: &[AtSeat],
        known: &Domains,
        puzzle: &dyn Instance,
        table: &Table<'_>,
    ) -> Option<Self> {
        let looks = told.looks_at();
        let [line @ (Spot::Row(_) | Spot::Column(_))] = looks[..] else { return None };
        if table.player().words(puzzle).is_some() || sets.is_empty() {
            return None;
        }
        let (model, size) = (puzzle.model().ok()?, puzzle.size());
        let says = |clue: u32| Spot::of(model.clues()[clue as usize].place, size) == line;
        let is_its = |posted: &&Posted| matches!(posted.clues[..], [clue] if says(clue.0));
        let posted = model.constraints().iter().find(is_its)?;
        let vars = posted.constraint.vars();
        if vars.len() > LONGEST {
            return None;
        }
        let seats: Vec<usize> = vars.iter().filter_map(|&var| seat(var, table)).collect();
        let shows = |(first, last): &(Vec<u8>, Vec<u8>)| {
            let both = |set: &AtSeat| {
                let at = seats.iter().position(|&seat| seat == set.seat);
                at.is_some_and(|at| first[at] == set.value && last[at] == set.value)
            };
            first != last && sets.iter().all(both)
        };
        // The clue alone, if that is enough; else with what is known.
        let ways = [model.domains(), known.clone()].into_iter();
        let mut ways = ways.filter_map(|start| extremes(posted, start)).filter(shows);
        let (first, last) = ways.next().filter(|_| seats.len() == vars.len())?;
        Some(Self { line: line.to_string(), seats, first, last })
    }
}

/// The only seat of a variable.
fn seat(var: Var, table: &Table<'_>) -> Option<usize> {
    let mut seats = table.of(var);
    let (seat, own) = seats.next()?;
    (own.apart.is_none() && seats.next().is_none()).then_some(seat)
}

/// What a constraint allows if its first variables get as much as they can, and if its last ones do.
fn extremes(posted: &Posted, start: Domains) -> Option<(Vec<u8>, Vec<u8>)> {
    let forward = posted.constraint.vars().to_vec();
    let backward: Vec<Var> = forward.iter().rev().copied().collect();
    let filled = |order: &[Var]| -> Option<Vec<u8>> {
        let domains = greedy(posted, start.clone(), order)?;
        forward.iter().map(|&var| domains.value(var)).collect()
    };
    Some((filled(&forward)?, filled(&backward)?))
}

/// Gives each variable in turn the largest value that the constraint still allows.
fn greedy(posted: &Posted, mut domains: Domains, order: &[Var]) -> Option<Domains> {
    let constraint = posted.constraint.as_ref();
    constraint.prune(&mut domains).ok()?;
    for &var in order {
        let mut values: Vec<u8> = domains.get(var).iter().collect();
        values.reverse();
        let fits = values.into_iter().any(|value| {
            domains.push_level();
            let told = domains.assign(var, value).and_then(|()| constraint.prune(&mut domains));
            if told.is_err() {
                domains.pop_level();
            }
            told.is_ok()
        });
        if !fits {
            return None;
        }
    }
    Some(domains)
}

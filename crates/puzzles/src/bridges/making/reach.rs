//! How far rules up to a level lead on a board that is being made.

use grille_engine::{Conflict, Domains, Ended, Flow, Level, Limits, Solution};

use super::super::Bridges;
use super::super::fast::{Fast, without_guesses};
use super::super::rules::Board;
use super::mending::Mender;
use crate::puzzle::Special;
use crate::rules::{View, lead, lead_exactly};

/// What is wished.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reach {
    level: Option<Level>,
}

/// How it turned out.
pub(super) enum Reached {
    /// As it is wished.
    Right,
    /// These spans stay open.
    Open(Vec<u32>),
    /// It is done, but by easier rules.
    Easier,
}

impl Reach {
    pub fn new(level: Option<Level>) -> Self {
        Self { level }
    }

    /// A conflict where the board has no solution, not even the one that it was made from.
    pub fn of(self, mender: &Mender<'_>, limits: Limits<'_>) -> Result<Reached, Conflict> {
        match self.level {
            None => {
                let open = without_guesses(mender.net.clone(), limits)?;
                Ok(if open.is_empty() { Reached::Right } else { Reached::Open(open) })
            }
            Some(Level::Fiendish) => beyond(&mender.puzzle(), limits),
            Some(level) => within(&mender.puzzle(), level),
        }
    }
}

/// By rules up to a level, of which it takes the hardest.
fn within(bridges: &Bridges, level: Level) -> Result<Reached, Conflict> {
    let board = Board::new(bridges);
    let mut known: Domains = View::start(&board);
    let is_easier = lead_exactly(&board, &mut known, level)?;
    let open = known.vars().filter(|&var| known.value(var).is_none());
    Ok(match known.open() {
        0 if is_easier => Reached::Easier,
        0 => Reached::Right,
        _ => Reached::Open(open.map(|var| var.0).collect()),
    })
}

/// By no rules, and yet there is one solution.
fn beyond(bridges: &Bridges, limits: Limits<'_>) -> Result<Reached, Conflict> {
    let board = Board::new(bridges);
    let mut known: Domains = View::start(&board);
    lead(&board, &mut known, Level::Hard)?;
    if known.open() == 0 {
        return Ok(Reached::Easier);
    }
    let mut found: Vec<Solution> = Vec::new();
    let outcome = Fast.each(bridges, limits, &mut |solution| {
        found.push(solution);
        if found.len() > 1 { Flow::Enough } else { Flow::More }
    });
    match &found[..] {
        [one, other] => {
            let spans = 0..one.len();
            let differ = spans.filter(|&span| one[span] != other[span]);
            Ok(Reached::Open(differ.map(|span| span as u32).collect()))
        }
        [] if outcome.ended == Ended::Exhausted => Err(Conflict),
        _ => Ok(Reached::Right),
    }
}

//! The rules that people use in nonograms: overlap, edges, reach, gaps, and all that a line implies.

mod blocks;
mod board;
mod clash;
mod colours;
mod gaps;
mod placements;
mod row;
mod thin;
#[cfg(test)]
mod twin;
mod whole;
mod words;

use grille_engine::{Domains, Level, Message, RuleId, Spot, Values};

pub(super) use self::board::Board;
use self::row::Finder;
use super::Nonogram;
use crate::rules::{Reasoning, RestsOn, Rule, View, rules_of};

pub(super) const REASONING: Reasoning<Nonogram> =
    Reasoning { rules: rules_of::<Board>, about: |nonogram| Box::new(Board::new(nonogram)) };

/// A rule: its name, how hard it is to see, what one use counts, and what it sees.
macro_rules! rule {
    ($id:literal, $level:ident, $cost:literal, line $find:expr) => {
        rule!($id, $level, $cost, |board, known| {
            let find: Finder = $find;
            board.in_lines(RuleId::new($id), find, known)
        })
    };
    ($id:literal, $level:ident, $cost:literal, $find:expr) => {
        Rule {
            id: RuleId::new($id),
            level: Level::$level,
            cost: $cost,
            rests_on: RestsOn::Clues,
            find: $find,
        }
    };
}

impl View for Board {
    const RULES: &'static [Rule<Self>] = &[
        rule!("empty", VeryEasy, 1, line whole::empty),
        rule!("full", VeryEasy, 1, line whole::full),
        rule!("colours", VeryEasy, 2, colours::find),
        rule!("overlap", VeryEasy, 2, line whole::overlap),
        rule!("finished", VeryEasy, 2, line whole::finished),
        rule!("fill", VeryEasy, 3, line whole::fill),
        rule!("glue", Easy, 5, line blocks::glue),
        rule!("complete", Easy, 5, line blocks::complete),
        rule!("gap", Easy, 6, line gaps::gap),
        rule!("reach", Easy, 7, line blocks::reach),
        rule!("join", Easy, 7, line blocks::join),
        rule!("split", Easy, 8, line blocks::split),
        rule!("wall", Easy, 8, line gaps::wall),
        rule!("edges", Easy, 10, line placements::edges),
        rule!("gap-reach", Easy, 12, line gaps::gap_reach),
        rule!("line", Medium, 20, line placements::line),
        rule!("clash", Hard, 60, clash::find),
    ];

    fn start(&self) -> Domains {
        Domains::new(self.start().to_vec())
    }

    fn says(&self, before: Values, after: Values, spots: &[Spot]) -> Message {
        words::says(self.palette(), before, after, spots)
    }
}

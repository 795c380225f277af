//! The rules that people use in bridges: full island, one each way, closed pairs and groups, and more.

mod board;
mod closed;
mod groups;
mod island;
mod supposed;
mod whole;

pub(super) use board::Board;
use grille_engine::{
    Argument, Conflict, Domains, Joint, Level, Message, RuleId, Spot, Values, message,
};

use super::Bridges;
use crate::rules::{Reasoning, Rule, View, rules_of};

pub(super) const REASONING: Reasoning<Bridges> =
    Reasoning { rules: rules_of::<Board>, about: |bridges| Box::new(Board::new(bridges)) };

const ENOUGH: RuleId = RuleId::new("enough");
const LAST: RuleId = RuleId::new("last");
const FULL: RuleId = RuleId::new("full");
const BLOCKED: RuleId = RuleId::new("blocked");
const EACH_WAY: RuleId = RuleId::new("each-way");
const SHARE: RuleId = RuleId::new("share");
const PAIR: RuleId = RuleId::new("pair");
const CHAIN: RuleId = RuleId::new("chain");
const WAY_OUT: RuleId = RuleId::new("way-out");
const STARVED: RuleId = RuleId::new("starved");
const SEGMENT: RuleId = RuleId::new("segment");
const GROUP: RuleId = RuleId::new("group");
const CUT: RuleId = RuleId::new("cut");
const CUT_OFF: RuleId = RuleId::new("cut-off");
const PARITY: RuleId = RuleId::new("parity");

impl View for Board {
    const RULES: &'static [Rule<Self>] = &[
        Rule::new(ENOUGH, Level::VeryEasy, 1, island::enough),
        Rule::new(LAST, Level::VeryEasy, 2, island::last),
        Rule::new(FULL, Level::VeryEasy, 3, island::full),
        Rule::new(BLOCKED, Level::Easy, 5, island::blocked),
        Rule::new(EACH_WAY, Level::Easy, 6, island::each_way),
        Rule::new(SHARE, Level::Easy, 9, island::share),
        Rule::new(PAIR, Level::Medium, 15, closed::pair),
        Rule::new(CHAIN, Level::Medium, 20, closed::chain),
        Rule::new(WAY_OUT, Level::Medium, 25, whole::way_out),
        Rule::new(STARVED, Level::Medium, 28, supposed::starved),
        Rule::new(SEGMENT, Level::Medium, 32, supposed::segment),
        Rule::new(GROUP, Level::Hard, 40, closed::group),
        Rule::new(CUT, Level::Hard, 45, whole::cut),
        Rule::new(CUT_OFF, Level::Hard, 50, supposed::cut_off),
        Rule::new(PARITY, Level::Hard, 60, whole::parity),
    ];

    fn start(&self) -> Domains {
        self.start()
    }

    /// An island that lacks one bridge does not take two.
    fn settle(&self, known: &mut Domains) -> Result<(), Conflict> {
        for island in 0..self.net.islands() {
            // Nothing more at all is a step: the island is finished.
            let missing = self.missing(known, island);
            for (span, _) in self.net.around(island).filter(|_| missing > 0) {
                let change = Board::at_most(span, self.least(known, span) + missing);
                known.keep(change.var, change.keep)?;
            }
        }
        Ok(())
    }

    fn says(&self, before: Values, after: Values, spots: &[Spot]) -> Message {
        let spans = Argument::list(spots.iter().copied(), Joint::And);
        let (number, low, high) = (spots.len(), after.least(), after.most());
        let struck = before.without(after);
        if low == high {
            message!("bridges-then", spans = spans, number = number, bridges = low)
        } else if struck.most() < low {
            message!("bridges-then-least", spans = spans, number = number, bridges = low)
        } else if struck.least() > high {
            message!("bridges-then-most", spans = spans, number = number, bridges = high)
        } else {
            let bridges = Argument::list(struck.iter(), Joint::Or);
            message!("bridges-then-not", spans = spans, number = number, bridges = bridges)
        }
    }
}

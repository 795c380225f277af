//! The whole board: groups with one way out, spans that alone hold it together, and what is odd or
//! even beyond them (the bridges of a graph, by Tarjan).

use grille_engine::{
    Beside, Change, Cuts, Domains, Hold, Left, Reason, Step, Values, Var, Walker, message,
};

use super::board::Board;
use super::closed::FEW;
use super::groups::Groups;
use super::{CUT, PARITY, WAY_OUT};

/// A group is not the whole, and one span alone leads out of it.
pub(super) fn way_out(board: &Board, known: &Domains) -> Vec<Step> {
    let groups = Groups::new(board, known);
    let islands = board.net.islands();
    let mut exits: Vec<Vec<u32>> = vec![Vec::new(); islands as usize];
    for span in (0..board.net.spans()).filter(|&span| board.most(known, span) > 0) {
        let [one, other] = board.net.ends[span as usize].map(|end| groups.of(end));
        if one != other {
            exits[one as usize].push(span);
            exits[other as usize].push(span);
        }
    }
    let mut steps = Vec::new();
    for (group, exits) in (0u32..).zip(&exits) {
        let (&[span], true) = (&exits[..], groups.size(group) > 1) else { continue };
        let members = groups.members(&[group]);
        let (spot, number) = (board.span(span), members.len());
        let why = if number <= FEW {
            message!("bridges-way-out-why", islands = board.names(&members), span = spot)
        } else {
            let island = board.name(members[0]);
            message!("bridges-way-out-many-why", island = island, number = number - 1, span = spot)
        };
        let reason = Reason::clues(board.places(&members)).and(Reason::cells([spot]));
        steps.extend(Step::new(WAY_OUT, reason, why, vec![Board::at_least(span, 1)]));
    }
    steps
}

/// Without a bridge on a span the islands would not all hang together.
pub(super) fn cut(board: &Board, known: &Domains) -> Vec<Step> {
    let is_possible = |span: u32| board.most(known, span) > 0;
    let mut walk = Walk::new(board, known, &is_possible);
    walk.from(&mut Cuts::default(), 0);
    let new = walk.parts.iter().filter(|part| board.least(known, part.span) == 0);
    let steps = new.filter_map(|part| {
        let spot = board.span(part.span);
        let why = message!("bridges-cut-why", span = spot);
        Step::new(CUT, Reason::cells([spot]), why, vec![Board::at_least(part.span, 1)])
    });
    steps.collect()
}

/// Some islands have one undecided span to the others. The bridges among them are counted at two of
/// them: so the number of bridges on that span is odd if they lack an odd number, or else even.
pub(super) fn parity(board: &Board, known: &Domains) -> Vec<Step> {
    let is_open = |span: u32| board.is_open(known, span);
    let mut cuts = Cuts::default();
    let mut steps = Vec::new();
    let mut was_seen = vec![false; board.net.islands() as usize];
    for island in board.unfinished(known) {
        if was_seen[island as usize] {
            continue;
        }
        let mut walk = Walk::new(board, known, &is_open);
        walk.from(&mut cuts, island);
        walk.entered.iter().for_each(|&island| was_seen[island as usize] = true);
        steps.extend(walk.parts.iter().filter_map(|part| part_parity(&walk, part)));
    }
    steps
}

fn part_parity(walk: &Walk<'_>, part: &Part) -> Option<Step> {
    let (board, known, span) = (walk.board, walk.known, part.span);
    let values = known.get(Var(span));
    let (islands, missing) = walk.smaller_side(part);
    let fits = |value: &u8| u32::from(value - values.least()) % 2 == missing % 2;
    let keep: Values = values.iter().filter(fits).collect();
    if keep == values {
        return None;
    }
    let (spot, number) = (board.span(span), islands.len());
    let odd = missing % 2;
    let why = if number <= FEW {
        let islands = board.names(&islands);
        message!(
            "bridges-parity-why",
            islands = islands,
            number = number,
            missing = missing,
            span = spot,
            odd = odd
        )
    } else {
        message!(
            "bridges-parity-many-why",
            number = number,
            missing = missing,
            span = spot,
            odd = odd
        )
    };
    let reason = Reason::clues(board.places(&islands)).and(Reason::cells([spot]));
    Step::new(PARITY, reason, why, vec![Change { var: Var(span), keep }])
}

/// A walk over some of the spans that finds those that alone hold parts together.
struct Walk<'w> {
    board: &'w Board,
    known: &'w Domains,
    /// Which spans can be gone over.
    goes: &'w dyn Fn(u32) -> bool,
    /// Islands in the order in which they were come to.
    entered: Vec<u32>,
    parts: Vec<Part>,
}

/// A part that hangs on the rest by one span.
struct Part {
    span: u32,
    /// Its islands, by their places in the order of the walk,
    from: usize,
    to: usize,
}

impl<'w> Walk<'w> {
    fn new(board: &'w Board, known: &'w Domains, goes: &'w dyn Fn(u32) -> bool) -> Self {
        Self { board, known, goes, entered: Vec::new(), parts: Vec::new() }
    }

    fn from(&mut self, cuts: &mut Cuts<usize>, island: u32) {
        cuts.walk(self.board.net.islands() as usize, island, self);
    }

    /// The islands on the smaller side of a span, and how many ends of bridges they lack.
    fn smaller_side(&self, part: &Part) -> (Vec<u32>, u32) {
        let beyond = &self.entered[part.from..part.to];
        let mut side = match 2 * beyond.len() <= self.entered.len() {
            true => beyond.to_vec(),
            false => [&self.entered[..part.from], &self.entered[part.to..]].concat(),
        };
        side.sort_unstable();
        let missing = side.iter().map(|&island| self.board.missing(self.known, island)).sum();
        (side, missing)
    }
}

impl Walker for Walk<'_> {
    /// How many islands.
    type Sum = usize;

    fn beside(&self, island: u32, number: u32) -> Beside {
        let net = &self.board.net;
        match net.around(island).nth(number as usize) {
            None => Beside::End,
            Some((span, _)) if !(self.goes)(span) => Beside::Closed,
            Some((_, other)) => Beside::Node(other),
        }
    }

    fn enter(&mut self, island: u32) -> usize {
        self.entered.push(island);
        1
    }

    fn leave(&mut self, Left { parent, number, hold, sum }: Left<usize>) {
        if hold == Hold::Edge {
            let at = self.board.net.around(parent).nth(number as usize);
            let to = self.entered.len();
            self.parts.extend(at.map(|(span, _)| Part { span, from: to - sum, to }));
        }
    }

    fn add(one: usize, other: usize) -> usize {
        one + other
    }
}

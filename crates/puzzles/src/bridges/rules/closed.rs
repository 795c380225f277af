//! Bridges that would close a group, cut off from the other islands: pairs such as 1-1 and 2=2,
//! chains such as 1-2-1, and groups of any size.

use std::ops::RangeInclusive;

use grille_engine::{Change, Domains, Message, Reason, RuleId, Step, Value, Values, Var, message};

use super::board::Board;
use super::groups::Groups;
use super::{CHAIN, GROUP, PAIR};

/// So many islands are named one by one.
pub(super) const FEW: usize = 5;

/// Two islands.
pub(super) fn pair(board: &Board, known: &Domains) -> Vec<Step> {
    closings(board, known, PAIR, 2..=2)
}

/// A few islands.
pub(super) fn chain(board: &Board, known: &Domains) -> Vec<Step> {
    closings(board, known, CHAIN, 3..=FEW)
}

/// Many islands.
pub(super) fn group(board: &Board, known: &Domains) -> Vec<Step> {
    closings(board, known, GROUP, FEW + 1..=usize::MAX)
}

/// Numbers of bridges on a span that leave an island no way but to close a group, with so many
/// islands to look at.
fn closings(
    board: &Board,
    known: &Domains,
    rule: RuleId,
    sizes: RangeInclusive<usize>,
) -> Vec<Step> {
    let groups = Groups::new(board, known);
    let mut steps = Vec::new();
    for island in board.unfinished(known) {
        // What a closed group lacks is what the bridges of the island bring, at both their ends.
        let missing = groups.missing[island as usize];
        if missing == 0 || groups.wanted(groups.of(island)) > 2 * missing {
            continue;
        }
        let ways = Ways::of(board, known, &groups, island);
        for (place, bridges) in ways.closing() {
            let closed: Vec<&Way> = ways.with(place, bridges).collect();
            let joined: Vec<u32> = closed.iter().flat_map(|way| ways.joined(way)).collect();
            let members = groups.members(&joined);
            if sizes.contains(&members.len()) {
                let span = ways.spans[place];
                let why = why(board, span, bridges, (island, closed.len()), &members);
                let reason = Reason::clues(board.places(&members));
                let keep = known.get(Var(span)).without(Values::one(bridges));
                steps.extend(Step::new(rule, reason, why, vec![Change { var: Var(span), keep }]));
            }
        }
    }
    steps
}

/// Why a span cannot have so many bridges: an island and its number of ways to go on, all closed.
fn why(
    board: &Board,
    span: u32,
    bridges: Value,
    (island, ways): (u32, usize),
    members: &[u32],
) -> Message {
    let supposed = board.supposed(span, bridges.into());
    let number = members.len();
    if ways > 1 {
        let island = board.name(island);
        message!("bridges-closed-ways-why", supposed = supposed, island = island)
    } else if number <= FEW {
        let islands = board.names(members);
        message!("bridges-closed-why", supposed = supposed, islands = islands)
    } else {
        message!("bridges-closed-many-why", supposed = supposed, number = number)
    }
}

/// The numbers of bridges on the open spans of an island.
type Way = [Value; 4];

/// All ways to give an island its bridges.
struct Ways<'g> {
    groups: &'g Groups,
    island: u32,
    /// Its open spans,
    spans: Vec<u32>,
    /// what they can be,
    values: Vec<Values>,
    /// and the groups to which they lead.
    beyond: Vec<u32>,
    all: Vec<Way>,
}

/// An island with more ways than this is passed over: spans can be very wide.
const MOST_WAYS: u32 = 2000;

impl<'g> Ways<'g> {
    fn of(board: &Board, known: &Domains, groups: &'g Groups, island: u32) -> Self {
        let spans: Vec<u32> = board.open(known, island).collect();
        let values: Vec<Values> = spans.iter().map(|&span| known.get(Var(span))).collect();
        let beyond = spans.iter().map(|&span| groups.of(board.net.across(span, island))).collect();
        let number = values.iter().try_fold(1u32, |ways, values| ways.checked_mul(values.count()));
        let mut ways = Self { groups, island, spans, values, beyond, all: Vec::new() };
        if number.is_some_and(|number| number <= MOST_WAYS) {
            ways.fill(0, groups.missing[island as usize], &mut Way::default());
        }
        ways
    }

    fn fill(&mut self, place: usize, left: u32, way: &mut Way) {
        let Some(&values) = self.values.get(place) else {
            self.all.extend((left == 0).then_some(*way));
            return;
        };
        for bridges in values.iter() {
            let more = u32::from(bridges - values.least());
            if more <= left {
                way[place] = bridges;
                self.fill(place + 1, left - more, way);
            }
        }
    }

    /// The groups that a way makes one.
    fn joined(&self, way: &Way) -> Vec<u32> {
        let mut joined = vec![self.groups.of(self.island)];
        for (&group, &bridges) in self.beyond.iter().zip(way) {
            if bridges > 0 && !joined.contains(&group) {
                joined.push(group);
            }
        }
        joined
    }

    /// Would nothing be missing in the group, and others be outside?
    fn is_closed(&self, way: &Way) -> bool {
        let joined = self.joined(way);
        let wanted: u32 = joined.iter().map(|&group| self.groups.wanted(group)).sum();
        let size: u32 = joined.iter().map(|&group| self.groups.size(group)).sum();
        wanted == 2 * self.groups.missing[self.island as usize]
            && (size as usize) < self.groups.missing.len()
    }

    /// The ways with so many bridges on a span.
    fn with(&self, place: usize, bridges: Value) -> impl Iterator<Item = &Way> {
        self.all.iter().filter(move |way| way[place] == bridges)
    }

    /// Spans with a number of bridges that leads to closed groups alone. Where that says the same of
    /// several spans, those that would have bridges say it best: the rest is easy then.
    fn closing(&self) -> Vec<(usize, Value)> {
        let (mut seen, mut fine) = ([Values::NONE; 4], [Values::NONE; 4]);
        for way in &self.all {
            let is_fine = !self.is_closed(way);
            for (place, &bridges) in way.iter().enumerate().take(self.spans.len()) {
                let bridges = Values::one(bridges);
                seen[place] = seen[place].or(bridges);
                fine[place] = fine[place].or(if is_fine { bridges } else { Values::NONE });
            }
        }
        let wrong = |place: usize| seen[place].without(fine[place]).iter().map(move |v| (place, v));
        let all: Vec<(usize, Value)> = (0..self.spans.len()).flat_map(wrong).collect();
        let is_more = |&(place, bridges): &(usize, Value)| bridges > self.values[place].least();
        let is_best = |one: &(usize, Value)| {
            let same =
                |other: &(usize, Value)| self.with(one.0, one.1).eq(self.with(other.0, other.1));
            is_more(one) || !all.iter().any(|other| is_more(other) && same(other))
        };
        all.iter().copied().filter(is_best).collect()
    }
}

//! Bridges as people look at them: what an island lacks, and what its directions can take.

use grille_engine::{Argument, Change, Domains, Joint, Message, Place, Spot, Values, Var, message};

use super::super::Bridges;
use super::super::net::Net;

/// Islands and spans with their names.
pub(in super::super) struct Board {
    pub net: Net,
    /// Where each island is.
    pub islands: Vec<Spot>,
    /// Where each span is.
    pub spans: Vec<Spot>,
}

impl Board {
    pub fn new(bridges: &Bridges) -> Self {
        let net = Net::new(bridges);
        let cell = |island: u32| bridges.islands[island as usize].cell;
        let span = |ends: &[u32; 2]| Place::Between(cell(ends[0]), cell(ends[1]));
        Self {
            islands: bridges.islands().map(|(cell, _)| Spot::cell(cell, bridges.size)).collect(),
            spans: net.ends.iter().map(|ends| Spot::of(span(ends), bridges.size)).collect(),
            net,
        }
    }

    /// A span has no more bridges than the islands at its ends.
    pub fn start(&self) -> Domains {
        let most = |ends: &[u32; 2]| self.number(ends[0]).min(self.number(ends[1]));
        let values = |ends| Values::between(0, self.net.most.min(most(ends)));
        Domains::new(self.net.ends.iter().map(values).collect())
    }

    /// How many bridges end at an island.
    pub fn number(&self, island: u32) -> u32 {
        self.net.numbers[island as usize]
    }

    /// How many bridges a span has at least.
    pub fn least(&self, known: &Domains, span: u32) -> u32 {
        known.get(Var(span)).least().into()
    }

    /// How many bridges a span has at most.
    pub fn most(&self, known: &Domains, span: u32) -> u32 {
        known.get(Var(span)).most().into()
    }

    pub fn is_open(&self, known: &Domains, span: u32) -> bool {
        known.value(Var(span)).is_none()
    }

    /// The spans of an island that are not decided.
    pub fn open<'b>(&'b self, known: &'b Domains, island: u32) -> impl Iterator<Item = u32> + 'b {
        let spans = self.net.around(island).map(|(span, _)| span);
        spans.filter(|&span| self.is_open(known, span))
    }

    /// Islands with spans that are not decided.
    pub fn unfinished<'b>(&'b self, known: &'b Domains) -> impl Iterator<Item = u32> + 'b {
        let islands = 0..self.net.islands();
        islands.filter(|&island| self.open(known, island).next().is_some())
    }

    /// How many bridges of an island are not there yet.
    pub fn missing(&self, known: &Domains, island: u32) -> u32 {
        let there = self.net.around(island).map(|(span, _)| self.least(known, span)).sum();
        self.number(island).saturating_sub(there)
    }

    /// How many bridges the spans of an island can have together.
    pub fn room(&self, known: &Domains, island: u32) -> u32 {
        self.net.around(island).map(|(span, _)| self.most(known, span)).sum()
    }

    /// The place of a span.
    pub fn span(&self, span: u32) -> Spot {
        self.spans[span as usize]
    }

    /// An island, as sentences name it.
    pub fn name(&self, island: u32) -> Message {
        let place = self.islands[island as usize];
        message!("bridges-the-island", number = self.number(island), place = place)
    }

    /// Several islands, as sentences name them.
    pub fn names(&self, islands: &[u32]) -> Argument {
        Argument::list(islands.iter().map(|&island| self.name(island)), Joint::And)
    }

    /// The places of islands.
    pub fn places(&self, islands: &[u32]) -> Vec<Spot> {
        islands.iter().map(|&island| self.islands[island as usize]).collect()
    }

    /// So many bridges on a span, as the beginning of a sentence.
    pub fn supposed(&self, span: u32, bridges: u32) -> Message {
        message!("bridges-supposed", bridges = bridges, span = self.span(span))
    }

    pub fn exactly(span: u32, bridges: u32) -> Change {
        Change { var: Var(span), keep: Values::between(bridges, bridges) }
    }

    pub fn at_least(span: u32, bridges: u32) -> Change {
        Change { var: Var(span), keep: Values::between(bridges, Values::MOST) }
    }

    pub fn at_most(span: u32, bridges: u32) -> Change {
        Change { var: Var(span), keep: Values::between(0, bridges) }
    }
}

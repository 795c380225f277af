//! What never changes while a board is solved: islands, spans, and where they meet.

use grille_engine::Graph;
use grille_grid::Cell;

use super::Bridges;
use super::spans::Spans;

/// Islands and spans as flat lists.
#[derive(Clone, Debug)]
pub(super) struct Net {
    /// The number of each island.
    pub numbers: Vec<u32>,
    /// The two islands of each span.
    pub ends: Vec<[u32; 2]>,
    /// The spans at each island; where there are fewer than four, a last one that has no bridges.
    pub at: Vec<[u32; 4]>,
    /// The most bridges on one span.
    pub most: u32,
    /// The spans that cross each other.
    pub crossings: Graph,
}

impl Net {
    pub fn new(bridges: &Bridges) -> Self {
        let cells: Vec<Cell> = bridges.islands.iter().map(|island| island.cell).collect();
        let spans = Spans::new(bridges.size, &cells);
        let count = spans.all.len();
        let mut at = vec![[count as u32; 4]; cells.len()];
        for (island, slots) in (0u32..).zip(&mut at) {
            slots.iter_mut().zip(spans.at(island)).for_each(|(slot, span)| *slot = span);
        }
        // The last ones first: solutions come in another order otherwise.
        let crossings = spans.crossings.iter().rev().copied();
        Self {
            numbers: bridges.islands.iter().map(|island| island.bridges).collect(),
            ends: spans.all.iter().map(|span| span.ends).collect(),
            at,
            most: bridges.most,
            crossings: Graph::new(count, crossings),
        }
    }

    pub fn islands(&self) -> u32 {
        self.at.len() as u32
    }

    pub fn spans(&self) -> u32 {
        self.ends.len() as u32
    }

    /// The other end of a span.
    pub fn across(&self, span: u32, island: u32) -> u32 {
        let [a, b] = self.ends[span as usize];
        a ^ b ^ island
    }

    /// The spans at an island, each with the island at its other end.
    pub fn around(&self, island: u32) -> impl Iterator<Item = (u32, u32)> {
        let real = self.at[island as usize].into_iter().filter(|&span| span < self.spans());
        real.map(move |span| (span, self.across(span, island)))
    }
}

//! Islands that surely hang together, as groups with what they lack (union–find).

use grille_engine::{Domains, Forest};

use super::board::Board;

/// Islands joined by bridges that are known.
pub(super) struct Groups {
    forest: Forest,
    /// What each island lacks.
    pub missing: Vec<u32>,
    /// What a group lacks, by the island that stands for it.
    wanted: Vec<u32>,
}

impl Groups {
    pub fn new(board: &Board, known: &Domains) -> Self {
        let islands = board.net.islands();
        let mut forest = Forest::new(islands);
        let missing: Vec<u32> = (0..islands).map(|i| board.missing(known, i)).collect();
        let mut wanted = missing.clone();
        let there = (0..board.net.spans()).filter(|&span| board.least(known, span) > 0);
        for span in there {
            let [one, other] = board.net.ends[span as usize].map(|end| forest.root(end));
            if one != other {
                let joined = forest.join(one, other);
                wanted[joined.large as usize] += wanted[joined.small as usize];
            }
        }
        Self { forest, missing, wanted }
    }

    /// The island that stands for the group of another.
    pub fn of(&self, island: u32) -> u32 {
        self.forest.root(island)
    }

    /// How many islands a group has.
    pub fn size(&self, group: u32) -> u32 {
        self.forest.size(group)
    }

    /// How many ends of bridges a group lacks.
    pub fn wanted(&self, group: u32) -> u32 {
        self.wanted[group as usize]
    }

    /// The islands of some groups.
    pub fn members(&self, groups: &[u32]) -> Vec<u32> {
        let islands = 0..self.missing.len() as u32;
        islands.filter(|&island| groups.contains(&self.of(island))).collect()
    }
}

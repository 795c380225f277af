//! Chains of shaded cells that touch at their corners, with the border as one more member
//! (union–find with undo).
//!
//! Shaded cells never share a side. So white cells are cut off exactly where a chain closes:
//!
//! ```text
//! . # . .     . . # .     . . # .
//! # . # .     . . . #     . # . .
//! . # . .     . . . .     # . . .     a ring, a corner, a line from border to border
//! ```

use grille_engine::{Forest, Joined};

/// Groups of nodes, each a tree and a ring of its members.
#[derive(Debug)]
pub(super) struct Chains {
    forest: Forest,
    /// For each node the next one of its group, and so on round.
    next: Vec<u32>,
}

/// The border counts as larger than any group of cells.
const HUGE: u32 = 1 << 30;

impl Chains {
    /// The nodes are all by themselves. Node 0 is the border.
    pub fn new(nodes: usize) -> Self {
        let mut forest = Forest::new(nodes as u32);
        forest.weigh(0, HUGE);
        Self { forest, next: (0..nodes as u32).collect() }
    }

    /// The node that stands for a group.
    pub fn root(&self, node: usize) -> usize {
        self.forest.root(node as u32) as usize
    }

    /// Join two groups, given by their roots, and list the members of the smaller one.
    pub fn join(&mut self, one: usize, other: usize, smaller: &mut Vec<usize>) -> usize {
        let joined = self.forest.join(one as u32, other as u32);
        let mut node = joined.small;
        loop {
            smaller.push(node as usize);
            node = self.next[node as usize];
            if node == joined.small {
                break;
            }
        }
        self.link(joined);
        joined.large as usize
    }

    /// How often groups were joined so far.
    pub fn joined(&self) -> usize {
        self.forest.joined()
    }

    /// Take back what was joined after the first so many times.
    pub fn part(&mut self, joined: usize) {
        while self.forest.joined() > joined
            && let Some(parted) = self.forest.part()
        {
            self.link(parted);
        }
    }

    /// Make one ring of two, or two of one.
    fn link(&mut self, Joined { large, small }: Joined) {
        self.next.swap(small as usize, large as usize);
    }
}

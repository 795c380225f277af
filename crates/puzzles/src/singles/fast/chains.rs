//! Chains of shaded cells that touch at their corners, with the border as one more member.
//!
//! Shaded cells never share a side. So white cells are cut off exactly where a chain closes:
//!
//! ```text
//! . # . .     . . # .     . . # .
//! # . # .     . . . #     . # . .
//! . # . .     . . . .     # . . .     a ring, a corner, a line from border to border
//! ```
//!
//! Joining is undone in reverse order, so no path is ever shortened; the smaller group is hung
//! under the larger, and paths stay short.

/// Groups of nodes, each a tree and a ring of its members.
#[derive(Debug)]
pub(super) struct Chains {
    parent: Vec<u32>,
    next: Vec<u32>,
    size: Vec<u32>,
    /// Roots that were hung under another, in order.
    joined: Vec<u32>,
}

/// The border counts as larger than any group of cells.
const HUGE: u32 = 1 << 30;

impl Chains {
    /// The nodes are all by themselves. Node 0 is the border.
    pub fn new(nodes: usize) -> Self {
        let alone: Vec<u32> = (0..nodes as u32).collect();
        let mut size = vec![1; nodes];
        size[0] = HUGE;
        Self { parent: alone.clone(), next: alone, size, joined: Vec::new() }
    }

    /// The node that stands for a group.
    pub fn root(&self, mut node: usize) -> usize {
        while self.parent[node] as usize != node {
            node = self.parent[node] as usize;
        }
        node
    }

    /// Join two groups, given by their roots, and list the members of the smaller one.
    pub fn join(&mut self, one: usize, other: usize, smaller: &mut Vec<usize>) -> usize {
        let (large, small) =
            if self.size[one] < self.size[other] { (other, one) } else { (one, other) };
        let mut node = small;
        loop {
            smaller.push(node);
            node = self.next[node] as usize;
            if node == small {
                break;
            }
        }
        self.parent[small] = large as u32;
        self.size[large] += self.size[small];
        self.next.swap(small, large);
        self.joined.push(small as u32);
        large
    }

    /// How often groups were joined so far.
    pub fn joined(&self) -> usize {
        self.joined.len()
    }

    /// Take back what was joined after the first so many times.
    pub fn part(&mut self, joined: usize) {
        for small in self.joined.drain(joined..).rev() {
            let small = small as usize;
            let large = std::mem::replace(&mut self.parent[small], small as u32) as usize;
            self.size[large] -= self.size[small];
            self.next.swap(small, large);
        }
    }
}

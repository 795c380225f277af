//! A graph as adjacency lists, all in one (compressed sparse rows).

use std::ops::Range;

/// Neighbours of all nodes in one list.
#[derive(Debug, Clone)]
pub struct Graph {
    starts: Vec<u32>,
    neighbours: Vec<u32>,
}

impl Graph {
    /// So many nodes, and the pairs of them that are joined; neighbours stand in the order of pairs.
    pub fn new(nodes: usize, edges: impl Iterator<Item = (u32, u32)> + Clone) -> Self {
        let mut starts = vec![0; nodes + 1];
        for (a, b) in edges.clone() {
            starts[a as usize + 1] += 1;
            starts[b as usize + 1] += 1;
        }
        for i in 0..nodes {
            starts[i + 1] += starts[i];
        }
        let mut next = starts.clone();
        let mut neighbours = vec![0; starts[nodes] as usize];
        for (a, b) in edges {
            for (from, to) in [(a, b), (b, a)] {
                neighbours[next[from as usize] as usize] = to;
                next[from as usize] += 1;
            }
        }
        Self { starts, neighbours }
    }

    /// How many nodes there are.
    pub fn nodes(&self) -> usize {
        self.starts.len() - 1
    }

    /// The neighbours of a node.
    #[inline]
    pub fn around(&self, node: u32) -> &[u32] {
        &self.neighbours[self.places(node)]
    }

    /// Where in the one list the neighbours of a node stand, for whoever changes things meanwhile.
    #[inline]
    pub fn places(&self, node: u32) -> Range<usize> {
        let node = node as usize;
        self.starts[node] as usize..self.starts[node + 1] as usize
    }

    /// The neighbour at a place of the one list.
    #[inline]
    pub fn at(&self, place: usize) -> u32 {
        self.neighbours[place]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_are_the_other_ends_of_pairs() {
        let graph = Graph::new(4, [(0, 2), (2, 3), (0, 3)].into_iter());
        let all: Vec<&[u32]> = (0..4).map(|node| graph.around(node)).collect();
        assert_eq!(all, [&[2, 3][..], &[], &[0, 3], &[2, 0]]);
        assert_eq!(graph.places(3).map(|place| graph.at(place)).collect::<Vec<_>>(), [2, 0]);
    }
}

//! Union–find (disjoint sets) with undo: groups that are joined, and parted in the opposite order.

/// A forest of nodes: whoever has no parent but itself is the root, and stands for its group.
///
/// Joining hangs the smaller tree under the larger one and never shortens paths (no path
/// compression), so that parting in the opposite order brings everything back, and paths stay short.
#[derive(Debug)]
pub struct Forest {
    nodes: Vec<Node>,
    /// Roots that were hung under another, in order.
    joined: Vec<u32>,
}

#[derive(Clone, Copy, Debug)]
struct Node {
    parent: u32,
    /// Of the group; holds only for a root.
    size: u32,
}

/// Two groups became one, or one two again, given by their roots.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Joined {
    /// The root that stands for both.
    pub large: u32,
    /// The one that is hung under it.
    pub small: u32,
}

impl Forest {
    /// Every node alone.
    pub fn new(nodes: u32) -> Self {
        let alone = |parent| Node { parent, size: 1 };
        Self { nodes: (0..nodes).map(alone).collect(), joined: Vec::new() }
    }

    /// From now on the group counts for more: whatever joins it is hung under its root.
    pub fn weigh(&mut self, root: u32, size: u32) {
        self.nodes[root as usize].size = size;
    }

    /// The node that stands for a group.
    #[inline]
    pub fn root(&self, mut node: u32) -> u32 {
        loop {
            let parent = self.nodes[node as usize].parent;
            if parent == node {
                return node;
            }
            node = parent;
        }
    }

    /// How many nodes a group has.
    #[inline]
    pub fn size(&self, root: u32) -> u32 {
        self.nodes[root as usize].size
    }

    /// Join two groups, given by their roots; the first stands for both if they are equally large.
    #[inline]
    pub fn join(&mut self, one: u32, other: u32) -> Joined {
        debug_assert_ne!(one, other, "a group is not joined to itself");
        let (large, small) =
            if self.size(one) < self.size(other) { (other, one) } else { (one, other) };
        self.nodes[large as usize].size += self.size(small);
        self.nodes[small as usize].parent = large;
        self.joined.push(small);
        Joined { large, small }
    }

    /// How many joins stand.
    pub fn joined(&self) -> usize {
        self.joined.len()
    }

    /// Undo the last join that stands.
    #[inline]
    pub fn part(&mut self) -> Option<Joined> {
        let small = self.joined.pop()?;
        let large = std::mem::replace(&mut self.nodes[small as usize].parent, small);
        self.nodes[large as usize].size -= self.size(small);
        Some(Joined { large, small })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The slow and obvious twin: a name for each node's group.
    type Names = Vec<u32>;

    fn check(forest: &Forest, names: &Names) {
        let nodes = 0..names.len() as u32;
        for a in nodes.clone() {
            let size = names.iter().filter(|&&name| name == names[a as usize]).count();
            assert_eq!(forest.size(forest.root(a)) as usize, size);
            for b in nodes.clone() {
                let together = names[a as usize] == names[b as usize];
                assert_eq!(forest.root(a) == forest.root(b), together, "{names:?}: {a}, {b}");
            }
        }
    }

    /// All ways to join four nodes pair by pair, each taken back.
    fn try_all(forest: &mut Forest, names: &Names) {
        check(forest, names);
        for (a, b) in (0..4).flat_map(|a| (0..4).map(move |b| (a, b))) {
            let (one, other) = (forest.root(a), forest.root(b));
            if one == other {
                continue;
            }
            let joined = forest.join(one, other);
            let (old, new) = (names[a as usize], names[b as usize]);
            let after = names.iter().map(|&name| if name == old { new } else { name }).collect();
            try_all(forest, &after);
            assert_eq!(forest.part(), Some(joined));
            check(forest, names);
        }
    }

    #[test]
    fn joining_and_parting_are_what_names_say() {
        let mut forest = Forest::new(4);
        try_all(&mut forest, &vec![0, 1, 2, 3]);
        assert_eq!(forest.part(), None);
    }

    #[test]
    fn a_heavy_root_stands_for_all_that_join_it() {
        let mut forest = Forest::new(4);
        forest.weigh(3, 100);
        let pair = forest.join(0, 1).large;
        assert_eq!(forest.join(pair, 3), Joined { large: 3, small: pair });
    }
}

//! One pass over a graph that finds its pieces and the nodes that hold a piece together.

/// Is a node there?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Presence {
    /// For sure.
    Sure,
    /// Perhaps.
    Open,
    /// No.
    Absent,
}

/// Neighbours of all nodes in one list.
#[derive(Debug, Clone)]
pub(super) struct Graph {
    starts: Vec<u32>,
    neighbours: Vec<u32>,
}

impl Graph {
    pub fn new(nodes: usize, edges: &[(u32, u32)]) -> Self {
        let mut starts = vec![0; nodes + 1];
        for &(a, b) in edges {
            starts[a as usize + 1] += 1;
            starts[b as usize + 1] += 1;
        }
        for i in 0..nodes {
            starts[i + 1] += starts[i];
        }
        let mut next = starts.clone();
        let mut neighbours = vec![0; 2 * edges.len()];
        for &(a, b) in edges {
            for (from, to) in [(a, b), (b, a)] {
                neighbours[next[from as usize] as usize] = to;
                next[from as usize] += 1;
            }
        }
        Self { starts, neighbours }
    }

    pub fn len(&self) -> usize {
        self.starts.len() - 1
    }

    pub fn around(&self, node: u32) -> &[u32] {
        let node = node as usize;
        &self.neighbours[self.starts[node] as usize..self.starts[node + 1] as usize]
    }
}

/// A node that must be there, because the nodes in `order[from..to]` hang on the rest by it alone.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hinge {
    pub node: u32,
    pub from: usize,
    pub to: usize,
    /// A node that is there for sure on the far side.
    pub beyond: u32,
}

/// What one walk from a sure node has found. The lists are kept between walks.
#[derive(Debug, Default)]
pub(super) struct Survey {
    /// The nodes of the piece in the order of the walk, which starts at a sure node.
    pub order: Vec<u32>,
    /// Nodes without which two sure nodes would fall apart.
    pub hinges: Vec<Hinge>,
    /// Place of each node in `order`, or `UNSEEN`.
    index: Vec<u32>,
    low: Vec<u32>,
    parent: Vec<u32>,
    next: Vec<u32>,
    size: Vec<u32>,
    sure: Vec<u32>,
}

const UNSEEN: u32 = u32::MAX;

impl Survey {
    /// Was the node part of the piece?
    pub fn reached(&self, node: u32) -> bool {
        self.index[node as usize] != UNSEEN
    }

    /// The place of a node in the order of the walk.
    pub fn place(&self, node: u32) -> Option<usize> {
        Some(self.index[node as usize]).filter(|&place| place != UNSEEN).map(|p| p as usize)
    }

    /// Walk the piece of `root`, over nodes that are not absent.
    ///
    /// This is the usual search for cut nodes, without recursion: a board may be a million cells.
    pub fn walk(&mut self, graph: &Graph, root: u32, presence: impl Fn(u32) -> Presence) {
        let n = graph.len();
        self.order.clear();
        self.hinges.clear();
        self.index.clear();
        self.index.resize(n, UNSEEN);
        for list in
            [&mut self.low, &mut self.parent, &mut self.next, &mut self.size, &mut self.sure]
        {
            list.resize(n, 0);
        }
        self.enter(root, root, &presence);
        let mut node = root;
        loop {
            let around = graph.around(node);
            let next = self.next[node as usize] as usize;
            if next < around.len() {
                self.next[node as usize] += 1;
                let other = around[next];
                if presence(other) == Presence::Absent {
                    continue;
                }
                if !self.reached(other) {
                    self.enter(other, node, &presence);
                    node = other;
                } else {
                    let seen = self.index[other as usize];
                    self.low[node as usize] = self.low[node as usize].min(seen);
                }
                continue;
            }
            if node == root {
                return;
            }
            node = self.leave(node, root, &presence);
        }
    }

    fn enter(&mut self, node: u32, parent: u32, presence: &impl Fn(u32) -> Presence) {
        let (i, place) = (node as usize, self.order.len() as u32);
        self.order.push(node);
        self.index[i] = place;
        self.low[i] = place;
        self.parent[i] = parent;
        self.next[i] = 0;
        self.size[i] = 1;
        // A sure node in the part that was entered here, or `UNSEEN` while there is none.
        self.sure[i] = if presence(node) == Presence::Sure { node } else { UNSEEN };
    }

    /// Tell the parent what was found below, and go back to it.
    fn leave(&mut self, node: u32, root: u32, presence: &impl Fn(u32) -> Presence) -> u32 {
        let (i, parent) = (node as usize, self.parent[node as usize]);
        let p = parent as usize;
        let cuts = self.low[i] >= self.index[p] && parent != root;
        if cuts && self.sure[i] != UNSEEN && presence(parent) == Presence::Open {
            let from = self.index[i] as usize;
            let to = from + self.size[i] as usize;
            self.hinges.push(Hinge { node: parent, from, to, beyond: self.sure[i] });
        }
        self.low[p] = self.low[p].min(self.low[i]);
        self.size[p] += self.size[i];
        if self.sure[p] == UNSEEN {
            self.sure[p] = self.sure[i];
        }
        parent
    }
}

//! Tarjan's low-link walk: depth first over a graph, to find the nodes and edges that alone hold
//! parts of it together (articulation points and bridges).

/// A walk over one piece of a graph. The lists are kept for the next one.
#[derive(Debug, Default)]
pub struct Cuts<S> {
    visits: Vec<Visit<S>>,
}

/// A node during a walk.
#[derive(Clone, Copy, Debug)]
struct Visit<S> {
    /// When it was entered, from 1; 0 before.
    entered: u32,
    /// The earliest node reached from it or beyond without the edge it was entered by.
    earliest: u32,
    /// The node it was entered from.
    parent: u32,
    /// The number of its next neighbour to look at.
    next: u32,
    /// The sum over it and what was seen beyond it.
    sum: S,
}

impl<S> Visit<S> {
    /// How it hangs on the rest, if its parent was entered at this time.
    fn hold(&self, parent: u32) -> Hold {
        if self.earliest == self.entered {
            Hold::Edge
        } else if self.earliest >= parent {
            Hold::Parent
        } else {
            Hold::Fast
        }
    }
}

/// What there is beside a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Beside {
    /// A node that can be gone to.
    Node(u32),
    /// One that cannot.
    Closed,
    /// Nothing more: all were seen.
    End,
}

/// The graph, and what hears of a walk over it. There is at most one edge between two nodes, and
/// none from a node to itself.
pub trait Walker {
    /// What is added up over all that lies beyond a node, the node included.
    type Sum: Copy + Default;

    /// What lies beside a node, by number from 0.
    fn beside(&self, node: u32, number: u32) -> Beside;

    /// A node was entered for the first time: what it adds.
    fn enter(&mut self, node: u32) -> Self::Sum;

    /// All that lies beyond a node was seen, and the walk goes back to where it came from.
    fn leave(&mut self, left: Left<Self::Sum>);

    /// Two sums in one.
    fn add(one: Self::Sum, other: Self::Sum) -> Self::Sum;
}

/// A node that was left.
#[derive(Clone, Copy, Debug)]
pub struct Left<S> {
    /// The node that it was entered from,
    pub parent: u32,
    /// and its number among those beside that one.
    pub number: u32,
    /// How it hangs on the rest, with all beyond it.
    pub hold: Hold,
    /// The sum over it and all beyond it.
    pub sum: S,
}

/// How a node, and all that was entered after it and before it was left, hangs on the rest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hold {
    /// By the edge to its parent alone.
    Edge,
    /// By more than one edge, but all of them to its parent's node.
    Parent,
    /// By edges to nodes before its parent.
    Fast,
}

impl<S: Copy + Default> Cuts<S> {
    /// Walk the piece of `root` in a graph of so many nodes, without recursion: a board may be a
    /// million cells. Says how many nodes were entered.
    pub fn walk(&mut self, nodes: usize, root: u32, walker: &mut impl Walker<Sum = S>) -> u32 {
        let fresh = Visit { entered: 0, earliest: 0, parent: root, next: 0, sum: S::default() };
        self.visits.clear();
        self.visits.resize(nodes, fresh);
        let mut reached = 0;
        let (mut node, mut parent) = (root, root);
        loop {
            reached += 1;
            let (entered, sum) = (reached, walker.enter(node));
            self.visits[node as usize] = Visit { entered, earliest: entered, parent, next: 0, sum };
            node = loop {
                if let Some(other) = self.look_around(node, walker) {
                    parent = node;
                    break other;
                }
                if node == root {
                    return reached;
                }
                node = self.leave(node, walker);
            };
        }
    }

    /// Tell the node before what was found beyond, and go back to it.
    #[inline]
    fn leave<W: Walker<Sum = S>>(&mut self, node: u32, walker: &mut W) -> u32 {
        let visit = self.visits[node as usize];
        let (parent, sum) = (visit.parent, visit.sum);
        let before = &mut self.visits[parent as usize];
        before.earliest = before.earliest.min(visit.earliest);
        let (number, hold) = (before.next - 1, visit.hold(before.entered));
        walker.leave(Left { parent, number, hold, sum });
        before.sum = W::add(before.sum, sum);
        parent
    }

    /// The next node beside one that was not entered yet; what was tells how far back one gets.
    #[inline]
    fn look_around(&mut self, node: u32, walker: &impl Walker<Sum = S>) -> Option<u32> {
        let Visit { mut earliest, parent, mut next, .. } = self.visits[node as usize];
        let fresh = loop {
            match walker.beside(node, next) {
                Beside::Node(other) if other != parent => {
                    let seen = self.visits[other as usize].entered;
                    if seen == 0 {
                        break Some(other);
                    }
                    earliest = earliest.min(seen);
                }
                Beside::Node(_) | Beside::Closed => {}
                Beside::End => break None,
            }
            next += 1;
        };
        let visit = &mut self.visits[node as usize];
        (visit.earliest, visit.next) = (earliest, next + 1);
        fresh
    }

    /// The place of a node in the order of the last walk, from 0, if it was entered.
    pub fn place(&self, node: u32) -> Option<usize> {
        (self.visits[node as usize].entered as usize).checked_sub(1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NODES: u32 = 5;

    /// Pairs of nodes, and which of them are edges, one bit each.
    fn pairs() -> Vec<(u32, u32)> {
        (0..NODES).flat_map(|b| (0..b).map(move |a| (a, b))).collect()
    }

    struct Small {
        edges: Vec<(u32, u32)>,
        entered: Vec<u32>,
        /// Edges that alone hold something, and nodes.
        edge_cuts: Vec<(u32, u32)>,
        node_cuts: Vec<u32>,
    }

    impl Walker for Small {
        /// How many nodes: those entered last, when one is left.
        type Sum = u32;

        fn beside(&self, node: u32, number: u32) -> Beside {
            let beside = |&&(a, b): &&(u32, u32)| a == node || b == node;
            match self.edges.iter().filter(beside).nth(number as usize) {
                Some(&(a, b)) => Beside::Node(a + b - node),
                None => Beside::End,
            }
        }

        fn enter(&mut self, node: u32) -> u32 {
            self.entered.push(node);
            1
        }

        fn leave(&mut self, Left { parent, number, hold, sum }: Left<u32>) {
            let Beside::Node(node) = self.beside(parent, number) else { unreachable!() };
            let place = self.entered.iter().position(|&entered| entered == node);
            assert_eq!(self.entered.len() - place.expect("it was entered"), sum as usize);
            if hold == Hold::Edge {
                self.edge_cuts.push((node.min(parent), node.max(parent)));
            }
            if hold != Hold::Fast && parent != 0 {
                self.node_cuts.push(parent);
            }
        }

        fn add(one: u32, other: u32) -> u32 {
            one + other
        }
    }

    /// Nodes that are reached from the first one without some edge or node: the slow and obvious
    /// twin.
    fn reached(edges: &[(u32, u32)], without: impl Fn(u32, u32) -> bool) -> Vec<u32> {
        let mut reached = vec![0];
        while let Some(&next) = (0..NODES).collect::<Vec<_>>().iter().find(|&&node| {
            let near = |&(a, b): &(u32, u32)| {
                let other = if a == node { b } else { a };
                (a == node || b == node) && !without(a, b) && reached.contains(&other)
            };
            !reached.contains(&node) && edges.iter().any(near)
        }) {
            reached.push(next);
        }
        reached.sort_unstable();
        reached
    }

    /// All graphs of five nodes.
    #[test]
    fn cuts_are_what_is_missed_when_taken_away() {
        let pairs = pairs();
        for bits in 0..1u32 << pairs.len() {
            let edges: Vec<_> =
                (0..pairs.len()).filter(|i| bits >> i & 1 == 1).map(|i| pairs[i]).collect();
            let (entered, edge_cuts, node_cuts) = (Vec::new(), Vec::new(), Vec::new());
            let mut small = Small { edges: edges.clone(), entered, edge_cuts, node_cuts };
            let mut cuts = Cuts::default();
            let count = cuts.walk(NODES as usize, 0, &mut small);
            let piece = reached(&edges, |_, _| false);
            assert_eq!(count as usize, piece.len());
            assert!(small.entered.iter().enumerate().all(|(i, &n)| cuts.place(n) == Some(i)));
            small.entered.sort_unstable();
            assert_eq!(small.entered, piece);
            small.edge_cuts.sort_unstable();
            let mut missed: Vec<_> = edges.clone();
            missed.retain(|edge| piece.contains(&edge.0));
            missed.retain(|&edge| reached(&edges, |a, b| (a, b) == edge).len() < piece.len());
            missed.sort_unstable();
            assert_eq!(small.edge_cuts, missed, "{edges:?}");
            small.node_cuts.sort_unstable();
            small.node_cuts.dedup();
            let mut missed = piece.clone();
            missed.retain(|&n| n != 0);
            missed.retain(|&n| reached(&edges, |a, b| a == n || b == n).len() + 1 < piece.len());
            assert_eq!(small.node_cuts, missed, "{edges:?}");
        }
    }
}

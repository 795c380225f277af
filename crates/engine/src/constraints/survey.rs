//! One pass over a graph that finds its pieces and the nodes that hold a piece together (cut nodes,
//! or articulation points).

use crate::cuts::{Beside, Cuts, Hold, Left, Walker};
use crate::graph::Graph;

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
    cuts: Cuts<Beyond>,
}

/// What lies from a node on.
#[derive(Clone, Copy, Debug, Default)]
struct Beyond {
    /// How many nodes.
    size: u32,
    /// A sure node, or `NOBODY` while there is none.
    sure: u32,
}

const NOBODY: u32 = u32::MAX;

impl Survey {
    /// Was the node part of the piece?
    pub fn reached(&self, node: u32) -> bool {
        self.place(node).is_some()
    }

    /// The place of a node in the order of the walk.
    pub fn place(&self, node: u32) -> Option<usize> {
        self.cuts.place(node)
    }

    /// Walk the piece of `root`, which is sure, over nodes that are not absent.
    pub fn walk(&mut self, graph: &Graph, root: u32, presence: impl Fn(u32) -> Presence) {
        let Self { order, hinges, cuts } = self;
        order.clear();
        hinges.clear();
        cuts.walk(graph.nodes(), root, &mut Finder { graph, presence, order, hinges });
    }
}

/// Looks for hinges during a walk.
struct Finder<'a, P> {
    graph: &'a Graph,
    presence: P,
    order: &'a mut Vec<u32>,
    hinges: &'a mut Vec<Hinge>,
}

impl<P: Fn(u32) -> Presence> Walker for Finder<'_, P> {
    type Sum = Beyond;

    fn beside(&self, node: u32, number: u32) -> Beside {
        match self.graph.around(node).get(number as usize) {
            None => Beside::End,
            Some(&other) if (self.presence)(other) == Presence::Absent => Beside::Closed,
            Some(&other) => Beside::Node(other),
        }
    }

    fn enter(&mut self, node: u32) -> Beyond {
        self.order.push(node);
        let sure = if (self.presence)(node) == Presence::Sure { node } else { NOBODY };
        Beyond { size: 1, sure }
    }

    /// A node that is not yet sure holds those beyond it, if one of them is sure.
    fn leave(&mut self, Left { parent, hold, sum, .. }: Left<Beyond>) {
        let Beyond { size, sure: beyond } = sum;
        if hold != Hold::Fast && beyond != NOBODY && (self.presence)(parent) == Presence::Open {
            // What lies beyond was entered last.
            let to = self.order.len();
            self.hinges.push(Hinge { node: parent, from: to - size as usize, to, beyond });
        }
    }

    fn add(one: Beyond, other: Beyond) -> Beyond {
        let sure = if one.sure == NOBODY { other.sure } else { one.sure };
        Beyond { size: one.size + other.size, sure }
    }
}

//! The pieces of what is there (connected components), and what every other answer has to do about
//! them: the cuts of connectivity.

use crate::cnf::Literal;
use crate::constraint::{Assignment, Lemmas, Propagator};
use crate::graph::Graph;

/// The pieces of the nodes that are there, as lists of nodes.
pub(super) fn pieces(graph: &Graph, mut there: Vec<bool>) -> Vec<Vec<u32>> {
    let mut pieces = Vec::new();
    for node in 0..graph.nodes() as u32 {
        let mut piece = Vec::new();
        let mut next = vec![node];
        while let Some(node) = next.pop() {
            if std::mem::take(&mut there[node as usize]) {
                piece.push(node);
                next.extend(graph.around(node));
            }
        }
        if !piece.is_empty() {
            pieces.push(piece);
        }
    }
    pieces
}

/// Looks at answers that are complete.
pub(super) struct Cutter {
    pub literals: Vec<Literal>,
    pub graph: Graph,
}

impl Propagator for Cutter {
    /// Nothing: it waits until all is known.
    fn wakes_on(&self) -> Vec<Literal> {
        Vec::new()
    }

    /// A clause for each piece: something in the wall around it is there, or its node is not, or the
    /// node of another piece is not.
    ///
    /// ```text
    /// A A # B     # or # or not A or not B
    /// A # B B
    /// ```
    fn check(&mut self, now: &dyn Assignment, lemmas: &mut Lemmas) {
        let there = self.literals.iter().map(|&node| now.value(node) == Some(true)).collect();
        let pieces = pieces(&self.graph, there);
        if pieces.len() < 2 {
            return;
        }
        // A node that is always there says the most.
        let literal = |node: u32| self.literals[node as usize];
        let stands = |piece: &Vec<u32>| {
            let mut literals = piece.iter().map(|&node| literal(node));
            let first = literals.clone().next().expect("a piece has a node");
            literals.find(|&literal| literal == Literal::TRUE).unwrap_or(first)
        };
        let standing: Vec<Literal> = pieces.iter().map(stands).collect();
        for (i, piece) in pieces.iter().enumerate() {
            let other = standing[(i + 1) % standing.len()];
            let mut wall: Vec<u32> =
                piece.iter().flat_map(|&node| self.graph.around(node)).copied().collect();
            wall.sort_unstable();
            wall.dedup();
            wall.retain(|node| now.value(literal(*node)) != Some(true));
            lemmas.add(wall.into_iter().map(literal).chain([!standing[i], !other]));
        }
    }
}

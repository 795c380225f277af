//! Everything that is there hangs together (connectivity of a graph): the white cells of singles,
//! the islands of bridges.

use super::pieces::{Cutter, pieces};
use super::survey::{Presence, Survey};
use crate::cnf::{Cnf, Literal};
use crate::constraint::{Assignment, Conflict, Constraint, Cost, Lemmas, Propagator};
use crate::domains::Domains;
use crate::graph::Graph;
use crate::program::Program;
use crate::values::{Value, Values, Var};

/// A node of the graph: always there, or there when a variable has one of some values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Node {
    /// Always there.
    Always,
    /// There when the variable has one of these values.
    When(Var, Values),
}

impl Node {
    fn holds(self, values: &[Value]) -> bool {
        match self {
            Self::Always => true,
            Self::When(var, on) => on.has(values[var.index()]),
        }
    }

    fn presence(self, domains: &Domains) -> Presence {
        let Self::When(var, on) = self else { return Presence::Sure };
        let here = domains.get(var);
        if here.and(on).is_empty() {
            Presence::Absent
        } else if here.without(on).is_empty() {
            Presence::Sure
        } else {
            Presence::Open
        }
    }
}

/// The nodes that are there form one piece.
///
/// An edge that may be open or closed, like the bridge between two islands, is a node of its own
/// between its ends.
#[derive(Debug)]
pub struct Connected {
    nodes: Vec<Node>,
    graph: Graph,
    vars: Vec<Var>,
}

impl Connected {
    /// Nodes and the pairs of them that touch.
    pub fn new(nodes: Vec<Node>, touching: &[(u32, u32)]) -> Self {
        let graph = Graph::new(nodes.len(), touching.iter().copied());
        let var = |node: &Node| match node {
            Node::Always => None,
            Node::When(var, _) => Some(*var),
        };
        let vars = nodes.iter().filter_map(var).collect();
        Self { nodes, graph, vars }
    }

    fn each(&self) -> impl Iterator<Item = u32> + use<> {
        0..self.nodes.len() as u32
    }

    /// The pieces of what is there, as lists of nodes.
    fn pieces(&self, values: &[Value]) -> Vec<Vec<u32>> {
        pieces(&self.graph, self.nodes.iter().map(|node| node.holds(values)).collect())
    }
}

impl Constraint for Connected {
    fn vars(&self) -> &[Var] {
        &self.vars
    }

    fn holds(&self, values: &[Value]) -> bool {
        self.pieces(values).len() <= 1
    }

    fn prune(&self, domains: &mut Domains) -> Result<(), Conflict> {
        let presence: Vec<Presence> =
            self.nodes.iter().map(|node| node.presence(domains)).collect();
        let at = |node: u32| presence[node as usize];
        let Some(root) = self.each().find(|&node| at(node) == Presence::Sure) else {
            return Ok(());
        };
        let mut survey = Survey::default();
        survey.walk(&self.graph, root, at);
        for node in self.each().filter(|&node| !survey.reached(node)) {
            match self.nodes[node as usize] {
                Node::Always => return Err(Conflict),
                Node::When(var, on) => domains.keep(var, Values(!on.0))?,
            }
        }
        for hinge in &survey.hinges {
            if let Node::When(var, on) = self.nodes[hinge.node as usize] {
                domains.keep(var, on)?;
            }
        }
        Ok(())
    }

    /// Nothing: the propagator says it when it is needed.
    fn clauses(&self, _: &mut Cnf) {}

    fn propagator(&self, cnf: &mut Cnf) -> Option<Box<dyn Propagator>> {
        let literals = self.nodes.iter().map(|&node| present(node, cnf)).collect();
        Some(Box::new(Watch { literals, graph: self.graph.clone(), survey: Survey::default() }))
    }

    /// Nothing but cuts.
    fn linear(&self, program: &mut Program) {
        let literals = self.nodes.iter().map(|&node| present(node, program.cnf())).collect();
        program.clauses(self);
        program.cutter(Box::new(Cutter { literals, graph: self.graph.clone() }));
    }

    fn cost(&self) -> Cost {
        Cost::Board
    }

    /// The variables of the smallest piece that has some, or all of them.
    fn witness(&self, values: &[Value]) -> Vec<Var> {
        let vars = |piece: &Vec<u32>| -> Vec<Var> {
            let var = |&node: &u32| match self.nodes[node as usize] {
                Node::Always => None,
                Node::When(var, _) => Some(var),
            };
            piece.iter().filter_map(var).collect()
        };
        let mut pieces = self.pieces(values);
        if pieces.len() <= 1 {
            return Vec::new();
        }
        pieces.sort_by_key(Vec::len);
        let mut shown = pieces.iter().map(vars);
        shown.find(|vars| !vars.is_empty()).unwrap_or_else(|| self.vars.clone())
    }
}

/// A literal that says that a node is there.
fn present(node: Node, cnf: &mut Cnf) -> Literal {
    let Node::When(var, on) = node else { return Literal::TRUE };
    let all = cnf.values(var);
    let (on, off) = (all.and(on), all.without(on));
    if let Some(only) = on.single() {
        return cnf.is(var, only);
    }
    if let Some(only) = off.single() {
        return !cnf.is(var, only);
    }
    let literal = cnf.fresh();
    let mut any: Vec<Literal> = on.iter().map(|value| cnf.is(var, value)).collect();
    for &here in &any {
        cnf.clause(&[literal, !here]);
    }
    any.push(!literal);
    cnf.clause(&any);
    literal
}

/// The constraint during a run of SAT.
struct Watch {
    literals: Vec<Literal>,
    graph: Graph,
    survey: Survey,
}

impl Propagator for Watch {
    /// Only what goes away can tear a graph apart.
    fn wakes_on(&self) -> Vec<Literal> {
        self.literals.iter().map(|&literal| !literal).collect()
    }

    fn check(&mut self, now: &dyn Assignment, lemmas: &mut Lemmas) {
        let Self { literals, graph, survey } = self;
        let presence: Vec<Presence> = literals
            .iter()
            .map(|&literal| match now.value(literal) {
                Some(true) => Presence::Sure,
                Some(false) => Presence::Absent,
                None => Presence::Open,
            })
            .collect();
        let at = |node: u32| presence[node as usize];
        let Some(root) = (0..graph.nodes() as u32).find(|&node| at(node) == Presence::Sure) else {
            return;
        };
        survey.walk(graph, root, at);
        let wall = |side: &[u32], inside: &dyn Fn(u32) -> bool| {
            let mut wall: Vec<u32> = side
                .iter()
                .flat_map(|&n| graph.around(n))
                .copied()
                .filter(|&n| !inside(n))
                .collect();
            wall.sort_unstable();
            wall.dedup();
            wall.into_iter().map(|n| literals[n as usize]).collect::<Vec<_>>()
        };
        let not = |node: u32| !literals[node as usize];

        let cut_off = |&node: &u32| at(node) != Presence::Absent && !survey.reached(node);
        let mut outside: Vec<u32> = (0..graph.nodes() as u32).filter(cut_off).collect();
        if !outside.is_empty() {
            // What is sure comes first: it makes a conflict.
            outside.sort_by_key(|&node| at(node) == Presence::Open);
            let around = if outside.len() <= survey.order.len() {
                wall(&outside, &|n| at(n) != Presence::Absent)
            } else {
                wall(&survey.order, &|n| survey.reached(n))
            };
            for node in outside {
                lemmas.add(around.iter().copied().chain([not(root), not(node)]));
                if at(node) == Presence::Sure {
                    return;
                }
            }
        }
        for hinge in &survey.hinges {
            let far = hinge.from..hinge.to;
            let place = |n: u32| survey.place(n);
            let around = if far.len() * 2 <= survey.order.len() {
                wall(&survey.order[far.clone()], &|n| place(n).is_some_and(|p| far.contains(&p)))
            } else {
                let near: Vec<u32> = survey.order[..far.start]
                    .iter()
                    .chain(&survey.order[far.end..])
                    .copied()
                    .filter(|&n| n != hinge.node)
                    .collect();
                let inside = |n| n != hinge.node && place(n).is_some_and(|p| !far.contains(&p));
                wall(&near, &inside)
            };
            lemmas.add(around.into_iter().chain([not(root), not(hinge.beyond)]));
        }
    }
}

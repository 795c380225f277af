//! The laws of connectedness, on small graphs.

use grille_engine::constraints::{Connected, Node};
use grille_engine::{Constraint, Value, Values};
use grille_grid::Size;
use proptest::prelude::*;

use super::board::{self, vars};
use super::check::{Strength, check, check_witness, config};

/// A node as a test tells it: always there, or when a place of the line has one of some values.
type Told = Option<(usize, Values)>;

/// The neighbours in a board of cells.
fn grid(size: Size) -> Vec<(u32, u32)> {
    size.touching().map(|(a, b)| (a.0, b.0)).collect()
}

/// Spread from the first node that is there until nothing is added: is everything reached?
fn is_one_piece(there: &[bool], touching: &[(u32, u32)]) -> bool {
    let mut reached = vec![false; there.len()];
    let Some(first) = there.iter().position(|&there| there) else { return true };
    reached[first] = true;
    for _ in there {
        for (a, b) in touching.iter().map(|&(a, b)| (a as usize, b as usize)) {
            let both = there[a] && there[b] && (reached[a] || reached[b]);
            (reached[a], reached[b]) = (reached[a] || both, reached[b] || both);
        }
    }
    reached == there
}

#[track_caller]
fn check_graph(strength: Strength, widest: &[Values], nodes: &[Told], touching: &[(u32, u32)]) {
    let vars = vars(widest.len());
    let node = |&told: &Told| told.map_or(Node::Always, |(at, on)| Node::When(vars[at], on));
    let constraint = Connected::new(nodes.iter().map(node).collect(), touching);
    let meaning = |line: &[Value]| {
        let there = |told: &Told| told.is_none_or(|(at, on)| on.has(line[at]));
        is_one_piece(&nodes.iter().map(there).collect::<Vec<_>>(), touching)
    };
    check(&constraint, strength, widest, &meaning);
}

/// Each node has its own variable and is there when that is 1.
#[track_caller]
fn check_cells(count: usize, touching: &[(u32, u32)]) {
    let nodes: Vec<Told> = (0..count).map(|at| Some((at, Values::one(1)))).collect();
    check_graph(Strength::Exact, &vec![Values::below(2); count], &nodes, touching);
}

#[test]
fn cells_of_a_small_board_hang_together() {
    for (width, height) in [(0, 0), (1, 1), (5, 1), (2, 2), (3, 2), (2, 4), (3, 3)] {
        let size = Size::new(width, height);
        check_cells(size.area(), &grid(size));
    }
}

#[test]
fn cells_of_other_graphs_hang_together() {
    check_cells(3, &[]);
    check_cells(6, &[(0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (5, 0)]);
    check_cells(6, &[(0, 1), (1, 2), (2, 0), (2, 3), (3, 4), (4, 5), (5, 3)]);
    check_cells(6, &[(5, 0), (5, 1), (5, 2), (5, 3), (5, 4)]);
    check_cells(4, &[(0, 1), (1, 0), (1, 1), (2, 3), (3, 2)]);
}

#[test]
fn islands_hang_together_by_their_bridges() {
    let bridge = |at| Some((at, Values::between(1, 2)));
    let nodes = [None, None, None, None, bridge(0), bridge(1), bridge(2), bridge(3)];
    let square = [(0, 4), (4, 1), (1, 5), (5, 2), (2, 6), (6, 3), (3, 7), (7, 0)];
    check_graph(Strength::Exact, &[Values::below(3); 4], &nodes, &square);
    check_graph(Strength::Exact, &[Values::below(2); 4], &nodes, &square);
    check_graph(Strength::Exact, &[Values::between(1, 3); 4], &nodes, &square);
}

#[test]
fn a_node_may_be_there_for_any_values() {
    let path = [(0, 1), (1, 2), (2, 3)];
    for bits in [0b0000, 0b0001, 0b1010, 0b0111, 0b1111, 0b11_0000] {
        let on = Values(bits);
        let nodes = [Some((0, Values::one(2))), Some((1, on)), None, Some((2, Values::below(2)))];
        check_graph(Strength::Exact, &[Values::below(4); 3], &nodes, &path);
    }
}

#[test]
fn nodes_that_are_always_there_may_never_hang_together() {
    check_graph(Strength::Exact, &[], &[None, None], &[]);
    check_graph(Strength::Exact, &[], &[None, None], &[(0, 1)]);
    check_graph(Strength::Exact, &[Values::below(2)], &[None, None, Some((0, Values(2)))], &[]);
}

#[test]
fn what_falls_apart_has_a_witness() {
    let bridge = |at| Node::When(vars(2)[at], Values::one(1));
    let nodes = vec![Node::Always, bridge(0), Node::Always, bridge(1), Node::Always];
    let constraint = Connected::new(nodes, &grid(Size::new(5, 1)));
    for line in [[0, 0], [0, 1], [1, 0], [1, 1]] {
        let shown = !constraint.witness(&board::values(&line)).is_empty();
        assert_eq!(shown, line != [1, 1], "bridges {line:?}");
    }
}

/// A piece that nothing there touches, and no larger than the rest.
#[test]
fn a_small_piece_is_shown() {
    let (size, on) = (Size::new(3, 3), Values::one(1));
    let nodes = vars(9).into_iter().map(|var| Node::When(var, on)).collect();
    let constraint = Connected::new(nodes, &grid(size));
    check_witness(&constraint, &[Values::below(2); 9], &|line, places| {
        let shown: Vec<bool> = (0..9).map(|place| places.contains(&place)).collect();
        let outside = |a: usize, b: usize| shown[a] && !shown[b] && line[b] == 1;
        let touched = |&(a, b): &(u32, u32)| {
            outside(a as usize, b as usize) || outside(b as usize, a as usize)
        };
        let there = places.iter().all(|&place| line[place] == 1);
        let all = line.iter().filter(|&&value| value == 1).count();
        there
            && is_one_piece(&shown, &grid(size))
            && !grid(size).iter().any(touched)
            && (1..=all / 2).contains(&places.len())
    });
}

proptest! {
    #![proptest_config(config(150))]

    #[test]
    fn nodes_of_any_graph_may_share_variables(
        widest in prop::collection::vec((1u64..8).prop_map(Values), 4),
        nodes in prop::collection::vec(prop::option::weighted(0.8, (0..4usize, 0u64..8)), 2..8),
        touching in prop::collection::vec((0u32..8, 0u32..8), 0..12),
    ) {
        let count = nodes.len() as u32;
        let touching: Vec<_> = touching.iter().map(|&(a, b)| (a % count, b % count)).collect();
        let nodes: Vec<Told> =
            nodes.iter().map(|told| told.map(|(at, on)| (at, Values(on)))).collect();
        check_graph(Strength::Sound, &widest, &nodes, &touching);
    }
}

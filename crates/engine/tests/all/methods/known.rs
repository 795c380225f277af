//! Models whose number of solutions is known, hard enough for restarts and for the handover to SAT.

use std::sync::atomic::{AtomicU32, Ordering};

use grille_engine::constraints::{
    AllDifferent, Among, Balanced, Connected, DistinctLines, Exclusive, Node, Run, Runs, Sum,
};
use grille_engine::{
    Auto, Counters, Ended, Flow, Limits, METHODS, Method, Model, Search, Solution, Value, Values,
    Var, Verdict, judge,
};
use grille_grid::{Axis, Cell, Line, Size};

use super::stop_after;
use super::story::{self, post};

/// A model of `count` variables without constraints.
fn blank(count: usize, values: Values) -> (Model, Vec<Var>) {
    let model = story::blank(&vec![values; count]);
    let vars = model.domains().vars().collect();
    (model, vars)
}

fn vars(line: Line) -> Vec<Var> {
    line.cells().map(|cell| Var(cell.0)).collect()
}

/// One queen a row; its variable is the column.
fn queens(n: u32) -> Model {
    let (mut model, rows) = blank(n as usize, Values::below(n));
    post(&mut model, AllDifferent::new(rows.clone()));
    post(&mut model, AllDifferent::shifted(rows.clone(), (0..n).collect()));
    post(&mut model, AllDifferent::shifted(rows, (0..n).rev().collect()));
    model
}

/// Queens whose columns add up to much the same in every three rows: few solutions, many conflicts.
fn picky_queens(n: u32) -> Model {
    let mut model = queens(n);
    let rows: Vec<Var> = model.domains().vars().collect();
    for (three, total) in rows.chunks_exact(3).zip(PICKY) {
        post(&mut model, Sum::exactly(three.to_vec(), total));
    }
    model
}

const PICKY: [u32; 4] = [16, 17, 16, 17];

/// Each pigeon in one hole, no two in the same.
fn pigeons(count: u32, holes: u32) -> Model {
    let size = Size::new(holes, count);
    let (mut model, _) = blank(size.area(), Values::below(2));
    for pigeon in size.lines_along(Axis::Row) {
        post(&mut model, Sum::exactly(vars(pigeon), 1));
    }
    for hole in size.lines_along(Axis::Column).map(vars) {
        for (i, &one) in hole.iter().enumerate() {
            hole[..i].iter().for_each(|&other| post(&mut model, Exclusive::new(one, other)));
        }
    }
    model
}

/// A latin square with its first row given.
fn latin(n: u32) -> Model {
    let size = Size::square(n);
    let (mut model, cells) = blank(size.area(), Values::below(n));
    size.lines().for_each(|line| post(&mut model, AllDifferent::new(vars(line))));
    for (value, &var) in (0..n as u8).zip(&cells) {
        post(&mut model, Among::new(var, Values::one(value)));
    }
    model
}

/// Every full board of takuzu.
fn takuzu(n: u32) -> Model {
    let size = Size::square(n);
    let (mut model, _) = blank(size.area(), Values::below(2));
    size.lines().for_each(|line| post(&mut model, Balanced::new(vars(line))));
    for axis in [Axis::Row, Axis::Column] {
        let lines = size.lines_along(axis).flat_map(vars).collect();
        post(&mut model, DistinctLines::new(lines, n as usize));
    }
    model
}

/// A nonogram with one cell in each line.
fn rooks(n: u32) -> Model {
    let size = Size::square(n);
    let (mut model, _) = blank(size.area(), Values::below(2));
    let run = Run { length: 1, colour: 1 };
    size.lines().for_each(|line| post(&mut model, Runs::new(vars(line), vec![run])));
    model
}

/// The cells of a board, all joined by as few edges as can be: its spanning trees.
fn trees(size: Size) -> Model {
    let pairs: Vec<(Cell, Cell)> = size.touching().collect();
    let (mut model, edges) = blank(pairs.len(), Values::below(2));
    let mut nodes = vec![Node::Always; size.area()];
    nodes.extend(edges.iter().map(|&edge| Node::When(edge, Values::one(1))));
    let ends = (size.area() as u32..).zip(pairs);
    let touching: Vec<(u32, u32)> =
        ends.flat_map(|(edge, (a, b))| [(a.0, edge), (edge, b.0)]).collect();
    post(&mut model, Connected::new(nodes, &touching));
    post(&mut model, Sum::exactly(edges, size.area() as u32 - 1));
    model
}

/// The cells of a board, some of them there and all of these in one piece.
fn pieces(size: Size) -> Model {
    let (mut model, cells) = blank(size.area(), Values::below(2));
    let nodes = cells.iter().map(|&cell| Node::When(cell, Values::one(1))).collect();
    let touching: Vec<(u32, u32)> = size.touching().map(|(a, b)| (a.0, b.0)).collect();
    post(&mut model, Connected::new(nodes, &touching));
    model
}

/// Asked more often than this, a method walks in circles.
const FOR_EVER: u32 = 300_000;

/// All solutions in the order of their finding, and the work it took.
fn all(method: &dyn Method, model: &Model) -> (Vec<Solution>, Counters) {
    let mut found = Vec::new();
    let limits = Limits { stop: &stop_after(FOR_EVER) };
    let outcome = method.each(model, limits, &mut |solution| {
        found.push(solution);
        Flow::More
    });
    assert_eq!(outcome.ended, Ended::Exhausted, "{}", method.name());
    (found, outcome.counters)
}

#[track_caller]
fn check(model: &Model, expected: usize) {
    for &method in METHODS {
        let (mut found, _) = all(method, model);
        let holds = |solution: &Solution| model.violated(solution).next().is_none();
        assert!(found.iter().all(holds), "{}", method.name());
        assert_eq!(found.len(), expected, "{}", method.name());
        found.sort();
        found.dedup();
        assert_eq!(found.len(), expected, "{} finds a solution twice", method.name());
    }
}

#[test]
fn queens_are_counted() {
    for (n, expected) in (4..).zip([2, 10, 4, 40, 92, 352, 724]) {
        check(&queens(n), expected);
    }
}

#[test]
fn pigeons_fit_into_as_many_holes_only() {
    check(&pigeons(7, 6), 0);
    check(&pigeons(6, 6), 720);
}

#[test]
fn boards_are_counted() {
    check(&latin(4), 24);
    check(&latin(5), 1344);
    check(&takuzu(4), 72);
    check(&takuzu(6), 4140);
    check(&rooks(6), 720);
}

/// All numbers of eight digits but six are written down; two more are to be found, and differ.
#[test]
fn many_lines_are_told_apart_too() {
    let mut domains = vec![Values::below(2); 252 * 8];
    for (i, values) in domains[..250 * 8].iter_mut().enumerate() {
        *values = Values::one(((i / 8) >> (i % 8) & 1) as Value);
    }
    let mut model = story::blank(&domains);
    let lines = model.domains().vars().collect();
    post(&mut model, DistinctLines::new(lines, 8));
    check(&model, 30);
}

#[test]
fn connected_things_are_counted() {
    check(&trees(Size::square(3)), 192);
    check(&trees(Size::new(4, 3)), 2415);
    check(&pieces(Size::square(3)), 219);
}

#[test]
fn picky_queens_are_the_queens_that_add_up() {
    let (queens, _) = all(&Search, &queens(12));
    let sum = |three: &[Value]| three.iter().map(|&queen| u32::from(queen)).sum::<u32>();
    let picky = |queens: &&Solution| {
        queens.chunks_exact(3).map(sum).zip(PICKY).all(|(sum, wanted)| sum == wanted)
    };
    check(&picky_queens(12), queens.iter().filter(picky).count());
}

/// These models are where restarts and the handover are put to the test.
#[test]
fn search_starts_afresh_and_auto_hands_over() {
    for model in [picky_queens(12), pigeons(7, 6)] {
        let (alone, work) = all(&Search, &model);
        let (shared, shared_work) = all(&Auto, &model);
        assert!(work.restarts > 0 && work.conflicts > 200, "{work:?}");
        assert_ne!(work, shared_work, "nothing was handed over");
        let sorted = |mut solutions: Vec<Solution>| {
            solutions.sort();
            solutions
        };
        assert_eq!(sorted(alone), sorted(shared), "what was seen before counts once");
    }
}

/// A stop that fires after being asked `patience` times, and will not be asked for ever.
#[track_caller]
fn check_stop(model: &Model, patience: u32) {
    for &method in METHODS {
        let asked = AtomicU32::new(0);
        let stop = || {
            let before = asked.fetch_add(1, Ordering::Relaxed);
            assert!(before < patience + 10, "{} goes on after the stop", method.name());
            before >= patience
        };
        let limits = Limits { stop: &stop };
        let outcome = method.each(model, limits, &mut |_| Flow::More);
        assert_eq!(outcome.ended, Ended::Limit, "{}", method.name());

        asked.store(0, Ordering::Relaxed);
        let each = &mut |limits: Limits<'_>, found: &mut dyn FnMut(Solution) -> Flow| {
            method.each(model, limits, found)
        };
        let (verdict, _) = judge(each, limits);
        let is_open = matches!(verdict, Verdict::Unknown(_) | Verdict::Several(..));
        assert!(is_open, "{}: {verdict:?}", method.name());
    }
}

#[test]
fn a_stop_ends_every_method() {
    for patience in [0, 1, 5] {
        check_stop(&queens(10), patience);
        check_stop(&pigeons(7, 6), patience);
        check_stop(&takuzu(6), patience);
    }
}

/// A stop that is true once and never again: `true` ends the work, whatever is said later.
#[test]
fn a_stop_that_fires_once_ends_every_method() {
    for model in [queens(8), pigeons(5, 4), trees(Size::square(3))] {
        for (&method, when) in METHODS.iter().flat_map(|m| (0..300).map(move |when| (m, when))) {
            let asked = AtomicU32::new(0);
            let stop = || asked.fetch_add(1, Ordering::Relaxed) == when;
            let outcome = method.each(&model, Limits { stop: &stop }, &mut |solution| {
                assert_eq!(model.violated(&solution).count(), 0, "{} {when}", method.name());
                Flow::More
            });
            let fired = asked.into_inner() > when;
            assert!(!fired || outcome.ended == Ended::Limit, "{} {when}", method.name());
        }
    }
}

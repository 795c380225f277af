//! Small boards, each with something that a method could get wrong.

use std::sync::atomic::{AtomicU32, Ordering};

use grille::{Count, Ended, Flow, Limits, MethodId, Solver};

use super::sea::Sea;
use crate::common::{Seed, Sheet};

/// So many solutions, by every method.
#[track_caller]
fn check(rows: &[&str], expected: u128) {
    let text = rows.join("\n").replace("", " ");
    for (method, count) in Sheet::new("bridges", "rows", text).counts(1000) {
        assert_eq!(count, Count::Exactly(expected), "by {method}");
    }
}

#[test]
fn two_pairs_apart_are_no_answer() {
    check(&["1.1", "...", "1.1"], 0);
    check(&["2.2", "...", "2.2"], 1);
    check(&["1.1..", "....1", "1.1.."], 0);
    check(&["2.2....", ".......", "....2.2"], 0);
    check(&["2..2", "....", "2..2"], 1);
}

#[test]
fn two_rings_apart_are_no_answer() {
    check(&["2.2.2.2", ".......", "2.2.2.2"], 1);
    check(&["2.2.....", "2.2.....", ".....2.2", ".....2.2"], 0);
}

/// The numbers are right with the ring of the four middle islands alone; all must be joined.
#[test]
fn a_ring_beside_a_chain_is_no_answer() {
    check(&["1.1.2.2", ".......", "....2.2"], 0);
    check(&["1.2.3.2", ".......", "....2.2"], 1);
}

#[test]
fn a_loop_can_be_turned() {
    check(&["3.3", "...", "3.3"], 2);
    check(&["2.3.2", ".....", "2.3.2"], 3);
    check(&["3.4.3", ".....", "3.4.3"], 4);
}

#[test]
fn bridges_that_would_cross_exclude_each_other() {
    check(&[".1.", "1.1", ".1."], 0);
    check(&["11.", "2.1", ".2."], 0);
}

#[test]
fn one_island_is_never_content() {
    check(&["..", ".1"], 0);
    check(&["1", "1"], 1);
    check(&["2", "2"], 1);
    check(&["3", "3"], 0);
}

/// Ladders have very many solutions, and each is told once.
#[test]
fn very_many_solutions_are_counted() {
    let count = |length: usize| {
        let islands = (0..2 * length).map(|i| (2 * (i % length), 2 * (i / length))).collect();
        let sea = Sea { width: 2 * length, height: 3, most: 2, islands };
        let edge = |i: usize| i.is_multiple_of(length) || i % length == length - 1;
        let numbers: Vec<usize> = (0..2 * length).map(|i| if edge(i) { 3 } else { 4 }).collect();
        let puzzle = sea.puzzle(&numbers);
        let by = |method| {
            let solver =
                Solver::new(puzzle.as_ref(), MethodId::new(method)).expect("bridges have it");
            solver.count(1_000_000, Limits::NONE).0
        };
        assert_eq!(by("fast"), by("search"), "{length}");
        by("fast")
    };
    assert_eq!(count(2), Count::Exactly(2));
    assert!(matches!(count(12), Count::Exactly(number) if number > 500));
}

/// A board of many islands with the numbers of bridges along rows: it takes guesses.
fn wide(side: usize) -> Sheet {
    let mut seed = Seed(5);
    let cells = (0..side * side).filter(|_| seed.percent(35)).collect::<Vec<_>>();
    let islands = cells.into_iter().map(|cell| (cell % side, cell / side)).collect();
    let mut sea = Sea { width: side, height: side, most: 2, islands };
    let spans = sea.spans();
    let along_row = |&(a, b): &(usize, usize)| sea.islands[a].1 == sea.islands[b].1;
    let count = |span| if along_row(span) { 1 + seed.below(2) } else { 0 };
    let bridges: Vec<usize> = spans.iter().map(count).collect();
    let mut numbers = sea.numbers(&spans, &bridges);
    let mut number = numbers.iter();
    sea.islands.retain(|_| number.next().is_some_and(|&number| number > 0));
    numbers.retain(|&number| number > 0);
    sea.sheet(&numbers)
}

#[test]
fn a_limit_ends_the_work_soon() {
    let puzzle = wide(60).puzzle();
    let solver = Solver::new(puzzle.as_ref(), MethodId::new("fast")).expect("bridges have it");
    for patience in [0, 1, 5] {
        let asked = AtomicU32::new(0);
        let stop = || asked.fetch_add(1, Ordering::Relaxed) >= patience;
        let outcome = solver.each(Limits { stop: &stop }, &mut |_| Flow::More);
        assert_eq!(outcome.ended, Ended::Limit, "{patience}");
        assert!(outcome.counters.guesses <= 100 * u64::from(patience + 1), "{patience}");
    }
}

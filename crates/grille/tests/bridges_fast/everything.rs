//! Every placing of islands on tiny boards, with every set of numbers that some bridges give.

use std::collections::HashMap;

use crate::common::agreement::{solutions, solver};
use crate::sea::Sea;

/// For each set of numbers that bridges without crossings can give: how often all are joined.
fn answers(sea: &Sea) -> HashMap<Vec<usize>, usize> {
    let spans = sea.spans();
    let mut answers = HashMap::new();
    let mut bridges = vec![0; spans.len()];
    loop {
        let used = || (0..spans.len()).filter(|&i| bridges[i] > 0);
        if used().all(|i| used().all(|j| !sea.cross(spans[i], spans[j]))) {
            let numbers = sea.numbers(&spans, &bridges);
            if numbers.iter().all(|&number| number > 0) {
                *answers.entry(numbers).or_insert(0) +=
                    usize::from(sea.is_joined(&spans, &bridges));
            }
        }
        let Some(next) = bridges.iter().position(|&count| count < sea.most) else {
            return answers;
        };
        bridges[..next].fill(0);
        bridges[next] += 1;
    }
}

/// Every board of a size with at most so many islands, and spans; says how many were compared.
fn check(width: usize, height: usize, most: usize, islands: usize, spans: usize) -> [usize; 3] {
    let mut verdicts = [0; 3];
    for places in 1..1u32 << (width * height) {
        if places.count_ones() as usize > islands {
            continue;
        }
        let here = |cell: &usize| places >> cell & 1 == 1;
        let cells = (0..width * height).filter(here).map(|cell| (cell % width, cell / width));
        let sea = Sea { width, height, most, islands: cells.collect() };
        if sea.spans().len() > spans {
            continue;
        }
        for (numbers, expected) in answers(&sea) {
            let puzzle = sea.puzzle(&numbers);
            let (_, found) = solutions(&solver(puzzle.as_ref(), "fast"), usize::MAX);
            assert_eq!(found.len(), expected, "{numbers:?} on {sea:?}");
            verdicts[expected.min(2)] += 1;
            let mut once = found;
            once.dedup();
            assert_eq!(once.len(), expected, "a solution twice: {numbers:?} on {sea:?}");
        }
    }
    verdicts
}

#[test]
fn every_board_of_three_by_three() {
    let verdicts = check(3, 3, 2, 9, 8);
    assert!(verdicts.iter().all(|&count| count > 100), "{verdicts:?}");
}

#[test]
fn every_board_of_four_by_four_with_five_islands() {
    let verdicts = check(4, 4, 2, 5, 7);
    assert!(verdicts.iter().all(|&count| count > 100), "{verdicts:?}");
}

#[test]
fn every_board_of_five_by_three_with_single_bridges_or_triple_ones() {
    check(5, 3, 1, 6, 9);
    check(5, 3, 3, 4, 4);
}

#[test]
#[ignore = "takes minutes: cargo test --release -p grille -- --ignored"]
fn every_board_of_four_by_four_with_six_islands() {
    check(3, 3, 2, 9, 12);
    check(4, 4, 2, 6, 8);
    check(5, 5, 2, 4, 5);
    check(5, 5, 1, 5, 9);
}

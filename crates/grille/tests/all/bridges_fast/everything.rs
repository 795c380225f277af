//! Every placing of islands on tiny boards, with every set of numbers that some bridges give.

use std::collections::HashMap;

use super::sea::Sea;
use crate::common::agreement::{solutions, solver};

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

/// Which boards are compared: those of a size, with few enough islands and spans.
struct Boards {
    width: usize,
    height: usize,
    /// Bridges on a span.
    most: usize,
    islands: usize,
    spans: usize,
    /// Of all of them every so many-th.
    step: usize,
}

const THREE_BY_THREE: Boards =
    Boards { width: 3, height: 3, most: 2, islands: 9, spans: usize::MAX, step: 1 };

/// Compare the boards; says how many have no solution, one, several.
fn check(boards: Boards) -> [usize; 3] {
    let Boards { width, height, most, islands, spans, step } = boards;
    let mut verdicts = [0; 3];
    let few = |places: &u32| places.count_ones() as usize <= islands;
    for places in (1..1u32 << (width * height)).filter(few).step_by(step) {
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
    let verdicts = check(Boards { spans: 8, ..THREE_BY_THREE });
    assert!(verdicts.iter().all(|&count| count > 100), "{verdicts:?}");
}

const FOUR_BY_FOUR: Boards = Boards { width: 4, height: 4, ..THREE_BY_THREE };

#[test]
fn every_board_of_four_by_four_with_five_islands() {
    let verdicts = check(Boards { islands: 5, ..FOUR_BY_FOUR });
    assert!(verdicts.iter().all(|&count| count > 100), "{verdicts:?}");
}

#[test]
fn every_board_of_five_by_three_with_single_bridges_or_triple_ones() {
    let boards = Boards { width: 5, ..THREE_BY_THREE };
    check(Boards { most: 1, islands: 6, ..boards });
    check(Boards { most: 3, islands: 4, ..boards });
}

const FIVE_BY_FIVE: Boards = Boards { width: 5, height: 5, ..THREE_BY_THREE };

#[test]
fn one_in_many_of_all_boards_of_five_by_five_with_five_islands() {
    let verdicts = check(Boards { islands: 5, step: 97, ..FIVE_BY_FIVE });
    assert!(verdicts.iter().all(|&count| count > 100), "{verdicts:?}");
}

#[test]
#[ignore = "takes minutes: cargo test --release -p grille -- --ignored"]
fn every_board_of_four_by_four_with_six_islands() {
    check(THREE_BY_THREE);
    check(Boards { islands: 6, ..FOUR_BY_FOUR });
}

#[test]
#[ignore = "takes minutes: cargo test --release -p grille -- --ignored"]
fn every_board_of_five_by_five_with_six_islands() {
    check(Boards { islands: 6, ..FIVE_BY_FIVE });
    check(Boards { most: 1, islands: 7, ..FIVE_BY_FIVE });
}

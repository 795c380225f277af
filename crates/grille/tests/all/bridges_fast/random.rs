//! Random boards of every verdict, compared with a general method.

use super::sea::Sea;
use crate::common::agreement::Agreement;
use crate::common::{Seed, Sheet, makers};

/// Islands here and there with the numbers of some bridges, now and then one of them changed.
fn board(seed: &mut Seed, longest: usize) -> (Sea, Vec<usize>) {
    let (width, height) = (2 + seed.below(longest - 1), 2 + seed.below(longest - 1));
    let density = 15 + seed.below(45);
    let cells = (0..width * height).filter(|_| seed.percent(density)).collect::<Vec<_>>();
    let places = cells.into_iter().map(|cell| (cell % width, cell / width)).collect();
    let most = *seed.pick(&[2, 2, 1, 3]);
    let mut sea = Sea { width, height, most, islands: places };
    let spans = sea.spans();
    let mut bridges = vec![0; spans.len()];
    // Few bridges tear the board apart, many make it loose.
    let share = *seed.pick(&[70, 90, 100]);
    for i in seed.order(spans.len()) {
        let free = (0..spans.len()).all(|j| bridges[j] == 0 || !sea.cross(spans[i], spans[j]));
        if free && seed.percent(share) {
            bridges[i] = 1 + seed.below(most);
        }
    }
    let mut numbers = sea.numbers(&spans, &bridges);
    if seed.percent(10) && !numbers.is_empty() {
        let changed = seed.below(numbers.len());
        numbers[changed] += 1 + seed.below(2);
    }
    let mut number = numbers.iter();
    sea.islands.retain(|_| number.next().is_some_and(|&number| number > 0));
    numbers.retain(|&number| number > 0);
    (sea, numbers)
}

fn check(cases: usize, seed: u64, longest: usize) {
    let mut chance = Seed(seed);
    let mut agreement = Agreement::new(&["fast"], "sat", 40);
    for case in 0..cases {
        let (sea, numbers) = board(&mut chance, longest);
        if numbers.is_empty() {
            continue;
        }
        let text = || format!("case {case} of seed {seed}\n{}", sea.sheet(&numbers).text);
        agreement.check(sea.puzzle(&numbers).as_ref(), &text);
    }
    agreement.saw_each_verdict(cases / 20);
}

#[test]
fn the_fast_method_agrees_with_a_general_one() {
    check(1000, 1, 9);
}

/// Only here does a clash teach what belongs far below the guesses that stand, and only here are
/// ways around a closed span cheaper than a look at the whole board.
#[test]
fn the_fast_method_agrees_where_many_guesses_stand() {
    let mut chance = Seed(4);
    let mut agreement = Agreement::new(&["fast"], "sat", 200);
    for case in 0..150 {
        let (width, height) = (20 + chance.below(20), 20 + chance.below(10));
        let table = makers::bridges(&mut chance, width, height, 2);
        let puzzle = Sheet::new("bridges", "grid", table.headed_rows()).puzzle();
        agreement.check(puzzle.as_ref(), &|| format!("case {case}\n{}", table.rows()));
    }
}

#[test]
#[ignore = "takes minutes: cargo test --release -p grille -- --ignored"]
fn the_fast_method_agrees_on_a_hundred_thousand_boards() {
    check(100_000, 2, 10);
}

#[test]
#[ignore = "takes minutes: cargo test --release -p grille -- --ignored"]
fn the_fast_method_agrees_on_larger_boards() {
    check(2_000, 3, 16);
}

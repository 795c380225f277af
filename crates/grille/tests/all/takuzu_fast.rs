//! Takuzu by their own method: the known numbers, the general method's answers, long lines.

use std::collections::HashSet;
use std::sync::atomic::{AtomicU32, Ordering};

use crate::common::agreement::{Agreement, solutions, solver};
use crate::common::{Seed, Sheet, rows};
use grille::{Count, Instance, Limits, Verdict, complaints};

/// An empty cell.
const OPEN: usize = 2;

const EQUAL_LINES: [&str; 2] = ["forbidden", "allowed"];

fn board(width: usize, givens: &[usize], equal_lines: &str) -> Box<dyn Instance> {
    let words: Vec<&str> = givens.iter().map(|&given| ["0", "1", "."][given]).collect();
    let text = format!("grille 1 takuzu\nequal-lines = {equal_lines}\nboard\n");
    Sheet::new("takuzu", "grille", text + &rows(width, &words)).puzzle()
}

fn empty(width: usize, height: usize, equal_lines: &str) -> Box<dyn Instance> {
    board(width, &vec![OPEN; width * height], equal_lines)
}

/// The number of solutions, in shares where the method has them.
fn count(puzzle: &dyn Instance) -> Count {
    solver(puzzle, "fast").count(u128::MAX, Limits::NONE).0
}

#[test]
fn boards_without_givens_have_the_published_numbers() {
    let known = [(2, [2, 2]), (4, [72, 90]), (6, [4140, 11_222]), (8, [4_111_116, 12_413_918])];
    for (side, numbers) in known {
        for (word, number) in EQUAL_LINES.into_iter().zip(numbers) {
            let puzzle = empty(side, side, word);
            assert_eq!(count(puzzle.as_ref()), Count::Exactly(number), "{side} {word}");
            if side < 8 {
                let (_, found) = solutions(&solver(puzzle.as_ref(), "fast"), usize::MAX);
                assert_eq!(found.len() as u128, number, "{side} {word}");
                assert_eq!(found.iter().collect::<HashSet<_>>().len(), found.len());
            }
        }
    }
}

#[test]
fn boards_that_are_not_square_count_the_same_lying_and_standing() {
    for (width, height) in [(2, 4), (2, 6), (4, 6), (4, 8), (6, 8), (4, 10)] {
        for word in EQUAL_LINES {
            let lying = empty(width, height, word);
            let standing = empty(height, width, word);
            let number = count(lying.as_ref());
            assert_eq!(number, count(standing.as_ref()), "{width} {height} {word}");
            if number.number() < 20_000 {
                let (_, found) = solutions(&solver(standing.as_ref(), "fast"), usize::MAX);
                assert_eq!(number, Count::Exactly(found.len() as u128));
            }
        }
    }
}

/// A full board, equal lines allowed: a few cells at random, and what the general method makes of
/// them.
fn full(seed: &mut Seed, width: usize, height: usize) -> Vec<usize> {
    let mut givens = vec![OPEN; width * height];
    for &cell in &seed.order(width * height)[..(width * height / 10).min(8)] {
        givens[cell] = seed.below(2);
    }
    let puzzle = board(width, &givens, "allowed");
    match solver(puzzle.as_ref(), "search").judge(Limits::NONE).0 {
        Verdict::Unique(one) | Verdict::Several(one, _) => {
            one.iter().map(|&value| usize::from(value)).collect()
        }
        _ => full(seed, width, height),
    }
}

/// Some cells of a full board, a few of them changed now and then.
fn random(seed: &mut Seed, round: usize) -> (usize, Vec<usize>) {
    const SIDES: [usize; 5] = [2, 4, 6, 8, 10];
    let (width, height) = (*seed.pick(&SIDES), *seed.pick(&SIDES));
    let (shown, wrong) = ([15, 30, 45][round % 3], [0, 0, 5][round / 3 % 3]);
    let given = |&value: &usize| match seed.percent(shown) {
        true if seed.percent(wrong) => 1 - value,
        true => value,
        false => OPEN,
    };
    let mut other = Seed(round as u64);
    (width, full(&mut other, width, height).iter().map(given).collect())
}

/// Compare so many random boards; each verdict must be there often enough.
fn check(cases: usize, seed: u64) {
    let mut seed = Seed(seed);
    let mut agreement = Agreement::new(&["fast"], "search", 30);
    for round in 0..cases {
        let (width, givens) = random(&mut seed, round);
        let puzzle = board(width, &givens, EQUAL_LINES[seed.below(2)]);
        let case = || format!("round {round}, {width} wide: {givens:?}");
        if let Some(all) = agreement.check(puzzle.as_ref(), &case) {
            assert_eq!(count(puzzle.as_ref()), Count::Exactly(all.len() as u128), "{}", case());
        }
    }
    agreement.saw_each_verdict(cases / 50);
}

#[test]
fn the_fast_method_agrees_with_the_general_one() {
    check(1000, 1);
}

#[test]
#[ignore = "takes minutes: cargo test --release -p grille -- --ignored"]
fn the_fast_method_agrees_on_a_hundred_thousand_boards() {
    check(100_000, 2);
}

#[test]
fn lines_of_any_length_are_filled() {
    for (width, height) in
        [(64, 64), (66, 4), (4, 130), (128, 20), (200, 200), (258, 6), (1000, 10)]
    {
        let puzzle = empty(width, height, EQUAL_LINES[usize::from(width != height)]);
        let (_, found) = solutions(&solver(puzzle.as_ref(), "fast"), 3);
        assert_eq!(found.len(), 3, "{width} {height}");
        for solution in &found {
            assert_eq!(complaints(puzzle.as_ref(), solution), [], "{width} {height}");
        }
    }
}

#[test]
fn long_lines_imply_as_much_as_short_ones() {
    // One cell is left open in each row, so a look at each line is enough.
    let mut seed = Seed(3);
    for (width, height) in [(126, 4), (4, 128), (130, 4), (254, 4), (256, 4), (4, 300)] {
        let solution = full(&mut seed, width, height);
        let mut givens = solution.clone();
        for row in 0..height {
            givens[row * width + seed.below(width)] = OPEN;
        }
        let puzzle = board(width, &givens, "allowed");
        let (verdict, counters) = solver(puzzle.as_ref(), "fast").judge(Limits::NONE);
        let Verdict::Unique(found) = verdict else { panic!("{width} {height}: {verdict:?}") };
        assert!(found.iter().zip(&solution).all(|(&a, &b)| usize::from(a) == b));
        assert_eq!(counters.guesses, 0);
    }
}

#[test]
fn what_is_stopped_says_so() {
    for (side, asks) in [(8, 0), (10, 3), (200, 0), (200, 2)] {
        let puzzle = empty(side, side, "forbidden");
        let asked = AtomicU32::new(0);
        let stop = || asked.fetch_add(1, Ordering::Relaxed) >= asks;
        let (counted, _) = solver(puzzle.as_ref(), "fast").count(u128::MAX, Limits { stop: &stop });
        let Count::AtLeast(_) = counted else { panic!("{side} {asks}: {counted:?}") };
    }
}

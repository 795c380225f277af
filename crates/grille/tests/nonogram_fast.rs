//! Nonograms by their own methods and by a general one: the same answers on random boards.

mod common;

use std::sync::atomic::{AtomicU32, Ordering};

use common::Seed;
use common::agreement::Agreement;
use grille::{Count, Counters, Instance, Limits, Reading, Solver, Verdict, read};

/// The methods of the family.
const OWN: [&str; 2] = ["fast", "edges"];

/// A random picture in so many colours, and its clues, some of them spoilt now and then.
fn puzzle(dice: &mut Seed) -> String {
    let (width, height) = (1 + dice.below(12), 1 + dice.below(12));
    let colours = 1 + dice.below(3);
    let full = 2 + dice.below(8);
    let mut cell = || if dice.below(10) < full { 1 + dice.below(colours) } else { 0 };
    let mut row = || (0..width).map(|_| cell()).collect::<Vec<usize>>();
    let picture: Vec<Vec<usize>> = (0..height).map(|_| row()).collect();
    let columns: Vec<Vec<usize>> =
        (0..width).map(|x| picture.iter().map(|row| row[x]).collect()).collect();
    let mut text = String::from("grille 1 nonogram\n");
    if colours > 1 {
        text.push_str("colours\n. #ffffff\na #ff0000\nb #00ff00\nc #0000ff\n");
    }
    for (name, lines) in [("rows", &picture), ("columns", &columns)] {
        text.push_str(&format!("{name}\n"));
        for line in lines {
            text.push_str(&clue(line, colours, dice));
        }
    }
    text
}

fn clue(line: &[usize], colours: usize, dice: &mut Seed) -> String {
    let mut words: Vec<String> = Vec::new();
    for run in line.chunk_by(|a, b| a == b).filter(|run| run[0] > 0) {
        let length = run.len() + usize::from(dice.below(60) == 0 && run.len() == 1);
        let sign = ["", "a", "b", "c"][if colours > 1 { run[0] } else { 0 }];
        words.push(format!("{length}{sign}"));
    }
    if words.is_empty() { "0\n".to_owned() } else { words.join(" ") + "\n" }
}

/// All of them, counted in groups of cells.
fn in_groups(puzzle: &dyn Instance) -> Count {
    let solver = Solver::new(puzzle, "fast").expect("nonograms have this method");
    solver.count(u128::MAX, Limits::NONE).0
}

fn check(mut agreement: Agreement, cases: usize, seed: u64) {
    let mut dice = Seed(seed);
    for case in 0..cases {
        let text = puzzle(&mut dice);
        let items = read(&text, &Reading::default()).expect("our own form is recognised");
        // A spoilt clue may be too long for its line: then there is no puzzle to compare.
        let Ok(puzzle) = &items[0].puzzle else { continue };
        let what = || format!("case {case} of seed {seed}\n{text}");
        if let Some(all) = agreement.check(puzzle.as_ref(), &what) {
            let number = Count::Exactly(all.len() as u128);
            assert_eq!(in_groups(puzzle.as_ref()), number, "{}", what());
        }
    }
    agreement.saw_each_verdict(cases / 50);
}

#[test]
fn own_methods_agree_with_the_general_one() {
    check(Agreement::new(&OWN, "search", 30), 1000, 1);
}

#[test]
#[ignore = "takes minutes: cargo test --release -p grille -- --ignored"]
fn the_fast_method_agrees_on_a_hundred_thousand_boards() {
    // Now and then guessing alone would take for ever to see that there is nothing.
    check(Agreement::new(&["fast"], "sat", 30), 100_000, 2);
}

/// Boards with many solutions, each one found and counted on the one hand.
#[test]
fn counting_in_groups_finds_as_many_as_looking_at_each() {
    let mut dice = Seed(5);
    for case in 0..60 {
        let row = |dice: &mut Seed| (0..7).map(|_| usize::from(dice.below(3) == 0)).collect();
        let picture: Vec<Vec<usize>> = (0..6).map(|_| row(&mut dice)).collect();
        let column = |x: usize| picture.iter().map(|row| row[x]).collect::<Vec<usize>>();
        let mut never = Seed(3);
        let rows: String = picture.iter().map(|line| clue(line, 1, &mut never)).collect();
        let columns: String = (0..7).map(|x| clue(&column(x), 1, &mut never)).collect();
        let text = format!("7 6\n{rows}{columns}");
        let items = read(&text, &Reading { form: Some("nin".to_owned()), ..Reading::default() });
        let items = items.expect("two numbers, then clues");
        let Ok(puzzle) = &items[0].puzzle else { continue };
        let solver = Solver::new(puzzle.as_ref(), "search").expect("a method for all");
        let (expected, _) = solver.count(u128::MAX, Limits::NONE);
        assert_eq!(in_groups(puzzle.as_ref()), expected, "case {case}\n{text}");
    }
}

/// Squares of four cells with two solutions each, kept apart by empty lines.
#[test]
fn counts_of_more_than_twenty_digits_are_exact() {
    let line = |i: usize| if i % 3 == 2 { "0\n".to_owned() } else { "1 ".repeat(9) + "\n" };
    let lines: String = (0..26).map(line).collect();
    let text = format!("26 26\n{lines}{lines}");
    let reading = Reading { form: Some("nin".to_owned()), ..Reading::default() };
    let items = read(&text, &reading).expect("two numbers, then clues");
    let puzzle = items[0].puzzle.as_ref().expect("without a mistake");
    assert_eq!(in_groups(puzzle.as_ref()), Count::Exactly(1 << 81));
}

fn judge(text: &str, method: &str) -> Option<(Verdict, Counters)> {
    let items = read(text, &Reading::default()).expect("our own form is recognised");
    let puzzle = items[0].puzzle.as_ref().ok()?;
    let solver = Solver::new(puzzle.as_ref(), method).expect("nonograms have this method");
    Some(solver.judge(Limits::NONE))
}

#[test]
fn edges_guess_where_exact_lines_need_not() {
    let text = include_str!("../../../corpus/nonogram/edges-5x4.txt");
    let (fast, exact) = judge(text, "fast").expect("a puzzle");
    let (also, edges) = judge(text, "edges").expect("a puzzle");
    assert_eq!(fast, also);
    assert_eq!((exact.guesses, exact.cells), (0, 20));
    assert!(edges.guesses > 0 && edges.cells < 20 && edges.lines > exact.lines, "{edges:?}");
}

#[test]
fn edges_settle_no_more_cells_than_exact_lines() {
    let mut dice = Seed(3);
    let mut fewer = 0;
    for case in 0..500 {
        let text = puzzle(&mut dice);
        let Some((verdict, exact)) = judge(&text, "fast") else { continue };
        // Exact lines may contradict each other before anything is counted.
        if verdict == Verdict::None {
            continue;
        }
        let (_, edges) = judge(&text, "edges").expect("it was read before");
        assert!(edges.cells <= exact.cells, "case {case}\n{text}");
        fewer += u32::from(edges.cells < exact.cells);
    }
    assert!(fewer > 0, "nowhere fewer");
}

/// Told to stop after some questions, no method calls what it has found all there is.
#[test]
fn what_is_stopped_says_so() {
    let lines = "1\n".repeat(30);
    let text = format!("grille 1 nonogram\nrows\n{lines}columns\n{lines}");
    let items = read(&text, &Reading::default()).expect("our own form is recognised");
    let puzzle = items[0].puzzle.as_ref().expect("without a mistake");
    for method in OWN {
        for asks in [0, 1, 2, 40] {
            let asked = AtomicU32::new(0);
            let stop = || asked.fetch_add(1, Ordering::Relaxed) >= asks;
            let solver = Solver::new(puzzle.as_ref(), method).expect("nonograms have it");
            let (counted, _) = solver.count(u128::MAX, Limits { stop: &stop });
            let Count::AtLeast(_) = counted else { panic!("{method} {asks}: {counted:?}") };
        }
    }
}

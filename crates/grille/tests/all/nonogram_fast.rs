//! Nonograms by their own methods and by a general one: the same answers on random boards.

use std::sync::atomic::{AtomicU32, Ordering};

use crate::common::Seed;
use crate::common::agreement::Agreement;
use grille::{Count, Counters, FormId, Instance, Limits, MethodId, Reading, Solver, Verdict, read};

/// The methods of the family.
const OWN: [&str; 2] = ["fast", "edges"];

/// How large a picture is, and how many colours it has.
struct Shape {
    width: usize,
    height: usize,
    colours: usize,
}

/// Small in both directions, in few colours.
fn small(dice: &mut Seed) -> Shape {
    Shape { width: 1 + dice.below(12), height: 1 + dice.below(12), colours: 1 + dice.below(3) }
}

/// About as long as lines of one kind of word can be, or in as many colours, or just beyond.
fn at_the_edge(dice: &mut Seed) -> Shape {
    let (long, short) = ([30, 31, 32, 62, 63, 64][dice.below(6)], 1 + dice.below(4));
    let colours = [1, 2, 15, 20][dice.below(4)];
    let (width, height) = if dice.below(2) == 0 { (long, short) } else { (short, long) };
    Shape { width, height, colours }
}

/// A random picture and its clues, some of them spoilt now and then.
fn puzzle(dice: &mut Seed, Shape { width, height, colours }: Shape) -> String {
    let full = 2 + dice.below(8);
    let mut cell = || if dice.below(10) < full { 1 + dice.below(colours) } else { 0 };
    let mut row = || (0..width).map(|_| cell()).collect::<Vec<usize>>();
    let picture: Vec<Vec<usize>> = (0..height).map(|_| row()).collect();
    let columns: Vec<Vec<usize>> =
        (0..width).map(|x| picture.iter().map(|row| row[x]).collect()).collect();
    let mut text = String::from("grille 1 nonogram\n");
    if colours > 1 {
        text.push_str("colours\n. #ffffff\n");
        (1..=colours).for_each(|colour| text += &format!("{} #0000{colour:02x}\n", sign(colour)));
    }
    for (name, lines) in [("rows", &picture), ("columns", &columns)] {
        text.push_str(&format!("{name}\n"));
        for line in lines {
            text.push_str(&clue(line, colours, dice));
        }
    }
    text
}

/// The letter of a colour.
fn sign(colour: usize) -> char {
    (b'a' + colour as u8 - 1).into()
}

fn clue(line: &[usize], colours: usize, dice: &mut Seed) -> String {
    let mut words: Vec<String> = Vec::new();
    for run in line.chunk_by(|a, b| a == b).filter(|run| run[0] > 0) {
        let length = run.len() + usize::from(dice.below(60) == 0 && run.len() == 1);
        let sign = if colours > 1 { sign(run[0]).to_string() } else { String::new() };
        words.push(format!("{length}{sign}"));
    }
    if words.is_empty() { "0\n".to_owned() } else { words.join(" ") + "\n" }
}

/// All of them, counted in groups of cells.
fn in_groups(puzzle: &dyn Instance) -> Count {
    let solver = Solver::new(puzzle, MethodId::new("fast")).expect("nonograms have this method");
    solver.count(u128::MAX, Limits::NONE).0
}

fn check(mut agreement: Agreement, shape: fn(&mut Seed) -> Shape, cases: usize, seed: u64) {
    let mut dice = Seed(seed);
    for case in 0..cases {
        let shape = shape(&mut dice);
        let text = puzzle(&mut dice, shape);
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
    check(Agreement::new(&OWN, "search", 30), small, 1000, 1);
}

#[test]
fn lines_at_the_edges_of_the_line_methods_agree_too() {
    check(Agreement::new(&OWN, "sat", 30), at_the_edge, 300, 3);
}

#[test]
#[ignore = "takes minutes: cargo test --release -p grille -- --ignored"]
fn the_fast_method_agrees_on_a_hundred_thousand_boards() {
    // Now and then guessing alone would take for ever to see that there is nothing.
    check(Agreement::new(&["fast"], "sat", 30), small, 100_000, 2);
}

/// Boards with many solutions, each one found and counted on the one hand.
#[test]
fn counting_in_groups_finds_as_many_as_looking_at_each() {
    let (mut dice, mut several) = (Seed(5), 0);
    for case in 0..60 {
        let row = |dice: &mut Seed| (0..7).map(|_| usize::from(dice.below(3) == 0)).collect();
        let picture: Vec<Vec<usize>> = (0..6).map(|_| row(&mut dice)).collect();
        let column = |x: usize| picture.iter().map(|row| row[x]).collect::<Vec<usize>>();
        let mut never = Seed(3);
        let rows: String = picture.iter().map(|line| clue(line, 1, &mut never)).collect();
        let columns: String = (0..7).map(|x| clue(&column(x), 1, &mut never)).collect();
        let text = format!("7 6\n{rows}{columns}");
        let items = read(&text, &Reading { form: Some(FormId::new("nin")), ..Reading::default() });
        let items = items.expect("two numbers, then clues");
        let puzzle = items[0].puzzle.as_ref().expect("a picture has clues that go together");
        let solver = Solver::new(puzzle.as_ref(), MethodId::SEARCH).expect("a method for all");
        let (expected, _) = solver.count(u128::MAX, Limits::NONE);
        assert_eq!(in_groups(puzzle.as_ref()), expected, "case {case}\n{text}");
        several += u32::from(expected != Count::Exactly(1));
    }
    assert!(several > 30, "{several} of 60 boards have several solutions");
}

/// Squares of four cells with two solutions each, kept apart by empty lines.
#[test]
fn counts_of_more_than_twenty_digits_are_exact() {
    let line = |i: usize| if i % 3 == 2 { "0\n".to_owned() } else { "1 ".repeat(9) + "\n" };
    let lines: String = (0..26).map(line).collect();
    let text = format!("26 26\n{lines}{lines}");
    let reading = Reading { form: Some(FormId::new("nin")), ..Reading::default() };
    let items = read(&text, &reading).expect("two numbers, then clues");
    let puzzle = items[0].puzzle.as_ref().expect("without a mistake");
    assert_eq!(in_groups(puzzle.as_ref()), Count::Exactly(1 << 81));
}

fn judge(text: &str, method: &'static str) -> Option<(Verdict, Counters)> {
    let items = read(text, &Reading::default()).expect("our own form is recognised");
    let puzzle = items[0].puzzle.as_ref().ok()?;
    let solver =
        Solver::new(puzzle.as_ref(), MethodId::new(method)).expect("nonograms have this method");
    Some(solver.judge(Limits::NONE))
}

#[test]
fn edges_guess_where_exact_lines_need_not() {
    let text = include_str!("../../../../corpus/nonogram/edges-5x4.txt");
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
        let shape = small(&mut dice);
        let text = puzzle(&mut dice, shape);
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
            let solver =
                Solver::new(puzzle.as_ref(), MethodId::new(method)).expect("nonograms have it");
            let (counted, _) = solver.count(u128::MAX, Limits { stop: &stop });
            let Count::AtLeast(_) = counted else { panic!("{method} {asks}: {counted:?}") };
        }
    }
}

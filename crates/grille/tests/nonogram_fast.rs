//! Nonograms by their own method and by a general one: the same answers on random boards.

use grille::{Count, Instance, Limits, Reading, Solver, complaints, read};

/// A small generator, so that a failing case has a number for ever.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) % n
    }
}

/// A random picture in so many colours, and its clues, some of them spoilt now and then.
fn puzzle(dice: &mut Dice) -> String {
    let (width, height) = (1 + dice.below(12), 1 + dice.below(12));
    let colours = 1 + dice.below(3);
    let full = 2 + dice.below(8);
    let mut cell = || if dice.below(10) < full { 1 + dice.below(colours) } else { 0 };
    let mut row = || (0..width).map(|_| cell()).collect::<Vec<u64>>();
    let picture: Vec<Vec<u64>> = (0..height).map(|_| row()).collect();
    let columns: Vec<Vec<u64>> =
        (0..width as usize).map(|x| picture.iter().map(|row| row[x]).collect()).collect();
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

fn clue(line: &[u64], colours: u64, dice: &mut Dice) -> String {
    let mut words: Vec<String> = Vec::new();
    for run in line.chunk_by(|a, b| a == b).filter(|run| run[0] > 0) {
        let length = run.len() as u64 + u64::from(dice.below(60) == 0 && run.len() == 1);
        let sign = ["", "a", "b", "c"][if colours > 1 { run[0] as usize } else { 0 }];
        words.push(format!("{length}{sign}"));
    }
    if words.is_empty() { "0\n".to_owned() } else { words.join(" ") + "\n" }
}

/// Count to this, and compare.
const MOST: u128 = 30;

fn count(puzzle: &dyn Instance, method: &str) -> (Count, Vec<Vec<u8>>) {
    let solver = Solver::new(puzzle, method).expect("nonograms have this method");
    let mut found = Vec::new();
    let outcome = solver.each(Limits::NONE, &mut |solution| {
        found.push(solution);
        if found.len() as u128 == MOST { grille::Flow::Enough } else { grille::Flow::More }
    });
    found.sort();
    let number = found.len() as u128;
    match outcome.ended {
        grille::Ended::Exhausted => (Count::Exactly(number), found),
        _ => (Count::AtLeast(number), found),
    }
}

fn check(cases: u64, seed: u64) {
    let mut dice = Dice(seed);
    let mut verdicts = [0; 3];
    for case in 0..cases {
        let text = puzzle(&mut dice);
        let items = read(&text, &Reading::default()).expect("our own form is recognised");
        // A spoilt clue may be too long for its line: then there is no puzzle to compare.
        let Ok(puzzle) = &items[0].puzzle else { continue };
        let (fast, found) = count(puzzle.as_ref(), "fast");
        let (general, expected) = count(puzzle.as_ref(), "search");
        assert_eq!(fast, general, "case {case} of seed {seed}\n{text}");
        if let Count::Exactly(number) = fast {
            assert_eq!(found, expected, "case {case} of seed {seed}\n{text}");
            verdicts[number.min(2) as usize] += 1;
        }
        let mut once = found.clone();
        once.dedup();
        assert_eq!(once.len(), found.len(), "a solution twice: case {case}\n{text}");
        for solution in &found {
            assert_eq!(complaints(puzzle.as_ref(), solution), [], "case {case}\n{text}");
        }
    }
    assert!(verdicts.iter().all(|&number| number > cases / 50), "{verdicts:?}");
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

//! Sudokus of nine by nine by their own method and by a general one: the same answers.

use grille::{Count, Ended, Flow, Limits, Reading, Solution, Solver, complaints, read};

/// A small generator, so that a failing case has a number for ever.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) % n
    }
}

/// A full board: a pattern with its digits and its lines, within bands, shuffled.
fn full(dice: &mut Dice) -> Vec<u8> {
    let shuffled = |dice: &mut Dice, n: u64| {
        let mut list: Vec<usize> = (0..n as usize).collect();
        (1..list.len()).rev().for_each(|i| list.swap(i, dice.below(i as u64 + 1) as usize));
        list
    };
    let lines = |dice: &mut Dice| -> Vec<usize> {
        let bands = shuffled(dice, 3);
        bands
            .iter()
            .flat_map(|band| shuffled(dice, 3).into_iter().map(move |i| 3 * band + i))
            .collect()
    };
    let (rows, columns, digits) = (lines(dice), lines(dice), shuffled(dice, 9));
    let digit = |row: usize, column: usize| digits[(row * 3 + row / 3 + column) % 9] as u8 + 1;
    rows.iter().flat_map(|&row| columns.iter().map(move |&column| digit(row, column))).collect()
}

/// A board with so many givens, one of them changed now and then.
fn board(dice: &mut Dice, givens: u64) -> String {
    let mut cells = full(dice);
    let mut left: Vec<usize> = (0..81).collect();
    for _ in 0..81 - givens {
        let cell = left.swap_remove(dice.below(left.len() as u64) as usize);
        cells[cell] = 0;
    }
    if let (0, false) = (dice.below(4), left.is_empty()) {
        let cell = left[dice.below(left.len() as u64) as usize];
        cells[cell] = 1 + dice.below(9) as u8;
    }
    cells.iter().map(|&cell| char::from(b'0' + cell)).collect()
}

const MOST: usize = 20;

fn solutions(text: &str, method: &str) -> (Count, Vec<Solution>) {
    let items = read(text, &Reading { form: Some("line".to_owned()), ..Reading::default() });
    let items = items.expect("a line of 81 cells");
    let puzzle = items[0].puzzle.as_ref().expect("without a mistake");
    let solver = Solver::new(puzzle.as_ref(), method).expect("sudokus have this method");
    let mut found = Vec::new();
    let outcome = solver.each(Limits::NONE, &mut |solution| {
        assert_eq!(complaints(puzzle.as_ref(), &solution), [], "{text}");
        found.push(solution);
        if found.len() == MOST { Flow::Enough } else { Flow::More }
    });
    found.sort();
    found.dedup();
    let number = found.len() as u128;
    match outcome.ended {
        Ended::Exhausted => (Count::Exactly(number), found),
        _ => (Count::AtLeast(number), found),
    }
}

#[test]
fn the_fast_method_agrees_with_the_general_one() {
    let mut dice = Dice(9);
    let mut verdicts = [0; 3];
    for case in 0..1200 {
        let text = board(&mut dice, case % 82);
        let (fast, found) = solutions(&text, "fast");
        let (general, expected) = solutions(&text, "sat");
        assert_eq!(fast, general, "{text}");
        if let Count::Exactly(number) = fast {
            assert_eq!(found, expected, "{text}");
            verdicts[number.min(2) as usize] += 1;
        }
    }
    assert!(verdicts.iter().all(|&number| number > 10), "{verdicts:?}");
}

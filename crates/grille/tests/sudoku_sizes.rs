//! Sudokus of all sizes by their own method and by a general one: the same answers on random boards.

use grille::{Count, Ended, Flow, Instance, Limits, Reading, Solver, Verdict, complaints, read};

/// A small generator, so that a failing case has a number for ever.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        ((self.0 >> 33) % n as u64) as usize
    }

    fn shuffled(&mut self, n: usize) -> Vec<usize> {
        let mut all: Vec<usize> = (0..n).collect();
        for i in (1..n).rev() {
            all.swap(i, self.below(i + 1));
        }
        all
    }

    /// The lines of a board, mixed in their bands, and the bands with each other.
    fn lines(&mut self, bands: usize, height: usize) -> Vec<usize> {
        let mut lines = Vec::new();
        for band in self.shuffled(bands) {
            lines.extend(self.shuffled(height).into_iter().map(|line| band * height + line));
        }
        lines
    }
}

/// A full board: a shifted pattern, mixed.
fn full(rows: usize, columns: usize, dice: &mut Dice) -> Vec<usize> {
    let side = rows * columns;
    let digits = dice.shuffled(side);
    let (down, across) = (dice.lines(columns, rows), dice.lines(rows, columns));
    let digit = |i: usize| {
        let (row, column) = (down[i / side], across[i % side]);
        1 + digits[(row % rows * columns + row / rows + column) % side]
    };
    (0..side * side).map(digit).collect()
}

fn board(rows: usize, columns: usize, givens: &[usize]) -> Box<dyn Instance> {
    let side = rows * columns;
    let word = |given: &usize| if *given == 0 { ".".to_owned() } else { given.to_string() };
    let line = |row: &[usize]| row.iter().map(word).collect::<Vec<_>>().join(" ") + "\n";
    let lines: String = givens.chunks(side).map(line).collect();
    let text = format!("grille 1 sudoku\nblocks = {rows}x{columns}\nboard\n{lines}");
    let items = read(&text, &Reading::default()).expect("our own form is recognised");
    let item = items.into_iter().next().expect("one puzzle");
    item.puzzle.expect("without a mistake")
}

/// Solutions in order, as many as wanted, and whether these are all.
fn solutions(puzzle: &dyn Instance, method: &str, most: usize) -> (Vec<Vec<u8>>, Ended) {
    let solver = Solver::new(puzzle, method).expect("sudokus have this method");
    let mut found = Vec::new();
    let outcome = solver.each(Limits::NONE, &mut |solution| {
        found.push(solution);
        if found.len() == most { Flow::Enough } else { Flow::More }
    });
    found.sort();
    (found, outcome.ended)
}

/// Compare the methods on boards from empty to full, one in four with a given changed.
fn check(rows: usize, columns: usize, cases: usize, seed: u64) {
    let side = rows * columns;
    let mut dice = Dice(seed);
    let mut verdicts = [0; 3];
    for case in 0..cases {
        let mut givens = full(rows, columns, &mut dice);
        let holes = dice.below(side * side + 1);
        for &cell in &dice.shuffled(side * side)[..holes] {
            givens[cell] = 0;
        }
        if dice.below(4) == 0 {
            givens[dice.below(side * side)] = 1 + dice.below(side);
        }
        let puzzle = board(rows, columns, &givens);
        let what = format!("case {case} of seed {seed}, {rows}x{columns}: {givens:?}");
        let (fast, ended) = solutions(puzzle.as_ref(), "fast", 20);
        let (general, expected) = solutions(puzzle.as_ref(), "search", 20);
        assert_eq!(ended, expected, "{what}");
        assert_eq!(fast.len(), general.len(), "{what}");
        assert!(fast.windows(2).all(|pair| pair[0] != pair[1]), "a solution twice: {what}");
        if ended == Ended::Exhausted {
            assert_eq!(fast, general, "{what}");
        }
        for solution in &fast {
            assert_eq!(complaints(puzzle.as_ref(), solution), [], "{what}");
        }
        verdicts[fast.len().min(2)] += 1;
    }
    assert!(verdicts.iter().all(|&number| number > cases / 50), "{verdicts:?}");
}

#[test]
fn the_fast_method_agrees_with_the_general_one() {
    for (seed, (rows, columns)) in
        (1..).zip([(2, 2), (2, 3), (3, 2), (2, 4), (4, 2), (3, 3), (2, 5), (5, 2), (3, 4), (4, 3)])
    {
        check(rows, columns, 100, seed);
    }
    check(1, 5, 100, 11);
    check(5, 1, 100, 12);
}

#[test]
#[ignore = "takes minutes: cargo test --release -p grille -- --ignored"]
fn the_fast_method_agrees_on_many_boards() {
    for (seed, (rows, columns)) in (1..).zip([(2, 2), (2, 3), (3, 2), (4, 2), (5, 2), (3, 4)]) {
        check(rows, columns, 5000, 100 + seed);
    }
}

fn count(rows: usize, columns: usize) -> Count {
    let puzzle = board(rows, columns, &vec![0; (rows * columns).pow(2)]);
    let solver = Solver::new(puzzle.as_ref(), "fast").expect("sudokus have this method");
    solver.count(u128::MAX, Limits::NONE).0
}

#[test]
fn there_are_288_full_boards_of_four() {
    assert_eq!(count(2, 2), Count::Exactly(288));
    // Blocks that are rows say nothing new: Latin squares.
    assert_eq!(count(1, 4), Count::Exactly(576));
    assert_eq!(count(5, 1), Count::Exactly(161_280));
}

#[test]
#[ignore = "takes a minute: cargo test --release -p grille -- --ignored"]
fn there_are_28200960_full_boards_of_six() {
    assert_eq!(count(2, 3), Count::Exactly(28_200_960));
    assert_eq!(count(3, 2), Count::Exactly(28_200_960));
}

#[test]
fn empty_boards_of_all_widths_have_several_solutions() {
    for (rows, columns) in
        [(3, 5), (4, 4), (5, 4), (5, 5), (5, 6), (6, 6), (7, 7), (8, 8), (1, 64), (2, 32), (32, 2)]
    {
        let puzzle = board(rows, columns, &vec![0; (rows * columns).pow(2)]);
        let (found, ended) = solutions(puzzle.as_ref(), "fast", 2);
        assert_eq!((found.len(), ended), (2, Ended::Enough), "{rows}x{columns}");
        assert_ne!(found[0], found[1]);
        for solution in &found {
            assert_eq!(complaints(puzzle.as_ref(), solution), [], "{rows}x{columns}");
        }
    }
}

/// Wide boards with every third cell empty, which leaves them one solution or a few.
#[test]
fn wide_boards_give_back_what_was_taken() {
    let mut dice = Dice(7);
    for (rows, columns) in [(4, 4), (3, 5), (5, 4), (5, 5), (6, 6), (7, 7), (8, 8)] {
        let solution = full(rows, columns, &mut dice);
        let take = |i: usize, digit: usize| if i.is_multiple_of(3) { 0 } else { digit };
        let givens: Vec<usize> = solution.iter().enumerate().map(|(i, &d)| take(i, d)).collect();
        let puzzle = board(rows, columns, &givens);
        let solution: Vec<u8> = solution.iter().map(|&digit| digit as u8 - 1).collect();
        let (found, ended) = solutions(puzzle.as_ref(), "fast", 100);
        assert!(ended == Ended::Enough || found.contains(&solution), "{rows}x{columns}");
        for solution in &found {
            assert_eq!(complaints(puzzle.as_ref(), solution), [], "{rows}x{columns}");
        }
    }
}

#[test]
fn a_limit_ends_the_work() {
    let puzzle = board(8, 8, &[0; 4096]);
    let solver = Solver::new(puzzle.as_ref(), "fast").expect("sudokus have this method");
    let (verdict, _) = solver.judge(Limits { stop: &|| true });
    assert!(matches!(verdict, Verdict::Unknown(_)), "{verdict:?}");
}

//! What programmers use: puzzles made from numbers, puzzles that are values, solutions elsewhere.

use std::path::Path;
use std::time::Duration;

use grille::{
    Axis, Bridges, Count, Deadline, Ended, FormId, MethodId, Nonogram, Puzzle, Queens, Singles,
    Size, Sudoku, Takuzu, Unread, Verdict, read,
};

/// All puzzles of the corpus of a family, as the family has them.
fn corpus(family: &str) -> Vec<Puzzle> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus").join(family);
    let files = std::fs::read_dir(folder).expect("every family has a folder");
    let paths = files.map(|file| file.expect("a file").path());
    let texts = paths.filter(|path| path.extension().is_some_and(|ending| ending == "txt"));
    let texts = texts.map(|path| std::fs::read_to_string(path).expect("a text"));
    let items = texts.flat_map(|text| read(&text, &Default::default()).expect("recognised"));
    items.map(|item| Puzzle::of(item).expect("without a mistake")).collect()
}

/// Made again from its own numbers, every puzzle of the corpus is what it was.
#[track_caller]
fn check<P: PartialEq + std::fmt::Debug>(family: &str, again: impl Fn(&Puzzle) -> Option<(P, P)>) {
    let puzzles = corpus(family);
    assert!(puzzles.len() > 5, "{family} has {} puzzles", puzzles.len());
    for puzzle in &puzzles {
        let (before, after) = again(puzzle).expect("it is of this family");
        assert_eq!(after, before);
    }
}

#[test]
fn numbers_make_the_puzzle_that_a_text_makes() {
    check("sudoku", |puzzle| {
        let before = puzzle.get::<Sudoku>()?;
        let (rows, columns) = before.blocks();
        let after = Sudoku::from_cells(before.cells()).ok()?.with_blocks(rows, columns).ok()?;
        Some((before.clone(), after))
    });
    check("takuzu", |puzzle| {
        let before = puzzle.get::<Takuzu>()?;
        let rows = before.givens().chunks(puzzle.size().width as usize);
        let after = Takuzu::from_givens(rows).ok()?.with_equal_lines(before.equal_lines());
        Some((before.clone(), after))
    });
    check("singles", |puzzle| {
        let before = puzzle.get::<Singles>()?;
        let rows = before.numbers().chunks(puzzle.size().width as usize);
        Some((before.clone(), Singles::from_numbers(rows).ok()?))
    });
    check("bridges", |puzzle| {
        let before = puzzle.get::<Bridges>()?;
        let after = Bridges::from_islands(puzzle.size(), before.islands()).ok()?;
        Some((before.clone(), after.with_most(before.most()).ok()?))
    });
    check("queens", |puzzle| {
        let before = puzzle.get::<Queens>()?;
        let queens = before.placed().iter().rev().copied();
        Some((before.clone(), Queens::with_queens(puzzle.size().width, queens).ok()?))
    });
    check("nonogram", |puzzle| {
        let before = puzzle.get::<Nonogram>()?;
        let (rows, columns) = (before.clues(Axis::Row), before.clues(Axis::Column));
        let palette = before.palette().clone();
        Some((before.clone(), Nonogram::from_coloured_clues(palette, rows, columns).ok()?))
    });
}

/// What is no puzzle is refused, in words.
#[test]
fn numbers_that_make_no_puzzle_are_refused() {
    #[track_caller]
    fn check<P>(made: Result<P, grille::Misfit>, expected: &str) {
        assert_eq!(made.err().map(|misfit| misfit.to_string()).as_deref(), Some(expected));
    }
    let empty: [[u32; 0]; 0] = [];
    let size = Size::new(2, 1);
    let island = |column| (size.cell(0, column), 1);
    check(
        Sudoku::from_cells(&[0; 80]),
        "found 80 cells, expected a square number of cells, such as 16, 36, 81 or 256, as numbers",
    );
    check(
        Sudoku::from_cells(&[0; 81]).and_then(|sudoku| sudoku.with_blocks(0, 9)),
        "found `0x9`, expected ROWSxCOLUMNS whose product is 9, the side of the board",
    );
    check(
        Takuzu::from_givens([[Some(2), None]; 2]),
        "r1c1: found `2`, expected a number from 0 to 1",
    );
    check(
        Singles::from_numbers(empty),
        "found a board of 0 by 0, expected at most 1000 by 1000, at least 1 by 1",
    );
    check(Singles::from_numbers([[0]]), "r1c1: found `0`, expected a number from 1 to 1000");
    check(
        Bridges::from_islands(size, [island(1), island(0), island(1)]),
        "found two islands at r1c2, expected one island a cell",
    );
    check(
        Bridges::from_islands(size, [(grille::Cell(2), 1)]),
        "found cell number 2, expected a cell of the board",
    );
    check(
        Bridges::from_islands(size, [island(0)]).and_then(|bridges| bridges.with_most(64)),
        "found `64`, expected a number from 1 to 63",
    );
    check(
        Queens::with_queens(65, [grille::Cell(0)]),
        "found 1 queen on a board of 65 by 65, expected an empty board, or one of 64 by 64 at most",
    );
    check(Nonogram::from_clues(empty, [[1]]), "found 0 rows, expected 1 to 2000 rows");
    check(
        Nonogram::from_clues([[u32::MAX, u32::MAX]], [[1]]),
        "row 1: found `4294967295`, expected a run from 1 to 2000",
    );
}

#[test]
fn one_puzzle_is_parsed_and_several_are_not() {
    let puzzle: Puzzle = "8".parse().expect("queens");
    assert_eq!((puzzle.family().info().id, puzzle.size()), ("queens", Size::square(8)));
    assert_eq!(puzzle.write(FormId::OWN).expect("always").lines().count(), 10);
    assert_eq!("8\n9\n".parse::<Puzzle>().err(), Some(Unread::NotOne(2)));
    assert!(matches!("9.9".parse::<Puzzle>(), Err(Unread::Unrecognised(_))));
    let mistake = "grille 1 queens\nboard\nQ?\n..\n".parse::<Puzzle>();
    assert!(matches!(mistake, Err(Unread::Mistake(_))), "{mistake:?}");
}

/// Owned or not, the iterator gives the same; so do those that wait and those that start over.
#[test]
fn solutions_are_found_on_another_thread() {
    let sudoku = Sudoku::from_cells(&[0; 16]).expect("four by four");
    let mut nine = [0; 81];
    nine[..9].copy_from_slice(&[1, 2, 3, 4, 5, 6, 7, 8, 9]);
    let nine = Sudoku::from_cells(&nine).expect("nine by nine");
    let queens = Queens::empty(7).expect("a board");
    for (puzzle, number) in
        [(Puzzle::from(sudoku), 288), (Puzzle::from(nine), 500), (Puzzle::from(queens), 40)]
    {
        let solver = puzzle.solver(MethodId::AUTO).expect("every family has it");
        let here: Vec<_> = solver.solutions(grille::Limits::NONE).take(500).collect();
        let there = puzzle.clone().solutions();
        let there = std::thread::spawn(move || there.take(500).collect::<Vec<_>>());
        assert_eq!(there.join().expect("no panic"), here);
        assert_eq!(here.len(), number);
    }
}

#[test]
fn questions_have_their_answers() {
    let puzzle = Puzzle::from(Queens::empty(6).expect("a board"));
    assert_eq!(puzzle.count(), Count::Exactly(4));
    assert!(matches!(puzzle.judge(), Verdict::Several(..)));
    let solution = puzzle.solve().expect("there are four");
    let numbers = puzzle.numbers(&solution);
    let queens: u32 = numbers.cells().expect("a small board").iter().flatten().sum();
    assert_eq!(queens, 6);
    assert_eq!(puzzle.read_solution(&puzzle.solution_text(&solution)), Ok(solution));
    assert_eq!(Puzzle::from(Queens::empty(3).expect("a board")).solve(), None);
}

#[test]
fn a_deadline_stops_the_work() {
    let puzzle = Puzzle::from(Queens::empty(40).expect("a board"));
    let past = Deadline::after(Duration::ZERO);
    let mut none = puzzle.solutions_until(past.clone());
    assert_eq!((none.next(), none.ended()), (None, Some(Ended::Limit)));
    assert!(past.limits().reached());
    assert!(!Deadline::after(Duration::MAX).limits().reached());
}

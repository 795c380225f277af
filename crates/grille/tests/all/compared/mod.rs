//! Methods that are there to be compared with: what they say is right on small puzzles of any kind,
//! those without a solution and those with several among them, and where they fail they say so.

mod corpus;
mod takuzu;

use grille::{
    Bridges, Cell, Instance, Limits, MethodId, Nonogram, Promise, Queens, Question, Request,
    Singles, Size, Solver, Standing, Sudoku, Takuzu, Verdict, ask, complaints, methods,
};
use grille_chance::Seed;

/// What became of puzzles by one method.
#[derive(Default, Debug)]
struct Tally {
    unique: u32,
    several: u32,
    none: u32,
    unknown: u32,
}

/// Every such method of the family against `fast`; what the one of this name came to.
fn check(puzzle: &dyn Instance, method: &str, tally: &mut Tally) {
    let auto = Solver::new(puzzle, MethodId::AUTO).expect("there is one");
    let expected = auto.judge(Limits::NONE).0;
    for (name, _) in methods(puzzle.family()) {
        let solver = Solver::new(puzzle, name).expect("the list has it");
        if solver.promise() == Promise::Answer {
            continue;
        }
        let (verdict, _) = Limits::NONE.within(50_000, |limits| solver.judge(limits));
        let standing = verdict.standing();
        let says = || format!("{name} says {verdict:?}, not {expected:?}, of {puzzle:?}");
        match (&verdict, &expected) {
            (Verdict::Unknown(_), _) | (Verdict::Several(..), Verdict::Several(..)) => {}
            (one, other) => assert_eq!(one, other, "{}", says()),
        }
        if name.name() == method {
            match standing {
                Standing::Unique => tally.unique += 1,
                Standing::Several => tally.several += 1,
                Standing::None => tally.none += 1,
                Standing::Unknown => tally.unknown += 1,
            }
        }
        for solution in verdict.clone().into_solutions() {
            assert!(complaints(puzzle, &solution).is_empty(), "{}", says());
        }
    }
}

#[test]
fn takuzu_of_four_by_four_with_few_givens() {
    let (mut seed, mut tally) = (Seed(1), Tally::default());
    for _ in 0..1500 {
        let givens = 2 + seed.below(6);
        let mut cells = [None; 16];
        for _ in 0..givens {
            cells[seed.below(16)] = Some(seed.below(2) as u8);
        }
        let rows: Vec<&[Option<u8>]> = cells.chunks(4).collect();
        let puzzle = Takuzu::from_givens(rows).expect("it is even");
        check(&puzzle, "rules", &mut tally);
    }
    assert!(tally.unique > 100 && tally.none > 20 && tally.unknown > 100, "{tally:?}");
}

#[test]
fn singles_of_four_by_three() {
    let (mut seed, mut tally) = (Seed(2), Tally::default());
    for _ in 0..1500 {
        let numbers: Vec<u32> = (0..12).map(|_| 1 + seed.below(4) as u32).collect();
        let puzzle = Singles::from_numbers(numbers.chunks(4)).expect("rows are as long");
        check(&puzzle, "logic", &mut tally);
    }
    assert!(tally.unique > 20 && tally.none > 100 && tally.unknown > 20, "{tally:?}");
}

#[test]
fn sudokus_of_four_by_four() {
    let (mut seed, mut tally) = (Seed(3), Tally::default());
    for _ in 0..1500 {
        let mut cells = [0; 16];
        for _ in 0..3 + seed.below(5) {
            cells[seed.below(16)] = 1 + seed.below(4) as u8;
        }
        check(&Sudoku::from_cells(&cells).expect("a square"), "stacks", &mut tally);
    }
    assert!(tally.unique > 20 && tally.none > 100 && tally.several > 100, "{tally:?}");
    assert_eq!(tally.unknown, 0, "small boards are searched to the end");
}

#[test]
fn nonograms_of_five_by_four() {
    let (mut seed, mut tally) = (Seed(4), Tally::default());
    for round in 0..1500 {
        let cells: Vec<bool> = (0..20).map(|_| seed.percent(55)).collect();
        let line = |cells: Vec<bool>| -> Vec<u32> {
            let runs = cells.chunk_by(|a, b| a == b).filter(|run| run[0]);
            runs.map(|run| run.len() as u32).collect()
        };
        let mut rows: Vec<Vec<u32>> = cells.chunks(5).map(|row| line(row.to_vec())).collect();
        let column = |c: usize| line((0..4).map(|r| cells[r * 5 + c]).collect());
        let columns: Vec<Vec<u32>> = (0..5).map(column).collect();
        if round % 3 == 0 {
            // Often without a solution, and without a fault that is seen at sight.
            rows.rotate_left(1);
            rows.swap(1, 2);
        }
        check(&Nonogram::from_clues(rows, columns).expect("they fit"), "document", &mut tally);
    }
    assert!(tally.unique > 300 && tally.none > 100 && tally.several > 100, "{tally:?}");
    assert_eq!(tally.unknown, 0, "small boards are searched to the end");
}

#[test]
fn bridges_of_five_by_five() {
    let (mut seed, mut tally) = (Seed(5), Tally::default());
    for _ in 0..1500 {
        let size = Size::square(5);
        let mut cells: Vec<Cell> = size.cells().collect();
        seed.shuffle(&mut cells);
        cells.truncate(3 + seed.below(5));
        let islands: Vec<(Cell, u32)> =
            cells.into_iter().map(|cell| (cell, 1 + seed.below(4) as u32)).collect();
        let Ok(puzzle) = Bridges::from_islands(size, islands) else { continue };
        check(&puzzle, "logic", &mut tally);
    }
    assert!(tally.unique > 5 && tally.none > 100, "{tally:?}");
}

#[test]
fn queens_of_six_by_six() {
    let (mut seed, mut tally) = (Seed(6), Tally::default());
    for _ in 0..500 {
        let mut cells = [0; 2].map(|_| Cell(seed.below(36) as u32));
        cells.sort();
        let placed = if cells[0] == cells[1] { &cells[..1] } else { &cells[..] };
        let puzzle = Queens::with_queens(6, placed.iter().copied()).expect("on the board");
        check(&puzzle, "stacks", &mut tally);
    }
    assert!(tally.unique > 10 && tally.none > 100, "{tally:?}");
    assert_eq!(tally.unknown, 0, "small boards are searched to the end");
}

/// Who gives up says so, and no verdict is said.
#[test]
fn greedy_singles_give_up_and_say_so() {
    let [mut solved, mut given_up] = [0; 2];
    let mut seed = Seed(7);
    for _ in 0..300 {
        let numbers: Vec<u32> = (0..25).map(|_| 1 + seed.below(7) as u32).collect();
        let puzzle = Singles::from_numbers(numbers.chunks(5)).expect("rows are as long");
        let request = Request {
            method: MethodId::new("greedy"),
            ..Request::new(Question::Solve { most: 2 })
        };
        let answer = ask(&puzzle, &request, Limits::NONE).expect("it is asked");
        if !answer.faults.is_empty() {
            continue;
        }
        assert_eq!((answer.standing, answer.has_given_up), (Some(Standing::Unknown), true));
        assert!(answer.wrong.is_empty());
        match answer.solutions.as_slice() {
            [] => given_up += 1,
            [one] => {
                assert!(complaints(&puzzle, one).is_empty());
                solved += 1;
            }
            _ => panic!("it looks for one"),
        }
    }
    assert!(solved > 5 && given_up > 100, "{solved} solved, {given_up} given up");
}

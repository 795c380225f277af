//! Queens by their own method: the known numbers, the general method's answers, wide boards.

use std::cell::Cell;
use std::collections::HashSet;
use std::sync::atomic::{AtomicU32, Ordering};

use crate::common::agreement::{self, Agreement, solver};
use crate::common::{Seed, Sheet, rows};
use grille::{
    Count, Ended, Flow, FormId, Instance, Limits, MethodId, Solution, Solver, Verdict, complaints,
};

/// How many solutions boards without queens have, from side 1 on.
const ALL: [u128; 15] = [1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680, 14200, 73712, 365596, 2279184];

/// How many of them are no images of each other.
const FUNDAMENTAL: [u128; 12] = [1, 0, 0, 1, 2, 1, 6, 12, 46, 92, 341, 1787];

fn empty(side: usize) -> Box<dyn Instance> {
    Sheet::new("queens", "number", side.to_string()).puzzle()
}

/// All solutions, in order.
fn solutions(solver: &Solver) -> Vec<Solution> {
    let (ended, found) = agreement::solutions(solver, usize::MAX);
    assert_eq!(ended, Ended::Exhausted);
    found
}

fn count(solver: &Solver) -> Count {
    solver.count(u128::MAX, Limits::NONE).0
}

#[test]
fn boards_without_queens_have_the_published_numbers() {
    for (side, number) in (1..).zip(ALL) {
        let puzzle = empty(side);
        assert_eq!(count(&solver(puzzle.as_ref(), "auto")), Count::Exactly(number), "{side}");
    }
}

#[test]
fn up_to_symmetry_too_however_it_is_counted() {
    for (side, number) in (1..).zip(FUNDAMENTAL) {
        let puzzle = empty(side);
        let solver = solver(puzzle.as_ref(), "fast").up_to_symmetry().expect("a square");
        assert_eq!(count(&solver), Count::Exactly(number), "{side}");
        assert_eq!(solutions(&solver).len() as u128, number, "{side}");
    }
}

#[test]
fn each_solution_comes_once_and_is_right() {
    for side in 1..=11 {
        let puzzle = empty(side);
        let found = solutions(&solver(puzzle.as_ref(), "fast"));
        assert_eq!(found.len() as u128, ALL[side - 1]);
        assert_eq!(found.iter().collect::<HashSet<_>>().len(), found.len());
        for solution in found.iter().filter(|_| side < 10) {
            assert_eq!(complaints(puzzle.as_ref(), solution), []);
        }
    }
}

/// A board with some queens, perhaps in reach of each other.
fn placed(seed: &mut Seed, side: usize, queens: usize) -> Box<dyn Instance> {
    let cells = seed.order(side * side);
    let queens = &cells[..queens.min(side * side)];
    let word = |cell: usize| if queens.contains(&cell) { "Q" } else { "." };
    let board = rows(side, &(0..side * side).map(word).collect::<Vec<_>>());
    Sheet::new("queens", "board", board).puzzle()
}

/// The classes of solutions under the symmetries of the square, in the most naive way.
fn classes(found: &[Solution]) -> usize {
    let class = |solution: &Solution| {
        let last = solution.len() as u8 - 1;
        let mut squares: Vec<(u8, u8)> = (0..).zip(solution.iter().copied()).collect();
        let mut images = Vec::new();
        for turn in 0..8 {
            squares.sort();
            images.push(squares.clone());
            let turned = |&(row, column): &(u8, u8)| match turn {
                3 => (column, row),
                _ => (column, last - row),
            };
            squares = squares.iter().map(turned).collect();
        }
        images.into_iter().min()
    };
    found.iter().map(class).collect::<HashSet<_>>().len()
}

#[test]
fn with_queens_placed_it_agrees_with_the_general_method() {
    let mut seed = Seed(11);
    let mut agreement = Agreement::new(&["fast"], "search", usize::MAX);
    for side in 1..=8 {
        for round in 0..100 {
            let puzzle = placed(&mut seed, side, round % 4);
            let expected = agreement.check(puzzle.as_ref(), &|| text(puzzle.as_ref()));
            let expected = expected.expect("these are all");
            let fast = solver(puzzle.as_ref(), "fast");
            assert_eq!(count(&fast), Count::Exactly(expected.len() as u128));
            let fundamental = fast.up_to_symmetry().expect("a square");
            assert_eq!(count(&fundamental), Count::Exactly(classes(&expected) as u128));
        }
    }
    agreement.saw_each_verdict(50);
}

fn text(puzzle: &dyn Instance) -> String {
    puzzle.write(FormId::OWN, &grille::Titles::default()).expect("our own form takes everything")
}

#[test]
fn wider_boards_than_a_table_of_lanes_are_cut_smaller() {
    let mut seed = Seed(12);
    for round in 0..20 {
        // A solution of a wide board with most of its queens.
        let (side, kept) = (30 + round, 12);
        let Verdict::Several(solution, _) = judge(empty(side).as_ref()) else { panic!("{side}") };
        let queens = &seed.order(side)[kept..];
        let word = |i: usize| match solution[i / side] as usize == i % side {
            true if queens.contains(&(i / side)) => "Q",
            _ => ".",
        };
        let board = rows(side, &(0..side * side).map(word).collect::<Vec<_>>());
        let puzzle = Sheet::new("queens", "board", board).puzzle();
        let expected = solutions(&solver(puzzle.as_ref(), "sat"));
        assert!(expected.contains(&solution));
        let fast = solver(puzzle.as_ref(), "fast");
        assert_eq!(solutions(&fast), expected);
        assert_eq!(count(&fast), Count::Exactly(expected.len() as u128));
    }
}

fn judge(puzzle: &dyn Instance) -> Verdict {
    solver(puzzle, "auto").judge(Limits::NONE).0
}

#[test]
fn boards_of_any_width_have_two_right_solutions() {
    for side in (1..=2000).chain([1_000_000]) {
        let puzzle = empty(side);
        match judge(puzzle.as_ref()) {
            Verdict::None => assert!(matches!(side, 2 | 3), "{side}"),
            Verdict::Unique(_) => assert_eq!(side, 1),
            Verdict::Several(one, other) => {
                assert_ne!(one, other, "{side}");
                assert_eq!(complaints(puzzle.as_ref(), &one), [], "{side}");
                assert_eq!(complaints(puzzle.as_ref(), &other), [], "{side}");
            }
            Verdict::Unknown(_) => panic!("{side}"),
        }
    }
}

#[test]
fn a_wide_board_does_not_claim_to_know_all_solutions() {
    for side in [65, 200, 201, 5000] {
        let puzzle = empty(side);
        let solver = solver(puzzle.as_ref(), "fast");
        let Count::AtLeast(2..) = count(&solver) else { panic!("{side}") };
        let mut told = HashSet::new();
        let outcome = solver.each(Limits::NONE, &mut |solution| {
            assert!(told.insert(solution), "a solution twice: {side}");
            Flow::More
        });
        assert_eq!(outcome.ended, Ended::Limit);
        assert!(Solver::new(puzzle.as_ref(), MethodId::SAT).is_err());
    }
}

#[test]
fn solutions_of_wide_boards_are_read_again_and_checked() {
    for side in [5, 64, 65, 200, 201, 5000] {
        let puzzle = empty(side);
        let Verdict::Several(one, _) = judge(puzzle.as_ref()) else { panic!("{side}") };
        let text = puzzle.solution_text(&one);
        assert_eq!(puzzle.read_solution(&text), Ok(one), "{side}");
        let list: String = (1..=side).map(|column| format!("{column} ")).collect();
        let wrong = puzzle.read_solution(&list).expect("a list of columns");
        let broken = complaints(puzzle.as_ref(), &wrong);
        assert_eq!(broken.len(), 1, "{side}: {broken:?}");
        assert_eq!(broken[0].rule.id, "queens-diagonal");
        assert!(puzzle.read_solution("1 2 3").is_err());
    }
}

#[test]
fn a_wide_board_is_written_as_its_side_or_refused() {
    let puzzle = empty(1_000_000);
    assert_eq!(text(puzzle.as_ref()), "grille 1 queens\nside = 1000000\n");
    let again = Sheet::new("queens", "grille", text(puzzle.as_ref())).puzzle();
    assert_eq!(again.size(), puzzle.size());
    assert!(puzzle.write(FormId::new("board"), &grille::Titles::default()).is_err());
    let board = format!("Q{}\n{}", ".".repeat(64), (".".repeat(65) + "\n").repeat(64));
    let family = grille::family("queens").expect("queens are known");
    let refused = family.read(FormId::new("board"), &board).remove(0).puzzle.expect_err("too wide");
    assert_eq!(refused.found.to_string(), "queens-on-board(queens=1, side=65)");
}

#[test]
fn a_count_that_is_stopped_says_so() {
    for (side, asks) in [(8, 0), (14, 0), (14, 40), (20, 100), (27, 100), (40, 100)] {
        let puzzle = empty(side);
        for solver in [
            solver(puzzle.as_ref(), "fast"),
            solver(puzzle.as_ref(), "fast").up_to_symmetry().expect("a square"),
        ] {
            let asked = AtomicU32::new(0);
            let stop = || asked.fetch_add(1, Ordering::Relaxed) >= asks;
            let (counted, _) = solver.count(u128::MAX, Limits { stop: &stop });
            let Count::AtLeast(_) = counted else { panic!("{side} {asks}: {counted:?}") };
        }
    }
}

#[test]
fn shares_may_be_counted_in_any_order() {
    let puzzle = empty(10);
    let used = Cell::new(0);
    let backwards: &grille::Spread<'_> = &|number, work| {
        used.set(number);
        let mut results: Vec<grille::Counted> = (0..number).rev().map(work).collect();
        results.reverse();
        results
    };
    let solver = solver(puzzle.as_ref(), "fast");
    let (counted, _) = solver.count_spread(u128::MAX, Limits::NONE, backwards);
    assert_eq!(counted, Count::Exactly(724));
    assert!(used.get() > 50);
}

#[test]
fn a_limit_cuts_the_count() {
    let puzzle = empty(14);
    let solver = solver(puzzle.as_ref(), "fast");
    for most in [1, 2, 1000, 365_596] {
        assert_eq!(solver.count(most, Limits::NONE).0, Count::AtLeast(most));
    }
    let fifteen = empty(15);
    let solver = Solver::new(fifteen.as_ref(), MethodId::new("fast")).expect("queens have it");
    assert_eq!(solver.count(2_000_000, Limits::NONE).0, Count::AtLeast(2_000_000));
}

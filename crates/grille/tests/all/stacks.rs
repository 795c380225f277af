//! The search by stacks on the sudokus and the queens of the course that it comes from.

use std::path::Path;

use grille::{Count, Ended, Flow, Instance, Limits, MethodId, Reading, Solver, Verdict, read};

fn puzzle(name: &str) -> Box<dyn Instance> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus").join(name);
    let text = std::fs::read_to_string(file).expect("the corpus has it");
    read(&text, &Reading::default()).expect("it is recognised").remove(0).puzzle.expect("it is one")
}

fn by<'p>(puzzle: &'p dyn Instance, method: &'static str) -> Solver<'p> {
    Solver::new(puzzle, MethodId::new(method)).expect("the family has it")
}

/// The sudokus that the course solves, the last one in some ten seconds.
const SOLVED: [&str; 9] = [
    "source-4x4-display",
    "source-4x4-list",
    "source-6x6",
    "source-worked",
    "source-easy",
    "source-medium",
    "source-hard",
    "source-variable-812",
    "source-variable-81",
];

#[test]
fn it_solves_the_sudokus_that_the_course_says_it_solves() {
    for name in SOLVED {
        let puzzle = puzzle(&format!("sudoku/{name}.txt"));
        let (verdict, counters) = by(puzzle.as_ref(), "stacks").judge(Limits::NONE);
        let expected = by(puzzle.as_ref(), "fast").judge(Limits::NONE).0;
        match verdict {
            // The board of six by six has two solutions as it is printed.
            Verdict::Several(..) => assert_eq!(verdict.standing(), expected.standing(), "{name}"),
            _ => assert_eq!(verdict, expected, "{name}"),
        }
        assert!(counters.guesses > 0, "{name}");
        assert_ne!(verdict.into_solutions(), Vec::<grille::Solution>::new(), "{name}");
    }
}

/// Of which the course says that its program does not end in reasonable time: it comes to its limit, and
/// says so. With enough patience it ends.
#[test]
fn it_comes_to_its_limit_on_the_last_sudoku() {
    let puzzle = puzzle("sudoku/source-variable-8.txt");
    let patient = by(puzzle.as_ref(), "stacks").judge(Limits::NONE).0;
    assert_eq!(patient, by(puzzle.as_ref(), "fast").judge(Limits::NONE).0);
    let mut found = 0;
    let outcome = Limits::NONE.within(1_000_000, |limits| {
        by(puzzle.as_ref(), "stacks").each(limits, &mut |_| {
            found += 1;
            Flow::More
        })
    });
    assert_eq!((outcome.ended, found), (Ended::Limit, 0));
}

#[test]
fn it_counts_the_queens_of_the_course() {
    for (name, ways) in [("queens/source-8.txt", 92), ("queens/source-10.txt", 724)] {
        let puzzle = puzzle(name);
        let count = by(puzzle.as_ref(), "stacks").count(u128::MAX, Limits::NONE).0;
        assert_eq!(count, Count::Exactly(ways), "{name}");
    }
}

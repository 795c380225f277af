//! Part of the solutions: those in which a variable has one of some values.

use grille::{Ended, Flow, Instance, Limits, Part, Quest, Solution, Solver, Values, Var};

use super::MAKERS;
use crate::common::agreement::{solutions, solver};
use crate::common::{Seed, Sheet, full_sudoku};

fn asked_for(solver: &Solver<'_>, quest: Quest<'_>) -> Vec<Solution> {
    let mut found = Vec::new();
    let outcome = solver.each_of(quest, Limits::NONE, &mut |solution| {
        found.push(solution);
        Flow::More
    });
    assert_eq!(outcome.ended, Ended::Exhausted);
    found.sort();
    found
}

/// Every method finds those of all solutions that are in a part, for some parts, whatever solution
/// they may be close to. Says whether they were asked: not of a puzzle with too many solutions.
#[track_caller]
fn check(seed: &mut Seed, puzzle: &dyn Instance) -> bool {
    const MOST: usize = 300;
    let (ended, all) = solutions(&solver(puzzle, "search"), MOST);
    let variables = puzzle.model().expect("it is small").domains().vars().count();
    if ended != Ended::Exhausted || variables == 0 {
        return false;
    }
    for _ in 0..4 {
        let part = Part {
            var: Var(seed.below(variables) as u32),
            among: (0..6)
                .filter(|_| seed.percent(50))
                .map(Values::one)
                .fold(Values::NONE, Values::or),
        };
        let expected: Vec<Solution> = all.iter().filter(|s| part.holds(s)).cloned().collect();
        let near = if all.is_empty() { None } else { Some(seed.pick(&all)) };
        for method in ["fast", "search", "sat"] {
            assert_eq!(
                asked_for(&solver(puzzle, method), Quest { part, near }),
                expected,
                "{part:?} by {method}"
            );
        }
    }
    true
}

/// Most of a hundred puzzles must be ones that can be checked.
#[track_caller]
fn check_hundred(seed: &mut Seed, puzzle: impl Fn(&mut Seed) -> Box<dyn Instance>) {
    let checked = (0..100).filter(|_| {
        let puzzle = puzzle(seed);
        check(seed, puzzle.as_ref())
    });
    let checked = checked.count();
    assert!(checked > 60, "only {checked} were checked");
}

#[test]
fn every_method_finds_the_solutions_of_a_part() {
    let mut seed = Seed(1);
    MAKERS.iter().for_each(|maker| check_hundred(&mut seed, maker.board));
}

#[test]
fn sudokus_of_nine_by_nine_too() {
    check_hundred(&mut Seed(2), |seed| {
        let mut cells = full_sudoku(seed, 3, 3);
        seed.order(81)[..50].iter().for_each(|&cell| cells[cell] = 0);
        let text: String = cells.iter().map(usize::to_string).collect();
        Sheet::new("sudoku", "line", text).puzzle()
    });
}

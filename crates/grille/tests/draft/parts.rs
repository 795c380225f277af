//! Part of the solutions: those in which a variable has one of some values.

use grille::{Ended, Flow, Instance, Limits, Part, Quest, Solution, Solver, Values, Var};

use crate::MAKERS;
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
/// they may be close to.
#[track_caller]
fn check(seed: &mut Seed, puzzle: &dyn Instance) {
    const MOST: usize = 300;
    let (ended, all) = solutions(&solver(puzzle, "search"), MOST);
    let variables = puzzle.model().expect("it is small").domains().vars().count();
    if ended != Ended::Exhausted || variables == 0 {
        return;
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
}

#[test]
fn every_method_finds_the_solutions_of_a_part() {
    let mut seed = Seed(1);
    for maker in MAKERS {
        for _ in 0..100 {
            let puzzle = (maker.board)(&mut seed);
            check(&mut seed, puzzle.as_ref());
        }
    }
}

#[test]
fn sudokus_of_nine_by_nine_too() {
    let mut seed = Seed(2);
    for _ in 0..100 {
        let mut cells = full_sudoku(&mut seed, 3, 3);
        seed.order(81)[..50].iter().for_each(|&cell| cells[cell] = 0);
        let text: String = cells.iter().map(usize::to_string).collect();
        check(&mut seed, Sheet::new("sudoku", "line", text).puzzle().as_ref());
    }
}

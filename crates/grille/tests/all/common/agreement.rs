//! Two methods on the same boards: the same solutions, each of them once and right.

use grille::{Ended, Flow, Instance, Limits, MethodId, Solution, Solver, complaints};

/// A method that the puzzle's family is known to have.
#[track_caller]
pub fn solver<'p>(puzzle: &'p dyn Instance, method: &'static str) -> Solver<'p> {
    Solver::new(puzzle, MethodId::new(method)).expect("the family has this method")
}

/// So many solutions, in order, and whether these are all.
pub fn solutions(solver: &Solver<'_>, most: usize) -> (Ended, Vec<Solution>) {
    let mut found = Vec::new();
    let outcome = solver.each(Limits::NONE, &mut |solution| {
        found.push(solution);
        if found.len() == most { Flow::Enough } else { Flow::More }
    });
    found.sort();
    (outcome.ended, found)
}

/// Methods compared with another one, board by board.
pub struct Agreement {
    methods: &'static [&'static str],
    other: &'static str,
    most: usize,
    /// Boards with no solution, with one, and with several.
    verdicts: [usize; 3],
}

impl Agreement {
    /// Nothing compared yet; each board up to `most` solutions.
    pub fn new(methods: &'static [&'static str], other: &'static str, most: usize) -> Self {
        Self { methods, other, most, verdicts: [0; 3] }
    }

    /// All find the same; the solutions, where these are all.
    #[track_caller]
    pub fn check(
        &mut self,
        puzzle: &dyn Instance,
        case: &dyn Fn() -> String,
    ) -> Option<Vec<Solution>> {
        let (end, expected) = solutions(&solver(puzzle, self.other), self.most);
        for method in self.methods {
            let case = || format!("by {method}: {}", case());
            let (ended, found) = solutions(&solver(puzzle, method), self.most);
            assert_eq!((ended, found.len()), (end, expected.len()), "{}", case());
            assert!(found.is_sorted_by(|a, b| a < b), "a solution twice {}", case());
            for solution in &found {
                assert_eq!(complaints(puzzle, solution), [], "{}", case());
            }
            assert!(end != Ended::Exhausted || found == expected, "{}", case());
        }
        self.verdicts[expected.len().min(2)] += 1;
        (end == Ended::Exhausted).then_some(expected)
    }

    /// Each verdict was seen more than so often: otherwise the boards show little.
    #[track_caller]
    pub fn saw_each_verdict(&self, often: usize) {
        assert!(self.verdicts.iter().all(|&number| number > often), "{:?}", self.verdicts);
    }
}

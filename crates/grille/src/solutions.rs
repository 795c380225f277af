//! All solutions of a puzzle as an iterator: found as they are asked for.
//!
//! ```
//! use grille::{Ended, Limits, MethodId, Reading, Solver, read};
//!
//! let queens = read("8", &Reading::default()).expect("a number is a board").remove(0);
//! let puzzle = queens.puzzle.expect("without a mistake");
//! let solver = Solver::new(puzzle.as_ref(), MethodId::AUTO).expect("every family has it");
//! let mut solutions = solver.solutions(Limits::NONE);
//! assert_eq!((solutions.by_ref().take(3).count(), solutions.ended()), (3, None));
//! assert_eq!((solutions.by_ref().count(), solutions.ended()), (89, Some(Ended::Exhausted)));
//! ```
//!
//! A method tells its solutions to a listener and cannot wait in between. So some are heard of ahead;
//! when they are used up the method starts over, those that were told are passed by, and as many
//! again are heard of: on the whole twice the work of hearing of each once. What is held ahead has a
//! bound; beyond it starting over takes ever longer. Sudokus of nine by nine wait in between.

use grille_engine::{Ended, Flow, Limits, Outcome, Solution};

/// Gives the next solution, or says why there is none.
pub(crate) type Next<'a> = dyn FnMut(Limits<'_>) -> Result<Solution, Ended> + Send + 'a;

/// Asks a method for every solution.
pub(crate) type Each<'a> =
    dyn Fn(Limits<'_>, &mut dyn FnMut(Solution) -> Flow) -> Outcome + Send + 'a;

/// All solutions of a puzzle, each one once, in the order in which its method finds them.
pub struct Solutions<'a> {
    pull: Box<Next<'a>>,
    limits: Limits<'a>,
    ended: Option<Ended>,
}

impl<'a> Solutions<'a> {
    pub(crate) fn new(pull: Box<Next<'a>>, limits: Limits<'a>) -> Self {
        Self { pull, limits, ended: None }
    }

    /// Why no more come, or `None` while some may. `Exhausted` is a proof that these were all.
    pub fn ended(&self) -> Option<Ended> {
        self.ended
    }

    /// The next one, under limits of its own.
    pub fn next_within(&mut self, limits: Limits<'_>) -> Option<Solution> {
        if self.ended.is_some() {
            return None;
        }
        let next = (self.pull)(limits);
        self.ended = next.as_ref().err().copied();
        next.ok()
    }
}

impl Iterator for Solutions<'_> {
    type Item = Solution;

    fn next(&mut self) -> Option<Solution> {
        self.next_within(self.limits)
    }
}

impl std::iter::FusedIterator for Solutions<'_> {}

/// Bytes of solutions that may be held ahead.
pub(crate) const AHEAD: usize = 1 << 24;

/// The solutions of a method that does not wait, so many bytes of them ahead, or one.
pub(crate) fn ahead<'a>(bytes: usize, each: Box<Each<'a>>) -> Box<Next<'a>> {
    let (mut ready, mut told, mut ended) = (Vec::new().into_iter(), 0, Ended::Enough);
    Box::new(move |limits| {
        if ready.len() == 0 && ended == Ended::Enough {
            let (some, end) = after(told, bytes, &each, limits);
            told += some.len();
            (ready, ended) = (some.into_iter(), end);
        }
        ready.next().ok_or(ended)
    })
}

/// As many solutions as were told before, those left out; one at least, if there is one.
fn after(told: usize, bytes: usize, each: &Each<'_>, limits: Limits<'_>) -> (Vec<Solution>, Ended) {
    let (mut passed, mut some) = (0, Vec::new());
    let outcome = each(limits, &mut |solution| {
        if passed < told {
            passed += 1;
            return Flow::More;
        }
        let most = told.min(bytes / solution.len().max(1)).max(1);
        some.push(solution);
        if some.len() < most { Flow::More } else { Flow::Enough }
    });
    (some, outcome.ended)
}

#[cfg(test)]
mod tests {
    use grille_engine::MethodId;

    use super::*;
    use crate::{Reading, Solver, read};

    fn by<'a>(solver: &'a Solver<'_>) -> Box<Each<'a>> {
        Box::new(|limits, found| solver.each(limits, found))
    }

    #[test]
    fn however_few_are_held_ahead_all_come_once() {
        let queens = read("7", &Reading::default()).expect("a number is a board").remove(0);
        let puzzle = queens.puzzle.expect("without a mistake");
        let solver = Solver::new(puzzle.as_ref(), MethodId::AUTO).expect("queens have it");
        let mut told = Vec::new();
        solver.each(Limits::NONE, &mut |solution| {
            told.push(solution);
            Flow::More
        });
        assert_eq!(told.len(), 40);
        for bytes in [0, 1, 7, 20, 21, 70, AHEAD] {
            let mut all = Solutions::new(ahead(bytes, by(&solver)), Limits::NONE);
            assert_eq!(all.by_ref().collect::<Vec<_>>(), told, "{bytes}");
            assert_eq!(all.ended(), Some(Ended::Exhausted));
        }
    }
}

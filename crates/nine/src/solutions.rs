//! All solutions of a puzzle, one at a time, as they are asked for.

use std::ops::ControlFlow;

use crate::cells::Cells;
use crate::givens::Givens;
use crate::grid::Grid;
use crate::search::{End, Task};
use crate::solver::Machine;

/// All solutions of a puzzle. Nothing is searched before it is asked for.
///
/// What it keeps are the branches that wait, one for each guess that stands: never more than a few
/// dozen, however many solutions there are.
#[derive(Clone, Debug)]
pub struct Solutions {
    machine: Machine,
    waiting: Vec<Cells>,
}

/// The question whether to stop was answered with yes. One may go on later all the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stopped;

impl Solutions {
    pub(crate) fn new(givens: &Givens, machine: Machine) -> Self {
        Self { machine, waiting: vec![givens.0] }
    }

    /// The next solution if there is one, as `next`, unless `stop` says yes before it is found.
    ///
    /// `stop` is asked at first, and then every thousand guesses or so.
    pub fn next_unless(&mut self, stop: &mut dyn FnMut() -> bool) -> Result<Option<Grid>, Stopped> {
        if stop() {
            return Err(Stopped);
        }
        let Some(cells) = self.waiting.pop() else { return Ok(None) };
        let mut next = None;
        let found = &mut |grid: &Grid| {
            next = Some(*grid);
            ControlFlow::Break(())
        };
        let walk =
            self.machine.walk(&mut Task { cells: &cells, waiting: &mut self.waiting, stop, found });
        if walk.end == End::Stopped { Err(Stopped) } else { Ok(next) }
    }
}

impl Iterator for Solutions {
    type Item = Grid;

    fn next(&mut self) -> Option<Grid> {
        self.next_unless(&mut || false).unwrap_or(None)
    }
}

impl std::iter::FusedIterator for Solutions {}

#[cfg(test)]
mod tests {
    use super::*;

    /// Solutions that are told until one is told to stop, then some that are asked for.
    #[test]
    #[cfg_attr(miri, ignore = "takes hours there")]
    fn a_search_that_was_stopped_goes_on_where_it_was() {
        let givens = Givens::from_values(&[0; 81]).expect("an empty grid");
        let mut all = Solutions::new(&givens, Machine::Best);
        let mut told = Vec::new();
        let walk = Machine::Best.walk(&mut Task {
            cells: &all.waiting.pop().expect("the grid itself"),
            waiting: &mut all.waiting,
            stop: &mut || true,
            found: &mut |grid| {
                told.push(*grid);
                ControlFlow::Continue(())
            },
        });
        assert_eq!(walk.end, End::Stopped);
        told.extend(all.take(100));
        let expected: Vec<Grid> = Solutions::new(&givens, Machine::Best).take(told.len()).collect();
        assert!(told.len() > 100 && told == expected);
    }
}

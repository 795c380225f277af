//! Solutions that were told already: whoever takes over and starts anew does not tell them again.

use std::collections::BTreeSet;

use grille_engine::{Flow, Solution};

/// The solutions told so far, while there are few.
#[derive(Debug)]
pub(crate) struct Told {
    /// In order, not hashed: wide ones are long, but soon differ.
    solutions: BTreeSet<Solution>,
    most: usize,
}

impl Told {
    /// None yet. Up to so many are remembered.
    pub fn at_most(most: usize) -> Self {
        Self { solutions: BTreeSet::new(), most }
    }

    /// Was none told?
    pub fn is_empty(&self) -> bool {
        self.solutions.is_empty()
    }

    /// Are all remembered? If not, nothing may be handed over: some would come again.
    pub fn is_complete(&self) -> bool {
        self.solutions.len() <= self.most
    }

    /// One of them.
    pub fn any(&self) -> Option<&Solution> {
        self.solutions.first()
    }

    /// Was it told, as far as that is remembered?
    pub fn has(&self, solution: &Solution) -> bool {
        self.solutions.contains(solution)
    }

    /// Remember a solution; one more than there is room for tells that some are forgotten.
    pub fn add(&mut self, solution: &Solution) {
        if self.is_complete() {
            self.solutions.insert(solution.clone());
        }
    }

    /// Hand a solution on, if it was not told.
    pub fn pass(&self, solution: Solution, found: &mut dyn FnMut(Solution) -> Flow) -> Flow {
        if self.has(&solution) { Flow::More } else { found(solution) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_remembered_is_not_passed_on_and_what_is_forgotten_is_known_to_be() {
        let mut told = Told::at_most(2);
        for (value, is_complete) in [(7, true), (5, true), (6, false), (8, false)] {
            told.add(&vec![value]);
            assert_eq!(told.is_complete(), is_complete, "{value}");
        }
        let mut passed = Vec::new();
        for value in 4..9 {
            told.pass(vec![value], &mut |solution| {
                passed.extend(solution);
                Flow::More
            });
        }
        assert_eq!((passed, told.any()), (vec![4, 8], Some(&vec![5])));
    }
}

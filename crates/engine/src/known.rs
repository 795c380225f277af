//! What is known of a puzzle: the knowledge that a drawing shows.

use crate::domains::Domains;
use crate::model::Solution;
use crate::values::{Value, Values, Var};

/// What is known of the variables of a puzzle, and how much of it is to be seen.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub enum Known<'k> {
    /// Nothing but the clues.
    Nothing,
    /// The variables with one value left.
    Domains(&'k Domains),
    /// The same, and for the others every value that is left: pencil marks.
    Candidates(&'k Domains),
    /// Everything.
    Solution(&'k Solution),
}

impl Known<'_> {
    /// The value of a variable, if it is known.
    pub fn value(self, var: Var) -> Option<Value> {
        self.values(var)?.single()
    }

    /// What a variable can be, if anything is known of it.
    pub fn values(self, var: Var) -> Option<Values> {
        match self {
            Self::Nothing => None,
            Self::Domains(domains) | Self::Candidates(domains) => Some(domains.get(var)),
            Self::Solution(solution) => Some(Values::one(solution[var.index()])),
        }
    }

    /// The values to be pencilled in: where they are asked for and more than one is left.
    pub fn candidates(self, var: Var) -> Option<Values> {
        let Self::Candidates(domains) = self else { return None };
        Some(domains.get(var)).filter(|values| values.count() != 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn candidates_are_seen_only_where_they_are_asked_for_and_open() {
        let domains = Domains::new(vec![Values::below(3), Values::one(2)]);
        let open = |known: Known<'_>| [Var(0), Var(1)].map(|var| known.candidates(var));
        assert_eq!(open(Known::Candidates(&domains)), [Some(Values::below(3)), None]);
        assert_eq!(open(Known::Domains(&domains)), [None; 2]);
    }

    #[test]
    fn a_value_is_known_once_it_is_the_only_one() {
        let (domains, solution) = (Domains::new(vec![Values::below(3)]), vec![63]);
        assert_eq!(Known::Nothing.value(Var(0)), None);
        assert_eq!(Known::Domains(&domains).value(Var(0)), None);
        assert_eq!(Known::Domains(&domains).values(Var(0)), Some(Values::below(3)));
        assert_eq!(Known::Solution(&solution).value(Var(0)), Some(63));
    }
}

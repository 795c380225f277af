//! Which literals are true, since when, and why (the trail and the implication graph).

use super::clauses::ClauseId;
use super::source::Stand;
use crate::cnf::Literal;
use crate::constraint::Assignment;

/// Why a literal is true.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Reason {
    /// It was guessed, or it holds in any case.
    None,
    /// The other literal of a clause of two is false.
    Pair(Literal),
    /// All others of a clause are false.
    Clause(ClauseId),
}

/// The literals in the order in which they became true.
#[derive(Debug)]
pub(super) struct Trail {
    /// For each literal: above 0 it is true, below 0 it is false, 0 it is open.
    values: Vec<i8>,
    causes: Vec<Cause>,
    literals: Vec<Literal>,
    /// Where each level begins.
    starts: Vec<u32>,
    /// So many literals have been followed.
    followed: usize,
}

/// What is known of a variable that is not open.
#[derive(Clone, Copy, Debug)]
struct Cause {
    level: u32,
    reason: Reason,
}

impl Trail {
    pub fn new(variables: u32) -> Self {
        Self {
            values: vec![0; 2 * variables as usize],
            causes: vec![Cause { level: 0, reason: Reason::None }; variables as usize],
            literals: Vec::with_capacity(variables as usize),
            starts: Vec::new(),
            followed: 0,
        }
    }

    pub fn is_true(&self, literal: Literal) -> bool {
        self.values[literal.index()] > 0
    }

    pub fn is_false(&self, literal: Literal) -> bool {
        self.values[literal.index()] < 0
    }

    pub fn is_open(&self, literal: Literal) -> bool {
        self.values[literal.index()] == 0
    }

    pub fn is_full(&self) -> bool {
        self.literals.len() == self.variables()
    }

    /// How many variables there are, open or not.
    pub fn variables(&self) -> usize {
        self.causes.len()
    }

    /// Every literal that is true, the oldest first.
    pub fn literals(&self) -> &[Literal] {
        &self.literals
    }

    /// Where the search stands, for whoever looks on.
    pub fn stand(&self, is_clash: bool) -> Stand<'_> {
        Stand { literals: &self.literals, levels: &self.starts, is_clash }
    }

    /// How many guesses there are.
    pub fn level(&self) -> u32 {
        self.starts.len() as u32
    }

    /// The level on which a literal or its negation became true.
    pub fn level_of(&self, literal: Literal) -> u32 {
        self.causes[literal.variable() as usize].level
    }

    pub fn reason_of(&self, literal: Literal) -> Reason {
        self.causes[literal.variable() as usize].reason
    }

    /// The guess with which a level above 0 begins.
    pub fn guess_of(&self, level: u32) -> Literal {
        self.literals[self.starts[level as usize - 1] as usize]
    }

    /// The literals of a level above 0, the oldest first.
    pub fn of_level(&self, level: u32) -> &[Literal] {
        let start = self.starts[level as usize - 1] as usize;
        let end = self.starts.get(level as usize).map_or(self.literals.len(), |&end| end as usize);
        &self.literals[start..end]
    }

    /// How many literals were true before the last guess.
    pub fn before_guess(&self) -> usize {
        self.starts.last().map_or(self.literals.len(), |&start| start as usize)
    }

    pub fn guess(&mut self, literal: Literal) {
        self.starts.push(self.literals.len() as u32);
        self.set(literal, Reason::None);
    }

    /// An open literal is true.
    pub fn set(&mut self, literal: Literal, reason: Reason) {
        self.values[literal.index()] = 1;
        self.values[(!literal).index()] = -1;
        let level = self.level();
        self.causes[literal.variable() as usize] = Cause { level, reason };
        self.literals.push(literal);
    }

    /// The next literal to be followed.
    pub fn next(&mut self) -> Option<Literal> {
        let literal = self.literals.get(self.followed).copied()?;
        self.followed += 1;
        Some(literal)
    }

    /// Go back to a level; `gone` hears of each literal that is open again.
    pub fn undo(&mut self, level: u32, mut gone: impl FnMut(Literal)) {
        let Some(&start) = self.starts.get(level as usize) else { return };
        self.starts.truncate(level as usize);
        for &literal in &self.literals[start as usize..] {
            self.values[literal.index()] = 0;
            self.values[(!literal).index()] = 0;
            gone(literal);
        }
        self.literals.truncate(start as usize);
        self.followed = self.followed.min(start as usize);
    }

    /// Is a literal true whatever is guessed?
    pub fn holds_anyway(&self, literal: Literal) -> bool {
        self.is_true(literal) && self.level_of(literal) == 0
    }

    /// Forget why literals are true: the clauses may go.
    pub fn forget_reasons(&mut self) {
        for literal in &self.literals {
            self.causes[literal.variable() as usize].reason = Reason::None;
        }
    }
}

impl Assignment for Trail {
    fn value(&self, literal: Literal) -> Option<bool> {
        match self.values[literal.index()] {
            0 => None,
            value => Some(value > 0),
        }
    }
}

//! Which literals are true and why, and what groups imply.

use super::groups::{Groups, Literal};

/// Why a literal is true.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Reason {
    /// Nobody knows yet whether it is, or it is known without a guess.
    Guess,
    /// Another one of a group is true, so this one is not.
    Other(Literal),
    /// All others of a group are false.
    Group(u32),
    /// All others of a clause are false.
    Clause(u32),
}

/// What cannot be.
#[derive(Clone, Copy, Debug)]
pub(super) enum Clash {
    /// Two literals of a group are true.
    Two(Literal, Literal),
    /// All literals of a group are false.
    Group(u32),
    /// All literals of a clause are false.
    Clause(u32),
}

/// The literals in the order in which they became true.
#[derive(Debug)]
pub(super) struct State {
    pub groups: Groups,
    /// For each literal: true, false or open.
    truth: Vec<Truth>,
    /// For each variable that is known.
    levels: Vec<u32>,
    reasons: Vec<Reason>,
    pub trail: Vec<Literal>,
    /// Where each level begins.
    starts: Vec<u32>,
    /// So much of the trail has been followed.
    followed: usize,
    /// For each group the literals that are not false, as far as was followed.
    left: Vec<u32>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Truth {
    Open,
    True,
    False,
}

impl State {
    pub fn new(groups: Groups) -> Self {
        let variables = groups.variables as usize;
        let left: Vec<u32> = (0..groups.len()).map(|g| groups.get(g as u32).len() as u32).collect();
        let mut state = Self {
            truth: vec![Truth::Open; 2 * variables],
            levels: vec![0; variables],
            reasons: vec![Reason::Guess; variables],
            trail: Vec::with_capacity(variables),
            starts: Vec::new(),
            followed: 0,
            left,
            groups,
        };
        // Groups of one literal: nobody would wake them.
        for group in 0..state.left.len() as u32 {
            let literal = state.groups.get(group)[0];
            if state.left[group as usize] == 1 && state.is_open(literal) {
                state.set(literal, Reason::Guess);
            }
        }
        state
    }

    pub fn is_true(&self, literal: Literal) -> bool {
        self.truth[literal.index()] == Truth::True
    }

    pub fn is_false(&self, literal: Literal) -> bool {
        self.truth[literal.index()] == Truth::False
    }

    pub fn is_open(&self, literal: Literal) -> bool {
        self.truth[literal.index()] == Truth::Open
    }

    pub fn level(&self) -> u32 {
        self.starts.len() as u32
    }

    /// The level on which a variable became known.
    pub fn level_of(&self, literal: Literal) -> u32 {
        self.levels[literal.variable()]
    }

    pub fn reason_of(&self, literal: Literal) -> Reason {
        self.reasons[literal.variable()]
    }

    /// The guess with which a level began.
    pub fn guess_of(&self, level: u32) -> Literal {
        self.trail[self.starts[level as usize - 1] as usize]
    }

    pub fn is_full(&self) -> bool {
        self.trail.len() == self.levels.len()
    }

    pub fn guess(&mut self, literal: Literal) {
        self.starts.push(self.trail.len() as u32);
        self.set(literal, Reason::Guess);
    }

    /// An open literal is true.
    pub fn set(&mut self, literal: Literal, reason: Reason) {
        self.truth[literal.index()] = Truth::True;
        self.truth[(!literal).index()] = Truth::False;
        self.levels[literal.variable()] = self.starts.len() as u32;
        self.reasons[literal.variable()] = reason;
        self.trail.push(literal);
    }

    /// Forget which clauses are reasons: they will not be there any more.
    pub fn forget_clauses(&mut self) {
        for literal in &self.trail {
            let reason = &mut self.reasons[literal.variable()];
            if matches!(reason, Reason::Clause(_)) {
                *reason = Reason::Guess;
            }
        }
    }

    /// The next literal to be followed.
    pub fn next(&mut self) -> Option<Literal> {
        let literal = self.trail.get(self.followed).copied()?;
        self.followed += 1;
        Some(literal)
    }

    /// What groups imply when a literal has become true.
    pub fn follow(&mut self, literal: Literal) -> Result<(), Clash> {
        // All counts go down before anything can go wrong, so that all can go up again.
        for i in 0..self.groups.of(!literal).len() {
            self.left[self.groups.of(!literal)[i] as usize] -= 1;
        }
        for i in 0..self.groups.of(!literal).len() {
            self.find_last(self.groups.of(!literal)[i])?;
        }
        for i in 0..self.groups.of(literal).len() {
            self.exclude_others(self.groups.of(literal)[i], literal)?;
        }
        Ok(())
    }

    /// The last literal of a group that is not false is true.
    fn find_last(&mut self, group: u32) -> Result<(), Clash> {
        if self.left[group as usize] > 1 {
            return Ok(());
        }
        let mut literals = self.groups.get(group).iter();
        let Some(&last) = literals.find(|&&literal| !self.is_false(literal)) else {
            return Err(Clash::Group(group));
        };
        if self.is_open(last) {
            self.set(last, Reason::Group(group));
        }
        Ok(())
    }

    fn exclude_others(&mut self, group: u32, literal: Literal) -> Result<(), Clash> {
        for i in 0..self.groups.get(group).len() {
            let other = self.groups.get(group)[i];
            if self.is_false(other) || other == literal {
                continue;
            }
            if self.is_true(other) {
                return Err(Clash::Two(literal, other));
            }
            self.set(!other, Reason::Other(literal));
        }
        Ok(())
    }

    /// Go back to a level; `gone` hears of each literal that is open again.
    pub fn undo(&mut self, level: u32, mut gone: impl FnMut(Literal)) {
        let Some(&start) = self.starts.get(level as usize) else { return };
        self.starts.truncate(level as usize);
        for place in (start as usize..self.trail.len()).rev() {
            let literal = self.trail[place];
            self.truth[literal.index()] = Truth::Open;
            self.truth[(!literal).index()] = Truth::Open;
            if place < self.followed {
                for i in 0..self.groups.of(!literal).len() {
                    self.left[self.groups.of(!literal)[i] as usize] += 1;
                }
            }
            gone(literal);
        }
        self.trail.truncate(start as usize);
        self.followed = self.followed.min(start as usize);
    }
}

//! A step that is kept, with all that changed since the one before.

use std::collections::BTreeMap;

use grille_engine::{Values, Var};

use super::event::{Event, Tally};
use super::splice::Splice;

/// What is known at some point of a search.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct State {
    pub values: Vec<Values>,
    pub tree: Vec<Branch>,
    pub stacks: Vec<Stack>,
}

/// A guess of the tree: one that stands, or one beside it that was taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Branch {
    /// Of which variable; nothing, if no variable shows it.
    pub var: Option<Var>,
    /// What the variable could be.
    pub of: Values,
    /// What was tried: one value, or some that are left.
    pub tried: Values,
    /// Does it stand?
    pub stands: bool,
}

/// The choices that are left at a place; the largest of them is tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stack {
    /// The place.
    pub var: Var,
    /// What is left.
    pub choices: Values,
}

/// The values of a variable changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Difference {
    /// Which.
    pub var: Var,
    /// What it could be.
    pub before: Values,
    /// What it can be.
    pub after: Values,
}

/// A step, and what changed in it and in those before it that are not kept.
#[derive(Clone, PartialEq, Debug)]
pub struct Frame {
    /// The number of the step, from 1.
    pub step: u64,
    /// What happened in it.
    pub event: Event,
    /// What was counted so far.
    pub tally: Tally,
    /// The variables that changed, in order.
    pub changes: Vec<Difference>,
    /// The guesses, those that stand and those beside them that were taken back, the first one first.
    pub tree: Splice<Branch>,
    /// The stacks, the first place first.
    pub stacks: Splice<Stack>,
}

impl Frame {
    /// This one, then the next, of which the event is kept.
    pub(super) fn then(self, next: Self) -> Self {
        let mut changes: BTreeMap<Var, Difference> =
            self.changes.into_iter().map(|change| (change.var, change)).collect();
        for change in next.changes {
            changes.entry(change.var).or_insert(change).after = change.after;
        }
        let changes = changes.into_values().filter(|change| change.before != change.after);
        Self {
            changes: changes.collect(),
            tree: self.tree.then(next.tree),
            stacks: self.stacks.then(next.stacks),
            ..next
        }
    }

    /// About how much memory it takes, in items.
    pub(super) fn weight(&self) -> usize {
        self.changes.len() + self.tree.weight() + self.stacks.weight() + 1
    }
}

impl State {
    pub fn apply(&mut self, frame: &Frame) {
        for change in &frame.changes {
            self.values[change.var.index()] = change.after;
        }
        frame.tree.apply(&mut self.tree);
        frame.stacks.apply(&mut self.stacks);
    }

    pub fn undo(&mut self, frame: &Frame) {
        for change in &frame.changes {
            self.values[change.var.index()] = change.before;
        }
        frame.tree.undo(&mut self.tree);
        frame.stacks.undo(&mut self.stacks);
    }
}

//! What a constraint is: its meaning, and the mechanisms that use it.

use std::fmt::Debug;
use std::sync::Arc;

use crate::cnf::{Cnf, Literal};
use crate::domains::Domains;
use crate::message::Message;
use crate::program::Program;
use crate::values::{Value, Var};

/// No values are left for some variable, or a constraint cannot hold any more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Conflict;

/// How much one call of `prune` costs; the cheap constraints go first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Cost {
    /// A few variables.
    Small,
    /// A line of the board.
    Line,
    /// The whole board.
    Board,
}

/// A truth about some variables: its meaning, and the mechanisms that use it.
///
/// `holds` is naive on purpose. Everything else is compared with it in tests.
pub trait Constraint: Debug + Send + Sync {
    /// The variables it speaks of; a change of one of them wakes it.
    fn vars(&self) -> &[Var];

    /// Is it true of these values, one for each variable of the model?
    fn holds(&self, values: &[Value]) -> bool;

    /// Strike values that cannot be part of a solution.
    fn prune(&self, domains: &mut Domains) -> Result<(), Conflict>;

    /// Say the same in clauses. A constraint with a [`Propagator`] may leave this empty.
    fn clauses(&self, cnf: &mut Cnf);

    /// A watcher for SAT, where clauses would be too many.
    fn propagator(&self, _cnf: &mut Cnf) -> Option<Box<dyn Propagator>> {
        None
    }

    /// Say the same in linear inequalities. Unless told otherwise these are its clauses, each of which
    /// is one, and those that its propagator finds.
    fn linear(&self, program: &mut Program) {
        if let Some(cutter) = self.propagator(program.cnf()) {
            program.cutter(cutter);
        }
        program.clauses(self);
    }

    /// Say the same in clauses that hold only while switches are true, one for each clue it was
    /// posted with, in their order. Unless told otherwise all of it needs all of them.
    fn switched(&self, cnf: &mut Cnf, switches: &[Literal]) {
        cnf.guarded(switches, |cnf| self.clauses(cnf));
    }

    /// What is left of it when only some of its clues are there; this is what `switched` says.
    /// Nothing, unless it can do without the others.
    fn restricted(&self, _there: &[bool]) -> Option<Arc<dyn Constraint>> {
        None
    }

    /// What `prune` costs.
    fn cost(&self) -> Cost {
        Cost::Line
    }

    /// What is wrong, where that can be said better than by the rule as a whole.
    fn complaint(&self, _values: &[Value]) -> Option<Message> {
        None
    }

    /// The variables that show that it does not hold; all of them if nothing is known better.
    fn witness(&self, _values: &[Value]) -> Vec<Var> {
        self.vars().to_vec()
    }
}

/// The truth of literals during a run of SAT.
pub trait Assignment {
    /// True, false, or not yet known.
    fn value(&self, literal: Literal) -> Option<bool>;
}

/// Clauses found by a propagator, each of them false or with one literal open.
///
/// A deduction cannot be made without its reason: the clause is both.
#[derive(Debug, Default)]
pub struct Lemmas {
    literals: Vec<Literal>,
    ends: Vec<usize>,
    /// Literals that every further clause has too.
    guards: Vec<Literal>,
}

impl Lemmas {
    /// Forget them all.
    pub fn clear(&mut self) {
        self.literals.clear();
        self.ends.clear();
    }

    /// Further clauses hold only while these switches are true.
    pub(crate) fn guard(&mut self, switches: &[Literal]) {
        self.guards.clear();
        self.guards.extend(switches.iter().map(|&switch| !switch));
    }

    /// Add a clause.
    pub fn add(&mut self, clause: impl IntoIterator<Item = Literal>) {
        self.literals.extend(clause);
        self.literals.extend(&self.guards);
        self.ends.push(self.literals.len());
    }

    /// The clauses in the order in which they came.
    pub fn iter(&self) -> impl Iterator<Item = &[Literal]> {
        let starts = std::iter::once(0).chain(self.ends.iter().copied());
        starts.zip(&self.ends).map(|(start, &end)| &self.literals[start..end])
    }
}

/// A constraint that takes part in a run of SAT by finding clauses when they are needed.
pub trait Propagator {
    /// The literals whose truth it wants to hear of.
    fn wakes_on(&self) -> Vec<Literal>;

    /// Find clauses that follow from the constraint and are false, or have one open literal, now.
    /// When every literal is known it must find a false clause if the constraint does not hold.
    fn check(&mut self, now: &dyn Assignment, lemmas: &mut Lemmas);
}

//! The search by stacks (backtracking without recursion), as it is taught: for each place a stack of
//! the choices that are left there, and the last one of each stack is the one that is tried.
//!
//! To be read beside the French course that it follows, whose names stand in brackets:
//!
//! ```text
//!  5
//!  3   8
//!  2   4   6        stacks  [[1, 2, 3, 5], [4, 8], [6]]     (les_piles)
//!  1                tops    [5, 8, 6]                       (haut_des_piles)
//!  0   1   2   …    place
//! ```
//!
//! What can stand at place 3 depends on the tops of the stacks before it, and on nothing else
//! ([`choices`](Stacks::new), `choix`). If nothing can, the search steps back (`retour`): stacks of
//! one choice are thrown away from the end, and the top of the next one is struck.

pub mod examples;

use std::fmt::{self, Debug};

/// What one step of the search did; the stacks themselves can be looked at after it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StackEvent {
    /// A stack was added: its last choice is tried first.
    Pushed,
    /// Nothing can stand at the next place.
    DeadEnd,
    /// The last choices were struck; if no stack is left, everything has been tried.
    SteppedBack,
    /// There are as many stacks as places: the tops are a solution.
    Solved,
}

/// What the next step does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Next {
    Forward,
    Back,
    Nothing,
}

/// A search for all lists of `n` values of which each is one of the `choices` after those before it.
///
/// ```
/// use grille_engine::Stacks;
///
/// // One of 1, 2, 3, then its double.
/// let choices = |place: usize, tops: &[u32]| match place {
///     0 => vec![1, 2, 3],
///     _ => vec![2 * tops[0]],
/// };
/// let all: Vec<Vec<u32>> = Stacks::new(2, choices).collect();
/// assert_eq!(all, [[3, 6], [2, 4], [1, 2]]);
/// ```
#[derive(Clone)]
pub struct Stacks<T, C> {
    n: usize,
    choices: C,
    stacks: Vec<Vec<T>>,
    next: Next,
}

impl<T: Clone, C: FnMut(usize, &[T]) -> Vec<T>> Stacks<T, C> {
    /// A search that has not begun. `choices(i, tops)` lists what can stand at place `i` when
    /// `tops` stand at the places before it.
    pub fn new(n: usize, choices: C) -> Self {
        Self { n, choices, stacks: Vec::with_capacity(n), next: Next::Forward }
    }

    /// One step, and what it did; `None` when everything has been tried.
    pub fn step(&mut self) -> Option<StackEvent> {
        match self.next {
            Next::Forward => Some(self.forward()),
            Next::Back => Some(self.back()),
            Next::Nothing => None,
        }
    }

    /// Add the next stack, or see that there is none, or that all are there.
    fn forward(&mut self) -> StackEvent {
        let place = self.stacks.len();
        if place == self.n {
            self.next = Next::Back;
            return StackEvent::Solved;
        }
        let tops = self.tops();
        let stack = (self.choices)(place, &tops);
        if stack.is_empty() {
            self.next = Next::Back;
            return StackEvent::DeadEnd;
        }
        self.stacks.push(stack);
        StackEvent::Pushed
    }

    /// Throw away the stacks of one choice at the end, then strike the top of the last one left.
    fn back(&mut self) -> StackEvent {
        while self.stacks.last().is_some_and(|stack| stack.len() == 1) {
            self.stacks.pop();
        }
        let struck = self.stacks.last_mut().and_then(Vec::pop);
        self.next = if struck.is_some() { Next::Forward } else { Next::Nothing };
        StackEvent::SteppedBack
    }
}

impl<T: Clone, C> Stacks<T, C> {
    /// The stacks as they are, the first place first, the choice that is tried last.
    pub fn stacks(&self) -> &[Vec<T>] {
        &self.stacks
    }

    /// The top of every stack: what is tried.
    pub fn tops(&self) -> Vec<T> {
        let top = |stack: &Vec<T>| stack.last().expect("empty stacks are thrown away").clone();
        self.stacks.iter().map(top).collect()
    }
}

/// The solutions, in the order in which they are found.
impl<T: Clone, C: FnMut(usize, &[T]) -> Vec<T>> Iterator for Stacks<T, C> {
    type Item = Vec<T>;

    fn next(&mut self) -> Option<Vec<T>> {
        loop {
            if self.step()? == StackEvent::Solved {
                return Some(self.tops());
            }
        }
    }
}

impl<T: Debug, C> Debug for Stacks<T, C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Stacks").field("n", &self.n).field("stacks", &self.stacks).finish()
    }
}

//! Things that are ready out of order and go out in order; whoever is too far ahead waits.

use std::collections::BTreeMap;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

use crate::stop;

/// Things on their way out, numbered from 0.
pub struct InOrder<T> {
    state: Mutex<State<T>>,
    moved: Condvar,
    /// So many may wait for an earlier one.
    most: usize,
}

struct State<T> {
    next: usize,
    /// How many wait until more is out.
    early: usize,
    waiting: BTreeMap<usize, T>,
}

impl<T> InOrder<T> {
    /// So many things may wait for an earlier one.
    pub fn new(most: usize) -> Self {
        let state = State { next: 0, early: 0, waiting: BTreeMap::new() };
        Self { state: Mutex::new(state), moved: Condvar::new(), most }
    }

    /// Something is ready: it goes out with those that waited for it, as soon as all before it are
    /// out. One thing goes out at a time.
    pub fn put(&self, number: usize, thing: T, out: &dyn Fn(T)) {
        let mut state = held(&self.state);
        state.waiting.insert(number, thing);
        while let Some(thing) = {
            let next = state.next;
            state.waiting.remove(&next)
        } {
            out(thing);
            state.next += 1;
        }
        if state.early > 0 {
            self.moved.notify_all();
        }
        while state.waiting.len() > self.most && !stop::interrupted() {
            state.early += 1;
            state = self.moved.wait(state).unwrap_or_else(PoisonError::into_inner);
            state.early -= 1;
        }
    }
}

/// A lock that no panic makes useless: what it holds is whole whenever it is let go.
pub fn held<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

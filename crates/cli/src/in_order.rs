//! Things that are ready out of order and go out in order; whoever is too far ahead waits.
//!
//! ```text
//! number 0   a b c …    its turn: whatever is put goes straight out
//!        1   a b        waits, and goes out as far as it is there when 0 is whole
//!        2   a b c d    whoever would put more than there is room for waits until it is
//! ```

use std::collections::BTreeMap;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

use crate::stop;

/// Things on their way out, some for each number from 0 on.
pub struct InOrder<T> {
    state: Mutex<State<T>>,
    moved: Condvar,
    /// How much room a thing takes.
    weigh: fn(&T) -> usize,
    /// So much may wait for an earlier number.
    room: usize,
}

struct State<T> {
    /// Whose turn it is.
    next: usize,
    /// How many wait until more is out.
    early: usize,
    /// The room that is taken.
    taken: usize,
    waiting: BTreeMap<usize, Pending<T>>,
}

/// Things of a number that were put before its turn.
struct Pending<T> {
    things: Vec<T>,
    is_whole: bool,
}

impl<T> InOrder<T> {
    /// Room for so much that waits for an earlier number.
    pub fn new(room: usize, weigh: fn(&T) -> usize) -> Self {
        let state = State { next: 0, early: 0, taken: 0, waiting: BTreeMap::new() };
        Self { state: Mutex::new(state), moved: Condvar::new(), weigh, room }
    }

    /// A thing of a number is ready, and more may follow: it goes out at once if it is its turn.
    pub fn put(&self, number: usize, thing: T, out: &dyn Fn(T)) {
        self.take(number, thing, false, out);
    }

    /// The last thing of a number is ready: then comes the turn of the next.
    pub fn end(&self, number: usize, thing: T, out: &dyn Fn(T)) {
        self.take(number, thing, true, out);
    }

    /// One thing goes out at a time.
    fn take(&self, number: usize, thing: T, is_last: bool, out: &dyn Fn(T)) {
        let mut state = held(&self.state);
        state.taken += (self.weigh)(&thing);
        let none = || Pending { things: Vec::new(), is_whole: false };
        let pending = state.waiting.entry(number).or_insert_with(none);
        pending.things.push(thing);
        pending.is_whole = is_last;
        while let Some(pending) = {
            let next = state.next;
            state.waiting.remove(&next)
        } {
            for thing in pending.things {
                state.taken -= (self.weigh)(&thing);
                out(thing);
            }
            if !pending.is_whole {
                break;
            }
            state.next += 1;
        }
        if state.early > 0 {
            self.moved.notify_all();
        }
        while state.taken > self.room && state.next != number && !stop::interrupted() {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whose_turn_it_is_goes_straight_out_and_the_others_follow_in_order() {
        let out = Mutex::new(String::new());
        let order = InOrder::new(100, String::len);
        let print = |thing: String| held(&out).push_str(&thing);
        for (number, thing, is_last, expected) in [
            (1, "c", false, ""),
            (2, "e", true, ""),
            (0, "a", false, "a"),
            (0, "b", true, "abc"),
            (3, "f", false, "abc"),
            (1, "d", true, "abcdef"),
            (3, "g", false, "abcdefg"),
        ] {
            order.take(number, thing.to_owned(), is_last, &print);
            assert_eq!(*held(&out), expected, "after {thing}");
        }
    }

    #[test]
    fn whoever_is_too_far_ahead_waits_for_the_one_before() {
        let out = Mutex::new(Vec::new());
        let order = InOrder::new(3, |_| 1);
        let print = |thing: usize| held(&out).push(thing);
        std::thread::scope(|scope| {
            for number in (0..3).rev() {
                let (order, print) = (&order, &print);
                scope.spawn(move || {
                    (0..99).for_each(|i| order.put(number, 100 * number + i, print));
                    order.end(number, 100 * number + 99, print);
                });
            }
        });
        assert_eq!(*held(&out), (0..300).collect::<Vec<usize>>());
    }
}

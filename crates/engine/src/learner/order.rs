//! What to guess next (VSIDS, a heap of activities): the thing that took part in clashes most and
//! most lately.

/// Things with numbers in a heap, the most active on top.
#[derive(Debug)]
pub struct Order {
    activity: Vec<f64>,
    bump: f64,
    heap: Vec<u32>,
    /// The place of each one in the heap, or `ABSENT`.
    places: Vec<u32>,
}

const ABSENT: u32 = u32::MAX;
/// Beyond this all activities are scaled down.
const TOO_LARGE: f64 = 1e100;

impl Order {
    /// All of them, by a first guess at how much they matter.
    pub fn new(activity: Vec<f64>) -> Self {
        let count = activity.len() as u32;
        let heap = (0..count).collect();
        let mut order = Self { activity, bump: 1.0, heap, places: (0..count).collect() };
        (0..count / 2).rev().for_each(|place| order.sink(place));
        order
    }

    /// How many there are, in the heap or not.
    pub fn count(&self) -> usize {
        self.activity.len()
    }

    /// Before any clash one matters so much.
    pub fn prefer(&mut self, thing: u32, activity: f64) {
        self.activity[thing as usize] = activity;
        let place = self.places[thing as usize];
        if place != ABSENT {
            self.rise(place);
        }
    }

    /// One took part in a clash.
    pub fn bump(&mut self, thing: u32) {
        self.activity[thing as usize] += self.bump;
        if self.activity[thing as usize] > TOO_LARGE {
            self.activity.iter_mut().for_each(|activity| *activity /= TOO_LARGE);
            self.bump /= TOO_LARGE;
        }
        let place = self.places[thing as usize];
        if place != ABSENT {
            self.rise(place);
        }
    }

    /// A clash is over: the next one counts so many times as much.
    pub fn grow(&mut self, times: f64) {
        self.bump *= times;
    }

    /// The most active one, which is taken out.
    pub fn pop(&mut self) -> Option<u32> {
        let last = self.heap.len().checked_sub(1)?;
        self.heap.swap(0, last);
        let top = self.heap.pop()?;
        self.places[top as usize] = ABSENT;
        if let Some(&moved) = self.heap.first() {
            self.places[moved as usize] = 0;
            self.sink(0);
        }
        Some(top)
    }

    /// The most active one that is wanted; those above it are taken out.
    pub fn peek(&mut self, wanted: impl Fn(u32) -> bool) -> Option<u32> {
        loop {
            let top = *self.heap.first()?;
            if wanted(top) {
                return Some(top);
            }
            self.pop();
        }
    }

    /// Is one more active than another?
    pub fn is_before(&self, one: u32, other: u32) -> bool {
        self.activity[one as usize] > self.activity[other as usize]
    }

    /// Put one back in.
    pub fn push(&mut self, thing: u32) {
        if self.places[thing as usize] == ABSENT {
            let place = self.heap.len() as u32;
            self.places[thing as usize] = place;
            self.heap.push(thing);
            self.rise(place);
        }
    }

    fn activity_at(&self, place: u32) -> f64 {
        self.activity[self.heap[place as usize] as usize]
    }

    fn swap(&mut self, a: u32, b: u32) {
        self.heap.swap(a as usize, b as usize);
        for place in [a, b] {
            self.places[self.heap[place as usize] as usize] = place;
        }
    }

    fn rise(&mut self, mut place: u32) {
        while place > 0 {
            let above = (place - 1) / 2;
            if self.activity_at(above) >= self.activity_at(place) {
                return;
            }
            self.swap(place, above);
            place = above;
        }
    }

    fn sink(&mut self, mut place: u32) {
        let count = self.heap.len() as u32;
        loop {
            let below = [2 * place + 1, 2 * place + 2].into_iter().filter(|&b| b < count);
            let most = below.max_by(|&a, &b| self.activity_at(a).total_cmp(&self.activity_at(b)));
            match most {
                Some(b) if self.activity_at(b) > self.activity_at(place) => {
                    self.swap(place, b);
                    place = b;
                }
                _ => return,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn they_come_by_activity() {
        let mut order = Order::new(vec![1.0, 4.0, 2.0, 3.0]);
        assert_eq!(order.pop(), Some(1));
        order.bump(0);
        order.bump(0);
        order.bump(0);
        assert_eq!([order.pop(), order.pop()], [Some(0), Some(3)]);
        order.push(1);
        assert_eq!([order.pop(), order.pop(), order.pop()], [Some(1), Some(2), None]);
    }
}

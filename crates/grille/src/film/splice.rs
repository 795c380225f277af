//! A change at the end of a list, which can be undone and put together with the next one.

/// From a place on, some items went and others came.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Splice<T> {
    /// The items before this place stay.
    pub from: usize,
    /// What stood after it.
    pub removed: Vec<T>,
    /// What stands after it now.
    pub added: Vec<T>,
}

impl<T: Clone + PartialEq> Splice<T> {
    /// What makes one list the other.
    pub(super) fn between(old: &[T], new: &[T]) -> Self {
        let from = old.iter().zip(new).take_while(|(old, new)| old == new).count();
        Self { from, removed: old[from..].to_vec(), added: new[from..].to_vec() }
    }

    /// Does it change anything?
    pub fn is_empty(&self) -> bool {
        self.removed.is_empty() && self.added.is_empty()
    }

    /// How many items it holds.
    pub(super) fn weight(&self) -> usize {
        self.removed.len() + self.added.len()
    }

    pub(super) fn apply(&self, list: &mut Vec<T>) {
        list.truncate(self.from);
        list.extend_from_slice(&self.added);
    }

    pub(super) fn undo(&self, list: &mut Vec<T>) {
        list.truncate(self.from);
        list.extend_from_slice(&self.removed);
    }

    /// This one, then the next.
    pub(super) fn then(mut self, next: Self) -> Self {
        if next.from >= self.from {
            self.added.truncate(next.from - self.from);
            self.added.extend(next.added);
            return self;
        }
        // What stood before this one is the beginning of what the next one removes.
        let mut removed = next.removed;
        removed.truncate(self.from - next.from);
        removed.extend(self.removed);
        Self { from: next.from, removed, added: next.added }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All lists of up to three of two items.
    fn lists() -> Vec<Vec<u8>> {
        let longer = |list: &Vec<u8>| [0, 1].map(|item| [list.as_slice(), &[item]].concat());
        let one: Vec<Vec<u8>> = longer(&Vec::new()).into();
        let two: Vec<Vec<u8>> = one.iter().flat_map(longer).collect();
        let three: Vec<Vec<u8>> = two.iter().flat_map(longer).collect();
        [vec![Vec::new()], one, two, three].concat()
    }

    #[test]
    fn two_changes_put_together_do_what_both_do_and_can_be_undone() {
        let lists = lists();
        for (a, b) in lists.iter().flat_map(|a| lists.iter().map(move |b| (a, b))) {
            for c in &lists {
                let both = Splice::between(a, b).then(Splice::between(b, c));
                let mut list = a.clone();
                both.apply(&mut list);
                assert_eq!(&list, c);
                both.undo(&mut list);
                assert_eq!(&list, a);
            }
        }
    }
}

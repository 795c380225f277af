//! Variables, values, and sets of values in one word (bit sets).

/// A variable of a model, numbered from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Var(pub u32);

impl Var {
    /// The number as an index into a list of all variables.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// A value of a variable: 0 to 63. What it stands for is the family's business.
pub type Value = u8;

/// A set of values, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Values(pub u64);

impl Values {
    /// No value.
    pub const NONE: Self = Self(0);
    /// How many different values there can be.
    pub const MOST: u32 = u64::BITS;

    /// Just one value.
    pub fn one(value: Value) -> Self {
        Self(1 << value)
    }

    /// The values below `count`, which is at most [`Values::MOST`].
    pub fn below(count: u32) -> Self {
        debug_assert!(count <= Self::MOST);
        if count == Self::MOST { Self(u64::MAX) } else { Self((1 << count) - 1) }
    }

    /// The values from `low` to `high`, both included; values beyond 63 are dropped.
    pub fn between(low: u32, high: u32) -> Self {
        let up_to = Self::below((high + 1).min(Self::MOST));
        up_to.without(Self::below(low.min(Self::MOST)))
    }

    /// How many values are in the set.
    pub fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// Is the set empty?
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Is `value` in the set?
    pub fn has(self, value: Value) -> bool {
        self.0 >> value & 1 == 1
    }

    /// The only value, if there is just one.
    pub fn single(self) -> Option<Value> {
        self.0.is_power_of_two().then(|| self.0.trailing_zeros() as Value)
    }

    /// The smallest value. The set must not be empty.
    pub fn least(self) -> Value {
        debug_assert!(!self.is_empty());
        self.0.trailing_zeros() as Value
    }

    /// The largest value. The set must not be empty.
    pub fn most(self) -> Value {
        debug_assert!(!self.is_empty());
        (u64::BITS - 1 - self.0.leading_zeros()) as Value
    }

    /// How many values of the set are less than this one.
    pub fn rank(self, value: Value) -> usize {
        self.and(Self::below(u32::from(value))).count() as usize
    }

    /// What is in both sets.
    pub fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// What is in either set.
    pub fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// What is in this set and not in the other.
    pub fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The values in rising order.
    pub fn iter(self) -> impl Iterator<Item = Value> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let value = left.trailing_zeros() as Value;
            left &= left - 1;
            Some(value)
        })
    }
}

impl FromIterator<Value> for Values {
    fn from_iter<I: IntoIterator<Item = Value>>(values: I) -> Self {
        values.into_iter().fold(Self::NONE, |set, value| set.or(Self::one(value)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_reach_to_the_last_bit() {
        assert_eq!(Values::below(64).count(), 64);
        assert_eq!(Values::below(0), Values::NONE);
        assert_eq!(Values::between(2, 4).iter().collect::<Vec<_>>(), [2, 3, 4]);
        assert_eq!(Values::between(60, 90).iter().collect::<Vec<_>>(), [60, 61, 62, 63]);
        assert_eq!(Values::between(3, 2), Values::NONE);
    }

    #[test]
    fn a_set_knows_its_ends_and_its_only_value() {
        let set: Values = [3, 63, 9].into_iter().collect();
        assert_eq!((set.least(), set.most(), set.single()), (3, 63, None));
        assert_eq!(Values::one(63).single(), Some(63));
    }
}

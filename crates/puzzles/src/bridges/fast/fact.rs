//! A fact about a span (a literal on a bound): it takes at least so many bridges, or at most so
//! many.

/// A fact in one word.
///
/// What a span can take lies between two bounds, kept so that both only ever rise:
///
/// ```text
/// bound 2 * span        the least number of bridges
/// bound 2 * span + 1    minus the most
/// ```
///
/// A fact says that a bound has come to a value. Its opposite is a fact about the other bound.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Fact(u32);

/// The least number of bridges.
pub(super) const LEAST: u32 = 0;
/// Minus the most.
pub(super) const MOST: u32 = 1;

impl Fact {
    /// The bound has come to the value.
    pub fn new(bound: u32, value: i8) -> Self {
        Self(bound << 8 | u32::from(value as u8))
    }

    /// The span has a bridge.
    pub fn open(span: u32) -> Self {
        Self::new(2 * span + LEAST, 1)
    }

    /// The span has no bridge.
    pub fn closed(span: u32) -> Self {
        Self::new(2 * span + MOST, 0)
    }

    pub fn bound(self) -> u32 {
        self.0 >> 8
    }

    pub fn value(self) -> i8 {
        self.0 as u8 as i8
    }

    pub fn span(self) -> u32 {
        self.0 >> 9
    }
}

/// The opposite: `least >= v` becomes `most <= v - 1`, and back.
impl std::ops::Not for Fact {
    type Output = Self;
    fn not(self) -> Self {
        Self::new(self.bound() ^ 1, 1 - self.value())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_opposite_of_open_is_closed() {
        assert_eq!(!Fact::open(7), Fact::closed(7));
        assert_eq!(!!Fact::new(9, -2), Fact::new(9, -2));
        assert_eq!((!Fact::new(8, 2)).value(), -1);
    }
}

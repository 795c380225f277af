//! Counts: numbers while every reader of JSON takes them for what they are, else text.

use serde::{Serialize, Serializer};

/// A count of solutions. Beyond 2⁵³ many readers would round a number, so it is a string of digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Count(pub u128);

/// Whole numbers up to this one are safe.
const SAFE: u128 = 1 << 53;

impl Serialize for Count {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match u64::try_from(self.0) {
            Ok(number) if self.0 <= SAFE => serializer.serialize_u64(number),
            _ => serializer.collect_str(&self.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(count: u128, expected: &str) {
        assert_eq!(serde_json::to_string(&Count(count)).expect("a number or a string"), expected);
    }

    #[test]
    fn large_counts_are_strings() {
        check(0, "0");
        check(SAFE, "9007199254740992");
        check(SAFE + 1, "\"9007199254740993\"");
        check(u128::MAX, "\"340282366920938463463374607431768211455\"");
    }
}

//! Numbers that one types, within bounds that are told.

use grille::message;

use super::Wrong;

/// Any number that its type can hold, of which the largest is given.
pub fn number<T: TryFrom<u64>>(text: &str, least: u64, most: u64) -> Result<T, Wrong> {
    let number = text.parse::<u64>().ok().filter(|number| (least..=most).contains(number));
    let expected = || message!("write-number", least = least.to_string(), most = most.to_string());
    number.and_then(|number| T::try_from(number).ok()).ok_or_else(|| Wrong(expected()))
}

/// What chance begins with.
pub fn seed(text: &str) -> Result<u64, Wrong> {
    number(text, 0, u64::MAX)
}

/// A number from 1 on, as large as its type can hold.
pub fn positive<T: TryFrom<u64>>(text: &str) -> Result<T, Wrong> {
    let number = text.parse::<u64>().ok().filter(|&number| number > 0);
    let number = number.ok_or(Wrong(message!("write-positive")))?;
    T::try_from(number).map_err(|_| Wrong(message!("write-smaller")))
}

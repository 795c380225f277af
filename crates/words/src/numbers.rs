//! Numbers as people write them.

use grille_engine::Language;

/// The largest number that a float holds exactly, as Fluent keeps numbers.
pub(crate) const EXACT: u128 = 1 << 53;

/// A whole number in digits; in French in groups of three from five digits on.
pub(crate) fn digits(number: u128, language: Language) -> String {
    let digits = number.to_string();
    match language {
        Language::French if digits.len() > 4 => grouped(&digits),
        _ => digits,
    }
}

/// Groups of three, with narrow no-break spaces between them.
fn grouped(digits: &str) -> String {
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push('\u{202f}');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn french_groups_digits_from_ten_thousand_on() {
        let french = |number| digits(number, Language::French);
        assert_eq!(french(0), "0");
        assert_eq!(french(9999), "9999");
        assert_eq!(french(10_000), "10\u{202f}000");
        assert_eq!(french(1_234_567), "1\u{202f}234\u{202f}567");
    }

    #[test]
    fn english_has_plain_digits() {
        assert_eq!(digits(u128::MAX, Language::English), u128::MAX.to_string());
    }
}

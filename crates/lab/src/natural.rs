//! The order in which people list names: `t5` before `t10`.

use std::cmp::Ordering;

/// Compare two names, numbers in them by their value.
pub fn compare(one: &str, other: &str) -> Ordering {
    let by_parts = parts(one).cmp(parts(other));
    by_parts.then_with(|| one.cmp(other))
}

/// A piece of a name. Numbers come before words.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Part<'a> {
    /// How many digits it has without zeros before them, and these.
    Number(usize, &'a str),
    /// Digits behind a point.
    Fraction(&'a str),
    Word(&'a str),
}

fn parts(name: &str) -> impl Iterator<Item = Part<'_>> {
    let mut rest = name;
    let mut was_number = false;
    std::iter::from_fn(move || {
        let first = rest.chars().next()?;
        let digits = |text: &str| text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
        let fraction = digits(rest.strip_prefix('.').filter(|_| was_number).unwrap_or_default());
        if fraction > 0 {
            let (part, after) = rest.split_at(1 + fraction);
            (rest, was_number) = (after, false);
            return Some(Part::Fraction(&part[1..]));
        }
        was_number = first.is_ascii_digit();
        let end = match was_number {
            true => digits(rest),
            false => rest.find(|c: char| c.is_ascii_digit()).unwrap_or(rest.len()),
        };
        let (part, after) = rest.split_at(end);
        rest = after;
        let number = part.trim_start_matches('0');
        Some(if was_number { Part::Number(number.len(), number) } else { Part::Word(part) })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_compared_by_value() {
        let mut names = ["t10_1", "t5_10", "t5_2", "boat", "t5_02", "5", "d0.3_1", "d0.25_2"];
        names.sort_by(|one, other| compare(one, other));
        let sorted = ["5", "boat", "d0.25_2", "d0.3_1", "t5_02", "t5_2", "t5_10", "t10_1"];
        assert_eq!(names, sorted);
    }
}

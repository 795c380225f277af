//! Recognition: what people paste, and what it must be read as.
//!
//! `cases.txt` is the table; it says itself how a case is written. The corpus and
//! our sets follow in every form they can be written in.

mod everywhere;
mod found;
mod table;
mod tried;

use table::Case;

#[test]
fn every_case_is_read_as_the_table_says() {
    let cases = table::read(include_str!("cases.txt"));
    let wrong: Vec<String> = cases.iter().filter_map(complaint).collect();
    assert!(wrong.is_empty(), "{} of {}:\n\n{}", wrong.len(), cases.len(), wrong.join("\n"));
}

/// A table of right texts alone would be met by a reader that takes anything.
#[test]
fn the_table_is_large_and_a_third_of_it_is_wrong_on_purpose() {
    let cases = table::read(include_str!("cases.txt"));
    let wrong = cases.iter().filter(|case| case.has_a_mistake()).count();
    assert!(cases.len() >= 120, "{} cases", cases.len());
    assert!(3 * wrong >= cases.len(), "{wrong} of {} cases are wrong on purpose", cases.len());
}

/// What is wrong with the reading of a case.
fn complaint(case: &Case) -> Option<String> {
    let found = found::all(&case.text);
    let same = found.len() == case.expected.len();
    if same && case.expected.iter().zip(&found).all(|(expected, found)| found.is(expected)) {
        return None;
    }
    let list = |lines: Vec<String>| lines.join("\n              ");
    let expected = list(case.expected.iter().map(ToString::to_string).collect());
    let found = list(found.iter().map(ToString::to_string).collect());
    Some(format!("{}\n    expected: {expected}\n    found:    {found}\n", case.name))
}

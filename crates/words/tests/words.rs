//! What a message becomes: plurals, numbers, places, lists, parts within parts.

use grille_engine::{Argument, Joint, Language, Message, Spot, message};
use grille_words::{COMMON, Words};

const CELLS: &str = "
test-cells = { $number ->
    [one] { $number } case
   *[other] { $number } cases
}
test-found = found { $what }
test-list = { $parts }
";

#[track_caller]
fn check(language: Language, message: &Message, expected: &str) {
    let words = Words::new(language, &[COMMON.text(language), CELLS]);
    assert_eq!(words.say(message), expected);
}

#[test]
fn french_has_nought_in_the_singular_and_english_has_not() {
    let cells = |number: u128| message!("test-cells", number = number);
    check(Language::French, &cells(0), "0 case");
    check(Language::French, &cells(1), "1 case");
    check(Language::French, &cells(2), "2 cases");
    check(Language::French, &cells(1_000_000), "1\u{202f}000\u{202f}000 cases");
    check(Language::English, &cells(0), "0 cases");
    check(Language::English, &cells(1), "1 case");
}

#[test]
fn numbers_beyond_floats_are_exact() {
    let all = u128::MAX;
    check(Language::English, &message!("test-cells", number = all), &format!("{all} cases"));
}

#[test]
fn places_have_no_plurals_and_no_groups_of_digits() {
    let at =
        |spot| message!("test-found", what = Spot::of(spot, grille_grid::Size::new(20_000, 4)));
    let cell = grille_engine::Place::Cell(grille_grid::Cell(20_000 + 12_344));
    check(Language::English, &at(cell), "found r2c12345");
    check(Language::French, &at(cell), "found l2c12345");
    check(Language::French, &message!("test-found", what = Spot::Row(3)), "found ligne 3");
}

#[test]
fn lists_are_joined_as_each_language_does() {
    let list = |joint| message!("test-list", parts = Argument::list(["a", "b", "c"], joint));
    check(Language::English, &list(Joint::And), "a, b and c");
    check(Language::French, &list(Joint::And), "a, b et c");
    check(Language::French, &list(Joint::Or), "a, b ou c");
    check(Language::English, &list(Joint::Comma), "a, b, c");
    check(Language::English, &list(Joint::Space), "a b c");
}

#[test]
fn brackets_are_around_a_whole_message() {
    let words = Words::bracketed(&[COMMON.english, CELLS]);
    let inner = message!("test-cells", number = 2);
    assert_eq!(words.say(&message!("test-found", what = inner)), "⟦found 2 cases⟧");
    assert_eq!(words.place(Spot::Rows), "⟦rows⟧");
}

#[test]
fn locales_name_a_language() {
    for (locale, language) in [
        ("fr", Some(Language::French)),
        ("fr_FR.UTF-8", Some(Language::French)),
        ("fr_CA", Some(Language::French)),
        ("FR-be", Some(Language::French)),
        ("en_GB.UTF-8", Some(Language::English)),
        ("C", Some(Language::English)),
        ("C.UTF-8", Some(Language::English)),
        ("POSIX", Some(Language::English)),
        ("de_DE", None),
        ("", None),
    ] {
        assert_eq!(Language::of(locale), language, "{locale:?}");
    }
}

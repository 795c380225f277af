//! Links and ids of other programs: there and back, against slow and obvious readers, and refused
//! where they are not ours.

mod pages;
mod random;
mod refused;
mod twin;
mod vectors;

use grille::{FormId, Puzzle, Reading};

const PUZZLINK: FormId = FormId::new("puzzlink");
const TATHAM: FormId = FormId::new("tatham");

/// The puzzle of a text whose family and form are recognised.
#[track_caller]
fn read(text: &str) -> Puzzle {
    text.parse().unwrap_or_else(|why| panic!("{text:?}: {why}"))
}

/// The puzzle of a text in a form of a family.
#[track_caller]
fn read_as(family: &str, form: FormId, text: &str) -> Puzzle {
    let reading =
        Reading { family: grille::family(family), form: Some(form), ..Reading::default() };
    let mut puzzles =
        Puzzle::read(text, &reading).unwrap_or_else(|why| panic!("{text:?} as {form}: {why}"));
    assert_eq!(puzzles.len(), 1, "{text:?}");
    puzzles.remove(0)
}

/// A puzzle in a form, without the line break.
#[track_caller]
fn written(puzzle: &Puzzle, form: FormId) -> String {
    let text = puzzle.write(form).unwrap_or_else(|why| panic!("{puzzle:?} as {form}: {why}"));
    let line = text.strip_suffix('\n').unwrap_or_else(|| panic!("no line: {text:?}"));
    assert!(!line.contains(char::is_whitespace), "{text:?}");
    line.to_owned()
}

/// Our own form says all there is.
fn own(puzzle: &Puzzle) -> String {
    puzzle.write(FormId::OWN).expect("every puzzle has our own form")
}

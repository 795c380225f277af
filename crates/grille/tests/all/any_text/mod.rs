//! Whatever the text: nothing panics, errors point into it, and what is read can be written.

mod again;
mod check;
mod texts;

use std::path::Path;
use std::sync::LazyLock;

use check::{bytes_survive, check_solution_kept, check_solution_text, survives};
use grille::{FAMILIES, Instance, Reading};
use proptest::prelude::*;
use proptest::test_runner::{Config, RngSeed};

/// Chance with a seed, so that a test that fails fails again.
fn config(cases: u32) -> Config {
    let rng_seed = RngSeed::Fixed(1);
    Config {
        cases,
        rng_seed,
        failure_persistence: None,
        max_shrink_iters: 2000,
        ..Config::default()
    }
}

/// The example of every family.
static EXAMPLES: LazyLock<Vec<Box<dyn Instance>>> = LazyLock::new(|| {
    let example = |family: &&'static dyn grille::Family| {
        let reading = Reading { family: Some(*family), ..Reading::default() };
        let mut items = grille::read(family.info().example, &reading).expect("it is recognised");
        items.remove(0).puzzle.expect("the example is right")
    };
    FAMILIES.iter().map(example).collect()
});

proptest! {
    #![proptest_config(config(1000))]

    #[test]
    fn any_characters(text in texts::any_characters()) {
        survives(&text)?;
    }

    #[test]
    fn the_signs_and_words_of_forms_in_any_order(text in texts::signs_and_words()) {
        survives(&text)?;
    }

    #[test]
    fn boards_in_any_notation(text in texts::board()) {
        survives(&text)?;
    }

    #[test]
    fn puzzles_with_some_changes(text in texts::changed(texts::puzzles())) {
        survives(&text)?;
    }

    #[test]
    fn solutions_in_any_words(text in texts::any_words()) {
        EXAMPLES.iter().try_for_each(|puzzle| check_solution_text(puzzle.as_ref(), &text))?;
    }

    #[test]
    fn solutions_with_some_changes(text in texts::changed(texts::solutions())) {
        EXAMPLES.iter().try_for_each(|puzzle| check_solution_text(puzzle.as_ref(), &text))?;
        EXAMPLES.iter().try_for_each(|puzzle| check_solution_kept(puzzle.as_ref(), &text))?;
    }
}

/// Some editors put an invisible mark at the start of a file. It is no part of the puzzle.
#[test]
fn a_byte_order_mark_changes_nothing() {
    let own = |text: &str| -> Vec<String> {
        let items = grille::read(text, &Reading::default()).unwrap_or_default();
        items.iter().map(again::own_text).collect()
    };
    for text in texts::puzzles() {
        let marked = format!("\u{feff}{text}");
        survives(&marked).expect("nothing is wrong with it");
        assert_eq!(own(&marked), own(text), "{text}");
    }
}

/// The mark counts in the places of mistakes.
#[test]
fn a_byte_order_mark_does_not_shift_the_place_of_a_mistake() {
    let place = |text: &str| {
        let items = grille::read(text, &Reading::default()).ok()?;
        let error = items.into_iter().find_map(|item| item.puzzle.err())?;
        text.get(error.span.clone()).map(str::to_owned)
    };
    for text in texts::puzzles() {
        let broken = text.replacen('1', "%é%", 1);
        assert_eq!(place(&format!("\u{feff}{broken}")), place(&broken), "{broken}");
    }
}

/// What fuzzing found worth keeping (`tools/fuzz`).
#[test]
fn bytes_that_fuzzing_found() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus/read");
    let files: Vec<_> = std::fs::read_dir(folder).expect("the folder is there").collect();
    assert!(files.len() > 100, "only {} files", files.len());
    for file in files {
        let path = file.expect("it can be listed").path();
        let bytes = std::fs::read(&path).expect("it can be read");
        bytes_survive(&bytes).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
    }
}

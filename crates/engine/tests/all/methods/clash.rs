//! Random small models whose clues are switched: cores against trying all values.

use std::cell::Cell;

use grille_engine::{ClueId, Core, Limits, Sat, Together, brute};
use proptest::prelude::*;
use proptest::test_runner::TestRunner;

use super::random::config;
use super::stop_after;
use super::story::{self, Story};

/// Is there a solution with only these clues?
fn fit(story: &Story, clues: &[ClueId]) -> bool {
    !brute::solutions(&story.model().only(clues)).is_empty()
}

fn is_minimal(story: &Story, core: &[ClueId]) -> bool {
    core.iter().all(|out| {
        let others: Vec<ClueId> = core.iter().copied().filter(|clue| clue != out).collect();
        fit(story, &others)
    })
}

/// What is said is true; the number of clues that clash.
fn check(story: &Story, said: &Together) -> Result<usize, TestCaseError> {
    match said {
        Together::Fit(solution) => {
            prop_assert!(brute::solutions(&story.model()).contains(solution));
            Ok(0)
        }
        Together::Clash(Core { clues, is_minimal: minimal }) => {
            prop_assert!(clues.is_sorted_by(|a, b| a < b), "{:?}", clues);
            prop_assert!(!fit(story, clues), "{:?}", clues);
            prop_assert!(!minimal || is_minimal(story, clues), "{:?}", clues);
            Ok(clues.len())
        }
        Together::Unknown => Ok(0),
    }
}

#[test]
fn the_clues_of_a_core_have_no_solution_and_minimal_ones_need_each() {
    let sizes = [(); 6].map(|()| Cell::new(0));
    let smaller = Cell::new(0);
    let checked = TestRunner::new(config(6000)).run(&story::any(), |story| {
        let model = story.model();
        let core = Sat.core(&model, Limits::NONE);
        let minimal = Sat.minimal_core(&model, Limits::NONE);
        prop_assert!(core != Together::Unknown && minimal != Together::Unknown);
        if let Together::Clash(core) = &minimal {
            prop_assert!(core.is_minimal);
        }
        let (many, few) = (check(&story, &core)?, check(&story, &minimal)?);
        prop_assert!(few <= many);
        sizes[few].set(sizes[few].get() + 1);
        smaller.set(smaller.get() + usize::from(few < many));
        Ok(())
    });
    checked.unwrap_or_else(|why| panic!("{why}"));
    // Chance must make cores of many sizes, and some that are not minimal at once.
    let sizes = sizes.map(Cell::into_inner);
    assert!(sizes[..4].iter().all(|&often| often > 20), "{sizes:?}");
    assert!(smaller.get() > 20, "{smaller:?}");
}

proptest! {
    #![proptest_config(config(2000))]

    #[test]
    fn cores_that_are_stopped_say_nothing_wrong(story in story::any(), patience in 0u32..40) {
        let model = story.model();
        check(&story, &Sat.core(&model, Limits { stop: &stop_after(patience) }))?;
        check(&story, &Sat.minimal_core(&model, Limits { stop: &stop_after(patience) }))?;
    }
}

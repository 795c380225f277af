//! Random small models: every method against trying all values.

use std::sync::atomic::{AtomicU32, Ordering};

use grille_engine::{
    Count, Ended, Flow, Limits, METHODS, Method, Model, Solution, Verdict, brute, count, judge,
};
use proptest::prelude::*;
use proptest::test_runner::{Config, RngSeed};

use crate::story;

/// Chance with a seed, so that a test that fails fails again.
fn config(cases: u32) -> Config {
    Config { cases, rng_seed: RngSeed::Fixed(1), failure_persistence: None, ..Config::default() }
}

/// The first solutions of a method, and how it ended.
fn first(
    method: &dyn Method,
    model: &Model,
    most: usize,
    limits: Limits<'_>,
) -> (Vec<Solution>, Ended) {
    let mut found = Vec::new();
    let outcome = method.each(model, limits, &mut |solution| {
        assert!(found.len() < most, "{} goes on after enough", method.name());
        found.push(solution);
        if found.len() == most { Flow::Enough } else { Flow::More }
    });
    (found, outcome.ended)
}

/// All different, and all of them solutions.
fn are_solutions(mut found: Vec<Solution>, all: &[Solution]) -> bool {
    let count = found.len();
    found.sort();
    found.dedup();
    found.len() == count && found.iter().all(|solution| all.contains(solution))
}

fn is_right(verdict: &Verdict, all: &[Solution]) -> bool {
    match verdict {
        Verdict::Unique(one) => all == [one.clone()],
        Verdict::Several(one, other) => are_solutions(vec![one.clone(), other.clone()], all),
        Verdict::None => all.is_empty(),
        Verdict::Unknown(one) => one.iter().all(|one| all.contains(one)),
    }
}

proptest! {
    #![proptest_config(config(1000))]

    #[test]
    fn every_method_finds_each_solution_once(story in story::any()) {
        let model = story.model();
        let all = brute::solutions(&model);
        for &method in METHODS {
            let (mut found, ended) = first(method, &model, usize::MAX, Limits::NONE);
            found.sort();
            prop_assert_eq!(ended, Ended::Exhausted, "{}", method.name());
            prop_assert_eq!(&found, &all, "{}", method.name());
        }
    }

    #[test]
    fn verdicts_and_counts_are_right(story in story::any(), most in 1u64..8) {
        let model = story.model();
        let all = brute::solutions(&model);
        let total = all.len() as u64;
        let expected = if total < most { Count::Exactly(total) } else { Count::AtLeast(most) };
        for &method in METHODS {
            let mut each = |limits: Limits<'_>, found: &mut dyn FnMut(Solution) -> Flow| {
                method.each(&model, limits, found)
            };
            let (verdict, _) = judge(&mut each, Limits::NONE);
            let is_known = !matches!(verdict, Verdict::Unknown(_));
            prop_assert!(is_known && is_right(&verdict, &all), "{}: {:?}", method.name(), verdict);
            let (counted, _) = count(&mut each, most, Limits::NONE);
            prop_assert_eq!(counted, expected, "{}", method.name());
        }
    }

    #[test]
    fn enough_is_enough(story in story::any(), most in 1usize..8) {
        let model = story.model();
        let all = brute::solutions(&model);
        for &method in METHODS {
            let (found, ended) = first(method, &model, most, Limits::NONE);
            let expected = if all.len() < most { Ended::Exhausted } else { Ended::Enough };
            prop_assert_eq!(ended, expected, "{}", method.name());
            prop_assert_eq!(found.len(), all.len().min(most), "{}", method.name());
            prop_assert!(are_solutions(found, &all), "{}", method.name());
        }
    }

    #[test]
    fn a_method_that_is_stopped_says_nothing_wrong(story in story::any(), patience in 0u32..40) {
        let model = story.model();
        let all = brute::solutions(&model);
        for &method in METHODS {
            let asked = AtomicU32::new(0);
            let stop = || asked.fetch_add(1, Ordering::Relaxed) >= patience;
            let (found, ended) = first(method, &model, usize::MAX, Limits { stop: &stop });
            let complete = found.len() == all.len();
            prop_assert!(are_solutions(found, &all), "{}", method.name());
            prop_assert_ne!(ended, Ended::Enough);
            prop_assert!(complete || ended == Ended::Limit, "{}", method.name());

            asked.store(0, Ordering::Relaxed);
            let (verdict, _) = judge(
                &mut |limits, found| method.each(&model, limits, found),
                Limits { stop: &stop },
            );
            prop_assert!(is_right(&verdict, &all), "{}: {:?}", method.name(), verdict);
        }
    }
}

//! Random small models: every method against trying all values.

use grille_engine::constraints::AllDifferent;
use grille_engine::{
    Count, Ended, Flow, Limits, METHODS, Method, Model, Sat, Solution, Start, Values, Var, Verdict,
    brute, count, judge, propagate,
};
use proptest::prelude::*;
use proptest::test_runner::{Config, RngSeed};

use super::{stop_after, story};

/// Chance with a seed, so that a test that fails fails again.
pub fn config(cases: u32) -> Config {
    let rng_seed = RngSeed::Fixed(1);
    Config {
        cases,
        rng_seed,
        failure_persistence: None,
        max_shrink_iters: 500,
        ..Config::default()
    }
}

/// Asked more often than this, a small model takes for ever.
const FOR_EVER: u32 = 100_000;

/// The first solutions of a method that is stopped when it asks too often, and how it ended.
fn first(method: &dyn Method, model: &Model, most: usize, patience: u32) -> (Vec<Solution>, Ended) {
    let mut found = Vec::new();
    let limits = Limits { stop: &stop_after(patience) };
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
    #![proptest_config(config(30))]

    /// Like queens, with other slopes; too many ways to try them all.
    #[test]
    fn methods_agree_where_search_fails_often(
        slopes in prop::collection::vec(prop::collection::vec(0u32..12, 9), 2..4),
    ) {
        let mut model = story::blank(&[Values::below(9); 9]);
        let vars: Vec<Var> = model.domains().vars().collect();
        story::post(&mut model, AllDifferent::new(vars.clone()));
        for shifts in slopes {
            story::post(&mut model, AllDifferent::shifted(vars.clone(), shifts));
        }
        let mut answers = METHODS.iter().map(|&method| {
            let (mut found, ended) = first(method, &model, usize::MAX, FOR_EVER);
            found.sort();
            (found, ended)
        });
        let heard = super::watched::check(&model);
        prop_assert!(heard.iter().take(5).all(|&events| events > 0), "{:?}", heard);
        let (expected, _) = answers.next().expect("there are methods");
        prop_assert!(expected.iter().all(|solution| model.violated(solution).next().is_none()));
        prop_assert!(answers.all(|(found, ended)| found == expected && ended == Ended::Exhausted));
    }
}

proptest! {
    #![proptest_config(config(4000))]

    #[test]
    fn every_method_finds_each_solution_once(story in story::any()) {
        let model = story.model();
        let all = brute::solutions(&model);
        for &method in METHODS {
            let (mut found, ended) = first(method, &model, usize::MAX, FOR_EVER);
            found.sort();
            prop_assert_eq!(ended, Ended::Exhausted, "{}", method.name());
            prop_assert_eq!(&found, &all, "{}", method.name());
        }
    }

    #[test]
    fn a_search_can_be_played_again_from_what_it_tells(story in story::any()) {
        super::watched::check(&story.model());
    }

    #[test]
    fn verdicts_and_counts_are_right(story in story::any(), most in 1u128..8) {
        let model = story.model();
        let all = brute::solutions(&model);
        let total = all.len() as u128;
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
    fn what_is_possible_is_what_some_solution_shows(story in story::any()) {
        let model = story.model();
        let all = brute::solutions(&model);
        let shown = |index: usize| all.iter().map(|solution| solution[index]).collect::<Values>();
        let expected: Vec<Values> = (0..model.domains().len()).map(shown).collect();
        let (possible, outcome) = Sat.possible(&model, Limits::NONE);
        prop_assert_eq!(outcome.ended, Ended::Exhausted);
        prop_assert_eq!(possible, expected);
    }

    #[test]
    fn in_portions_every_solution_comes_once(story in story::any(), portion in 1usize..4) {
        let model = story.model();
        let mut all = brute::solutions(&model);
        let mut domains = model.domains();
        let is_empty = domains.vars().any(|var| domains.get(var).is_empty());
        if is_empty || propagate(&model, &mut domains, Limits::NONE).is_err() {
            prop_assert!(all.is_empty());
            return Ok(());
        }
        let start = Start { domains: &domains, hints: &[] };
        let mut session = Sat.begin(&model, start, Limits::NONE).expect("there is no limit");
        let mut found: Vec<Solution> = Vec::new();
        // Now and then one that has hardly begun to look.
        let mut turn = 0;
        loop {
            turn += 1;
            let (stop, before) = (stop_after(turn % 3), found.len());
            let limits = if turn % 2 == 0 { Limits { stop: &stop } } else { Limits::NONE };
            let ended = limits.latched(|limits| session.each(limits, &mut |solution| {
                found.push(solution);
                if found.len() < before + portion { Flow::More } else { Flow::Enough }
            }));
            if ended == Ended::Exhausted {
                break;
            }
        }
        all.sort();
        found.sort();
        prop_assert_eq!(found, all);
    }

    #[test]
    fn enough_is_enough(story in story::any(), most in 1usize..8) {
        let model = story.model();
        let all = brute::solutions(&model);
        for &method in METHODS {
            let (found, ended) = first(method, &model, most, FOR_EVER);
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
            let (found, ended) = first(method, &model, usize::MAX, patience);
            let complete = found.len() == all.len();
            prop_assert!(are_solutions(found, &all), "{}", method.name());
            prop_assert_ne!(ended, Ended::Enough);
            prop_assert!(complete || ended == Ended::Limit, "{}", method.name());

            let stop = stop_after(patience);
            let (verdict, _) = judge(
                &mut |limits, found| method.each(&model, limits, found),
                Limits { stop: &stop },
            );
            prop_assert!(is_right(&verdict, &all), "{}: {:?}", method.name(), verdict);
        }
    }
}

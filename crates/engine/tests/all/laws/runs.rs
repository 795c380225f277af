//! The laws of runs, against all the ways to place them.

use grille_engine::constraints::{Run, Runs};
use grille_engine::{Value, Values};
use proptest::prelude::*;

use super::board::vars;
use super::check::{Strength, check, check_state};

/// Every way to place the runs, one after the other from the left.
fn placements(length: usize, runs: &[Run]) -> Vec<Vec<Value>> {
    let Some((run, rest)) = runs.split_first() else { return vec![vec![0; length]] };
    let gap = rest.first().map_or(0, |next| usize::from(next.colour == run.colour));
    let cells = [vec![run.colour; run.length as usize], vec![0; gap]].concat();
    let at = |start: usize| {
        let room = length.checked_sub(start + cells.len());
        let rest = room.map_or(Vec::new(), |room| placements(room, rest));
        let begun = [vec![0; start], cells.clone()].concat();
        rest.into_iter().map(move |rest| [begun.as_slice(), &rest].concat())
    };
    (0..=length).flat_map(at).collect()
}

/// Every list of runs that fits into `room` cells after a cell of colour `after`.
fn clues(room: usize, colours: &[Value], after: Value) -> Vec<Vec<Run>> {
    let mut all = vec![Vec::new()];
    for &colour in colours {
        let room = room.saturating_sub(usize::from(colour == after));
        for length in 1..=room {
            let run = Run { length: length as u32, colour };
            let rest = clues(room - length, colours, colour);
            all.extend(rest.into_iter().map(|rest| [&[run], rest.as_slice()].concat()));
        }
    }
    all
}

/// Check the lists of runs that fit, and those that need one cell too many.
#[track_caller]
fn check_all(length: usize, colours: &[Value]) {
    let widest = vec![colours.iter().copied().chain([0]).collect(); length];
    for runs in clues(length + 1, colours, 0) {
        let placements = placements(length, &runs);
        let constraint = Runs::new(vars(length), runs);
        let placed = |line: &[Value]| placements.iter().any(|placed| placed == line);
        check(&constraint, Strength::Exact, &widest, &placed);
    }
}

#[test]
fn runs_of_one_colour_are_pruned_exactly_in_every_short_line() {
    (0..=8).for_each(|length| check_all(length, &[1]));
}

/// The placements that each part allows alone, put together, are those of the line.
#[test]
fn parts_of_a_line_know_nothing_of_each_other() {
    let states = [Values::one(0), Values::one(1), Values::below(2)];
    for length in 1..=7usize {
        for runs in clues(length, &[1], 0) {
            for number in 0..3usize.pow(length as u32) {
                let digit = |i: usize| states[number / 3usize.pow(i as u32) % 3];
                let cells: Vec<Values> = (0..length).map(digit).collect();
                let count = |cells: &[Values], runs: &[Run]| {
                    let fits = |line: &&Vec<Value>| line.iter().zip(cells).all(|(v, c)| c.has(*v));
                    placements(cells.len(), runs).iter().filter(fits).count()
                };
                let parts = Runs::parts(&cells, &runs);
                let counts =
                    parts.iter().map(|(part, of)| count(&cells[part.clone()], &runs[of.clone()]));
                let product: usize = if parts.is_empty() { 0 } else { counts.product() };
                let all_background = cells.iter().all(|&cell| cell == Values::one(0));
                let expected = count(&cells, &runs);
                let empty = parts.is_empty() && all_background && runs.is_empty();
                assert_eq!(if empty { 1 } else { product }, expected, "{runs:?} {cells:?}");
            }
        }
    }
}

#[test]
fn runs_of_two_colours_may_touch() {
    (0..=5).for_each(|length| check_all(length, &[1, 2]));
}

#[test]
fn runs_of_two_colours_are_pruned_exactly_in_a_longer_line() {
    let clues: &[&[(u32, Value)]] =
        &[&[(1, 1), (1, 2), (1, 1)], &[(2, 1), (2, 2)], &[(1, 2), (1, 2), (2, 1)], &[(3, 2)]];
    for clue in clues {
        let runs: Vec<Run> = clue.iter().map(|&(length, colour)| Run { length, colour }).collect();
        let placements = placements(6, &runs);
        let placed = |line: &[Value]| placements.iter().any(|placed| placed == line);
        check(&Runs::new(vars(6), runs), Strength::Exact, &[Values::below(3); 6], &placed);
    }
}

proptest! {
    #![proptest_config(super::check::config(500))]

    #[test]
    fn runs_are_pruned_exactly_in_long_lines(
        line in prop::collection::vec(prop::sample::select(vec![0, 0, 1, 1, 1, 2, 3]), 8..18),
        noise in prop::collection::vec(prop::sample::select(vec![0, 0, 0, 3, 7, 15, 15]), 18),
    ) {
        let runs = Runs::of(line.iter().copied());
        let good = placements(line.len(), &runs);
        let known: Vec<Values> =
            line.iter().zip(noise).map(|(&v, more)| Values::one(v).or(Values(more))).collect();
        check_state(&Runs::new(vars(line.len()), runs), &known, &good);
    }
}

//! What a clash teaches stays while guesses above its level are undone one by one: the same
//! solutions as by a general method, on boards where every clause is treated so.

use grille_chance::Seed;
use grille_engine::{Ended, Flow, Limits, Method, Sat, Solution};
use grille_grid::Size;

use super::super::{Bridges, Island};
use super::{Board, Net, Search};
use crate::puzzle::Puzzle;

/// Islands everywhere, with the numbers of some bridges between neighbours.
fn board(side: u32, seed: &mut Seed) -> Bridges {
    let size = Size::square(side);
    let mut numbers = vec![0; size.area()];
    for (a, b) in size.touching() {
        let bridges = *seed.pick(&[0, 1, 1, 2]);
        numbers[a.index()] += bridges;
        numbers[b.index()] += bridges;
    }
    let islands = size.cells().zip(numbers).filter(|(_, bridges)| *bridges > 0);
    Bridges {
        size,
        islands: islands.map(|(cell, bridges)| Island { cell, bridges }).collect(),
        most: 2,
    }
}

/// So many solutions at most, in order.
fn collect(each: impl FnOnce(&mut dyn FnMut(Solution) -> Flow) -> Ended) -> (Ended, Vec<Solution>) {
    let mut found = Vec::new();
    let ended = each(&mut |solution| {
        found.push(solution);
        if found.len() == 500 { Flow::Enough } else { Flow::More }
    });
    found.sort();
    (ended, found)
}

#[test]
fn nothing_is_lost_and_nothing_found_twice_where_one_level_is_undone_at_a_time() {
    let mut seed = Seed(1);
    let mut lessons = 0;
    for case in 0..400 {
        let bridges = board(if case % 40 == 0 { 11 } else { 4 }, &mut seed);
        let mut search = Search::new(Board::new(Net::new(&bridges)), Limits::NONE);
        search.far_back = 0;
        let (ended, found) = collect(|hear| search.run(hear));
        let (end, expected) = collect(|hear| Sat.each(&bridges.model(), Limits::NONE, hear).ended);
        assert_eq!((ended, found.len()), (end, expected.len()), "case {case}");
        assert!(found.is_sorted_by(|a, b| a < b), "case {case}: a solution twice");
        assert!(end == Ended::Enough || found == expected, "case {case}");
        lessons += search.counters.conflicts;
    }
    assert!(lessons > 200, "{lessons}");
}

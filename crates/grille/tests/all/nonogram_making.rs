//! New nonograms: of the level that was asked for, with one solution, as was wished, and the same
//! from a seed.

use std::collections::HashSet;

use grille::{
    Family, FormId, Grading, Level, Limits, Made, MethodId, Nonogram, Puzzle, Size, Solution,
    Standing, Symmetry, Titles, Wish, family, make,
};

fn nonograms() -> &'static dyn Family {
    family("nonogram").expect("it is a family")
}

#[track_caller]
fn made(wish: &Wish, seed: u64) -> Made {
    let made = make(nonograms(), wish, Grading::IfNeeded, seed, Limits::NONE);
    made.unwrap_or_else(|why| panic!("{wish:?}, seed {seed}: {why}"))
}

/// The only solution, by clauses.
#[track_caller]
fn only_solution(made: Made) -> Solution {
    let puzzle = Puzzle::new(made.puzzle);
    let solver = puzzle.solver(MethodId::SAT).expect("it is a method");
    let verdict = solver.judge(Limits::NONE).0;
    assert_eq!(verdict.standing(), Standing::Unique, "seed {}", made.seed);
    puzzle.solve().expect("it has one")
}

fn text(made: &Made) -> String {
    made.puzzle.write(FormId::OWN, &Titles::default()).expect("every puzzle is written")
}

/// So many puzzles of a level: each of it, each with one solution, no two alike.
fn check_level(level: Level, side: u32, number: u64) {
    let wish = Wish { level: Some(level), ..Wish::new(Size::square(side)) };
    let mut seen = HashSet::new();
    for seed in 0..number {
        let made = made(&wish, seed);
        let grade = made.grade.as_ref().expect("a level was wished");
        assert_eq!(grade.level(), level, "seed {seed}");
        assert!(seen.insert(text(&made)), "seed {seed} is not new");
        only_solution(made);
    }
}

#[test]
fn every_level_is_had() {
    for (level, side, number) in [
        (Level::VeryEasy, 15, 12),
        (Level::Easy, 15, 12),
        (Level::Medium, 15, 4),
        (Level::Hard, 12, 8),
        (Level::Fiendish, 10, 3),
    ] {
        check_level(level, side, number);
    }
}

#[test]
#[ignore = "takes minutes: cargo test --release -p grille -- --ignored"]
fn a_thousand_of_every_level() {
    for level in Level::ALL {
        check_level(level, 15, 1000);
    }
}

#[test]
fn the_same_seed_gives_the_same_puzzle() {
    let wish = Wish::new(Size::new(20, 14));
    for seed in 0..40 {
        assert_eq!(text(&made(&wish, seed)), text(&made(&wish, seed)));
    }
}

#[test]
fn a_seed_means_the_same_for_ever() {
    let wish = Wish { motif: Some("figure".to_owned()), ..Wish::new(Size::square(12)) };
    let puzzle = Puzzle::new(made(&wish, 3).puzzle);
    let solution = puzzle.solve().expect("it has one");
    assert_eq!(puzzle.solution_text(&solution), include_str!("nonogram_making.txt"));
}

#[test]
fn symmetric_ones_are_symmetric() {
    let size = Size::square(15);
    for symmetry in Symmetry::ALL {
        for motif in nonograms().maker().expect("it makes puzzles").motifs() {
            let motif = Some((*motif).to_owned());
            let wish = Wish { symmetry: Some(symmetry), motif, ..Wish::new(size) };
            let solution = only_solution(made(&wish, 5));
            for orbit in symmetry.orbits(size) {
                let first = solution[orbit[0].index()];
                assert!(orbit.iter().all(|cell| solution[cell.index()] == first), "{symmetry:?}");
            }
        }
    }
}

#[test]
fn the_density_is_near_what_was_asked_for() {
    for density in [0.3, 0.45, 0.6, 0.75] {
        for motif in ["field", "shape"] {
            let motif = Some(motif.to_owned());
            let wish = Wish { density: Some(density), motif, ..Wish::new(Size::square(20)) };
            let solution = only_solution(made(&wish, 1));
            let filled = solution.iter().filter(|&&value| value > 0).count() as f64;
            let share = filled / solution.len() as f64;
            assert!((share - density).abs() < 0.07, "{density}: {share}");
        }
    }
}

#[test]
fn all_colours_are_there() {
    for colours in 1..=8 {
        let wish = Wish { colours: Some(colours), ..Wish::new(Size::new(24, 18)) };
        let solution = only_solution(made(&wish, 2));
        let seen: HashSet<u8> = solution.into_iter().filter(|&value| value > 0).collect();
        assert_eq!(seen.len() as u32, colours);
    }
}

#[test]
fn a_picture_that_cannot_be_is_refused_in_time() {
    // Nothing about one cell is hard.
    let wish = Wish { level: Some(Level::Hard), ..Wish::new(Size::square(1)) };
    assert!(make(nonograms(), &wish, Grading::IfNeeded, 1, Limits::NONE).is_err());
    let wish = Wish { colours: Some(9), ..Wish::new(Size::square(9)) };
    assert!(make(nonograms(), &wish, Grading::IfNeeded, 1, Limits::NONE).is_err());
}

#[test]
fn what_is_made_is_a_nonogram() {
    let made = made(&Wish::new(Size::new(30, 8)), 9);
    let puzzle: &dyn std::any::Any = made.puzzle.as_ref();
    assert!(puzzle.is::<Nonogram>());
    assert_eq!(made.puzzle.size(), Size::new(30, 8));
}

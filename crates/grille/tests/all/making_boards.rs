//! New bridges and singles: what is wished comes, and only that; the same seed gives the same.

use std::collections::HashSet;

use grille::{
    FormId, Grading, Level, Limits, Loops, Made, MakersWay, MethodId, Puzzle, Question, Request,
    Size, Solution, Standing, Unmade, Wish, family, make,
};

fn attempted(name: &str, wish: &Wish, seed: u64) -> Result<Made, Unmade> {
    make(family(name).expect("it is a family"), wish, Grading::IfNeeded, seed, Limits::NONE)
}

/// The rows of a new puzzle, and its one solution, by SAT.
fn made(name: &str, wish: &Wish, seed: u64) -> (String, Solution) {
    let made = attempted(name, wish, seed);
    let made = made.unwrap_or_else(|error| panic!("{name} from {seed}: {error}: {wish:?}"));
    assert_eq!(made.grade.map(|grade| grade.level()), wish.level, "{name} from {seed}");
    let puzzle = Puzzle::new(made.puzzle);
    let request = Request { method: MethodId::SAT, ..Request::new(Question::Solve { most: 2 }) };
    let mut answer = puzzle.ask(&request, Limits::NONE).expect("it can be asked");
    // Rows do not say how many bridges a span takes.
    let rows = puzzle.write(FormId::new("rows")).unwrap_or_default();
    assert_eq!(answer.standing, Some(Standing::Unique), "{name} from {seed}: {wish:?}\n{rows}");
    (rows, answer.solutions.remove(0))
}

/// How many islands the rows of bridges have.
fn islands(rows: &str) -> usize {
    rows.split_whitespace().filter(|word| *word != ".").count()
}

/// Pairs of islands with bridges between them, and those with more than one.
fn joined(solution: &Solution) -> [usize; 2] {
    [1, 2].map(|least| solution.iter().filter(|&&bridges| bridges >= least).count())
}

/// Just the level, one solution, the same twice.
fn every_level(name: &str, size: Size, seeds: impl Fn(Level) -> u64) {
    for level in Level::ALL {
        let wish = Wish { level: Some(level), ..Wish::new(size) };
        for seed in 0..seeds(level) {
            let first = made(name, &wish, seed);
            if seed == 0 {
                assert_eq!(first, made(name, &wish, seed), "{name}, {level:?}");
            }
        }
    }
}

#[test]
fn bridges_of_every_level() {
    every_level("bridges", Size::square(8), |level| if level < Level::Hard { 24 } else { 4 });
}

#[test]
fn singles_of_every_level() {
    every_level("singles", Size::square(6), |level| if level < Level::Hard { 24 } else { 4 });
}

/// Of a board as it is turned and mirrored, the first.
fn plain(rows: &str) -> Vec<Vec<String>> {
    let mut board: Vec<Vec<String>> =
        rows.lines().map(|row| row.split_whitespace().map(String::from).collect()).collect();
    let mut all = Vec::new();
    for _ in 0..4 {
        let turned = (0..board[0].len())
            .map(|column| board.iter().rev().map(|row| row[column].clone()).collect());
        board = turned.collect();
        all.push(board.clone());
        all.push(board.iter().rev().cloned().collect());
    }
    all.into_iter().min().expect("there are eight")
}

#[test]
#[ignore = "minutes"]
fn a_thousand_of_every_level_no_two_alike() {
    for (name, side) in [("bridges", 10), ("singles", 8)] {
        for level in Level::ALL {
            let wish = Wish { level: Some(level), ..Wish::new(Size::square(side)) };
            let rows = (0..1000).map(|seed| plain(&made(name, &wish, seed).0));
            assert_eq!(rows.collect::<HashSet<_>>().len(), 1000, "{name}, {level:?}");
        }
    }
}

#[test]
fn bridges_have_just_so_many_islands() {
    for (width, height) in [(10, 10), (7, 15), (21, 6), (3, 30)] {
        for density in [0.05, 0.2, 0.25, 0.3, 0.4] {
            let size = Size::new(width, height);
            let wish = Wish { density: Some(density), ..Wish::new(size) };
            for seed in 0..4 {
                let (rows, _) = made("bridges", &wish, seed);
                let expected = (density * size.area() as f64).round() as usize;
                assert_eq!(islands(&rows), expected.max(2), "{wish:?}\n{rows}");
            }
        }
    }
}

#[test]
fn bridges_go_round_or_not() {
    for (loops, is_tree) in [(Loops::Wanted, false), (Loops::Unwanted, true)] {
        let wish = Wish { loops: Some(loops), ..Wish::new(Size::new(10, 8)) };
        for seed in 0..24 {
            let (rows, solution) = made("bridges", &wish, seed);
            assert_eq!(joined(&solution)[0] + 1 == islands(&rows), is_tree, "{rows}");
        }
    }
}

#[test]
fn bridges_are_double_as_often_as_wished() {
    for share in [0.0, 0.25, 0.5, 0.9, 1.0] {
        let wish = Wish { doubles: Some(share), ..Wish::new(Size::square(12)) };
        for seed in 0..12 {
            let (rows, solution) = made("bridges", &wish, seed);
            let [joined, double] = joined(&solution).map(|number| number as f64);
            assert!((double - share * joined).abs() <= (0.05 * joined).max(1.0), "{share}\n{rows}");
        }
    }
}

#[test]
fn bridges_have_at_most_so_many_on_a_span() {
    for most in 1..=4 {
        let settings = vec![("most".to_string(), most.to_string())];
        let wish = Wish { settings, ..Wish::new(Size::square(10)) };
        let widest = (0..12).flat_map(|seed| made("bridges", &wish, seed).1).max();
        assert_eq!(widest, Some(most));
    }
}

#[test]
fn singles_are_as_dense_as_wished() {
    for (width, height) in [(10, 10), (14, 7)] {
        for density in [0.24, 0.27, 0.3] {
            let size = Size::new(width, height);
            let wish = Wish { density: Some(density), ..Wish::new(size) };
            for seed in 0..8 {
                let (rows, solution) = made("singles", &wish, seed);
                let shaded = solution.iter().filter(|&&value| value == 1).count() as f64;
                let area = size.area() as f64;
                assert!((shaded - density * area).abs() <= (0.01 * area).max(1.0), "{rows}");
            }
        }
    }
}

#[test]
fn singles_of_any_shape_have_numbers_up_to_the_longer_side() {
    for (width, height) in [(5, 5), (4, 9), (20, 3), (12, 12)] {
        let wish = Wish::new(Size::new(width, height));
        for seed in 0..6 {
            let (rows, _) = made("singles", &wish, seed);
            let numbers =
                rows.split_whitespace().map(|word| word.parse::<u32>().expect("a number"));
            assert!(numbers.into_iter().all(|number| (1..=width.max(height)).contains(&number)));
        }
    }
}

/// The document does not ask for one solution, but there is one at least.
#[test]
fn singles_by_the_way_of_the_document_have_a_solution() {
    let size = Size::square(7);
    let wish = Wish { way: MakersWay::Document, density: Some(0.2), ..Wish::new(size) };
    let mut standings = HashSet::new();
    for seed in 0..24 {
        let made = attempted("singles", &wish, seed).expect("it is not asked for much");
        standings.insert(Puzzle::new(made.puzzle).judge().standing().word());
    }
    assert!(!standings.contains("none") && standings.contains("several"), "{standings:?}");
}

#[test]
fn large_boards_come() {
    made("bridges", &Wish::new(Size::square(30)), 1);
    made("singles", &Wish::new(Size::square(30)), 1);
    // From here on rules prove it, for SAT takes too long on such boards.
    assert!(attempted("bridges", &Wish::new(Size::square(120)), 1).is_ok());
}

#[test]
fn what_cannot_be_is_said_at_once() {
    let square = Wish::new(Size::square(10));
    let single = vec![("most".to_string(), "1".to_string())];
    let wishes = [
        ("bridges", Wish { density: Some(0.9), ..square.clone() }),
        ("bridges", Wish { density: Some(0.0), ..square.clone() }),
        ("bridges", Wish { density: Some(f64::NAN), ..square.clone() }),
        ("bridges", Wish { doubles: Some(1.5), ..square.clone() }),
        ("bridges", Wish { doubles: Some(0.5), settings: single, ..square.clone() }),
        ("bridges", Wish { loops: Some(Loops::Wanted), ..Wish::new(Size::new(20, 2)) }),
        ("bridges", Wish::new(Size::square(2))),
        ("singles", Wish { density: Some(0.0), ..square.clone() }),
        ("singles", Wish { density: Some(1.5), ..square }),
    ];
    for (name, wish) in wishes {
        let error = attempted(name, &wish, 1).expect_err("it cannot be");
        assert!(matches!(error, Unmade::Against(_)), "{wish:?}: {error}");
        assert!(!error.to_string().contains("-made-"), "{error}");
    }
}

/// Whatever is wished, the density that is named instead brings a puzzle from the same seed.
#[test]
fn the_nearest_density_that_is_named_works() {
    let wish = |side, density| Wish { density: Some(density), ..Wish::new(Size::square(side)) };
    for (name, wish) in [("singles", wish(6, 0.9)), ("singles", wish(7, 0.1))] {
        let error = attempted(name, &wish, 1).expect_err("it is out of reach");
        let Unmade::Density { nearest, .. } = error else { panic!("{wish:?}: {error}") };
        let near = Wish { density: Some(f64::from(nearest) / 100.0), ..wish.clone() };
        attempted(name, &near, 1).unwrap_or_else(|why| panic!("{near:?}: {why}"));
    }
    let easy = attempted("singles", &wish(5, 0.2), 1);
    assert!(easy.is_ok(), "{easy:?}");
}

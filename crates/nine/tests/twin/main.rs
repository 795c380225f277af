//! The solver against a slow and obvious twin, on puzzles of every kind.

mod lazily;
mod slow;

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use grille_chance::Seed;
use grille_nine::{BadGivens, End, Givens, Grid, Machine, Solver, Verdict, Walk};

const EMPTY: Grid = [0; 81];

/// The first solutions in the order of the search, and how it went.
fn solutions(values: &Grid, machine: Machine, limit: usize) -> (Vec<Grid>, Walk) {
    let givens = Givens::from_values(values).expect("numbers up to 9");
    let mut all = Vec::new();
    // A contradiction among few givens can take a million guesses: a thousand will do.
    let walk = Solver::on(machine).each(&givens, &mut || true, &mut |grid| {
        all.push(*grid);
        if all.len() < limit { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    (all, walk)
}

/// All machines against the twin, if it comes to an end within a number of steps.
#[track_caller]
fn check(values: &Grid, steps: u32) -> Option<usize> {
    const LIMIT: usize = 50;
    let (best, walk) = solutions(values, Machine::Best, LIMIT);
    for machine in [Machine::Avx2, Machine::Plain] {
        assert_eq!((best.clone(), walk), solutions(values, machine, LIMIT), "{values:?}");
    }
    let found: BTreeSet<Grid> = best.iter().copied().collect();
    assert_eq!(found.len(), best.len(), "no solution twice: {values:?}");
    assert!(found.iter().all(|grid| slow::solves(grid, values)), "{values:?}");
    if walk.end == End::Stopped {
        return None;
    }
    let exhausted = walk.end == End::Exhausted;
    assert_eq!(exhausted, best.len() < LIMIT, "{values:?}");
    let expected = slow::solutions(values, LIMIT, steps)?;
    assert_eq!(found.len(), expected.len(), "{values:?}");
    if exhausted {
        assert_eq!(found, expected, "{values:?}");
    }
    check_verdict(values, &found);
    Some(found.len())
}

#[track_caller]
fn check_verdict(values: &Grid, found: &BTreeSet<Grid>) {
    let givens = Givens::from_values(values).expect("numbers up to 9");
    let first = Solver::new().first(&givens);
    assert_eq!(first.is_some(), !found.is_empty());
    match Solver::new().judge(&givens) {
        Verdict::None => assert_eq!(found.len(), 0),
        Verdict::Unique(one) => assert_eq!((found.len(), Some(one)), (1, first)),
        Verdict::Several(one, other) => {
            assert!(found.len() > 1 && one != other && first == Some(one));
            assert!(slow::solves(&one, values) && slow::solves(&other, values));
        }
    }
}

/// A solved grid, and the cells in an order of seed.
fn shuffled(seed: &mut Seed) -> (Grid, Vec<usize>) {
    let mut cells: Vec<usize> = (0..81).collect();
    seed.shuffle(&mut cells);
    (slow::filled(seed), cells)
}

#[test]
fn parts_of_solved_grids_with_any_number_of_givens() {
    let mut seed = Seed(1);
    let mut seen = BTreeSet::new();
    for round in 0..20 {
        for givens in 0..=81 {
            let (grid, cells) = shuffled(&mut seed);
            let mut values = EMPTY;
            for &cell in &cells[..givens] {
                values[cell] = grid[cell];
            }
            // Few givens mean many solutions: the twin finds fifty of them soon, or gives up.
            let count = check(&values, if round == 0 { 20_000 } else { 2_000 });
            seen.insert(count.map(|count| count.min(2)));
        }
    }
    assert!(seen.contains(&Some(1)) && seen.contains(&Some(2)), "{seen:?}");
}

#[test]
fn solved_grids_with_some_cells_changed() {
    let mut seed = Seed(2);
    let mut without = 0;
    for _ in 0..20 {
        for givens in 1..=81 {
            let (grid, cells) = shuffled(&mut seed);
            let mut values = EMPTY;
            for &cell in &cells[..givens] {
                values[cell] = grid[cell];
            }
            for _ in 0..1 + seed.below(2) {
                values[cells[seed.below(givens)]] = 1 + seed.below(9) as u8;
            }
            without += usize::from(check(&values, 2_000) == Some(0));
        }
    }
    assert!(without > 300, "{without}");
}

#[test]
fn givens_of_pure_chance() {
    let mut seed = Seed(3);
    for _ in 0..60 {
        for givens in 0..24 {
            let mut values = EMPTY;
            for _ in 0..givens {
                values[seed.below(81)] = 1 + seed.below(9) as u8;
            }
            check(&values, 2_000);
        }
    }
}

#[test]
fn each_pair_of_equal_givens_in_one_unit_contradicts() {
    let mut solver = Solver::new();
    for one in 0..81 {
        for other in 0..one {
            let mut values = EMPTY;
            (values[one], values[other]) = (7, 7);
            let verdict = solver.judge(&Givens::from_values(&values).unwrap());
            assert_eq!(verdict == Verdict::None, slow::see(one, other), "{one} {other}");
        }
    }
}

#[test]
fn two_digits_that_need_the_same_cell_contradict() {
    // In the first box, 1 and 2 fit into the corner only, and everything else is open.
    let mut values = EMPTY;
    for (cell, digit) in [(12, 1), (24, 1), (28, 1), (56, 1), (13, 2), (25, 2), (37, 2), (65, 2)] {
        values[cell] = digit;
    }
    let (found, walk) = solutions(&values, Machine::Best, 1);
    assert_eq!((found, walk), (vec![], Walk { guesses: 0, end: End::Exhausted }));
}

#[test]
fn counts_are_exact_and_limits_are_kept() {
    // All but the first two bands of a grid: the twin counts the ways to fill the rest.
    let mut seed = Seed(4);
    let mut values = slow::filled(&mut seed);
    values[..32].fill(0);
    let expected = slow::solutions(&values, usize::MAX, u32::MAX).unwrap().len() as u64;
    assert!(expected > 10, "{expected}");
    let givens = Givens::from_values(&values).unwrap();
    for machine in [Machine::Best, Machine::Avx2, Machine::Plain] {
        let mut solver = Solver::on(machine);
        assert_eq!(solver.count(&givens, u64::MAX), expected);
        for limit in [0, 1, 2, expected - 1, expected, expected + 1] {
            assert_eq!(solver.count(&givens, limit), limit.min(expected));
        }
    }
}

#[test]
fn the_empty_grid_has_many_solutions() {
    let (best, walk) = solutions(&EMPTY, Machine::Best, 500);
    for machine in [Machine::Avx2, Machine::Plain] {
        assert_eq!((best.clone(), walk), solutions(&EMPTY, machine, 500));
    }
    assert_eq!((best.len(), walk.end), (500, End::Enough));
    assert!(best.iter().all(|grid| slow::solves(grid, &EMPTY)));
    assert_eq!(best.iter().collect::<BTreeSet<_>>().len(), 500);
}

#[test]
fn a_search_can_be_stopped() {
    let givens = Givens::from_values(&EMPTY).unwrap();
    let (mut asked, mut found) = (0, 0);
    let mut stop = || {
        asked += 1;
        asked == 3
    };
    let walk = Solver::new().each(&givens, &mut stop, &mut |_| {
        found += 1;
        ControlFlow::Continue(())
    });
    assert_eq!((asked, walk.end), (3, End::Stopped));
    assert!(found > 100 && walk.guesses < 10_000, "{found} {walk:?}");
}

#[test]
fn a_stopped_solver_starts_afresh() {
    let mut solver = Solver::new();
    let empty = Givens::from_values(&EMPTY).unwrap();
    assert_eq!(solver.count(&empty, 100), 100);
    let full = slow::filled(&mut Seed(5));
    let verdict = solver.judge(&Givens::from_values(&full).unwrap());
    assert_eq!(verdict, Verdict::Unique(full));
}

#[test]
fn many_at_once_are_judged_as_one_by_one() {
    let mut seed = Seed(6);
    for length in [0, 1, 2, 3, 500] {
        let puzzles: Vec<Givens> = (0..length).map(|_| any_puzzle(&mut seed, 20)).collect();
        let mut verdicts = vec![Verdict::None; length];
        for machine in [Machine::Best, Machine::Avx2, Machine::Plain] {
            let mut solver = Solver::on(machine);
            solver.judge_all(&puzzles, &mut verdicts);
            for (puzzle, verdict) in puzzles.iter().zip(&verdicts) {
                assert_eq!(solver.judge(puzzle), *verdict);
            }
        }
    }
}

/// A part of a solved grid with so many givens or a few more, one of them changed now and then.
fn any_puzzle(seed: &mut Seed, givens: usize) -> Givens {
    let (grid, cells) = shuffled(seed);
    let mut values = EMPTY;
    for &cell in &cells[..givens + seed.below(20)] {
        values[cell] = grid[cell];
    }
    if seed.one_in(3) {
        values[cells[0]] = 1 + seed.below(9) as u8;
    }
    Givens::from_values(&values).expect("numbers up to 9")
}

#[test]
fn texts_are_read_or_refused() {
    let text = b"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    let values = text.map(|byte| if byte == b'.' { 0 } else { byte - b'0' });
    let givens = Givens::parse(text).unwrap();
    assert_eq!(givens, Givens::from_values(&values).unwrap());
    for empty in b"0_*-" {
        let other = text.map(|byte| if byte == b'.' { *empty } else { byte });
        assert_eq!(Givens::parse(&other), Ok(givens.clone()));
    }
    assert_eq!(Givens::parse(&text[..80]), Err(BadGivens::Length { found: 80 }));
    for cell in 0..81 {
        for found in [b'a', b'/', b':', b' ', 0, 1, 255] {
            let mut text = *text;
            text[cell] = found;
            assert_eq!(Givens::parse(&text), Err(BadGivens::Cell { cell, found }));
        }
        let mut values = values;
        values[cell] = 10;
        let error = Givens::from_values(&values).unwrap_err();
        assert_eq!(error, BadGivens::Cell { cell, found: 10 });
    }
}

#[test]
fn mistakes_are_told_as_data() {
    let error = Givens::parse(&[b'x'; 81]).unwrap_err();
    assert_eq!(error.to_string(), "Cell { cell: 0, found: 120 }");
    assert_eq!(Givens::parse(b"").unwrap_err().to_string(), "Length { found: 0 }");
}

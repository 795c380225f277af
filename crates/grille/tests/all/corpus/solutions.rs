//! Solutions that stand below their puzzles: those of the files, and all that are known.

use grille::Var;
use grille_chance::Seed;

use super::*;

/// Files of a family that come with their solution.
const FEWEST: usize = 2;
/// Puzzles of a family with one solution; most have more than ten.
const FEWEST_UNIQUE: usize = 6;

#[test]
fn every_solution_that_comes_with_a_puzzle_is_right() {
    every_case(|case| {
        let item = case.item()?;
        if item.solution.is_none() {
            return ensure(!case.text.contains("\nsolution"), || "nobody reads it".to_owned());
        }
        let solution = check_beside(item)?;
        let Expected::Unique(wanted) = case.expected()? else { return Ok(()) };
        ensure(solution == wanted, || "expected another one".to_owned())
    });
    let with_solution = |case: &Case| case.item().is_ok_and(|item| item.solution.is_some());
    every_family_has(FEWEST, "come with their solution", with_solution);
}

/// Each in our own form with its solution below, as somebody would hand it in to be checked.
#[test]
fn every_known_solution_is_right_below_its_puzzle() {
    every_case(|case| {
        let Expected::Unique(wanted) = case.expected()? else { return Ok(()) };
        let own = own_text(case.puzzle()?.as_ref());
        let text = format!("{own}solution\n{wanted}");
        let solution = check_beside(read_one(&text, case.family, Some(OWN))?)?;
        // Our own form writes numbers in its own way, whatever the puzzle does.
        let puzzle = puzzle_of(read_one(&own, case.family, Some(OWN))?)?;
        let wanted = puzzle.read_solution(&wanted).map_err(|why| why.to_string())?;
        ensure(solution == puzzle.solution_text(&wanted), || {
            format!("read as another one:\n{solution}")
        })
    });
    let is_unique = |case: &Case| matches!(case.expected(), Ok(Expected::Unique(_)));
    every_family_has(FEWEST_UNIQUE, "have one solution", is_unique);
}

/// Where there is one solution, whatever differs from it breaks a rule.
#[test]
fn a_changed_solution_is_wrong() {
    let (mut seed, mut changes) = (Seed(1), 0);
    for case in CORPUS.iter() {
        let Ok(Expected::Unique(text)) = case.expected() else { continue };
        let puzzle = case.puzzle().expect("the corpus holds puzzles");
        let solution = puzzle.read_solution(&text).expect("it is one");
        let model = puzzle.model().expect("it is small");
        for _ in 0..5 {
            let var = Var(seed.below(solution.len()) as u32);
            let mut others: Vec<_> = model.domains().get(var).iter().collect();
            others.retain(|&value| value != solution[var.index()]);
            if others.is_empty() {
                continue;
            }
            let mut changed = solution.clone();
            changed[var.index()] = *seed.pick(&others);
            assert!(!complaints(puzzle.as_ref(), &changed).is_empty(), "{}", case.name);
            changes += 1;
        }
    }
    assert!(changes > 200, "{changes}");
}

/// The solution that stands below a puzzle, as we write it; it must break no rule.
fn check_beside(item: Item) -> Result<String, String> {
    let text = item.solution.clone().ok_or("it has no solution")?;
    let puzzle = puzzle_of(item)?;
    let solution = puzzle.read_solution(&text);
    let solution = solution.map_err(|why| format!("cannot read its solution: {why}"))?;
    check_solution(puzzle.as_ref(), &solution)?;
    Ok(puzzle.solution_text(&solution))
}

/// So many puzzles of every family must be like this.
#[track_caller]
fn every_family_has(fewest: usize, what: &str, is_one: impl Fn(&Case) -> bool) {
    for id in FAMILIES.iter().map(|family| family.info().id) {
        let own = CORPUS.iter().filter(|case| case.family.info().id == id);
        let count = own.filter(|case| is_one(case)).count();
        assert!(count >= fewest, "{id}: {count} puzzles {what}, fewer than {fewest}");
    }
}

//! New puzzles: what was wished, proved by SAT, the same from the same seed.

use std::collections::HashSet;

use grille::{
    Diagnosis, FAMILIES, Family, FormId, Grading, Language, Level, Limits, Made, MethodId, Puzzle,
    Question, Request, RuleId, Size, Standing, Symmetry, Titles, Unmade, Wanted, Wish, ask, family,
    make, words,
};

fn the(name: &str) -> &'static dyn Family {
    family(name).expect("a family")
}

fn made(family: &dyn Family, wish: &Wish, seed: u64) -> Result<Made, Unmade> {
    make(family, wish, Grading::IfNeeded, seed, Limits::NONE)
}

fn text(made: &Made) -> String {
    made.puzzle.write(FormId::OWN, &Titles::default()).expect("every family writes our own form")
}

/// Is there one solution, by a method that no maker uses?
fn is_unique(made: &Made) -> bool {
    let request = Request { method: MethodId::SAT, ..Request::new(Question::Solve { most: 2 }) };
    let answer =
        ask(made.puzzle.as_ref(), &request, Limits::NONE).expect("every puzzle has a model");
    answer.standing == Some(Standing::Unique)
}

/// A size at which a few dozen puzzles take moments.
fn small(family: &dyn Family) -> Size {
    let usual = family.maker().expect("it makes puzzles").usual();
    Size::new(usual.width.min(10), usual.height.min(10))
}

/// Puzzles of every level that a family gives, from these seeds on.
fn check_levels(number: u64) {
    for family in FAMILIES.iter().filter(|family| family.maker().is_some()) {
        let mut seen = HashSet::new();
        for level in Level::ALL {
            let wish = Wish { level: Some(level), ..Wish::new(small(*family)) };
            for seed in 0..number {
                let made = match made(*family, &wish, seed) {
                    Ok(made) => made,
                    Err(Unmade::Nothing { .. }) if is_rare(family.info().id, level) => break,
                    Err(why) => panic!("{} {level:?} {seed}: {why}", family.info().id),
                };
                let about = format!("{} {level:?} {seed}\n{}", family.info().id, text(&made));
                assert!(is_unique(&made), "several solutions: {about}");
                let grade =
                    Puzzle::new(made.puzzle.copy()).grade(&Default::default(), Limits::NONE);
                assert_eq!(grade.expect("one solution").level(), level, "{about}");
                assert!(seen.insert(text(&made)), "twice: {about}");
            }
        }
    }
}

/// Levels that a family has no rules for, or hardly any boards of: saying so is right.
fn is_rare(family: &str, level: Level) -> bool {
    match family {
        "queens" => true,
        "nonogram" | "bridges" | "singles" => matches!(level, Level::VeryEasy | Level::Fiendish),
        _ => false,
    }
}

#[test]
fn puzzles_have_one_solution_and_the_level_that_was_wished() {
    check_levels(6);
}

#[test]
#[ignore = "a thousand puzzles a family and level: minutes"]
fn a_thousand_puzzles_have_one_solution_and_the_level_that_was_wished() {
    check_levels(1_000);
}

#[test]
fn the_same_seed_gives_the_same_puzzle() {
    for family in FAMILIES.iter().filter(|family| family.maker().is_some()) {
        let wish = Wish::new(small(*family));
        let all = |_| (0..5).map(|seed| text(&made(*family, &wish, seed).unwrap())).collect();
        let [one, again]: [Vec<String>; 2] = [0, 1].map(all);
        assert_eq!(one, again);
        assert_eq!(one.iter().collect::<HashSet<_>>().len(), 5, "{}", family.info().id);
    }
}

#[test]
fn clues_are_symmetric_where_that_is_wished() {
    let is_open = |text: &str| -> Vec<bool> {
        let board = text.split("board\n").nth(1).expect("a board");
        board.split_whitespace().map(|word| word == ".").collect()
    };
    for (name, side) in [("sudoku", 9), ("sudoku", 6), ("takuzu", 8)] {
        for symmetry in Symmetry::ALL {
            let size = Size::square(side);
            let wish = Wish { symmetry: Some(symmetry), ..Wish::new(size) };
            let made = made(the(name), &wish, 3).expect("there are symmetric ones");
            let open = is_open(&text(&made));
            for orbit in symmetry.orbits(size) {
                let first = open[orbit[0].index()];
                assert!(orbit.iter().all(|cell| open[cell.index()] == first), "{symmetry:?}");
            }
        }
    }
}

#[test]
fn no_given_of_a_minimal_puzzle_can_be_left_out() {
    for (name, side) in [("sudoku", 9), ("sudoku", 4), ("takuzu", 6), ("queens", 8)] {
        let wish = Wish { is_minimal: true, ..Wish::new(Size::square(side)) };
        for seed in 0..5 {
            let made = made(the(name), &wish, seed).expect("there are minimal ones");
            let puzzle = Puzzle::new(made.puzzle.copy());
            let Ok(Diagnosis::Unique { spare: Some(spare) }) = puzzle.diagnose(Limits::NONE) else {
                panic!("it has one solution")
            };
            assert!(spare.each.is_empty(), "{name} {seed}\n{}", text(&made));
        }
    }
}

#[test]
fn so_many_cells_are_given() {
    for (name, side, givens) in [("sudoku", 9, 30), ("sudoku", 4, 6), ("takuzu", 8, 26)] {
        let wish = Wish { givens: Some(givens), ..Wish::new(Size::square(side)) };
        let text = text(&made(the(name), &wish, 1).expect("it can be had"));
        let board = text.split("board\n").nth(1).expect("a board");
        let number = board.split_whitespace().filter(|word| *word != ".").count();
        assert_eq!(number, givens as usize, "{text}");
    }
}

#[test]
fn what_cannot_be_had_is_said() {
    let sudoku = the("sudoku");
    let wish = |size| Wish::new(size);
    let four = Wish { level: Some(Level::Fiendish), ..wish(Size::square(4)) };
    let Err(Unmade::Nothing { tries, .. }) = made(sudoku, &four, 1) else {
        panic!("no sudoku of four by four is fiendish")
    };
    assert!(tries > 0);
    let harder = Wish {
        level: Some(Level::Easy),
        needs: Some(rule("sudoku", "x-wing")),
        ..wish(Size::square(9))
    };
    assert!(matches!(made(sudoku, &harder, 1), Err(Unmade::Against(_))), "no easy one needs it");
    let full = Wish { givens: Some(82), ..wish(Size::square(9)) };
    assert!(matches!(made(sudoku, &full, 1), Err(Unmade::Against(_))), "there are 81 cells");
    let few = Wish { givens: Some(10), ..wish(Size::square(9)) };
    assert!(matches!(made(sudoku, &few, 1), Err(Unmade::Nothing { .. })), "17 is the fewest");
    let oblong = made(sudoku, &wish(Size::new(9, 8)), 1);
    assert!(matches!(oblong, Err(Unmade::Against(_))));
    let loops = Wish { density: Some(0.2), ..wish(Size::square(9)) };
    let unheeded = made(sudoku, &loops, 1);
    assert!(matches!(unheeded, Err(Unmade::Unheeded(Wanted::Density, "sudoku"))));
}

/// From these seeds the maker once put a bridge across another one, and ended in a panic.
#[test]
fn seeds_of_bridges_that_once_had_crossing_bridges_bring_puzzles() {
    let bridges = the("bridges");
    let usual = bridges.maker().expect("it makes puzzles").usual();
    for seed in [54_202, 82_087] {
        let made = made(bridges, &Wish::new(usual), seed).expect("a puzzle");
        assert!(is_unique(&made), "{seed}: {}", text(&made));
    }
}

#[test]
fn a_broken_promise_is_told_with_its_name_and_its_seed() {
    let broken = Unmade::Broken { family: "bridges", seed: 54_202 };
    assert_eq!(broken.name(), "broken-promise");
    for (language, what) in
        [(Language::English, "broken promise: "), (Language::French, "promesse non tenue")]
    {
        let said = words(language).say(&broken.message());
        assert!(said.starts_with(what) && said.contains("54202"), "{said}");
    }
}

/// A rule of a family.
fn rule(family: &str, name: &str) -> RuleId {
    let rules = grille::rules(the(family));
    rules.into_iter().find(|rule| rule.id.name() == name).expect("a rule").id
}

#[test]
fn a_rule_that_is_needed_is_used() {
    for (family, name) in [
        ("sudoku", "hidden-pair"),
        ("sudoku", "x-wing"),
        ("sudoku", "xy-wing"),
        ("sudoku", "cell-forcing-chain"),
        ("nonogram", "line"),
        ("nonogram", "clash"),
        ("bridges", "starved"),
        ("bridges", "cut-off"),
        ("singles", "chain"),
        ("takuzu", "equal"),
        ("queens", "clash"),
    ] {
        let size = the(family).maker().expect("it makes puzzles").usual();
        let wish = Wish { needs: Some(rule(family, name)), ..Wish::new(size) };
        let made = made(the(family), &wish, 1).unwrap_or_else(|why| panic!("{name}: {why}"));
        let grade = made.grade.as_ref().expect("it is needed");
        assert!(grade.rules.iter().any(|(used, _)| used.id.name() == name), "{family}: {name}");
        assert!(is_unique(&made), "{family}: {name}");
    }
}

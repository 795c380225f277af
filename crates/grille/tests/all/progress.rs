//! Solutions that are still being written: what is said of them is true, and gives nothing away.

use crate::common::agreement::{solutions, solver};
use crate::common::{Seed, Sheet, makers};
use grille::{Filling, Instance, complaints, first_mistake, keeps_givens};

/// Small puzzles of every family, most of them with few solutions.
fn puzzle(seed: &mut Seed) -> Box<dyn Instance> {
    match seed.below(6) {
        0 => Sheet::new("sudoku", "rows", makers::sudoku(seed, 2, 2, 40).rows()).puzzle(),
        1 => Sheet::new("takuzu", "rows", makers::takuzu(seed, 4, 4, "forbidden", 30).rows())
            .puzzle(),
        2 => Sheet::new("singles", "rows", makers::singles(seed, 4, 3).rows()).puzzle(),
        3 => Sheet::new("bridges", "rows", islands(seed)).puzzle(),
        4 => Sheet::new("queens", "board", makers::queens(seed, 5, 1).rows()).puzzle(),
        _ => Sheet::new("nonogram", "clues", "3 4\n2 1\n1 1\n2\n2\n2\n1\n1\n").puzzle(),
    }
}

/// A board on which chance left some islands.
fn islands(seed: &mut Seed) -> String {
    let boards = std::iter::repeat_with(|| makers::bridges(seed, 5, 5, 2).rows());
    boards.into_iter().find(|board| board.contains(['1', '2'])).expect("chance is fair")
}

#[track_caller]
fn mistake(puzzle: &dyn Instance, filling: &Filling) -> Option<String> {
    let mistake = first_mistake(puzzle, filling).expect("small boards have models");
    mistake.map(|mistake| mistake.to_string())
}

/// Any values that the puzzle has, so many of a hundred of them open.
fn any(seed: &mut Seed, puzzle: &dyn Instance, open: usize) -> Filling {
    let domains = puzzle.model().expect("it is small").domains();
    let value = |seed: &mut Seed, var| *seed.pick(&domains.get(var).iter().collect::<Vec<_>>());
    let filled = |var| (!seed.percent(open)).then(|| value(seed, var));
    domains.vars().map(filled).collect()
}

#[test]
fn a_part_of_a_solution_has_no_mistake() {
    let mut seed = Seed(3);
    let mut parts = 0;
    for _ in 0..600 {
        let puzzle = puzzle(&mut seed);
        let open = seed.below(100);
        for solution in solutions(&solver(puzzle.as_ref(), "auto"), 3).1 {
            let part: Filling =
                solution.iter().map(|&value| (!seed.percent(open)).then_some(value)).collect();
            assert_eq!(mistake(puzzle.as_ref(), &part), None, "{part:?} of {puzzle:?}");
            parts += 1;
        }
    }
    assert!(parts > 500, "{parts}");
}

#[test]
fn a_filled_board_has_a_mistake_when_it_is_wrong() {
    let mut seed = Seed(4);
    for _ in 0..600 {
        let puzzle = puzzle(&mut seed);
        let filling = any(&mut seed, puzzle.as_ref(), 0);
        let solution = filling.iter().copied().collect::<Option<Vec<u8>>>().expect("it is full");
        let is_wrong = !complaints(puzzle.as_ref(), &solution).is_empty();
        assert_eq!(
            mistake(puzzle.as_ref(), &filling).is_some(),
            is_wrong,
            "{filling:?} {puzzle:?}"
        );
    }
}

#[test]
fn where_there_is_a_mistake_nothing_that_is_written_leads_to_a_solution() {
    let mut seed = Seed(5);
    let mut seen = [0; 2];
    for _ in 0..2000 {
        let puzzle = puzzle(&mut seed);
        let filling = any(&mut seed, puzzle.as_ref(), 75);
        let (_, all) = solutions(&solver(puzzle.as_ref(), "auto"), usize::MAX);
        let agrees = |solution: &Vec<u8>| {
            solution
                .iter()
                .zip(&filling)
                .all(|(value, written)| written.is_none_or(|w| w == *value))
        };
        let mistake = mistake(puzzle.as_ref(), &filling);
        assert!(mistake.is_none() || !all.iter().any(agrees), "{mistake:?} {filling:?} {puzzle:?}");
        seen[usize::from(mistake.is_some())] += 1;
    }
    assert!(seen.iter().all(|&times| times > 200), "{seen:?}");
}

/// What is seen first, in English.
#[track_caller]
fn says(family: &'static str, form: &'static str, text: &str, half: &str, expected: Option<&str>) {
    let puzzle = Sheet::new(family, form, text).puzzle();
    let filling = puzzle.read_filling(half).expect("it can be read");
    assert_eq!(mistake(puzzle.as_ref(), &filling).as_deref(), expected, "{half}");
}

#[test]
fn half_filled_boards_of_every_family() {
    let sudoku = "1.....2......3.4";
    says("sudoku", "line", sudoku, "1.....2......3.4", None);
    // It cannot be finished so, but no rule is broken.
    says("sudoku", "line", sudoku, "14....2......3.4", None);
    let twice = "block 1: a number stands twice (r1c1, r2c2)";
    says("sudoku", "line", sudoku, ".....12......3.4", Some(twice));
    says("sudoku", "line", sudoku, "2.....2......3.4", Some("a given was changed (r1c1)"));
    let takuzu = "1 . . .\n. . . .\n. . . .\n. . . .\n";
    let three = "three equal side by side, or not as many 0 as 1 (r1c1, r1c2, r1c3)";
    says(
        "takuzu",
        "rows",
        takuzu,
        "1 1 1 .\n. . . .\n. . . .\n. . . .\n",
        Some(&format!("row 1: {three}")),
    );
    let nonogram = "2 3\n2\n1 1\n1\n1\n2\n";
    says("nonogram", "clues", nonogram, "??#\n???\n", None);
    let runs = "row 1 with clue 2: the runs are not those of the clue (r1c2)";
    says("nonogram", "clues", nonogram, "?.?\n???\n", Some(runs));
    let singles = "1 1 1\n1 2 3\n1 3 3\n";
    says("singles", "rows", singles, "# 1 ?\n? ? ?\n? ? ?\n", None);
    let touch = "two shaded cells share a side (r1c1, r1c2)";
    says("singles", "rows", singles, "# # ?\n? ? ?\n? ? ?\n", Some(touch));
    let bridges = "2 . 2\n. . .\n2 . 2\n";
    says("bridges", "rows", bridges, "(1,1) <-> (1,3) = 1\n", None);
    says(
        "bridges",
        "rows",
        bridges,
        "(1,1) <-> (1,3) = 2\n",
        Some("the islands do not all hang together (r1c1-r3c1, r1c3-r3c3)"),
    );
    says("queens", "number", "5\n", "Q....\n.....\n.....\n.....\n.....\n", None);
    let diagonal = "two queens share a diagonal (row 1, row 3)";
    says("queens", "number", "5\n", "Q....\n.....\n..Q..\n.....\n.....\n", Some(diagonal));
}

#[test]
fn a_board_that_keeps_all_givens_is_told_from_another_puzzle() {
    let puzzle = Sheet::new("sudoku", "line", "1.....2......3.4").puzzle();
    let keeps =
        |text| keeps_givens(puzzle.as_ref(), &puzzle.read_filling(text).expect("four by four"));
    assert!(keeps("1.....2......3.4") && keeps("14....2......3.4"));
    assert!(!keeps("1.....2......3..") && !keeps("1.....2......3.2"));
}

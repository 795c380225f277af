//! Every method of every family may be watched: it finds the same as alone, and what it tells can be
//! played again.

#[path = "../../../engine/tests/all/methods/replay.rs"]
mod replay;

use std::path::Path;

use grille::{
    Counters, FAMILIES, Flow, Instance, Limits, MethodId, Promise, Reading, Solver, methods, read,
};
use replay::Replay;

/// The small puzzles of the corpus of a family.
fn puzzles(family: &str) -> Vec<Box<dyn Instance>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus").join(family);
    let files = std::fs::read_dir(folder).expect("every family has a folder");
    let texts = files.filter_map(|file| std::fs::read_to_string(file.ok()?.path()).ok());
    let reading = Reading { family: grille::family(family), ..Reading::default() };
    let items = texts.filter_map(|text| read(&text, &reading).ok()).flatten();
    items.filter_map(|item| item.puzzle.ok()).filter(|puzzle| puzzle.size().area() <= 100).collect()
}

/// Methods that tell all that leads to a solution.
const TELL_ALL: [&str; 8] =
    ["search", "edges", "stacks", "document", "logic", "rules", "backtrack", "rules+backtrack"];

/// How often a method that may take for ever asks whether to go on.
const PATIENCE: u64 = 20_000;

/// Watch a method until it has found a few solutions; what was heard.
fn check(puzzle: &dyn Instance, method: MethodId) -> [u32; 6] {
    let model = puzzle.model().expect("small puzzles have one");
    let solver = Solver::new(puzzle, method).expect("the method is in the list");
    let mut replay = Replay::new(&model);
    replay.enough = 5;
    // Methods that may take for ever hear the same number of times that they may go on.
    let askings = if solver.promise() == Promise::Answer { u64::MAX - 1 } else { PATIENCE };
    Limits::NONE.within(askings, |limits| solver.watched(limits, &mut replay));
    let mut alone = Vec::new();
    Limits::NONE.within(askings, |limits| {
        solver.each(limits, &mut |solution| {
            alone.push(solution);
            if alone.len() < 5 { Flow::More } else { Flow::Enough }
        })
    });
    assert_eq!(replay.solutions, alone, "{method}");
    assert!(!TELL_ALL.contains(&method.name()) || replay.left_open == 0, "{method}");
    replay.heard
}

#[test]
fn whoever_is_watched_finds_the_same() {
    for family in FAMILIES {
        for puzzle in puzzles(family.info().id) {
            for (method, _) in methods(*family) {
                check(puzzle.as_ref(), method);
            }
        }
    }
}

#[test]
fn lines_of_nonograms_tell_all_that_they_do() {
    let mut heard = [0; 6];
    for puzzle in puzzles("nonogram") {
        for (all, some) in heard.iter_mut().zip(check(puzzle.as_ref(), MethodId::new("edges"))) {
            *all += some;
        }
    }
    let [guesses, deductions, _, clashes, refuted, _] = heard;
    assert!([guesses, deductions, clashes, refuted].iter().all(|&events| events > 0), "{heard:?}");
}

#[test]
fn a_nonogram_that_lines_fill_is_told_cell_by_cell() {
    let mut filled = 0;
    for puzzle in puzzles("nonogram") {
        let solver =
            Solver::new(puzzle.as_ref(), MethodId::new("fast")).expect("nonograms have it");
        let (_, Counters { cells, .. }) = solver.judge(Limits::NONE);
        if cells == puzzle.size().area() as u64 {
            let model = puzzle.model().expect("small puzzles have one");
            let mut replay = Replay::new(&model);
            solver.watched(Limits::NONE, &mut replay);
            assert_eq!(replay.left_open, 0);
            filled += 1;
        }
    }
    assert!(filled > 5, "{filled}");
}

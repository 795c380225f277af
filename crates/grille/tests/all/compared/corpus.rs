//! How far `logic` and `greedy` come on the corpus, as `docs/laboratory.md` tells it.

use std::path::{Path, PathBuf};

use grille::{FAMILIES, Instance, Limits, MethodId, Reading, Solver, Verdict, read};

/// The puzzles of a family, with their names and what is expected of them.
fn puzzles(family: &str) -> Vec<(String, Box<dyn Instance>, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus").join(family);
    let files = std::fs::read_dir(folder).expect("the corpus is there");
    let mut files: Vec<PathBuf> = files.map(|file| file.expect("a file").path()).collect();
    files.retain(|path| path.extension().is_some_and(|end| end == "txt"));
    files.sort();
    let puzzle = |file: &PathBuf| {
        let text = std::fs::read_to_string(file).expect("a puzzle is text");
        let mut items = read(&text, &Reading::default()).expect("it is recognised");
        let name = file.file_stem().expect("it has a name").to_string_lossy().into_owned();
        let expected = std::fs::read_to_string(file.with_extension("expected"));
        (name, items.remove(0).puzzle.expect("it is one"), expected.expect("it is beside it"))
    };
    files.iter().map(puzzle).collect()
}

fn verdict(puzzle: &dyn Instance, method: &'static str) -> Verdict {
    let solver = Solver::new(puzzle, MethodId::new(method)).expect("the family has it");
    solver.judge(Limits::NONE).0
}

#[test]
fn logic_solves_all_but_these() {
    let (mut all, mut left) = (0, Vec::new());
    for family in FAMILIES {
        for (name, puzzle, expected) in puzzles(family.info().id) {
            if expected.starts_with("unique") {
                all += 1;
                if !matches!(verdict(puzzle.as_ref(), "logic"), Verdict::Unique(_)) {
                    left.push(name);
                }
            }
        }
    }
    let expected =
        ["source-variable-8", "like-a-header-3x5", "grid-8x10", "table-4x6", "placed-20-unique"];
    assert_eq!((all, left), (84, expected.map(str::to_owned).to_vec()));
}

#[test]
fn greedy_finds_solutions_of_some_singles() {
    let all = puzzles("singles");
    let found = |puzzle: &dyn Instance| verdict(puzzle, "greedy").into_solutions().len();
    let solved: usize = all.iter().map(|(_, puzzle, _)| found(puzzle.as_ref())).sum();
    assert_eq!((solved, all.len()), (8, 21));
}

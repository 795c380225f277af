//! The sets beside the project, whole: every puzzle that has one solution is explained to its end, and
//! every step is right.

use std::path::{Path, PathBuf};

use grille::{Allowed, Family, Instance, Limits, Mind, Unexplained, Way};

/// Files of a folder of the sets whose names begin so, each with how many of its puzzles are looked at.
pub fn sets() -> Vec<(&'static str, PathBuf, usize)> {
    let root = super::root().join("../shared/data");
    let mut all = Vec::new();
    for (family, folder, start, most) in [
        ("bridges", "bridges", "b", 1000),
        ("singles", "singles", "s", 1000),
        ("takuzu", "takuzu", "t", 1000),
        ("sudoku", "sudoku", "minimal_10k", 1000),
        ("nonogram", "nonogram/pictures", "", 1),
    ] {
        let Ok(files) = std::fs::read_dir(root.join(folder)) else { continue };
        let mut files: Vec<PathBuf> = files.filter_map(|file| Some(file.ok()?.path())).collect();
        let begins = |file: &PathBuf| {
            file.file_name().is_some_and(|name| name.to_string_lossy().starts_with(start))
        };
        files.retain(begins);
        files.sort();
        all.extend(files.into_iter().map(|file| (family, file, most)));
    }
    all
}

/// The puzzles of a file. In the sets of takuzu equal lines are allowed, but where the name ends in `U`.
pub fn puzzles(family: &'static dyn Family, file: &Path) -> Vec<Box<dyn Instance>> {
    let mut puzzles = super::read(family, file);
    let name = file.file_stem().unwrap_or_default().to_string_lossy();
    if family.info().id == "takuzu" && name.starts_with('t') && !name.ends_with('U') {
        let allow = |puzzle: &mut Box<dyn Instance>| puzzle.set("equal-lines", "allowed");
        puzzles.iter_mut().for_each(|puzzle| allow(puzzle).expect("it is a switch"));
    }
    puzzles
}

/// A picture has no more cells, as nobody would read the steps of a larger one.
pub const LARGEST: usize = 60 * 60;

#[test]
#[ignore = "minutes, and only the sets beside the project"]
fn every_puzzle_of_the_sets_is_explained_to_its_end() {
    for (family, file, most) in sets() {
        let family = grille::family(family).expect("it is a family");
        let (mut explained, mut others, mut steps, mut tried) = (0, 0, 0, 0);
        for (i, puzzle) in puzzles(family, &file).iter().take(most).enumerate() {
            if puzzle.size().area() > LARGEST {
                continue;
            }
            let name = format!("{}#{}", file.display(), i + 1);
            let mind = match Mind::new(puzzle.as_ref(), &Allowed::default(), Limits::NONE) {
                Ok(mind) => mind,
                Err(Unexplained::NoSolution | Unexplained::Several) => {
                    others += 1;
                    continue;
                }
                Err(why) => panic!("{name}: {why}"),
            };
            let way = Way::of(&mind, Limits::NONE).expect("there is no limit");
            assert!(way.is_solved(), "{name}");
            for told in way.steps() {
                super::check_right(&told.step, &mind, &name);
            }
            let is_named = |rule: &str| rule != "trial" && rule != "together";
            tried += usize::from(way.steps().iter().any(|told| !is_named(told.rule.id.name())));
            steps += way.steps().len();
            explained += 1;
        }
        println!(
            "{}: {explained} explained, {steps} steps, {tried} not by named rules alone, {others} \
             without one solution",
            file.display()
        );
    }
}

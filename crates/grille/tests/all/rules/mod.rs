//! The rules of people: every step is right, every puzzle is explained to its end, and each rule fires
//! where it should and not where it nearly does.

mod french;
mod right;
mod table;

use std::path::{Path, PathBuf};

use grille::{
    Allowed, FAMILIES, Instance, Language, Limits, Marks, Mind, Reading, Spot, Values, Var,
};

use crate::common::sets;
use right::{check_right, check_way, read};

/// Every puzzle of the corpus with its file, where its family has rules.
fn corpus() -> Vec<(PathBuf, Box<dyn Instance>)> {
    let mut all = Vec::new();
    for family in FAMILIES.iter().filter(|family| !family.rules().is_empty()) {
        let folder = root().join("corpus").join(family.info().id);
        let files = std::fs::read_dir(folder).expect("every family has a folder");
        let mut files: Vec<PathBuf> = files.map(|f| f.expect("it is listed").path()).collect();
        files.sort();
        files.retain(|file| file.extension().is_some_and(|end| end != "expected"));
        for file in files {
            all.extend(read(*family, &file).into_iter().map(|puzzle| (file.clone(), puzzle)));
        }
    }
    all
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[test]
fn every_puzzle_of_the_corpus_is_explained_to_its_end() {
    let mut explained = 0;
    for (file, puzzle) in corpus() {
        if puzzle.size().area() <= 700 {
            let name = file.display().to_string();
            explained += usize::from(check_way(puzzle.as_ref(), &name));
        }
    }
    assert!(explained > 10, "only {explained}");
}

#[test]
fn grading_ends_where_explaining_does() {
    for (file, puzzle) in corpus() {
        if puzzle.size().area() > 700 {
            continue;
        }
        if let Ok(grade) = grille::grade(puzzle.as_ref(), &Allowed::default(), Limits::NONE) {
            assert!(grade.is_solved, "{}", file.display());
        }
    }
}

/// From any right state the next step is right, and a wrong entry is found.
#[test]
fn hints_from_anywhere_are_right() {
    let mut seed = grille_chance::Seed(14);
    for (file, puzzle) in corpus() {
        let name = file.display().to_string();
        if puzzle.size().area() > 400 {
            continue;
        }
        let Ok(mind) = Mind::new(puzzle.as_ref(), &Allowed::default(), Limits::NONE) else {
            continue;
        };
        for _ in 0..10 {
            let share = seed.below(100);
            let fill = |&value: &u8| (seed.below(100) < share).then_some(value);
            let mut filling: Marks =
                mind.solution().iter().map(fill).map(|v| v.map(Values::one)).collect();
            assert_eq!(mind.first_wrong(&filling), None, "{name}");
            let known = mind.standing(&filling);
            if let Some(told) = mind.next(&known, None) {
                check_right(&told.step, &mind, &name);
                assert!(!told.news.is_empty(), "{name}");
            }
            let at = seed.below(filling.len());
            let right = mind.solution()[at];
            let struck = mind.start().get(Var(at as u32)).without(Values::one(right));
            filling[at] = Some(if share < 50 { Values::one(right ^ 1) } else { struck });
            assert!(mind.first_wrong(&filling).is_some(), "{name}");
        }
    }
}

/// Sentences of what follows, with one, two and five places, in both languages.
#[test]
fn what_follows_is_said_of_one_two_and_five_places() {
    let words = Language::ALL.map(grille::words);
    for family in FAMILIES.iter().filter(|family| !family.rules().is_empty()) {
        let reading = Reading { family: Some(*family), ..Reading::default() };
        let mut items = grille::read(family.info().example, &reading).expect("an example");
        let puzzle = items.remove(0).puzzle.expect("without a mistake");
        let reasoner = puzzle.reasoner().expect("it has rules");
        let model = puzzle.model().expect("it is small");
        let spot = |var: u32| {
            let var = Var(var % model.len() as u32);
            Spot::of(model.place(var), puzzle.size())
        };
        let spots: Vec<Spot> = (0..5).map(spot).collect();
        let before = model.domains().get(Var(0));
        for number in [1, 2, 5] {
            for after in
                before.iter().flat_map(|v| [Values::one(v), before.without(Values::one(v))])
            {
                let message = reasoner.says(before, after, &spots[..number]);
                let [english, said] = [0, 1].map(|i| words[i].say(&message));
                assert_ne!(english, said);
                assert!(!english.contains('{') && !said.contains('{'), "{english} {said}");
                french::check(&said);
            }
        }
    }
}

#[test]
fn every_puzzle_of_our_sets_is_explained_to_its_end() {
    for (family, file) in sets::files(&sets::ours(), "txt") {
        let puzzles = read(family, &file);
        for (i, puzzle) in puzzles.iter().enumerate() {
            let name = format!("{}#{}", sets::name(&file), i + 1);
            assert!(check_way(puzzle.as_ref(), &name), "{name} has not one solution");
        }
    }
}

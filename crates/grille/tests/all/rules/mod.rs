//! The rules of people: every step is right, every puzzle is explained to its end, and each rule fires
//! where it should and not where it nearly does.

mod french;
mod quick;
mod sets;
mod table;

use std::path::{Path, PathBuf};

use grille::{
    Allowed, Domains, FAMILIES, Family, Instance, Language, Limits, Marks, Mind, Reading, Spot,
    Step, Unexplained, Values, Var,
};

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

/// The puzzles of a file.
fn read(family: &'static dyn Family, file: &Path) -> Vec<Box<dyn Instance>> {
    let bytes = std::fs::read(file).expect("it can be read");
    let Ok(grille::Content::Text(text)) = grille::decode(&bytes) else { return Vec::new() };
    let reading = Reading { family: Some(family), ..Reading::default() };
    let items = grille::read(&text, &reading).unwrap_or_default();
    items.into_iter().filter_map(|item| item.puzzle.ok()).collect()
}

/// Nothing contradicts the only solution: then it follows from what was known before, for that has no
/// other solution either.
fn check_right(step: &Step, mind: &Mind, name: &str) {
    for change in step.changes() {
        let value = mind.solution()[change.var.index()];
        let place = mind.spot(change.var);
        assert!(change.keep.has(value), "{name}: {} says that {place} is not {value}", step.rule());
    }
}

/// The whole way, every possible step of every rule looked at on it.
fn check_way(puzzle: &dyn Instance, name: &str) -> bool {
    let mind = match Mind::new(puzzle, &Allowed::default(), Limits::NONE) {
        Ok(mind) => mind,
        Err(Unexplained::NoSolution | Unexplained::Several | Unexplained::TooLarge(_)) => {
            return false;
        }
        Err(why) => panic!("{name}: {why}"),
    };
    let reasoner = puzzle.reasoner().expect("it has rules");
    let words = Language::ALL.map(grille::words);
    let mut known: Domains = mind.start();
    let mut before: Option<Step> = None;
    while known.open() > 0 {
        for rule in puzzle.family().rules() {
            let steps = reasoner.find(rule.id, &known);
            steps.iter().for_each(|step| check_right(step, &mind, name));
        }
        let told = mind.next(&known, before.as_ref());
        let told = told.unwrap_or_else(|| panic!("{name}: no step with {} open", known.open()));
        check_right(&told.step, &mind, name);
        for words in &words {
            assert!(!words.say(told.step.why()).is_empty());
            assert!(told.then.iter().all(|then| !words.say(then).is_empty()));
        }
        french::check(&words[1].say(told.step.why()));
        told.step.apply(&mut known).expect("there is a solution");
        mind.settle(&mut known);
        before = Some(told.step);
    }
    true
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

/// Some of each set beside the project, where they are there.
#[test]
fn samples_of_the_sets_are_explained() {
    let sets = root().join("../shared/data");
    if !sets.is_dir() {
        println!("skipped: {} is not there", sets.display());
        return;
    }
    for (family, file, number) in [
        ("takuzu", "takuzu/t14_normalU.txt", 5),
        ("takuzu", "takuzu/t8_trivial.txt", 20),
        ("bridges", "bridges/b7_hard.txt", 50),
        ("bridges", "bridges/b10_hard.txt", 20),
        ("bridges", "bridges/b25_hard.txt", 20),
        ("singles", "singles/s10_tricky.txt", 20),
        ("singles", "singles/tudelft_06.txt", 40),
        ("singles", "singles/tudelft_16.txt", 2),
        ("sudoku", "sudoku/minimal_10k.txt", 20),
        ("sudoku", "sudoku/magictour_1465.txt", 3),
        ("nonogram", "nonogram/pictures/data012.nin", 1),
        ("nonogram", "nonogram/pictures/data038.nin", 1),
        ("nonogram", "nonogram/pictures/nonograms-org-37836-elephant-seals.nin", 1),
        ("nonogram", "nonogram/color/acorn.g", 1),
    ] {
        let family = grille::family(family).expect("it is a family");
        if family.rules().is_empty() || !sets.join(file).is_file() {
            continue;
        }
        let puzzles = read(family, &sets.join(file));
        for (i, puzzle) in puzzles.iter().take(number).enumerate() {
            check_way(puzzle.as_ref(), &format!("{file}#{}", i + 1));
        }
    }
}

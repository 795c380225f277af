//! Is a step right, and every step on the way of a puzzle? The bench of the large sets asks the same.

use std::path::Path;

use grille::{
    Allowed, Domains, Family, Instance, Language, Limits, Mind, Reading, Step, Unexplained,
};

/// The puzzles of a file.
pub fn read(family: &'static dyn Family, file: &Path) -> Vec<Box<dyn Instance>> {
    let bytes = std::fs::read(file).expect("it can be read");
    let Ok(grille::Content::Text(text)) = grille::decode(&bytes) else { return Vec::new() };
    let reading = Reading { family: Some(family), ..Reading::default() };
    let items = grille::read(&text, &reading).unwrap_or_default();
    items.into_iter().filter_map(|item| item.puzzle.ok()).collect()
}

/// Nothing contradicts the only solution: then it follows from what was known before, for that has no
/// other solution either.
pub fn check_right(step: &Step, mind: &Mind, name: &str) {
    for change in step.changes() {
        let value = mind.solution()[change.var.index()];
        let place = mind.spot(change.var);
        assert!(change.keep.has(value), "{name}: {} says that {place} is not {value}", step.rule());
    }
}

/// The whole way, every possible step of every rule looked at on it.
pub fn check_way(puzzle: &dyn Instance, name: &str) -> bool {
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
        super::french::check(&words[1].say(told.step.why()));
        told.step.apply(&mut known).expect("there is a solution");
        mind.settle(&mut known);
        before = Some(told.step);
    }
    true
}

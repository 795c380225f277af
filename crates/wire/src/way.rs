//! The way to a solution, and how hard it is.

use std::collections::BTreeMap;

use grille::{Grade, Instance, Level, Mind, News, Rating, Spot, Told, Words};
use serde::Serialize;

use crate::answer::{Head, Puzzle};

/// The steps to a solution.
#[derive(Debug, Serialize)]
pub struct Explanation {
    #[serde(flatten)]
    head: Head,
    solved: bool,
    level: &'static str,
    score: u64,
    steps: Vec<Step>,
}

impl Explanation {
    /// The steps of a way, and the grade of a puzzle.
    pub fn new(
        id: Puzzle,
        puzzle: &dyn Instance,
        mind: &Mind<'_>,
        steps: &[Told],
        is_solved: bool,
        words: &Words,
    ) -> Self {
        let level = steps.iter().map(|told| told.rule.level).max().unwrap_or(Level::VeryEasy);
        let score = steps.iter().map(|told| u64::from(told.rule.cost)).sum();
        let steps = steps.iter().map(|told| Step::new(told, mind, words)).collect();
        let head = Head::new(id, puzzle);
        Self { head, solved: is_solved, level: level.name(), score, steps }
    }
}

/// One step.
#[derive(Debug, Serialize)]
pub struct Step {
    rule: &'static str,
    level: u32,
    #[serde(rename = "where")]
    places: Vec<String>,
    because: Because,
    then: Vec<Then>,
    text: String,
}

/// What a step looks at.
#[derive(Debug, Serialize)]
struct Because {
    cells: Vec<String>,
    clues: Vec<String>,
    lines: Vec<String>,
}

/// What follows at one place: a value, or one that is not possible any more.
#[derive(Debug, Serialize)]
struct Then {
    place: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    value: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    not: Option<String>,
}

impl Step {
    /// A step in data, with a sentence.
    pub fn new(told: &Told, mind: &Mind<'_>, words: &Words) -> Self {
        let names = |spots: &[Spot]| spots.iter().map(Spot::to_string).collect();
        let [cells, clues, lines] = told.step.reason().parts().map(names);
        let because = Because { cells, clues, lines };
        let then: Vec<Then> = told.news.iter().flat_map(|news| follows(news, mind)).collect();
        let sentences = std::iter::once(words.say(told.step.why()));
        let consequences = told.then.iter().map(|then| words.say(then));
        let text = sentences.chain(consequences).collect::<Vec<_>>().join(" ");
        let mut places: Vec<String> = told.news.iter().map(|news| news.spot.to_string()).collect();
        places.dedup();
        let (rule, level) = (told.rule.id.name(), told.rule.level.number());
        Self { rule, level, places, because, then, text }
    }
}

fn follows(news: &News, mind: &Mind<'_>) -> Vec<Then> {
    let place = || news.spot.to_string();
    match news.after.single() {
        Some(value) => {
            vec![Then { place: place(), value: Some(mind.word(value)), not: None }]
        }
        None => {
            let struck = news.before.without(news.after);
            let then = |value| Then { place: place(), value: None, not: Some(mind.word(value)) };
            struck.iter().map(then).collect()
        }
    }
}

/// How hard a puzzle is.
#[derive(Debug, Serialize)]
pub struct Graded {
    #[serde(flatten)]
    head: Head,
    solved: bool,
    level: &'static str,
    score: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    hardest: Option<&'static str>,
    rules: BTreeMap<&'static str, u32>,
    #[serde(flatten)]
    ratings: BTreeMap<&'static str, Rated>,
}

/// What another program would say of it.
#[derive(Debug, Serialize)]
struct Rated {
    level: &'static str,
    score: u32,
}

impl Graded {
    /// The grade of a puzzle.
    pub fn new(id: Puzzle, puzzle: &dyn Instance, grade: &Grade, ratings: &[Rating]) -> Self {
        let hardest = grade.hardest().map(|rule| rule.id.name());
        let rules = grade.rules.iter().map(|(rule, times)| (rule.id.name(), *times)).collect();
        let (level, score) = (grade.level().name(), grade.score());
        let head = Head::new(id, puzzle);
        let rated = |rating: &Rating| Rated { level: rating.level, score: rating.score };
        let ratings = ratings.iter().map(|rating| (rating.program, rated(rating))).collect();
        Self { head, solved: grade.is_solved, level, score, hardest, rules, ratings }
    }
}

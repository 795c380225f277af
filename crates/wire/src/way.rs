//! The way to a solution, and how hard it is.

use std::collections::BTreeMap;

use grille::{
    Argument, Chain, Grade, Instance, Joint, Level, Mind, Mistaken, News, Rated, Rating, Reason,
    Reasoner, Spot, Told, Words, message,
};
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
        let steps = steps.iter().map(|told| Step::new(told, mind.reasoner(), words)).collect();
        let head = Head::new(id, puzzle);
        Self { head, solved: is_solved, level: level.name(), score, steps }
    }
}

/// The next step of a player, or why there is none.
#[derive(Debug, Serialize)]
pub struct Hinted {
    #[serde(flatten)]
    head: Head,
    standing: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    mistake: Option<Wrong>,
    #[serde(flatten)]
    step: Option<Step>,
}

/// What a player did wrong.
#[derive(Debug, Serialize)]
struct Wrong {
    place: String,
    kind: &'static str,
}

impl Hinted {
    /// A step.
    pub fn step(id: Puzzle, puzzle: &dyn Instance, step: Step) -> Self {
        let hinted = Self::nothing(id, puzzle, "open");
        Self { step: Some(step), ..hinted }
    }

    /// Something is wrong already; where, if that is to be told.
    pub fn mistaken(id: Puzzle, puzzle: &dyn Instance, told: Option<Mistaken>) -> Self {
        let wrong = |mistaken| match mistaken {
            Mistaken::Filled(place) => Wrong { place: place.to_string(), kind: "filled" },
            Mistaken::Struck(place) => Wrong { place: place.to_string(), kind: "struck" },
        };
        Self { mistake: told.map(wrong), ..Self::nothing(id, puzzle, "mistaken") }
    }

    /// All is filled in.
    pub fn solved(id: Puzzle, puzzle: &dyn Instance) -> Self {
        Self::nothing(id, puzzle, "solved")
    }

    /// The rules that are allowed say nothing more.
    pub fn stuck(id: Puzzle, puzzle: &dyn Instance) -> Self {
        Self::nothing(id, puzzle, "stuck")
    }

    fn nothing(id: Puzzle, puzzle: &dyn Instance, standing: &'static str) -> Self {
        Self { head: Head::new(id, puzzle), standing, mistake: None, step: None }
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
    #[serde(skip_serializing_if = "Option::is_none")]
    chain: Option<Contradiction>,
    text: String,
}

/// Steps that end in a contradiction.
#[derive(Debug, Serialize)]
pub struct Contradiction {
    steps: Vec<Step>,
    end: End,
}

/// What cannot be any more.
#[derive(Debug, Serialize)]
struct End {
    because: Because,
    text: String,
}

impl Contradiction {
    /// A chain in data, with sentences.
    pub fn new(chain: &Chain, reasoner: &dyn Reasoner, words: &Words) -> Self {
        let steps = chain.links.iter().map(|link| Step::new(link, reasoner, words)).collect();
        let end = End { because: Because::new(&chain.end.reason), text: words.say(&chain.end.why) };
        Self { steps, end }
    }
}

/// What a step looks at.
#[derive(Debug, Serialize)]
struct Because {
    cells: Vec<String>,
    clues: Vec<String>,
    lines: Vec<String>,
}

impl Because {
    fn new(reason: &Reason) -> Self {
        let names = |spots: &[Spot]| spots.iter().map(Spot::to_string).collect();
        let [cells, clues, lines] = reason.parts().map(names);
        Self { cells, clues, lines }
    }
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
    pub fn new(told: &Told, reasoner: &dyn Reasoner, words: &Words) -> Self {
        let because = Because::new(told.step.reason());
        let then: Vec<Then> = told.news.iter().flat_map(|news| follows(news, reasoner)).collect();
        let chain = told.chain.as_ref().map(|chain| Contradiction::new(chain, reasoner, words));
        let said = Argument::list(told.then.iter().cloned(), Joint::Comma);
        let text = words.say(&message!("step-text", why = told.step.why().clone(), then = said));
        let mut places: Vec<String> = told.news.iter().map(|news| news.spot.to_string()).collect();
        places.dedup();
        let (rule, level) = (told.rule.id.name(), told.rule.level.number());
        Self { rule, level, places, because, then, chain, text }
    }
}

fn follows(news: &News, reasoner: &dyn Reasoner) -> Vec<Then> {
    let place = || news.spot.to_string();
    match news.after.single() {
        Some(value) => {
            vec![Then { place: place(), value: Some(reasoner.data(value)), not: None }]
        }
        None => {
            let struck = news.before.without(news.after);
            let then =
                |value| Then { place: place(), value: None, not: Some(reasoner.data(value)) };
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
    ratings: BTreeMap<&'static str, Elsewhere>,
}

/// What another program would say of it; nothing, if that is not known.
#[derive(Debug, Serialize)]
#[serde(untagged)]
enum Elsewhere {
    Level { level: &'static str, score: u32 },
    Number(Option<f64>),
}

impl From<Rated> for Elsewhere {
    fn from(rated: Rated) -> Self {
        match rated {
            Rated::Level(level, score) => Self::Level { level, score },
            Rated::Tenths(tenths) => Self::Number(Some(f64::from(tenths) / 10.0)),
            Rated::Above(_) => Self::Number(None),
        }
    }
}

impl Graded {
    /// The grade of a puzzle.
    pub fn new(id: Puzzle, puzzle: &dyn Instance, grade: &Grade, ratings: &[Rating]) -> Self {
        let hardest = grade.hardest().map(|rule| rule.id.name());
        let rules = grade.rules.iter().map(|(rule, times)| (rule.id.name(), *times)).collect();
        let (level, score) = (grade.level().name(), grade.score());
        let head = Head::new(id, puzzle);
        let elsewhere = |rating: &Rating| (rating.program, rating.rated.into());
        let ratings = ratings.iter().map(elsewhere).collect();
        Self { head, solved: grade.is_solved, level, score, hardest, rules, ratings }
    }
}

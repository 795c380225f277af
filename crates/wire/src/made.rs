//! A new puzzle, or why there is none.

use std::collections::BTreeMap;

use grille::{Grade, MethodId, Question, Request, ask};
use serde::Serialize;

use crate::answer::{Head, Lines, Puzzle, Solution};
use crate::{Count, VERSION};

/// A new puzzle with all that is known of it.
#[derive(Debug, Serialize)]
pub struct Made {
    #[serde(flatten)]
    head: Head,
    seed: Count,
    tries: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[serde(flatten)]
    grade: Option<MadeGrade>,
    text: Lines,
    #[serde(skip_serializing_if = "Option::is_none")]
    solution: Option<Solution>,
}

/// Why there is no puzzle from a seed.
#[derive(Debug, Serialize)]
pub struct Unmade {
    version: u32,
    seed: Count,
    error: Why,
}

/// The reason, by its name and in a sentence.
#[derive(Debug, Serialize)]
struct Why {
    name: &'static str,
    message: String,
}

impl Unmade {
    /// The reason, said in the language of the user.
    pub fn new(seed: u64, why: &grille::Unmade, message: String) -> Self {
        let error = Why { name: why.name(), message };
        Self { version: VERSION, seed: Count(seed.into()), error }
    }
}

/// How hard it is.
#[derive(Debug, Serialize)]
struct MadeGrade {
    level: &'static str,
    score: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    hardest: Option<&'static str>,
    rules: BTreeMap<&'static str, u32>,
}

impl Made {
    /// A new puzzle, written as text.
    pub fn new(id: Puzzle, made: &grille::Made, text: String) -> Self {
        let puzzle = made.puzzle.as_ref();
        let request =
            Request { method: MethodId::AUTO, ..Request::new(Question::Solve { most: 1 }) };
        let solved = made.is_proved.then(|| ask(puzzle, &request, grille::Limits::NONE).ok());
        let solution = solved.flatten().and_then(|answer| answer.solutions.into_iter().next());
        Self {
            head: Head::new(id, puzzle),
            seed: Count(made.seed.into()),
            tries: made.tries,
            grade: made.grade.as_ref().map(graded),
            text: Lines::new(text),
            solution: solution.map(|solution| Solution::new(puzzle, &solution)),
        }
    }
}

fn graded(grade: &Grade) -> MadeGrade {
    let hardest = grade.hardest().map(|rule| rule.id.name());
    let rules = grade.rules.iter().map(|(rule, times)| (rule.id.name(), *times)).collect();
    MadeGrade { level: grade.level().name(), score: grade.score(), hardest, rules }
}

//! An answer in pieces, while its solutions are found: what is known last comes last.

use std::time::Duration;

use grille::{Instance, Which, Words};

use crate::answer::{Finding, Head};
use crate::{Puzzle, Solution, object};

/// An answer that is being told. Its pieces make one object on a line of its own.
#[derive(Debug)]
pub struct Told<'p> {
    puzzle: &'p dyn Instance,
    /// What comes before the next solution.
    lead: String,
}

impl<'p> Told<'p> {
    /// Nothing is told of a puzzle yet.
    pub fn new(id: Puzzle, puzzle: &'p dyn Instance) -> Self {
        let head = object(&Head::new(id, puzzle));
        let open = head.strip_suffix('}').unwrap_or_default();
        Self { puzzle, lead: format!("{open},\"solutions\":[") }
    }

    /// The next solution.
    pub fn solution(&mut self, solution: &grille::Solution) -> String {
        let lead = std::mem::replace(&mut self.lead, ",".to_owned());
        lead + &object(&Solution::new(self.puzzle, solution))
    }

    /// All else: what the library answered, which took so long.
    pub fn end(
        self,
        answer: &grille::Answer,
        which: Which,
        time: Duration,
        words: &Words,
    ) -> String {
        let mut finding = Finding::new(self.puzzle, answer, time, words);
        finding.up_to_symmetry = (which == Which::UpToSymmetry).then_some(true);
        // Whoever has the solutions can count them.
        (finding.solutions, finding.count) = (None, None);
        let rest = object(&finding);
        let lead = if self.lead == "," { "" } else { &self.lead };
        format!("{lead}],{}\n", rest.strip_prefix('{').unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use grille::{Limits, Question, Reading, Request, Titles, ask, read, tell};

    use super::*;
    use crate::Answer;

    /// What is told in pieces is what is said at once.
    #[track_caller]
    fn check(text: &str, which: Which) {
        let puzzle = read(text, &Reading::default()).expect("a puzzle").remove(0);
        let puzzle = puzzle.puzzle.expect("without a mistake");
        let request = Request { which, ..Request::new(Question::Solve { most: 9 }) };
        let id = || Puzzle::new(Some("file"), 1, &Titles::title("a \"title\""));
        let (puzzle, time) = (puzzle.as_ref(), Duration::from_secs(1));
        let words = grille::words(grille::Language::English);

        let mut told = Told::new(id(), puzzle);
        let mut pieces = String::new();
        let hear = &mut |solution| pieces.push_str(&told.solution(&solution));
        let answer = tell(puzzle, &request, Limits::NONE, hear).expect("it is answered");
        pieces.push_str(&told.end(&answer, which, time, words));

        let answer = ask(puzzle, &request, Limits::NONE).expect("it is answered");
        let mut whole = Answer::new(id(), puzzle, &answer, time, words);
        if which == Which::UpToSymmetry {
            whole.up_to_symmetry();
        }
        assert!(pieces.ends_with("}\n"), "{pieces}");
        let pieces: serde_json::Value = serde_json::from_str(&pieces).expect("an object");
        let whole: serde_json::Value = serde_json::from_str(&crate::line(&whole)).expect("another");
        assert_eq!(pieces, whole);
    }

    #[test]
    fn pieces_make_the_object_that_is_made_at_once() {
        for text in ["3", "4", "8", "1.....2......3.4", "11...........3.4"] {
            check(text, Which::All);
        }
        check("6", Which::UpToSymmetry);
    }
}

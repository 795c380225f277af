//! What is said of a puzzle.

use std::collections::BTreeMap;
use std::time::Duration;

use grille::{Instance, MethodId, Numbers, Scope, Spot, Titles, Words};
use serde::{Serialize, Serializer};

use crate::{Count, VERSION};

/// Which puzzle it is.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Puzzle {
    /// The file it comes from; none if it came otherwise.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file: Option<String>,
    /// Its number in the file, counted from 1; none for the file as a whole.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub index: Option<usize>,
    /// What it is called.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// Who made it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub author: Option<String>,
}

impl Puzzle {
    /// A puzzle of a file.
    pub fn new(file: Option<&str>, index: usize, titles: &Titles) -> Self {
        let Titles { title, author } = titles.clone();
        Self { file: file.map(str::to_owned), index: Some(index), title, author }
    }
}

/// What is said of a puzzle.
#[derive(Debug, Serialize)]
pub struct Answer<'a> {
    #[serde(flatten)]
    head: Head,
    #[serde(flatten)]
    finding: Finding<'a>,
}

/// Which puzzle it is, and what it is like.
#[derive(Debug, Serialize)]
pub(crate) struct Head {
    version: u32,
    #[serde(flatten)]
    puzzle: Puzzle,
    family: &'static str,
    width: u32,
    height: u32,
}

impl Head {
    /// A puzzle that was read.
    pub(crate) fn new(id: Puzzle, puzzle: &dyn Instance) -> Self {
        let (size, family) = (puzzle.size(), puzzle.info().id);
        Self { version: VERSION, puzzle: id, family, width: size.width, height: size.height }
    }
}

/// What was found.
#[derive(Debug, Serialize)]
pub(crate) struct Finding<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    method: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    verdict: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) solutions: Option<Solutions<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    differences: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    varying: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) count: Option<Count>,
    /// Do solutions that are images of each other count as one?
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) up_to_symmetry: Option<bool>,
    /// Were all solutions seen?
    #[serde(skip_serializing_if = "Option::is_none")]
    exact: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    finished: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    right: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    broken: Option<Vec<Broken>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    faults: Vec<Broken>,
    /// Did the method know no further way?
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    gave_up: bool,
    /// What the method told though it breaks a rule.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    wrong: Vec<Wrong>,
    seconds: f64,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    counters: BTreeMap<&'static str, u64>,
}

/// An answer that breaks rules.
#[derive(Debug, Serialize)]
struct Wrong {
    #[serde(flatten)]
    answer: Solution,
    broken: Vec<Broken>,
}

/// A solution.
#[derive(Debug, Serialize)]
pub struct Solution {
    /// Its lines of text.
    text: Lines,
    /// The same in numbers; not on boards with too many cells.
    #[serde(skip_serializing_if = "Option::is_none")]
    cells: Option<Cells>,
}

/// Solutions of a puzzle, each put in words when it is written: those of wide boards take room.
#[derive(Debug)]
pub(crate) struct Solutions<'a> {
    puzzle: &'a dyn Instance,
    all: &'a [grille::Solution],
}

impl Serialize for Solutions<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.all.iter().map(|one| Solution::new(self.puzzle, one)))
    }
}

/// A text as a list of its lines, which are not torn apart before they are written.
#[derive(Debug)]
pub struct Lines(String);

impl Lines {
    pub(crate) fn new(text: String) -> Self {
        Self(text)
    }
}

impl Serialize for Lines {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.lines())
    }
}

/// A solution in numbers.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub enum Cells {
    /// One for each cell, row by row.
    Rows(Vec<Vec<u32>>),
    /// What joins cells.
    Links(Vec<Link>),
}

/// Two cells that are joined, each as row and column.
#[derive(Debug, Serialize)]
pub struct Link {
    from: (u32, u32),
    to: (u32, u32),
    bridges: u32,
}

/// A rule that a solution breaks, or the puzzle itself.
#[derive(Debug, Serialize)]
pub struct Broken {
    /// The rule in words.
    rule: String,
    /// Where it applies, or nothing if that is the whole board.
    scope: String,
    /// The places that show it.
    places: Vec<String>,
}

impl Broken {
    /// A complaint in these words.
    fn new(complaint: &grille::Complaint, words: &Words) -> Self {
        let scope = match &complaint.scope {
            Scope::Spot(spot) => words.place(*spot),
            Scope::Message(scope) => words.say(scope),
            _ => String::new(),
        };
        let places = complaint.places.iter().map(Spot::to_string).collect();
        Self { rule: words.say(&complaint.rule), scope, places }
    }
}

impl Solution {
    /// A solution of a puzzle.
    pub fn new(puzzle: &dyn Instance, solution: &grille::Solution) -> Self {
        let text = Lines(puzzle.solution_text(solution));
        let link =
            |link: &grille::Link| Link { from: link.from, to: link.to, bridges: link.number };
        let cells = match puzzle.numbers(solution) {
            Numbers::Cells(rows) => Some(Cells::Rows(rows)),
            Numbers::Links(links) => Some(Cells::Links(links.iter().map(link).collect())),
            // Too many, or of a kind that the JSON has no words for.
            _ => None,
        };
        Self { text, cells }
    }
}

impl<'a> Answer<'a> {
    /// What the library answered, which took so long; its sentences in these words.
    pub fn new(
        id: Puzzle,
        puzzle: &'a dyn Instance,
        answer: &'a grille::Answer,
        time: Duration,
        words: &Words,
    ) -> Self {
        Self { head: Head::new(id, puzzle), finding: Finding::new(puzzle, answer, time, words) }
    }

    /// Solutions that are images of each other counted as one.
    pub fn up_to_symmetry(&mut self) {
        self.finding.up_to_symmetry = Some(true);
    }
}

impl<'a> Finding<'a> {
    pub(crate) fn new(
        puzzle: &'a dyn Instance,
        answer: &'a grille::Answer,
        time: Duration,
        words: &Words,
    ) -> Self {
        let size = puzzle.size();
        let places = |places: &[grille::Place]| {
            places.iter().map(|&place| Spot::of(place, size).to_string()).collect::<Vec<String>>()
        };
        let counted = answer.count.is_some();
        let verified = answer.complaints.is_some();
        let broken = |complaint: &grille::Complaint| Broken::new(complaint, words);
        let wrong = |(told, why): &(grille::Solution, Vec<grille::Complaint>)| Wrong {
            answer: Solution::new(puzzle, told),
            broken: why.iter().map(broken).collect(),
        };
        Self {
            method: answer.method.map(MethodId::name),
            verdict: answer.standing.map(grille::Standing::word),
            solutions: (!counted && !verified)
                .then_some(Solutions { puzzle, all: &answer.solutions }),
            differences: (!answer.differences.is_empty()).then(|| places(&answer.differences)),
            varying: answer.possible.is_some().then(|| places(&answer.varying)),
            count: answer.count.map(|count| Count(count.number())),
            up_to_symmetry: None,
            exact: (!verified).then_some(answer.is_complete),
            finished: verified.then_some(answer.is_complete),
            right: answer.complaints.as_ref().map(Vec::is_empty),
            broken: answer.complaints.as_ref().map(|all| all.iter().map(broken).collect()),
            faults: answer.faults.iter().map(broken).collect(),
            gave_up: answer.has_given_up,
            wrong: answer.wrong.iter().map(wrong).collect(),
            seconds: time.as_secs_f64(),
            counters: answer.counters.iter().map(|(kind, count)| (kind.name(), *count)).collect(),
        }
    }
}

//! What is wrong with a puzzle, and what would mend it.

use grille::{
    Clash, Diagnosis, Edit, Fill, Instance, Place, Reasoner, Remedies, Spot, Standing, Words,
};
use serde::Serialize;

use crate::answer::{Head, Puzzle, Solution};
use crate::way::Contradiction;

/// What is wrong with a puzzle, or could be better.
#[derive(Debug, Serialize)]
pub struct Diagnosed {
    #[serde(flatten)]
    head: Head,
    verdict: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    clash: Option<Clashing>,
    #[serde(flatten)]
    several: Option<Several>,
    #[serde(flatten)]
    unique: Option<Unique>,
    #[serde(flatten)]
    mending: Option<Mending>,
}

/// Clues that contradict each other.
#[derive(Debug, Serialize)]
struct Clashing {
    clues: Vec<Clue>,
    minimal: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    chain: Option<Contradiction>,
}

/// A clue as it is written.
#[derive(Debug, Serialize)]
struct Clue {
    place: String,
    clue: String,
}

/// What there is to say of several solutions.
#[derive(Debug, Serialize)]
struct Several {
    solutions: Vec<Solution>,
    differences: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    common: Option<Vec<Filled>>,
}

/// What would mend it.
#[derive(Debug, Serialize)]
struct Mending {
    remedies: Vec<Vec<Changed>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    remedies_leave: Option<&'static str>,
}

/// A clue to be written otherwise; what is empty is no clue.
#[derive(Debug, Serialize)]
struct Changed {
    place: String,
    was: String,
    value: String,
}

/// A place and what is filled in there.
#[derive(Debug, Serialize)]
struct Filled {
    place: String,
    value: String,
}

/// Clues that are not needed.
#[derive(Debug, Serialize)]
struct Unique {
    spare: Vec<String>,
    spare_together: Vec<String>,
}

impl Diagnosed {
    /// What the library found; its sentences in these words.
    pub fn new(id: Puzzle, puzzle: &dyn Instance, diagnosis: &Diagnosis, words: &Words) -> Self {
        let head = Head::new(id, puzzle);
        let place = |place: Place| Spot::of(place, puzzle.size()).to_string();
        let places = |places: &[Place]| places.iter().map(|&one| place(one)).collect();
        let of = |standing: Standing| Self {
            head,
            verdict: standing.word(),
            clash: None,
            several: None,
            unique: None,
            mending: None,
        };
        let changed = |edit: &Edit| Changed {
            place: place(edit.place),
            was: edit.before.clone(),
            value: edit.after.clone(),
        };
        let mending = |remedies: &Option<Remedies>| {
            let ways = remedies.iter().flat_map(|remedies| &remedies.ways);
            Some(Mending {
                remedies: ways.map(|way| way.iter().map(changed).collect()).collect(),
                remedies_leave: remedies.as_ref().map(|remedies| remedies.leave.word()),
            })
        };
        match diagnosis {
            Diagnosis::None { clash: Clash::Clues { clues, is_minimal }, chain, remedies } => {
                let reasoner = puzzle.reasoner();
                let told = chain.as_ref().zip(reasoner.as_deref());
                let chain = told.map(|(chain, by)| Contradiction::new(chain, by, words));
                let clue = |clue: &grille::Written| Clue {
                    place: place(clue.place),
                    clue: clue.text.clone(),
                };
                let clues = clues.iter().map(clue).collect();
                let clash = Some(Clashing { clues, minimal: *is_minimal, chain });
                Self { clash, mending: mending(remedies), ..of(Standing::None) }
            }
            Diagnosis::None { .. } => of(Standing::None),
            Diagnosis::Several { solutions: [one, other], common, remedies } => {
                let reasoner = puzzle.reasoner();
                let filled = |fill: &Fill| Filled {
                    place: place(fill.place),
                    value: word(fill.value, reasoner.as_deref()),
                };
                let all = |fills: &Vec<Fill>| fills.iter().map(filled).collect::<Vec<Filled>>();
                let differ = |model| grille::differences(&model, one, other);
                let differences = puzzle.model().map(differ).unwrap_or_default();
                let several = Several {
                    solutions: [one, other].map(|one| Solution::new(puzzle, one)).into(),
                    differences: places(&differences),
                    common: common.as_ref().map(all),
                };
                let mending = mending(remedies);
                Self { several: Some(several), mending, ..of(Standing::Several) }
            }
            Diagnosis::Unique { spare } => {
                let spare = spare.clone().unwrap_or_default();
                let unique =
                    Unique { spare: places(&spare.each), spare_together: places(&spare.together) };
                Self { unique: Some(unique), ..of(Standing::Unique) }
            }
            Diagnosis::Unknown => of(Standing::Unknown),
        }
    }
}

/// A value as people write it.
fn word(value: u8, reasoner: Option<&dyn Reasoner>) -> String {
    reasoner.map_or_else(|| value.to_string(), |reasoner| reasoner.data(value))
}

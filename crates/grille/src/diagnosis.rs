//! What is wrong with a puzzle, and what would mend it: clues that clash, clues to change, clues to spare.

use grille_engine::{
    Auto, ClueId, Ended, Flow, Limits, Method, Model, Place, Solution, Standing, Value, Values, Var,
};
use grille_puzzles::{Instance, TooLarge};

use crate::ask::{Question, Request, ask};
use crate::clash::{Clash, clash};
use crate::mending::{Remedies, SAMPLE, Spare, mend_clashing, mend_several, spare};
use crate::reasons::{Chain, refute};

/// What is wrong with a puzzle, or could be better.
#[derive(Clone, PartialEq, Debug)]
pub enum Diagnosis {
    /// It has no solution.
    None {
        /// These clues contradict each other.
        clash: Clash,
        /// The steps of somebody who believes them, to the contradiction.
        chain: Option<Chain>,
        /// Ways to mend it, where some were found.
        remedies: Option<Remedies>,
    },
    /// It has several.
    Several {
        /// Two of them.
        solutions: [Solution; 2],
        /// What is the same in all of them and not given; nothing is known of it, where a limit came
        /// first.
        common: Option<Vec<Fill>>,
        /// Ways to leave it one, where some were found.
        remedies: Option<Remedies>,
    },
    /// It has one.
    Unique {
        /// Clues that can be left out; nothing, where those of the family cannot.
        spare: Option<Spare>,
    },
    /// A limit came first.
    Unknown,
}

impl Diagnosis {
    /// How many solutions there are, in a word.
    pub fn standing(&self) -> Standing {
        match self {
            Self::None { .. } => Standing::None,
            Self::Several { .. } => Standing::Several,
            Self::Unique { .. } => Standing::Unique,
            Self::Unknown => Standing::Unknown,
        }
    }
}

/// A place, and what is filled in there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fill {
    /// The variable of the model.
    pub var: Var,
    /// Where it is.
    pub place: Place,
    /// The value.
    pub value: Value,
}

/// So often the limits are asked while looking for what all solutions share, and for remedies: boards
/// of chance have so many solutions that nobody would wait.
const ASKINGS: u64 = 4_000;
const MENDING: u64 = 80_000;

/// Look at a puzzle as its setter would.
pub fn diagnose(puzzle: &dyn Instance, limits: Limits<'_>) -> Result<Diagnosis, TooLarge> {
    let model = puzzle.model()?;
    let mut sample = Vec::new();
    let outcome = Auto.each(&model, limits, &mut |solution| {
        sample.push(solution);
        if sample.len() < SAMPLE { Flow::More } else { Flow::Enough }
    });
    let is_all = outcome.ended == Ended::Exhausted;
    Ok(match &sample[..] {
        [] if is_all => none(puzzle, &model, limits)?,
        [only] if is_all => {
            let spare = spare(puzzle, only, limits);
            if limits.reached() { Diagnosis::Unknown } else { Diagnosis::Unique { spare } }
        }
        [one, other, ..] => {
            let solutions = [one.clone(), other.clone()];
            let common = common(puzzle, &model, limits);
            let ways = limits.within(MENDING, |limits| mend_several(puzzle, &sample, limits));
            let remedies = (!ways.is_empty()).then(|| Remedies::to_one(ways));
            Diagnosis::Several { solutions, common, remedies }
        }
        _ => Diagnosis::Unknown,
    })
}

/// The clues that contradict each other, and why.
fn none(puzzle: &dyn Instance, model: &Model, limits: Limits<'_>) -> Result<Diagnosis, TooLarge> {
    let clash = clash(puzzle, limits)?;
    let chain = match &clash {
        Clash::Clues { clues, .. } => {
            let all = (0..).zip(model.clues());
            let clashing = all.filter(|(_, clue)| clues.contains(clue));
            let ids: Vec<ClueId> = clashing.map(|(id, _)| ClueId(id)).collect();
            refute(puzzle, &ids, limits)
        }
        _ => None,
    };
    let remedies = match &clash {
        Clash::Clues { clues, .. } => {
            limits.within(MENDING, |limits| mend_clashing(puzzle, clues, limits))
        }
        _ => None,
    };
    Ok(Diagnosis::None { clash, chain, remedies })
}

/// What all solutions share, but for what is given.
fn common(puzzle: &dyn Instance, model: &Model, limits: Limits<'_>) -> Option<Vec<Fill>> {
    let request = Request::new(Question::Common);
    let answer = limits.within(ASKINGS, |limits| ask(puzzle, &request, limits).ok())?;
    let possible = answer.possible.filter(|_| answer.is_complete)?;
    let givens = model.constraints().iter().map(|posted| posted.constraint.vars());
    let givens: Vec<Var> = givens.filter(|vars| vars.len() == 1).map(|vars| vars[0]).collect();
    let vars = (0..).map(Var).zip(possible).filter(|(var, _)| !givens.contains(var));
    let fill = |(var, values): (Var, Values)| {
        Some(Fill { var, place: model.place(var), value: values.single()? })
    };
    Some(vars.filter_map(fill).collect())
}

//! What is wrong with a puzzle, and what would mend it: clues that clash, clues to add, clues to spare.

use grille_engine::{
    Auto, ClueId, Ended, Flow, Inquiry, Limits, Method, Model, Place, Solution, Value, Values, Var,
    Verdict, judge,
};
use grille_puzzles::{Instance, TooLarge};

use crate::ask::{Question, Request, ask};
use crate::clash::{Clash, clash};
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
    },
    /// It has several.
    Several {
        /// Two of them.
        solutions: [Solution; 2],
        /// What is the same in all of them and not given; nothing is known of it, where a limit came
        /// first.
        common: Option<Vec<Fill>>,
        /// Ways to make one of its solutions the only one, best first: places to fill in.
        remedies: Vec<Vec<Fill>>,
    },
    /// It has one.
    Unique {
        /// Clues that could be left out, each by itself.
        spare: Vec<Place>,
        /// Clues that could be left out together; no more than these.
        spare_together: Vec<Place>,
    },
    /// A limit came first.
    Unknown,
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

/// So many solutions are looked at to find what tells them apart.
const SAMPLE: usize = 60;

/// So many remedies of one place are told.
const REMEDIES: usize = 5;

/// So often the limits are asked while looking for what all solutions share, and for remedies: boards
/// of chance have so many solutions that nobody would wait.
const ASKINGS: u64 = 4_000;

/// So many single places are tried, and so many solutions are singled out by several.
const TRIED: usize = 400;
const TARGETS: usize = 4;

/// Look at a puzzle as its setter would.
pub fn diagnose(puzzle: &dyn Instance, limits: Limits<'_>) -> Result<Diagnosis, TooLarge> {
    let model = puzzle.model()?;
    let mut sample = Vec::new();
    let outcome = Auto.each(&model, limits, &mut |solution| {
        sample.push(solution);
        if sample.len() < SAMPLE { Flow::More } else { Flow::Enough }
    });
    let is_all = outcome.ended == Ended::Exhausted;
    Ok(match sample.len() {
        0 if is_all => none(puzzle, &model, limits)?,
        1 if is_all => spare(&model, limits),
        0 | 1 => Diagnosis::Unknown,
        _ => {
            let solutions = [sample[0].clone(), sample[1].clone()];
            let common = common(puzzle, &model, limits);
            let remedies = limits.within(ASKINGS, |limits| {
                Remedies::new(&model, sample, limits).map(Remedies::find).unwrap_or_default()
            });
            Diagnosis::Several { solutions, common, remedies }
        }
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
    Ok(Diagnosis::None { clash, chain })
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

/// Looks for places that leave one solution when they are filled in.
struct Remedies<'m> {
    model: &'m Model,
    /// Answers with solutions that are not in the sample.
    inquiry: Inquiry<'m>,
    sample: Vec<Solution>,
    limits: Limits<'m>,
}

impl<'m> Remedies<'m> {
    fn new(model: &'m Model, sample: Vec<Solution>, limits: Limits<'m>) -> Option<Self> {
        let mut inquiry = Inquiry::new(model, limits)?;
        sample.iter().for_each(|solution| inquiry.told(solution));
        Some(Self { model, inquiry, sample, limits })
    }

    /// Single places where there are such, else a few together.
    fn find(mut self) -> Vec<Vec<Fill>> {
        let mut single = Vec::new();
        for (var, value) in alone(&self.sample).into_iter().take(TRIED) {
            if single.len() == REMEDIES {
                break;
            }
            if self.is_enough(&[(var, value)]) {
                single.push(self.fills(&[(var, value)]));
            }
        }
        if !single.is_empty() {
            return single;
        }
        let targets = TARGETS.min(self.sample.len());
        let mut best: Option<Vec<(Var, Value)>> = None;
        for target in 0..targets {
            let found = self.together(self.sample[target].clone());
            let fewer = |found: &Vec<_>| best.as_ref().is_none_or(|best| found.len() < best.len());
            best = found.filter(fewer).or(best);
        }
        best.map(|filled| self.fills(&filled)).into_iter().collect()
    }

    /// Places of a solution, each of which excludes most of the others that are left; none of them
    /// can be left out.
    fn together(&mut self, target: Solution) -> Option<Vec<(Var, Value)>> {
        let mut filled: Vec<(Var, Value)> = Vec::new();
        while !self.is_enough(&filled) {
            if self.limits.reached() {
                return None;
            }
            let is_other = |other: &&Solution| **other != target && agrees(other, &filled);
            let others: Vec<&Solution> = self.sample.iter().filter(is_other).collect();
            let excluded = |var: &usize| others.iter().filter(|o| o[*var] != target[*var]).count();
            let best = (0..target.len()).max_by_key(excluded)?;
            filled.push((Var(best as u32), target[best]));
        }
        for one in filled.clone() {
            let fewer: Vec<_> = filled.iter().copied().filter(|&other| other != one).collect();
            if self.is_enough(&fewer) {
                filled = fewer;
            }
        }
        Some(filled)
    }

    /// Is there only one solution with these values? Others that nobody had thought of are sampled.
    fn is_enough(&mut self, filled: &[(Var, Value)]) -> bool {
        let known = self.sample.iter().filter(|solution| agrees(solution, filled)).count();
        for _ in known..2 {
            match self.inquiry.next_with(filled, self.limits) {
                Ok(another) => self.sample.push(another),
                Err(Ended::Exhausted) => return true,
                Err(_) => return false,
            }
        }
        false
    }

    fn fills(&self, filled: &[(Var, Value)]) -> Vec<Fill> {
        let fill = |&(var, value)| Fill { var, place: self.model.place(var), value };
        filled.iter().map(fill).collect()
    }
}

/// Does a solution have these values?
fn agrees(solution: &Solution, values: &[(Var, Value)]) -> bool {
    values.iter().all(|&(var, value)| solution[var.index()] == value)
}

/// Values that only one solution of a sample has.
fn alone(sample: &[Solution]) -> Vec<(Var, Value)> {
    let mut found = Vec::new();
    for var in 0..sample[0].len() {
        for solution in sample {
            let value = solution[var];
            if sample.iter().filter(|other| other[var] == value).count() == 1 {
                found.push((Var(var as u32), value));
            }
        }
    }
    found
}

/// The clues that a puzzle with one solution does not need.
fn spare(model: &Model, limits: Limits<'_>) -> Diagnosis {
    let all: Vec<ClueId> = (0..model.clues().len() as u32).map(ClueId).collect();
    let is_unique = |clues: &[ClueId]| {
        let model = model.clone().only(clues);
        let verdict = judge(&mut |limits, found| Auto.each(&model, limits, found), limits).0;
        matches!(verdict, Verdict::Unique(_))
    };
    let without = |clues: &[ClueId], clue: ClueId| -> Vec<ClueId> {
        clues.iter().copied().filter(|&other| other != clue).collect()
    };
    let single: Vec<ClueId> =
        all.iter().copied().filter(|&clue| is_unique(&without(&all, clue))).collect();
    let mut kept = all;
    let mut together = Vec::new();
    for &clue in &single {
        let fewer = without(&kept, clue);
        if is_unique(&fewer) {
            kept = fewer;
            together.push(clue);
        }
    }
    if (limits.stop)() {
        return Diagnosis::Unknown;
    }
    let places = |clues: Vec<ClueId>| -> Vec<Place> {
        clues.into_iter().map(|clue| model.clues()[clue.0 as usize].place).collect()
    };
    Diagnosis::Unique { spare: places(single), spare_together: places(together) }
}

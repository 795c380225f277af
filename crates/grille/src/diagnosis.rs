//! What is wrong with a puzzle, and what would mend it: clues that clash, clues to add, clues to spare.

use grille_engine::{
    Auto, ClueId, Flow, Limits, Method, Model, Place, Solution, Values, Var, Verdict, judge,
};
use grille_puzzles::{Instance, Part, TooLarge};

use crate::clash::{Clash, clash};

/// What is wrong with a puzzle, or could be better.
#[derive(Clone, PartialEq, Debug)]
pub enum Diagnosis {
    /// It has no solution: these clues contradict each other.
    None(Clash),
    /// It has several.
    Several {
        /// Two of them.
        solutions: [Solution; 2],
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
    pub value: grille_engine::Value,
}

/// So many solutions are looked at to find what tells them apart.
const SAMPLE: usize = 60;

/// So many remedies of one place are told.
const REMEDIES: usize = 5;

/// Look at a puzzle as its setter would.
pub fn diagnose(puzzle: &dyn Instance, limits: Limits<'_>) -> Result<Diagnosis, TooLarge> {
    let model = puzzle.model()?;
    let mut sample = Vec::new();
    let outcome = Auto.each(&model, limits, &mut |solution| {
        sample.push(solution);
        if sample.len() < SAMPLE { Flow::More } else { Flow::Enough }
    });
    let is_all = outcome.ended == grille_engine::Ended::Exhausted;
    Ok(match sample.len() {
        0 if is_all => Diagnosis::None(clash(puzzle, limits)?),
        1 if is_all => spare(&model, limits),
        0 | 1 => Diagnosis::Unknown,
        _ => {
            let remedies = Remedies { model: &model, limits }.find(&mut sample);
            let solutions = [sample[0].clone(), sample[1].clone()];
            Diagnosis::Several { solutions, remedies }
        }
    })
}

/// Looks for places that leave one solution when they are filled in.
struct Remedies<'m> {
    model: &'m Model,
    limits: Limits<'m>,
}

impl Remedies<'_> {
    /// Single places where there are such, else a few together.
    fn find(&self, sample: &mut Vec<Solution>) -> Vec<Vec<Fill>> {
        let mut single = Vec::new();
        for (var, value) in alone(sample) {
            if single.len() == REMEDIES || (self.limits.stop)() {
                break;
            }
            if self.other(&[(var, value)], sample).is_none() {
                single.push(vec![self.fill(var, value)]);
            }
        }
        if !single.is_empty() {
            return single;
        }
        self.together(sample).into_iter().collect()
    }

    /// Places of the first solution, each of which excludes most of the others that are left.
    fn together(&self, sample: &mut Vec<Solution>) -> Option<Vec<Fill>> {
        let target = sample[0].clone();
        let mut filled: Vec<(Var, u8)> = Vec::new();
        loop {
            if (self.limits.stop)() {
                return None;
            }
            let agrees = |other: &&Solution| filled.iter().all(|&(v, x)| other[v.index()] == x);
            let others: Vec<&Solution> = sample[1..].iter().filter(agrees).collect();
            if others.is_empty() {
                match self.other(&filled, std::slice::from_ref(&target)) {
                    // A solution that nobody had thought of.
                    Some(another) => sample.push(another),
                    None => break,
                }
                continue;
            }
            let excluded = |var: &usize| others.iter().filter(|o| o[*var] != target[*var]).count();
            let best = (0..target.len()).max_by_key(excluded)?;
            filled.push((Var(best as u32), target[best]));
        }
        Some(filled.into_iter().map(|(var, value)| self.fill(var, value)).collect())
    }

    /// A solution with these values that differs from the one that has them among some others.
    fn other(&self, filled: &[(Var, u8)], known: &[Solution]) -> Option<Solution> {
        let mut model = self.model.clone();
        for &(var, value) in filled {
            Part { var, among: Values::one(value) }.post(&mut model);
        }
        let mut found = None;
        let agrees = |s: &Solution| filled.iter().all(|&(v, x)| s[v.index()] == x);
        Auto.each(&model, self.limits, &mut |solution| {
            if known.iter().any(|known| agrees(known) && *known == solution) {
                return Flow::More;
            }
            found = Some(solution);
            Flow::Enough
        });
        found
    }

    fn fill(&self, var: Var, value: u8) -> Fill {
        Fill { var, place: self.model.place(var), value }
    }
}

/// Values that only one solution of a sample has, by how many places are settled with them.
fn alone(sample: &[Solution]) -> Vec<(Var, u8)> {
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

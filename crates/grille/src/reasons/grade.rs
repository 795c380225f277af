//! How hard a puzzle is: by the rules that it needs, and how often.

use grille_engine::{Level, Limits};
use grille_puzzles::{Instance, Rating, RuleInfo};

use super::mind::Mind;
use super::{Allowed, Unexplained};

/// How hard a puzzle is.
#[derive(Clone, PartialEq, Debug)]
pub struct Grade {
    /// Every rule that was used, easiest first, with the number of steps.
    pub rules: Vec<(RuleInfo, u32)>,
    /// Do the rules lead to the solution?
    pub is_solved: bool,
}

impl Grade {
    /// The grade of somebody who thinks about a puzzle. At every turn all uses of the easiest rule
    /// that has any are made.
    pub fn of(mind: &Mind<'_>, limits: Limits<'_>) -> Result<Self, Unexplained> {
        let mut times = vec![0; mind.rules().len()];
        let mut known = mind.start();
        while known.open() > 0 {
            if (limits.stop)() {
                return Err(Unexplained::Limit);
            }
            let Some((rule, steps)) = mind.steps(&known, None) else { break };
            let place = mind.rules().iter().position(|own| *own == rule).expect("it is allowed");
            for step in steps {
                if step.is_news(&known) {
                    times[place] += 1;
                    step.apply(&mut known).expect("there is a solution");
                }
            }
            mind.settle(&mut known);
        }
        let used = mind.rules().iter().copied().zip(times).filter(|(_, times)| *times > 0);
        Ok(Self { rules: used.collect(), is_solved: known.open() == 0 })
    }

    /// The hardest rule that it needs; none, if the clues say all.
    pub fn hardest(&self) -> Option<RuleInfo> {
        // Of one level the last of the table.
        self.rules.iter().map(|&(rule, _)| rule).max_by_key(|rule| rule.level)
    }

    /// The level of the hardest rule.
    pub fn level(&self) -> Level {
        self.hardest().map_or(Level::VeryEasy, |rule| rule.level)
    }

    /// What all steps count together.
    pub fn score(&self) -> u64 {
        self.rules.iter().map(|&(rule, times)| u64::from(rule.cost) * u64::from(times)).sum()
    }
}

/// How hard a puzzle with one solution is, by the rules that are allowed.
pub fn grade(
    puzzle: &dyn Instance,
    allowed: &Allowed,
    limits: Limits<'_>,
) -> Result<Grade, Unexplained> {
    Grade::of(&Mind::new(puzzle, allowed, limits)?, limits)
}

/// How other programs would rate a puzzle, where its family knows.
pub fn ratings(puzzle: &dyn Instance, limits: Limits<'_>) -> Result<Vec<Rating>, Unexplained> {
    Ok(Mind::new(puzzle, &Allowed::default(), limits)?.ratings())
}

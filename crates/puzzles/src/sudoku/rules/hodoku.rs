//! The rating of HoDoKu: the level of the hardest step, and the sum of what the steps score there.

use grille_engine::{Level, RuleId};

use super::Board;
use crate::rules::{Rating, Rule, View};

/// Levels, and the score above which a puzzle belongs to the next one.
const LEVELS: [(&str, u32); 5] =
    [("Easy", 800), ("Medium", 1000), ("Hard", 1600), ("Unfair", 1800), ("Extreme", u32::MAX)];

/// Rules that are hard for us and unfair there.
const UNFAIR: &[&str] = &[
    "finned-swordfish",
    "sashimi-swordfish",
    "finned-jellyfish",
    "sashimi-jellyfish",
    "x-chain",
    "xy-chain",
    "aic",
    "als-xz",
];

/// What a step scores that no rule of ours has a name for: a forcing chain there.
const UNNAMED: u32 = 500;

/// The rating of a puzzle that these rules solve, one after the other.
pub(super) fn rating(steps: &[RuleId]) -> Rating {
    let rule = |id: &RuleId| Board::RULES.iter().find(|rule| rule.id == *id);
    let (mut level, mut score) = (0, 0);
    for id in steps {
        level = level.max(rule(id).map_or(LEVELS.len() - 1, level_of));
        score += rule(id).map_or(UNNAMED, |rule| rule.cost);
    }
    while score > LEVELS[level].1 {
        level += 1;
    }
    Rating { program: "hodoku", level: LEVELS[level].0, score }
}

/// The place of a rule's level in the list.
fn level_of(rule: &Rule<Board>) -> usize {
    match rule.level {
        _ if UNFAIR.contains(&rule.id.name()) => 3,
        Level::VeryEasy | Level::Easy => 0,
        Level::Medium => 1,
        _ => 2,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(steps: &[(&'static str, usize)], level: &str, score: u32) {
        let ids = steps.iter().flat_map(|&(id, times)| vec![RuleId::new(id); times]);
        let rating = rating(&ids.collect::<Vec<_>>());
        assert_eq!((rating.level, rating.score), (level, score));
    }

    #[test]
    fn the_hardest_step_is_the_level() {
        check(&[("full-house", 4), ("hidden-single", 10)], "Easy", 156);
        check(&[("full-house", 4), ("pointing", 1)], "Medium", 66);
        check(&[("naked-single", 1), ("x-wing", 1)], "Hard", 144);
        check(&[("aic", 1)], "Unfair", 280);
        check(&[("trial", 1)], "Extreme", 500);
    }

    #[test]
    fn many_points_are_the_next_level() {
        check(&[("hidden-single", 57)], "Easy", 798);
        check(&[("hidden-single", 58)], "Medium", 812);
        check(&[("hidden-single", 130)], "Extreme", 1820);
    }
}

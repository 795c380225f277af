//! The rating of HoDoKu: the level of the hardest step, and the sum of what the steps score there.

use grille_engine::{Conflict, Domains, Level, Step, Value, Var};

use super::Board;
use super::in_turn::InTurn;
use crate::rules::{Rated, Rating, Rule, View};

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

/// Rules that are hard for us and extreme there.
const EXTREME: &[&str] = &["cell-forcing-chain", "region-forcing-chain"];

/// What a step scores that no rule of ours has a name for: a forcing chain there.
const UNNAMED: u32 = 500;

/// Rules that come before all others, in an order of their own.
const SINGLES: usize = 3;

/// What naked and hidden singles score; full houses are like naked ones.
const NAKED: u32 = 4;
const HIDDEN: u32 = 14;

/// The rating of a puzzle, of which this is the only solution.
pub(super) fn rating(board: &Board, solution: &[Value]) -> Rating {
    let mut steps = Vec::new();
    // The rules do not contradict the solution.
    let _ = walk(board, solution, &mut steps);
    Rating { program: "hodoku", rated: sum(&steps) }
}

/// What steps of some levels and scores make together.
fn sum(steps: &[(usize, u32)]) -> Rated {
    let score = steps.iter().map(|(_, score)| score).sum();
    let mut level = steps.iter().map(|(level, _)| *level).max().unwrap_or(0);
    while score > LEVELS[level].1 {
        level += 1;
    }
    Rated::Level(LEVELS[level].0, score)
}

/// Level and score of every step to the solution.
fn walk(board: &Board, solution: &[Value], steps: &mut Vec<(usize, u32)>) -> Result<(), Conflict> {
    let mut queue = InTurn::new(&board.shape);
    let mut known = View::start(board);
    for (cell, &given) in board.givens.iter().enumerate().filter(|(_, given)| **given > 0) {
        queue.place(cell, usize::from(given) - 1);
    }
    while !queue.is_done() {
        if let Some(single) = queue.next() {
            steps.push((0, if single.is_hidden { HIDDEN } else { NAKED }));
            place(&mut queue, &mut known, (single.cell, single.digit))?;
            continue;
        }
        View::settle(board, &mut known)?;
        let Some((rule, step)) = next(board, &known) else {
            steps.push((LEVELS.len() - 1, UNNAMED));
            let open = known.vars().find(|&var| known.value(var).is_none());
            let var = open.unwrap_or(Var(0));
            place(&mut queue, &mut known, (var.index(), solution[var.index()].into()))?;
            continue;
        };
        steps.push((level_of(rule), rule.cost));
        for change in step.changes() {
            let before = known.get(change.var);
            let struck = before.without(change.keep);
            struck.iter().for_each(|digit| queue.strike(change.var.index(), digit.into()));
            known.keep(change.var, change.keep)?;
        }
    }
    Ok(())
}

fn place(
    queue: &mut InTurn,
    known: &mut Domains,
    (cell, digit): (usize, usize),
) -> Result<(), Conflict> {
    queue.place(cell, digit);
    known.assign(Var(cell as u32), digit as Value)
}

/// The step that it takes: by the first rule that has any, the first; of chains the one that strikes
/// most.
fn next(board: &Board, known: &Domains) -> Option<(&'static Rule<Board>, Step)> {
    Board::RULES[SINGLES..].iter().find_map(|rule| {
        let steps = (rule.find)(board, known);
        let news = steps.into_iter().filter(|step| step.is_news(known));
        let struck = |step: &Step| -> u32 {
            let changes = step.changes().iter();
            changes.map(|change| known.get(change.var).without(change.keep).count()).sum()
        };
        let step = match level_of(rule) {
            // Of equals the first.
            3.. => news.min_by_key(|step| std::cmp::Reverse(struck(step))),
            _ => news.into_iter().next(),
        };
        Some((rule, step?))
    })
}

/// The place of a rule's level in the list.
fn level_of(rule: &Rule<Board>) -> usize {
    match rule.level {
        _ if EXTREME.contains(&rule.id.name()) => 4,
        _ if UNFAIR.contains(&rule.id.name()) => 3,
        Level::VeryEasy | Level::Easy => 0,
        Level::Medium => 1,
        Level::Hard => 2,
        Level::Fiendish => 4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(steps: &[(usize, u32)], level: &'static str, score: u32) {
        assert_eq!(sum(steps), Rated::Level(level, score));
    }

    #[test]
    fn the_hardest_step_is_the_level() {
        check(&[(0, 4), (0, 14)], "Easy", 18);
        check(&[(0, 4), (1, 50)], "Medium", 54);
        check(&[(0, 4), (2, 140)], "Hard", 144);
        check(&[(3, 280), (0, 4)], "Unfair", 284);
        check(&[(4, 500)], "Extreme", 500);
    }

    #[test]
    fn many_points_are_the_next_level() {
        check(&[(0, HIDDEN); 57], "Easy", 798);
        check(&[(0, HIDDEN); 58], "Medium", 812);
        check(&[(0, HIDDEN); 130], "Extreme", 1820);
    }

    #[test]
    fn every_rule_has_the_level_that_it_has_there() {
        for (id, level) in [
            ("hidden-single", 0),
            ("pointing", 1),
            ("x-wing", 2),
            ("xy-chain", 3),
            ("cell-forcing-chain", 4),
            ("nishio", 4),
        ] {
            let rule = Board::RULES.iter().find(|rule| rule.id.name() == id);
            assert_eq!(rule.map(level_of), Some(level), "{id}");
        }
    }
}

//! The rating of Sukaku Explainer (ER): that of the hardest step, by its own order of rules.

use grille_engine::{Change, Conflict, Domains, RuleId, Step, Values};

use super::Board;
use super::direct::{self, Placed};
use super::fish::{self, Body};
use super::links;
use super::locked;
use super::look::Look;
use super::singles;
use super::subsets;
use super::unique;
use super::wings;
use crate::rules::{Rated, Rating, View};

/// What a rule says of a board, as changes.
type Find = fn(&Look) -> Vec<Change>;

/// The rules with their ratings in tenths, in the order of version 1.18.1.
const RULES: &[(u32, Find)] = &[
    (10, |look| by(look, singles::full_house)),
    (12, |look| by(look, |look, id| singles::hidden_single_in(look, &[2], id))),
    (15, |look| by(look, |look, id| singles::hidden_single_in(look, &[0, 1], id))),
    (17, |look| placed(look, direct::locked(look, locked::all_pointing(look)))),
    (19, |look| placed(look, direct::locked(look, locked::all_claiming(look)))),
    (20, |look| placed(look, direct::hidden(look, 2))),
    (23, |look| by(look, singles::naked_single)),
    (25, |look| placed(look, direct::hidden(look, 3))),
    (26, |look| by(look, locked::pointing)),
    (28, |look| by(look, locked::claiming)),
    (30, |look| by(look, |look, id| subsets::naked(look, 2, id))),
    (32, |look| by(look, |look, id| fish::basic(look, 2, id))),
    (34, |look| by(look, |look, id| subsets::hidden(look, 2, id))),
    (36, |look| by(look, |look, id| subsets::naked(look, 3, id))),
    (38, |look| by(look, |look, id| fish::basic(look, 3, id))),
    (40, |look| by(look, |look, id| subsets::hidden(look, 3, id))),
    (40, |look| by(look, links::skyscraper)),
    (41, |look| by(look, links::kite)),
    (41, |look| by(look, links::turbot_fish)),
    (43, |look| by(look, links::empty_rectangle)),
    (43, |look| by(look, |look, id| fish::finned(look, 2, Body::Whole, id))),
    (43, |look| by(look, |look, id| fish::finned(look, 2, Body::Sashimi, id))),
    (42, |look| by(look, wings::xy_wing)),
    (44, |look| by(look, wings::xyz_wing)),
    (45, |look| by(look, unique::type_1)),
    (45, |look| by(look, unique::type_2)),
    (45, |look| by(look, unique::type_4)),
    (46, |look| by(look, unique::type_3)),
    (50, |look| by(look, |look, id| subsets::naked(look, 4, id))),
];

/// The rating of the last rule of the list.
const HIGHEST: u32 = 50;

fn by(look: &Look, find: fn(&Look, RuleId) -> Vec<Step>) -> Vec<Change> {
    let steps = find(look, RuleId::new("elsewhere"));
    steps.iter().flat_map(Step::changes).copied().collect()
}

fn placed(look: &Look, all: Vec<Placed>) -> Vec<Change> {
    all.into_iter().flat_map(|(cell, digit)| look.placed(cell, digit)).collect()
}

/// The rating of a puzzle. All uses of one rule are made together: the hardest step is the same.
pub(super) fn rating(board: &Board) -> Rating {
    let rated = walk(board).unwrap_or(Rated::Above(HIGHEST));
    Rating { program: "se", rated }
}

fn walk(board: &Board) -> Result<Rated, Conflict> {
    let mut known = View::start(board);
    let mut hardest = 0;
    while known.open() > 0 {
        View::settle(board, &mut known)?;
        let Some((tenths, changes)) = next(board, &known) else {
            return Ok(Rated::Above(HIGHEST));
        };
        hardest = hardest.max(tenths);
        for change in changes {
            known.keep(change.var, change.keep)?;
        }
    }
    Ok(Rated::Tenths(hardest))
}

/// What the first rule says that says something.
fn next(board: &Board, known: &Domains) -> Option<(u32, Vec<Change>)> {
    let look = board.look(known);
    let is_news = |change: &Change| {
        let before: Values = known.get(change.var);
        before.and(change.keep) != before
    };
    RULES.iter().find_map(|&(tenths, find)| {
        let changes = find(&look);
        changes.iter().any(is_news).then_some((tenths, changes))
    })
}

#[cfg(test)]
mod tests {
    use super::super::super::Sudoku;
    use super::*;

    /// A solved board without these cells.
    fn without(cells: &[usize]) -> Board {
        let solution = |cell: usize| ((cell / 9 * 3 + cell / 27 + cell % 9) % 9) as u8 + 1;
        let given = |cell| if cells.contains(&cell) { 0 } else { solution(cell) };
        Board::new(&Sudoku::new(9, (0..81).map(given).collect()))
    }

    #[test]
    fn the_hardest_step_is_the_rating() {
        assert_eq!(rating(&without(&[0])).rated, Rated::Tenths(10));
        // Four cells of one block: each of their units has two of them or more.
        assert_eq!(rating(&without(&[0, 1, 9, 10])).rated, Rated::Tenths(12));
    }

    #[test]
    fn what_is_harder_than_the_rules_is_above_them() {
        let empty: Vec<usize> = (0..81).collect();
        assert_eq!(rating(&without(&empty)).rated, Rated::Above(HIGHEST));
    }
}

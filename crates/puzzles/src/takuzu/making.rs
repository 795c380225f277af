//! New takuzu: a random full board, then as many of its digits as rules of a level need.

use grille_chance::Seed;
use grille_engine::{Flow, Limits, Message, Solution, Values, Var};
use grille_grid::Size;

use super::fast::Fast;
use super::faults::faults;
use super::numbers::check_even;
use super::rules::Board;
use super::{EqualLines, Takuzu};
use crate::clues::{Part, Quest};
use crate::making::{Givens, Making, Missed, Wanted, Wish, is_unique, orbits};
use crate::misfit::{Misfit, check_size};
use crate::puzzle::Special;

pub(super) const MAKING: Making<Takuzu> = Making {
    heeds: &[Wanted::Symmetry, Wanted::Minimal, Wanted::Givens],
    usual: Size::square(10),
    motifs: &[],
    check: |wish| blank(wish).map(|_| ()),
    attempt,
    prove: None,
};

/// An empty board under the rules that are wished.
pub(super) fn blank(wish: &Wish) -> Result<Takuzu, Message> {
    check_size(wish.size).and_then(check_even).map_err(|misfit: Misfit| misfit.message())?;
    let givens = vec![None; wish.size.area()];
    let blank = Takuzu { size: wish.size, givens, equal_lines: EqualLines::Forbidden };
    let blank = wish.settle(blank)?;
    match faults(&blank).into_iter().next() {
        Some(fault) => Err(fault.rule),
        None => Ok(blank),
    }
}

fn attempt(wish: &Wish, seed: &mut Seed, limits: Limits<'_>) -> Result<Takuzu, Missed> {
    let blank = blank(wish).map_err(|_| Missed::NotThisTime)?;
    let solution = random_board(&blank, seed, limits).ok_or(Missed::NotThisTime)?;
    let give = |vars: &[Var]| {
        let mut takuzu = blank.clone();
        vars.iter().for_each(|var| takuzu.givens[var.index()] = Some(solution[var.index()]));
        takuzu
    };
    let givens = Givens {
        view: &Board::of(&blank),
        solution: &solution,
        orbits: orbits(wish, |cell| Var(cell.0)),
        is_unique: &|vars| is_unique(&give(vars), limits),
    };
    givens.choose(wish, seed, limits).map(|vars| give(&vars))
}

/// A full board: the first that a method finds which guesses as coins fall.
pub(super) fn random_board(
    blank: &Takuzu,
    seed: &mut Seed,
    limits: Limits<'_>,
) -> Option<Solution> {
    let coins: Solution = (0..blank.size.area()).map(|_| u8::from(seed.one_in(2))).collect();
    let anything = Part { var: Var(0), among: Values::below(2) };
    let quest = Quest { part: anything, near: Some(&coins) };
    let mut full = None;
    Fast.each_of(blank, quest, limits, &mut |solution| {
        full = Some(solution);
        Flow::Enough
    });
    full
}

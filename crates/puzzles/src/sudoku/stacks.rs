//! Sudokus for the search by stacks, as the course does it: cell by cell in reading order, the largest
//! number that fits first.

use grille_engine::{Value, Values};

use super::Sudoku;
use crate::stacked::Places;

/// One stack a cell, of the numbers that neither a given nor a cell before it forbids.
///
/// A given that another one contradicts has no choice either; the course takes boards for sound.
pub(super) fn places(puzzle: &Sudoku) -> Places {
    let (peers, side) = (peers(puzzle), puzzle.side());
    let givens: Vec<Option<Value>> =
        puzzle.givens.iter().map(|given| given.checked_sub(1)).collect();
    let n = givens.len();
    let choices = move |cell: usize, tops: &[Value]| -> Vec<Value> {
        let value = |&peer: &usize| tops.get(peer).copied().or(givens[peer]);
        let taken: Values = peers[cell].iter().filter_map(value).collect();
        let own = givens[cell].map_or(Values::below(side), Values::one);
        own.without(taken).iter().collect()
    };
    Places { n, choices: Box::new(choices) }
}

/// The cells that share a row, a column or a block with each cell.
fn peers(puzzle: &Sudoku) -> Vec<Vec<usize>> {
    let mut peers = vec![Vec::new(); puzzle.givens.len()];
    for (_, unit) in puzzle.units() {
        for &cell in &unit {
            let others = unit.iter().filter(|&&other| other != cell);
            peers[cell.index()].extend(others.map(|other| other.index()));
        }
    }
    peers
}

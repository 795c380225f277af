//! Which cells of a puzzle the rules of a level leave open.

use grille_engine::{Conflict, Ended, Flow, Level, Limits, Solution, Var};

use super::super::Nonogram;
use super::super::fast::Fast;
use super::super::lines::{Board, Rule};
use super::super::rules;
use crate::puzzle::Special;
use crate::rules::{View, lead};

/// The cells that rules of single lines leave open, all of them or those up to a level. A conflict would
/// say that a picture has not its own clues.
pub(in super::super) fn stuck(nonogram: &Nonogram, level: Level) -> Result<Vec<usize>, Conflict> {
    match level {
        Level::VeryEasy => led(nonogram, level),
        // What the outermost placements show is all that the easy rules see, but for a little.
        Level::Easy => settled(nonogram, Rule::Edges),
        _ => settled(nonogram, Rule::Exact),
    }
}

fn settled(nonogram: &Nonogram, rule: Rule) -> Result<Vec<usize>, Conflict> {
    let mut board = Board::new(nonogram, rule);
    board.settle(Limits::NONE.stop)?;
    Ok(if board.open() == 0 { Vec::new() } else { board.open_cells() })
}

/// The cells that all rules up to a level leave open.
pub(super) fn led(nonogram: &Nonogram, level: Level) -> Result<Vec<usize>, Conflict> {
    let view = rules::Board::new(nonogram);
    let mut known = View::start(&view);
    lead(&view, &mut known, level)?;
    let cells = 0..nonogram.size.area();
    Ok(cells.filter(|&cell| known.value(Var(cell as u32)).is_none()).collect())
}

/// The cells in which two solutions differ; none if there is one, `None` if that took too long.
pub(in super::super) fn differences(nonogram: &Nonogram, limits: Limits<'_>) -> Option<Vec<usize>> {
    let mut solutions: Vec<Solution> = Vec::new();
    let outcome = Fast.each(nonogram, limits, &mut |solution| {
        solutions.push(solution);
        if solutions.len() > 1 { Flow::Enough } else { Flow::More }
    });
    match &solutions[..] {
        [one, other] => Some((0..one.len()).filter(|&cell| one[cell] != other[cell]).collect()),
        _ if outcome.ended == Ended::Exhausted => Some(Vec::new()),
        _ => None,
    }
}

//! Boards as pictures of characters, alone or side by side.

use grille::{Drawing, Instance, Known, Solution, message};

use super::texts;
use crate::paint::{self, Picture};
use crate::speech;

/// The most cells that are drawn: the largest nonograms are, boards of a million queens are not.
const MOST_DRAWN: usize = 1 << 22;

/// Can the board be drawn?
pub fn can_draw(puzzle: &dyn Instance) -> bool {
    puzzle.size().area() <= MOST_DRAWN
}

/// The board before anything is known, or a word that it is too large.
pub fn unsolved(puzzle: &dyn Instance) -> String {
    match can_draw(puzzle) {
        true => paint::shown(&picture(puzzle, Known::Nothing), paint::terminal_width()),
        false => format!("({})\n", speech::say(&message!("too-large-to-draw"))),
    }
}

/// The puzzle with its first solution beside it, then the others; a board that is too large to draw
/// has its solutions as text.
pub fn solved(puzzle: &dyn Instance, solutions: &[Solution]) -> String {
    if !can_draw(puzzle) {
        return texts(puzzle, solutions);
    }
    let Some((first, others)) = solutions.split_first() else { return unsolved(puzzle) };
    let mut text = before_and_after(puzzle, Known::Solution(first));
    for other in others {
        text.push('\n');
        let other = picture(puzzle, Known::Solution(other));
        text.push_str(&paint::shown(&other, paint::terminal_width()));
    }
    text
}

/// The board before anything is known, and beside it with what is known now.
pub fn before_and_after(puzzle: &dyn Instance, known: Known<'_>) -> String {
    let [before, after] = [Known::Nothing, known].map(|known| puzzle.draw(known));
    beside([&before, &after])
}

/// Two solutions side by side, marked where they differ.
pub fn differing(puzzle: &dyn Instance, one: &Solution, other: &Solution) -> String {
    let [one, other] = [one, other].map(|solution| puzzle.draw(Known::Solution(solution)));
    let [one, other] = Drawing::told_apart(one, other);
    beside([&one, &other])
}

fn picture(puzzle: &dyn Instance, known: Known<'_>) -> Picture {
    paint::paint(&puzzle.draw(known))
}

fn beside(drawings: [&Drawing; 2]) -> String {
    let [left, right] = paint::paint_pair(drawings);
    paint::beside(&left, &right, paint::terminal_width())
}

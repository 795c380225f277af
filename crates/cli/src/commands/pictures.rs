//! Boards as pictures: of characters, alone or side by side, or as SVG.

use grille::{Drawing, Instance, Known, Solution, message};

use crate::paint;

/// The most cells that are drawn: the largest nonograms are, boards of a million queens are not.
const MOST_DRAWN: usize = 1 << 22;

/// Can the board be drawn?
pub fn can_draw(puzzle: &dyn Instance) -> bool {
    puzzle.size().area() <= MOST_DRAWN
}

/// The board before anything is known, or a word that it is too large.
pub fn unsolved(puzzle: &dyn Instance) -> String {
    match can_draw(puzzle) {
        true => paint::shown(&puzzle.draw(Known::Nothing)),
        false => paint::aside(&message!("too-large-to-draw")),
    }
}

/// The puzzle with a solution beside it; of a board that is too large to draw, the solution as text.
pub fn first(puzzle: &dyn Instance, solution: &Solution) -> String {
    match can_draw(puzzle) {
        true => {
            let [before, after] = before_and_after(puzzle, Known::Solution(solution));
            paint::beside([&before, &after])
        }
        false => puzzle.solution_text(solution),
    }
}

/// The same for a solution that is not the first.
pub fn another(puzzle: &dyn Instance, solution: &Solution) -> String {
    match can_draw(puzzle) {
        true => paint::shown(&puzzle.draw(Known::Solution(solution))),
        false => puzzle.solution_text(solution),
    }
}

/// The board before anything is known, and beside it with what all solutions share, for a text that
/// names places.
pub fn shared(puzzle: &dyn Instance, known: Known<'_>) -> String {
    let [before, after] = before_and_after(puzzle, known).map(Drawing::numbered);
    paint::beside([&before, &after])
}

fn before_and_after(puzzle: &dyn Instance, known: Known<'_>) -> [Drawing; 2] {
    [Known::Nothing, known].map(|known| puzzle.draw(known))
}

/// Two solutions side by side, marked where they differ, for a text that names places.
pub fn differing(puzzle: &dyn Instance, one: &Solution, other: &Solution) -> String {
    let [one, other] = [one, other].map(|solution| puzzle.draw(Known::Solution(solution)));
    let [one, other] = Drawing::told_apart(one, other).map(Drawing::numbered);
    paint::beside([&one, &other])
}

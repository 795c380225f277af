//! The iterative backtracking: the first empty cell is 0 if it can be, else 1; if it can be neither,
//! the ones before it are emptied, and the last zero becomes a one.

use grille_engine::{By, Counters, Ended, Flow, Limits, Listener, Outcome, Values, Var};
use grille_grid::{Axis, Size};

/// A board that is being filled.
struct Board {
    size: Size,
    cells: Vec<Option<u8>>,
}

/// The first answer, and no other: then it gives up, for it does not look for more.
///
/// Where it has tried all there is no answer, whatever else the rules of the game ask for.
pub(super) fn first(
    size: Size,
    cells: Vec<Option<u8>>,
    limits: Limits<'_>,
    listener: &mut dyn Listener,
) -> Outcome {
    let open: Vec<usize> = (0..cells.len()).filter(|&cell| cells[cell].is_none()).collect();
    let mut board = Board { size, cells };
    let mut counters = Counters::default();
    if !(0..board.cells.len()).all(|cell| board.fits(cell)) {
        listener.clashed(None);
        return Outcome::new(Ended::Exhausted);
    }
    // The cells of `open` before this one are filled.
    let mut next = 0;
    while next < open.len() {
        if limits.reached() {
            return Outcome { ended: Ended::Limit, counters };
        }
        counters.guesses += 1;
        if board.fill(open[next], listener) {
            next += 1;
            continue;
        }
        counters.conflicts += 1;
        listener.clashed(None);
        match back(&mut board, &open, next, listener) {
            Some(after) => next = after,
            None => return Outcome { ended: Ended::Exhausted, counters },
        }
    }
    let answer = board.cells.into_iter().map(|cell| cell.unwrap_or(0)).collect();
    let ended = match listener.found(answer) {
        Flow::More => Ended::GaveUp,
        Flow::Enough => Ended::Enough,
    };
    Outcome { ended, counters }
}

/// Go back to the last zero that can become a one; the cell after it, or none if all is tried.
///
/// A zero is a guess; a one stands where a zero cannot, and goes with the guess before it.
fn back(
    board: &mut Board,
    open: &[usize],
    from: usize,
    listener: &mut dyn Listener,
) -> Option<usize> {
    for number in (0..from).rev() {
        let cell = open[number];
        if board.cells[cell].take() != Some(0) {
            continue;
        }
        listener.refuted(Var(cell as u32), 0);
        if board.fill_with(cell, 1) {
            return Some(number + 1);
        }
        listener.clashed(None);
    }
    None
}

impl Board {
    /// Fill a cell with 0 if it fits, else with 1 if that does; leave it empty if neither does.
    fn fill(&mut self, cell: usize, listener: &mut dyn Listener) -> bool {
        let var = Var(cell as u32);
        if self.fill_with(cell, 0) {
            listener.guessed(var, 0);
            return true;
        }
        let fits = self.fill_with(cell, 1);
        if fits {
            listener.deduced(var, Values::one(1), By::Rest);
        }
        fits
    }

    /// Fill a cell with a digit if it fits; else leave it empty.
    fn fill_with(&mut self, cell: usize, digit: u8) -> bool {
        self.cells[cell] = Some(digit);
        let fits = self.fits(cell);
        if !fits {
            self.cells[cell] = None;
        }
        fits
    }

    /// Are there neither three equal digits in a row at a cell, nor too many of its digit in its lines?
    fn fits(&self, cell: usize) -> bool {
        let Some(digit) = self.cells[cell] else { return true };
        let width = self.size.width as usize;
        let (row, column) = (cell / width, cell % width);
        Axis::BOTH.into_iter().all(|axis| {
            let (index, place) = match axis {
                Axis::Row => (row, column),
                Axis::Column => (column, row),
            };
            let line = self.size.line(axis, index as u32);
            let same: Vec<bool> =
                line.cells().map(|cell| self.cells[cell.index()] == Some(digit)).collect();
            let near = &same[place.saturating_sub(2)..same.len().min(place + 3)];
            let half = same.iter().filter(|&&same| same).count() * 2 <= same.len();
            half && !near.windows(3).any(|three| three.iter().all(|&same| same))
        })
    }
}

#[cfg(test)]
mod tests {
    use grille_engine::{Solution, Unwatched};

    use super::*;

    /// The digits of a board, and how the search ended.
    fn answer(width: u32, text: &str) -> (Option<String>, Ended) {
        let cells: Vec<Option<u8>> =
            text.bytes().map(|byte| byte.checked_sub(b'0').filter(|digit| *digit < 2)).collect();
        let size = Size::new(width, text.len() as u32 / width);
        let mut told = None;
        let found = &mut |solution: Solution| {
            told = Some(solution.iter().map(u8::to_string).collect());
            Flow::More
        };
        let outcome = first(size, cells, Limits::NONE, &mut Unwatched(found));
        (told, outcome.ended)
    }

    #[test]
    fn it_tells_the_first_board_in_order_that_keeps_two_rules() {
        // Every row is as small as those above allow, and equal rows are not seen.
        let expected = "0011001111001100".to_owned();
        assert_eq!(answer(4, "................"), (Some(expected), Ended::GaveUp));
    }

    #[test]
    fn where_nothing_keeps_two_rules_that_is_proved() {
        assert_eq!(answer(4, "000............."), (None, Ended::Exhausted));
        assert_eq!(answer(4, "0.0.0.0.0......."), (None, Ended::Exhausted));
    }

    /// All boards of four by four with two givens: an answer if and only if there is one.
    #[test]
    fn it_finds_an_answer_where_there_is_one() {
        let lines = [0b0011u32, 0b0101, 0b0110, 0b1001, 0b1010, 0b1100];
        let mut boards = Vec::new();
        for code in 0..6usize.pow(4) {
            let rows = [0, 1, 2, 3].map(|row| lines[code / 6usize.pow(row) % 6]);
            let column = |c: u32| rows.iter().fold(0, |bits, row| bits << 1 | (row >> c & 1));
            if (0..4).all(|c| lines.contains(&column(c))) {
                let text = rows.iter().map(|row| format!("{row:04b}")).collect::<String>();
                boards.push(text);
            }
        }
        assert_eq!(boards.len(), 90);
        for (a, b) in (0..16).flat_map(|a| (a + 1..16).map(move |b| (a, b))) {
            for digits in [["0", "0"], ["0", "1"], ["1", "0"], ["1", "1"]] {
                let mut text = ".".repeat(16);
                text.replace_range(a..=a, digits[0]);
                text.replace_range(b..=b, digits[1]);
                let fits =
                    |board: &String| board[a..=a] == *digits[0] && board[b..=b] == *digits[1];
                let least = boards.iter().filter(|board| fits(board)).min().cloned();
                assert_eq!(answer(4, &text).0, least, "{text}");
            }
        }
    }
}

//! Sets of digits that need as many places as they are (Hall sets): all of them at once, by a
//! matching and its strong components (Régin's all-different, Gabow's path-based components).
//!
//! In a unit each digit has a place of its own; over the whole board each digit has in each row a
//! column of its own. Both are a square of bits from which one bit a line and column is chosen:
//! naked and hidden pairs, triples and so on in the one, fish in the other.

use grille_engine::Conflict;

use super::board::Board;
use super::shape::{KINDS, bits};

/// For each square the matching that was found last: a good start for the next one.
#[derive(Debug)]
pub(super) struct Matchings {
    partners: Vec<u8>,
}

impl Matchings {
    pub fn new(side: usize) -> Self {
        Self { partners: vec![0; (KINDS + 1) * side * side] }
    }
}

impl Board<'_> {
    /// Look at one square that has lost bits; `false` when there is none.
    pub fn match_next(&mut self) -> Result<bool, Conflict> {
        let Some(kind) = (0..=KINDS).find(|&kind| self.stale[kind] != 0) else {
            return Ok(false);
        };
        let number = self.stale[kind].trailing_zeros() as usize;
        self.stale[kind] &= self.stale[kind] - 1;
        let side = self.shape.side;
        let mut square = Square::new(side);
        // Line `line` of the square: a unit and a digit.
        let seat = |line: usize| match kind {
            KINDS => (line, number),
            _ => (kind * side + number, line),
        };
        for line in 0..side {
            let (unit, digit) = seat(line);
            square.lines[line] = self.places(unit, digit);
        }
        let start = (kind * side + number) * side;
        let partners = &mut self.matchings.partners[start..start + side];
        square.matching(partners)?;
        let mut struck = [0; 64];
        square.components(self.shape.all(), |line, gone| struck[line] = gone);
        for (line, &gone) in struck[..side].iter().enumerate().filter(|(_, gone)| **gone != 0) {
            let (unit, digit) = seat(line);
            self.strike_places(unit, digit, gone)?;
        }
        Ok(true)
    }
}

/// A square of bits.
struct Square {
    side: usize,
    lines: [u64; 64],
    /// The line that has chosen a column.
    owners: [u8; 64],
}

const NOBODY: u8 = u8::MAX;

impl Square {
    fn new(side: usize) -> Self {
        Self { side, lines: [0; 64], owners: [NOBODY; 64] }
    }

    /// A column of its own for each line, those of `partners` where they still stand.
    fn matching(&mut self, partners: &mut [u8]) -> Result<(), Conflict> {
        let mut free = 0u64;
        for (line, &column) in partners.iter().enumerate() {
            let column = usize::from(column);
            if self.lines[line] >> column & 1 == 1 && self.owners[column] == NOBODY {
                self.owners[column] = line as u8;
            } else {
                free |= 1 << line;
            }
        }
        if free == 0 {
            return Ok(());
        }
        bits(free).try_for_each(|line| self.augment(line))?;
        for (column, &line) in self.owners[..self.side].iter().enumerate() {
            partners[usize::from(line)] = column as u8;
        }
        Ok(())
    }

    /// Find a column for one more line, by walking breadth first through those that are taken.
    fn augment(&mut self, line: usize) -> Result<(), Conflict> {
        let mut queue = [0u8; 64];
        let (mut head, mut tail) = (0, 1);
        queue[0] = line as u8;
        let mut reached = 0u64;
        // The line from which a column was reached.
        let mut from = [NOBODY; 64];
        while head < tail {
            let line = usize::from(queue[head]);
            head += 1;
            let columns = self.lines[line] & !reached;
            reached |= columns;
            for column in bits(columns) {
                from[column] = line as u8;
                if self.owners[column] == NOBODY {
                    self.shift(&from, column);
                    return Ok(());
                }
                queue[tail] = self.owners[column];
                tail += 1;
            }
        }
        Err(Conflict)
    }

    /// Give each line on the way to a free column the column that was reached from it.
    fn shift(&mut self, from: &[u8; 64], mut column: usize) {
        loop {
            let line = from[column];
            self.owners[column] = line;
            let before = (0..self.side).find(|&c| c != column && self.owners[c] == line);
            match before {
                Some(before) => column = before,
                None => return,
            }
        }
    }

    /// The bits that no choice can have.
    ///
    /// From the column of a line an arrow goes to every other column that the line could take.
    /// A line can change to a column only if arrows lead back from it, so bits between different
    /// knots of arrows are gone. Knots are found along a path: an arrow back to the path ties all
    /// that lies between into one.
    fn components(&self, all: u64, mut gone: impl FnMut(usize, u64)) {
        // For each knot on the path its columns, and where arrows lead from them.
        let mut path = [(0u64, 0u64); 64];
        let (mut depth, mut fresh, mut on_path) = (0, all, 0u64);
        while fresh != 0 || depth > 0 {
            let (columns, arrows) = if depth > 0 { path[depth - 1] } else { (0, fresh) };
            if arrows & on_path & !columns != 0 {
                depth -= 1;
                let (below, below_arrows) = path[depth - 1];
                path[depth - 1] = (below | columns, below_arrows | arrows);
            } else if arrows & fresh != 0 {
                let column = (arrows & fresh).trailing_zeros() as usize;
                let bit = 1 << column;
                fresh &= !bit;
                on_path |= bit;
                path[depth] = (bit, self.lines[usize::from(self.owners[column])]);
                depth += 1;
            } else {
                depth -= 1;
                on_path &= !columns;
                for column in bits(columns) {
                    let line = usize::from(self.owners[column]);
                    gone(line, self.lines[line] & !columns);
                }
            }
        }
    }
}

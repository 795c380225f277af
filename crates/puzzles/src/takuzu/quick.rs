//! What the rules up to medium say, all at once and without a word: lines as sets of bits, swept
//! until nothing changes. For makers, who ask very often; [`rules`](super::rules) is its slow twin.

use grille_engine::{Conflict, Domains, Level, Values, Var};
use grille_grid::{Axis, Size};

use super::{EqualLines, Takuzu};

/// A line: where it has a 0, and where it has a 1.
type Line = [u64; 2];

/// Both kinds of lines of a board.
struct Lines {
    size: Size,
    rows: Vec<Line>,
    columns: Vec<Line>,
}

/// Write down all that rules up to a level say; false where that is not done here.
pub(super) fn close(
    takuzu: &Takuzu,
    known: &mut Domains,
    ceiling: Level,
) -> Result<bool, Conflict> {
    let size = takuzu.size;
    if size.width.max(size.height) > u64::BITS || ceiling > Level::Medium {
        return Ok(false);
    }
    let mut lines = Lines::of(size, known);
    loop {
        let mut news = Vec::new();
        for axis in Axis::BOTH {
            for number in 0..lines.along(axis).len() {
                let forced = lines.forced(axis, number, takuzu.equal_lines, ceiling);
                lines.write(axis, number, forced, &mut news);
            }
        }
        for &(cell, digit) in &news {
            known.keep(Var(cell), Values::one(digit))?;
        }
        if news.is_empty() {
            return Ok(true);
        }
    }
}

impl Lines {
    fn of(size: Size, known: &Domains) -> Self {
        let (rows, columns) =
            (vec![[0; 2]; size.height as usize], vec![[0; 2]; size.width as usize]);
        let mut lines = Self { size, rows, columns };
        for cell in size.cells() {
            if let Some(digit) = known.value(Var(cell.0)) {
                let (row, column) = (size.row(cell) as usize, size.column(cell) as usize);
                lines.rows[row][digit as usize] |= 1 << column;
                lines.columns[column][digit as usize] |= 1 << row;
            }
        }
        lines
    }

    fn along(&self, axis: Axis) -> &[Line] {
        match axis {
            Axis::Row => &self.rows,
            Axis::Column => &self.columns,
        }
    }

    /// What must be 0 and what must be 1 in the open cells of a line.
    fn forced(&self, axis: Axis, number: usize, equal: EqualLines, ceiling: Level) -> Line {
        let line = self.along(axis)[number];
        let length = self.size.line(axis, 0).length;
        let full = u64::MAX >> (u64::BITS - length);
        let open = full & !(line[0] | line[1]);
        if open == 0 {
            return [0; 2];
        }
        let mut forced = [0; 2];
        let half = length / 2;
        for digit in 0..2 {
            let here = line[digit];
            let beside = (here & here << 1) << 1 | (here & here >> 1) >> 1;
            let other = &mut forced[1 - digit];
            *other |= (beside | (here << 1 & here >> 1)) & open;
            let is_seen = ceiling >= Level::Easy || open.count_ones() == 1;
            if here.count_ones() == half && is_seen {
                *other |= open;
            }
            if ceiling == Level::Medium && here.count_ones() + 1 == half {
                *other |= outside_windows(here, open, length);
            }
        }
        let is_bare = forced == [0; 2] && open.count_ones() == 2;
        if is_bare && ceiling == Level::Medium && equal == EqualLines::Forbidden {
            forced = self.unlike(axis, line, open, full);
        }
        forced
    }

    /// The one way to fill two open cells so that the line is like no finished one, if one fits.
    fn unlike(&self, axis: Axis, line: Line, open: u64, full: u64) -> Line {
        let first = open & open.wrapping_neg();
        let ways = [[first, open & !first], [open & !first, first]];
        let filled = |way: &Line| [line[0] | way[0], line[1] | way[1]];
        let is_taken = |way: &Line| {
            let filled = filled(way);
            self.along(axis).iter().any(|other| *other == filled && other[0] | other[1] == full)
        };
        let is_fair = |way: &Line| {
            let three = |bits: u64| bits & bits >> 1 & bits >> 2 != 0;
            let [zeros, ones] = filled(way);
            zeros.count_ones() == ones.count_ones() && !three(zeros) && !three(ones)
        };
        if !ways.iter().any(is_taken) {
            return [0; 2];
        }
        let mut left = ways.iter().filter(|way| is_fair(way) && !is_taken(way));
        match (left.next(), left.next()) {
            (Some(way), None) => *way,
            _ => [0; 2],
        }
    }

    /// Write what is forced into the line and those that cross it.
    fn write(&mut self, axis: Axis, number: usize, forced: Line, news: &mut Vec<(u32, u8)>) {
        for (digit, mut left) in forced.into_iter().enumerate() {
            while left != 0 {
                let place = left.trailing_zeros() as usize;
                left &= left - 1;
                let (row, column) = match axis {
                    Axis::Row => (number, place),
                    Axis::Column => (place, number),
                };
                self.rows[row][digit] |= 1 << column;
                self.columns[column][digit] |= 1 << row;
                news.push((self.size.cell(row as u32, column as u32).0, digit as u8));
            }
        }
    }
}

/// A digit is missing once, and some windows of three lack it: the open cells outside of one.
fn outside_windows(here: u64, open: u64, length: u32) -> u64 {
    let windows = (0..length - 2).map(|first| 0b111 << first);
    let bare = windows.filter(|three| three & here == 0 && three & open != 0);
    bare.fold(0, |outside, three| outside | (open & !three))
}

#[cfg(test)]
mod tests {
    use grille_chance::Seed;

    use super::super::rules::Board;
    use super::*;
    use crate::making::Wish;
    use crate::rules::{View, follow};

    /// What both say of boards of which some digits are known.
    #[test]
    fn it_says_what_the_rules_say() {
        let mut seed = Seed(1);
        let mut told = 0;
        for round in 0..600u64 {
            let size = [Size::square(6), Size::new(8, 6), Size::square(10)][round as usize % 3];
            let blank = super::super::making::blank(&Wish::new(size)).expect("an even board");
            let full =
                super::super::making::random_board(&blank, &mut seed, grille_engine::Limits::NONE);
            let full = full.expect("there are boards");
            let mut known = Board::of(&blank).start();
            for cell in known.vars().collect::<Vec<_>>() {
                if seed.percent(35 + round as usize % 30) {
                    known.keep(cell, Values::one(full[cell.index()])).expect("possible");
                }
            }
            for ceiling in [Level::VeryEasy, Level::Easy, Level::Medium] {
                let (mut quick, mut slow) = (known.clone(), known.clone());
                assert_eq!(close(&blank, &mut quick, ceiling), Ok(true));
                follow(&Board::of(&blank), &mut slow, ceiling).expect("there is a solution");
                let values =
                    |known: &Domains| known.vars().map(|v| known.value(v)).collect::<Vec<_>>();
                assert_eq!(values(&quick), values(&slow), "{ceiling:?} {size:?}");
                told += known.open() - quick.open();
            }
        }
        assert!(told > 10_000, "the boards are neither full nor empty");
    }
}

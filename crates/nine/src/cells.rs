//! What each cell can still be, and everything that follows from it without a guess.

use crate::lanes::{Lanes, Sixteen};

/// The candidates of all cells: nine registers, one for each place in a box.
///
/// ```text
/// register      0 1 2      lane: the box (see `Lanes`)
/// of a place    3 4 5      bit:  the digit, 1 to 9 as bits 0 to 8
/// in the box    6 7 8
/// ```
///
/// So each operation on a register works on all boxes and all digits. A neighbour in the box is
/// another register; a neighbour in the next box is a rotation of lanes.
pub type Cells = [Sixteen; 9];

/// All nine digits.
pub const DIGITS: u16 = 0x1FF;

/// Every digit in every box, and nothing in the lanes without a box.
pub const FULL: Sixteen = {
    let three = DIGITS as u64 * 0x1_0001_0001;
    Sixteen([three, three, three, 0])
};

/// How far one comes without a guess.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum State {
    /// There is no solution.
    Dead,
    /// Every cell has its digit, and all rules hold.
    Solved,
    /// Some cell has several candidates left.
    Open,
}

/// Strike candidates until nothing more follows.
#[inline(always)]
pub fn settle<L: Lanes>(cells: &mut [L; 9]) -> State {
    let full = L::load(&FULL);
    let mut before = total(cells);
    let mut hidden_before = L::splat(0);
    loop {
        let taken = naked(cells);
        rows(cells);
        let columns = columns(cells);
        let single = one(row_parts(cells)).and(one(columns));
        let possible = columns[0].or(columns[1]).or(columns[2]);
        // A digit without a place, or a cell without a digit.
        let lost = possible.xor(full).or(L::holes(cells).and(full));
        // A digit that two cells of a box took, or a cell that two digits took.
        let clash = taken.without(single).or(hidden_before.without(taken));
        if !lost.or(clash).is_zero() {
            return State::Dead;
        }
        // Each digit is once in each box, or more of them would be more.
        if before.xor(full).is_zero() {
            return State::Solved;
        }
        hidden(cells, single);
        hidden_before = single;
        let mut after = total(cells);
        if after.xor(before).is_zero() {
            lines(cells);
            after = total(cells);
            if after.xor(before).is_zero() {
                return State::Open;
            }
        }
        before = after;
    }
}

/// A number that falls whenever a candidate is struck: at most 9 times 511 a lane.
#[inline(always)]
fn total<L: Lanes>(cells: &[L; 9]) -> L {
    let [a, b, c, d, e, f, g, h, i] = *cells;
    a.add(b).add(c.add(d)).add(e.add(f).add(g.add(h))).add(i)
}

/// A cell with one candidate takes it from the other cells of its box.
///
/// Rows and columns need no care: the box has one place left for the digit, `rows` and `columns`
/// see that. Gives what was taken.
#[inline(always)]
fn naked<L: Lanes>(cells: &mut [L; 9]) -> L {
    let mut single = *cells;
    for cell in &mut single {
        *cell = cell.where_few::<1>(*cell);
    }
    let [a, b, c] = row_parts(&single);
    let taken = a.or(b).or(c);
    for i in 0..9 {
        cells[i] = cells[i].without(taken).or(single[i]);
    }
    taken
}

/// In a band, a digit is in another row in each of the three boxes: strike what fits in no way.
#[inline(always)]
fn rows<L: Lanes>(cells: &mut [L; 9]) {
    let lines = row_parts(cells);
    let right = [lines[0].right(), lines[1].right(), lines[2].right()];
    let left = [lines[0].left(), lines[1].left(), lines[2].left()];
    let fits = fitting(lines, right, left);
    for i in 0..9 {
        cells[i] = cells[i].and(fits[i / 3]);
    }
}

/// As `rows`, in a stack. Gives what each column of each box can hold.
#[inline(always)]
fn columns<L: Lanes>(cells: &mut [L; 9]) -> [L; 3] {
    let lines = column_parts(cells);
    let below = [lines[0].below(), lines[1].below(), lines[2].below()];
    let above = [lines[0].above(), lines[1].above(), lines[2].above()];
    let fits = fitting(lines, below, above);
    for i in 0..9 {
        cells[i] = cells[i].and(fits[i % 3]);
    }
    fits
}

/// Of three lines in three boxes, those where a digit can be with the other two lines in the
/// other two boxes, one way or the other.
///
/// ```text
/// line 0   x . .     x . .
/// line 1   . x .     . . x
/// line 2   . . x     . x .
/// ```
#[inline(always)]
fn fitting<L: Lanes>(here: [L; 3], next: [L; 3], last: [L; 3]) -> [L; 3] {
    let mut fits = here;
    for (a, b, c) in [(0, 1, 2), (1, 2, 0), (2, 0, 1)] {
        fits[a] = here[a].and(next[b].and(last[c]).or(last[b].and(next[c])));
    }
    fits
}

/// A line of a box holds three digits: rows first, then columns.
#[inline(always)]
fn lines<L: Lanes>(cells: &mut [L; 9]) {
    let fits = triples(row_parts(cells));
    for i in 0..9 {
        cells[i] = cells[i].and(fits[i / 3]);
    }
    let fits = triples(column_parts(cells));
    for i in 0..9 {
        cells[i] = cells[i].and(fits[i % 3]);
    }
}

/// A line of a box holds three digits.
///
/// If only three fit, no other line of the box has them. If three fit in no other line, nothing
/// else fits here.
#[inline(always)]
fn triples<L: Lanes>(lines: [L; 3]) -> [L; 3] {
    let mut sure = lines;
    for line in &mut sure {
        *line = line.where_few::<3>(*line);
    }
    let [a, b, c] = lines;
    let a = a.without(sure[1].or(sure[2]));
    let b = b.without(sure[2].or(sure[0]));
    let c = c.without(sure[0].or(sure[1]));
    [triple(a, b.or(c)), triple(b, c.or(a)), triple(c, a.or(b))]
}

/// What a line of a box can hold, given what the two others can hold.
#[inline(always)]
fn triple<L: Lanes>(line: L, others: L) -> L {
    let sure = line.without(others);
    sure.or(line.where_few::<2>(sure))
}

/// The digits that a row of a box can hold.
#[inline(always)]
pub fn row_parts<L: Lanes>(cells: &[L; 9]) -> [L; 3] {
    let [a, b, c, d, e, f, g, h, i] = *cells;
    [a.or(b).or(c), d.or(e).or(f), g.or(h).or(i)]
}

/// The digits that a column of a box can hold.
#[inline(always)]
pub fn column_parts<L: Lanes>(cells: &[L; 9]) -> [L; 3] {
    let [a, b, c, d, e, f, g, h, i] = *cells;
    [a.or(d).or(g), b.or(e).or(h), c.or(f).or(i)]
}

/// A digit with a single place left in its box takes it from all other digits.
///
/// A last place in a row or column is a last place in a box too, after `rows` and `columns`.
#[inline(always)]
fn hidden<L: Lanes>(cells: &mut [L; 9], single: L) {
    for cell in cells {
        let sure = cell.and(single);
        *cell = sure.or(cell.and(sure.empty()));
    }
}

/// Bits that are in one of three, not in two.
#[inline(always)]
fn one<L: Lanes>(lines: [L; 3]) -> L {
    let [a, b, c] = lines;
    a.xor(b).xor(c).without(a.and(b).and(c))
}

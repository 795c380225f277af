//! Counting at most 16 rows, all rows at once.
//!
//! ```text
//! row  5   0000010010000100     what each row can still take, a lane of 16 bits each:
//! row 11   0000000000010100     a queen strikes out her column and her diagonals in
//! row  4   0100000000000000     all lanes by a few wide `and`s with a table
//! ...
//! ```
//!
//! A lane without a bit ends a branch, so does a column without a row. A lane with one bit goes
//! first, then one with two. Rows and columns that have their queen already are left out, so that
//! a board of 20 by 20 with four queens on it fits too.

use grille_engine::Limits;

use super::board::{Board, bits};

/// How many rows there are at most.
pub(super) const MOST: u32 = 16;

/// A set of columns for each row.
type Lanes = [u16; MOST as usize];

/// How many solutions were found, and in how many steps. Fewer if the limits are reached.
pub(super) fn count(board: &Board, limits: Limits<'_>) -> (u64, u64) {
    let mut rows: Vec<u32> = bits(board.rows).collect();
    rows.sort_by_key(|&row| board.places(row).count_ones());
    let columns: Vec<u32> = bits(board.columns).collect();
    let mut free = [0; MOST as usize];
    for (lane, &row) in free.iter_mut().zip(&rows) {
        let places = board.places(row);
        let bit = |(i, &column): (usize, &u32)| ((places >> column & 1) as u16) << i;
        *lane = columns.iter().enumerate().map(bit).sum();
    }
    let all = ((1u32 << rows.len()) - 1) as u16;
    let mut run = Run { keep: &table(&rows, &columns), limits, steps: 0, stopped: false };
    let found = run.walk(&free, rows.len(), all, all);
    (found, run.steps)
}

/// What a queen in a lane and on a bit leaves to all lanes.
type Table = [[Lanes; MOST as usize]; MOST as usize];

fn table(rows: &[u32], columns: &[u32]) -> Table {
    // The bit of each column; columns beyond the edges have none.
    const EDGE: u32 = 64;
    let mut bit = [0u16; 3 * EDGE as usize];
    for (i, &column) in columns.iter().enumerate() {
        bit[(EDGE + column) as usize] = 1 << i;
    }
    let mut table = [[[0; MOST as usize]; MOST as usize]; MOST as usize];
    for (queens, &row) in table.iter_mut().zip(rows) {
        for (keep, &column) in queens.iter_mut().zip(columns) {
            for (lane, &other) in keep.iter_mut().zip(rows) {
                let (at, away) = (EDGE + column, row.abs_diff(other));
                let struck = [at, at - away, at + away].map(|column| bit[column as usize]);
                *lane = if away == 0 { 0 } else { !struck.iter().fold(0, |a, b| a | b) };
            }
        }
    }
    table
}

/// One count being made.
struct Run<'a> {
    keep: &'a Table,
    limits: Limits<'a>,
    steps: u64,
    stopped: bool,
}

impl Run<'_> {
    /// The solutions of `left` open rows.
    fn walk(&mut self, free: &Lanes, left: usize, open: u16, columns: u16) -> u64 {
        if left == 0 {
            return 1;
        }
        if self.is_stopped() {
            return 0;
        }
        let row = choice(free, open);
        let open = open & !(1 << row);
        if left == 4 {
            return self.last_four(free, row, open);
        }
        let mut found = 0;
        for column in bits(free[row].into()) {
            let keep = &self.keep[row][column as usize % MOST as usize];
            let next: Lanes = std::array::from_fn(|i| free[i] & keep[i]);
            let columns = columns & !(1 << column);
            let covered = next.iter().fold(0, |all, lane| all | lane) == columns;
            if covered && lanes(&next, |lane| lane == 0) & open == 0 {
                found += self.walk(&next, left - 1, open, columns);
            }
        }
        found
    }

    /// Counts a step, and asks the limits now and then.
    fn is_stopped(&mut self) -> bool {
        self.steps += 1;
        if self.steps.is_multiple_of(super::ASK) && self.limits.reached() {
            self.stopped = true;
        }
        self.stopped
    }

    /// Few rows are quicker one by one.
    fn last_four(&self, free: &Lanes, first: usize, open: u16) -> u64 {
        let mut rows = bits(open.into()).map(|row| row as usize % MOST as usize);
        let mut next = || rows.next().unwrap_or(first);
        let (second, third, fourth) = (next(), next(), next());
        let mut found = 0;
        for a in bits(free[first].into()) {
            let keep = &self.keep[first][a as usize % MOST as usize];
            let [b, c, d] = [second, third, fourth].map(|row| free[row] & keep[row]);
            if c == 0 || d == 0 {
                continue;
            }
            for b in bits(b.into()) {
                let keep = &self.keep[second][b as usize % MOST as usize];
                let (c, d) = (c & keep[third], d & keep[fourth]);
                let ends = |c: &u32| d & self.keep[third][*c as usize % MOST as usize][fourth] != 0;
                found += bits(c.into()).filter(ends).count() as u64;
            }
        }
        found
    }
}

/// An open lane with one bit, else one with two, else the first.
#[inline(always)]
fn choice(free: &Lanes, open: u16) -> usize {
    let rest = |lane: u16| lane & lane.wrapping_sub(1);
    let singles = lanes(free, |lane| rest(lane) == 0) & open;
    let pairs = lanes(free, |lane| rest(rest(lane)) == 0) & open;
    let best = [singles, pairs].into_iter().find(|&some| some != 0).unwrap_or(open);
    best.trailing_zeros() as usize % MOST as usize
}

/// The lanes of which this is true, as a set of bits.
#[inline(always)]
fn lanes(free: &Lanes, is: impl Fn(u16) -> bool) -> u16 {
    let bit = |i: usize| if is(free[i]) { 1 << i } else { 0 };
    let bits: Lanes = std::array::from_fn(bit);
    bits.iter().fold(0, |all, bit| all | bit)
}

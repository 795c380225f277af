//! What to guess: whether a digit is in a line of a box.

use crate::cells::{Cells, column_parts, row_parts};
use crate::lanes::{Lanes, Sixteen};

/// Ways of a digit through the three boxes of a band or stack, for all of them.
///
/// ```text
/// line 0   x . .    . x .    . . x        . x .    x . .    . . x
/// line 1   . x .    . . x    x . .        x . .    . . x    . x .
/// line 2   . . x    x . .    . x .        . . x    . x .    x . .
///          even, by the box of line 0     odd, by the box of line 0
/// ```
struct Ways {
    even: Sixteen,
    odd: Sixteen,
}

/// Guess in `cells`, and give what remains if the guess is wrong.
///
/// Where: the band or stack with the fewest ways left, as far as it is not done; there, the digit
/// with the fewest ways; of its ways, a part that tells them apart.
#[inline(always)]
pub fn split<L: Lanes>(cells: &mut [L; 9]) -> [L; 9] {
    let rows = ways_of_rows(cells);
    let columns = ways_of_columns(cells);
    let (axis, band, [even, odd]) = tightest(&rows, &columns);
    let digit = fewest(even, odd);
    let part = PARTS[index(even, digit) | index(odd, digit) << 3];
    let (line, place) = (part as usize >> 2, part as usize & 3);
    let lane = if axis == 0 { band * 4 + place } else { place * 4 + band };
    let strike = L::load(&LANE[lane]).and(L::splat(1 << digit));
    let line = &LINE[axis * 3 + line];
    let mut rest = *cells;
    for i in 0..9 {
        let inside = L::load(&line[i]);
        rest[i] = cells[i].without(strike.and(inside));
        cells[i] = cells[i].without(strike.without(inside));
    }
    rest
}

#[inline(always)]
fn ways_of_rows<L: Lanes>(cells: &[L; 9]) -> Ways {
    let [a, b, c] = row_parts(cells);
    Ways {
        even: a.and(b.right()).and(c.left()).store(),
        odd: a.and(b.left()).and(c.right()).store(),
    }
}

#[inline(always)]
fn ways_of_columns<L: Lanes>(cells: &[L; 9]) -> Ways {
    let [a, b, c] = column_parts(cells);
    Ways {
        even: a.and(b.below()).and(c.above()).store(),
        odd: a.and(b.above()).and(c.below()).store(),
    }
}

impl Ways {
    /// The even and the odd ways in a band, three lanes each.
    #[inline(always)]
    fn of_band(&self, band: usize) -> [u64; 2] {
        [self.even.0[band], self.odd.0[band]]
    }

    /// The even and the odd ways in a stack, three lanes each.
    #[inline(always)]
    fn of_stack(&self, stack: usize) -> [u64; 2] {
        [gather(&self.even, stack), gather(&self.odd, stack)]
    }
}

#[inline(always)]
fn gather(ways: &Sixteen, stack: usize) -> u64 {
    let lane = |i: usize| ways.0[i] >> (16 * stack) & 0xFFFF;
    lane(0) | lane(1) << 16 | lane(2) << 32
}

/// The axis and number of the band or stack with the fewest ways that is not done, and its ways.
#[inline(always)]
fn tightest(rows: &Ways, columns: &Ways) -> (usize, usize, [u64; 2]) {
    let mut best = (0, 0, [0; 2]);
    let mut least = u32::MAX;
    for i in 0..6 {
        let (axis, band) = (i / 3, i % 3);
        let ways = if axis == 0 { rows.of_band(band) } else { columns.of_stack(band) };
        // One way for each digit is the end: that is below zero, and so the most.
        let count = (ways[0].count_ones() + ways[1].count_ones()).wrapping_sub(10);
        if count < least {
            least = count;
            best = (axis, band, ways);
        }
    }
    best
}

/// The digit with the fewest ways, but two at least.
#[inline(always)]
fn fewest(even: u64, odd: u64) -> u32 {
    let mut more = [0; 5];
    for way in [even, even >> 16, even >> 32, odd, odd >> 16, odd >> 32] {
        for i in (1..5).rev() {
            more[i] |= more[i - 1] & way;
        }
        more[0] |= way;
    }
    let [_, two, three, four, five] = more;
    for exactly in [two & !three, three & !four, four & !five] {
        if exactly & DIGITS != 0 {
            return exactly.trailing_zeros();
        }
    }
    five.trailing_zeros()
}

/// The ways of a digit, as three bits.
#[inline(always)]
fn index(ways: u64, digit: u32) -> usize {
    let ways = ways >> digit;
    (ways & 1 | ways >> 15 & 2 | ways >> 30 & 4) as usize
}

const DIGITS: u64 = crate::cells::DIGITS as u64;

/// For each set of ways, even ones in the lower three bits: four times a line, plus a box, that
/// tells them apart.
static PARTS: [u8; 64] = {
    let mut parts = [0; 64];
    let mut set = 0;
    while set < 64 {
        parts[set] = part(set & 7, set >> 3);
        set += 1;
    }
    parts
};

const fn part(even: usize, odd: usize) -> u8 {
    let apart = even ^ odd;
    if apart != 0 {
        return apart.trailing_zeros() as u8;
    }
    if even.count_ones() > 1 {
        return even.trailing_zeros() as u8;
    }
    // Both ways have line 0 in the same box: line 1 is in the next box, or in the last.
    4 + ((even.trailing_zeros() + 1) % 3) as u8
}

/// All bits in one lane, for each lane.
static LANE: [Sixteen; 16] = {
    let mut all = [Sixteen::ZERO; 16];
    let mut lane = 0;
    while lane < 16 {
        all[lane].0[lane / 4] = 0xFFFF << (lane % 4 * 16);
        lane += 1;
    }
    all
};

/// All bits in the registers of a row, for each row, then of a column.
static LINE: [Cells; 6] = {
    let mut all = [[Sixteen::ZERO; 9]; 6];
    let mut i = 0;
    while i < 9 {
        all[i / 3][i] = Sixteen([u64::MAX; 4]);
        all[3 + i % 3][i] = Sixteen([u64::MAX; 4]);
        i += 1;
    }
    all
};

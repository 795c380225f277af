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
    let (axis, band) = tightest(&rows, &columns);
    let (even, odd) = if axis == 0 { rows.of_band(band) } else { columns.of_stack(band) };
    let digit = fewest(even, odd);
    let part = PARTS[index(even, digit) | index(odd, digit) << 3];
    let (line, box_) = (part as usize >> 2, part as usize & 3);
    let lane = if axis == 0 { band * 4 + box_ } else { box_ * 4 + band };
    let strike = L::load(&LANE[lane]).and(L::splat(digit));
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
    #[inline(always)]
    fn of_band(&self, band: usize) -> ([u16; 3], [u16; 3]) {
        let of = |ways: &[u16; 16]| [ways[band * 4], ways[band * 4 + 1], ways[band * 4 + 2]];
        (of(&self.even.0), of(&self.odd.0))
    }

    #[inline(always)]
    fn of_stack(&self, stack: usize) -> ([u16; 3], [u16; 3]) {
        let of = |ways: &[u16; 16]| [ways[stack], ways[stack + 4], ways[stack + 8]];
        (of(&self.even.0), of(&self.odd.0))
    }
}

#[inline(always)]
fn tightest(rows: &Ways, columns: &Ways) -> (usize, usize) {
    let mut best = (u32::MAX, 0, 0);
    for band in 0..3 {
        for (axis, (even, odd)) in [(0, rows.of_band(band)), (1, columns.of_stack(band))] {
            let mut count = 0;
            for i in 0..3 {
                count += even[i].count_ones() + odd[i].count_ones();
            }
            let count = count.wrapping_sub(10);
            if count < best.0 {
                best = (count, axis, band);
            }
        }
    }
    (best.1, best.2)
}

/// The digit with the fewest ways, but two at least, as a bit.
#[inline(always)]
fn fewest(even: [u16; 3], odd: [u16; 3]) -> u16 {
    let mut more = [0u16; 5];
    for way in [even[0], even[1], even[2], odd[0], odd[1], odd[2]] {
        more[4] |= more[3] & way;
        more[3] |= more[2] & way;
        more[2] |= more[1] & way;
        more[1] |= more[0] & way;
        more[0] |= way;
    }
    let [_, two, three, four, five] = more;
    let mut digits = two;
    for next in [three, four, five] {
        if digits & !next != 0 {
            digits &= !next;
            break;
        }
        digits = next;
    }
    digits & digits.wrapping_neg()
}

#[inline(always)]
fn index(ways: [u16; 3], digit: u16) -> usize {
    let bit = |i: usize| usize::from(ways[i] & digit != 0) << i;
    bit(0) | bit(1) | bit(2)
}

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
    let mut all = [Sixteen([0; 16]); 16];
    let mut lane = 0;
    while lane < 16 {
        all[lane].0[lane] = u16::MAX;
        lane += 1;
    }
    all
};

/// All bits in the registers of a row, for each row, then of a column.
static LINE: [Cells; 6] = {
    let mut all = [[Sixteen([0; 16]); 9]; 6];
    let mut i = 0;
    while i < 9 {
        all[i / 3][i] = Sixteen([u16::MAX; 16]);
        all[3 + i % 3][i] = Sixteen([u16::MAX; 16]);
        i += 1;
    }
    all
};

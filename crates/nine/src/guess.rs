//! What to guess: whether a digit is in a line of a box.

use std::hint::black_box;

use crate::cells::{Cells, column_parts, row_parts};
use crate::lanes::{Lanes, Sixteen};

/// The ways of all digits through the three boxes of a band or stack.
///
/// ```text
/// line 0   x . .    . x .    . . x        x . .    . x .    . . x
/// line 1   . x .    . . x    x . .        . . x    x . .    . x .
/// line 2   . . x    x . .    . x .        . x .    . . x    x . .
///          even: in the lane of           odd: in the lane of
///          the box of line 0              the box of line 0
/// ```
#[derive(Clone, Copy)]
struct Ways {
    even: u64,
    odd: u64,
}

/// Guess in `cells`, and give what remains if the guess is wrong.
///
/// Where: the band or stack with the fewest ways left, as far as it is not done; there, the digit
/// with the fewest ways; of its ways, a part that tells them apart.
#[inline(always)]
pub fn split<L: Lanes>(cells: &mut [L; 9]) -> [L; 9] {
    // Through memory: else the compiler tries to count bits in vectors, which takes it longer.
    let all = black_box(ways(cells));
    let which = all.tightest();
    let ways = all.of(which);
    let digit = fewest(ways);
    let part = PARTS[ways.of(digit)];
    let strike = L::load(&LANE[which][part.place]).and(L::splat(1 << digit));
    let line = &LINE[which / 4][part.line];
    let mut rest = *cells;
    for i in 0..9 {
        let inside = L::load(&line[i]);
        rest[i] = cells[i].without(strike.and(inside));
        cells[i] = cells[i].without(strike.without(inside));
    }
    rest
}

/// The ways through each band, then through each stack; every fourth word is empty.
struct All {
    even: [Sixteen; 2],
    odd: [Sixteen; 2],
}

#[inline(always)]
fn ways<L: Lanes>(cells: &[L; 9]) -> All {
    let [a, b, c] = row_parts(cells);
    let even = a.and(b.right()).and(c.left());
    let odd = a.and(b.left()).and(c.right());
    let [a, b, c] = column_parts(cells);
    let down = a.and(b.below()).and(c.above()).turned();
    let up = a.and(b.above()).and(c.below()).turned();
    All { even: [even.store(), down.store()], odd: [odd.store(), up.store()] }
}

impl All {
    #[inline(always)]
    fn of(&self, which: usize) -> Ways {
        let (axis, band) = (which / 4, which % 4);
        Ways { even: self.even[axis].0[band], odd: self.odd[axis].0[band] }
    }

    /// The band or stack with the fewest ways that is not done.
    #[inline(always)]
    fn tightest(&self) -> usize {
        let (mut best, mut least) = (0, u32::MAX);
        for which in [0, 1, 2, 4, 5, 6] {
            let Ways { even, odd } = self.of(which);
            // Nine ways, one for each digit, are the end: below zero, and so the most.
            let count = (even.count_ones() + odd.count_ones()).wrapping_sub(10);
            if count < least {
                (best, least) = (which, count);
            }
        }
        best
    }
}

/// The digit with the fewest ways, but two at least.
#[inline(always)]
fn fewest(ways: Ways) -> u32 {
    // Add up bits, for all digits at once: `fours`, `twos` and `ones` are the sum in binary.
    let (evens, even_twos) = sum(ways.even, ways.even >> 16, ways.even >> 32);
    let (odds, odd_twos) = sum(ways.odd, ways.odd >> 16, ways.odd >> 32);
    let ones = evens ^ odds;
    let (twos, fours) = sum(even_twos, odd_twos, evens & odds);
    let two = twos & !fours & !ones & DIGITS;
    let three = twos & !fours & ones & DIGITS;
    let more = fours & DIGITS;
    (two | three << 16 | more << 32).trailing_zeros() % 16
}

/// The sum of three bits as two bits.
#[inline(always)]
fn sum(a: u64, b: u64, c: u64) -> (u64, u64) {
    (a ^ b ^ c, a & b | a & c | b & c)
}

const DIGITS: u64 = crate::cells::DIGITS as u64;

impl Ways {
    /// The ways of a digit: the even ones as bits 0 to 2, the odd ones as bits 3 to 5.
    #[inline(always)]
    fn of(self, digit: u32) -> usize {
        let (even, odd) = (self.even >> digit, self.odd >> digit);
        let even = even & 1 | even >> 15 & 2 | even >> 30 & 4;
        let odd = odd << 3 & 8 | odd >> 12 & 16 | odd >> 27 & 32;
        (even | odd) as usize
    }
}

/// A line in one of the boxes of a band or stack.
#[derive(Clone, Copy)]
struct Part {
    line: usize,
    place: usize,
}

/// For each set of ways, a part that tells them apart.
static PARTS: [Part; 64] = {
    let mut parts = [Part { line: 0, place: 0 }; 64];
    let mut set = 0;
    while set < 64 {
        parts[set] = part(set & 7, set >> 3);
        set += 1;
    }
    parts
};

const fn part(even: usize, odd: usize) -> Part {
    let apart = even ^ odd;
    if apart != 0 {
        return Part { line: 0, place: apart.trailing_zeros() as usize };
    }
    let place = even.trailing_zeros() as usize;
    if even.count_ones() != 1 {
        return Part { line: 0, place: place % 3 };
    }
    // Both ways have line 0 in the same box: line 1 is in the next box, or in the last.
    Part { line: 1, place: (place + 1) % 3 }
}

/// All bits in the lane of a box, for each band, nothing, and then each stack, for each box.
static LANE: [[Sixteen; 3]; 8] = {
    let mut all = [[Sixteen::ZERO; 3]; 8];
    let mut i = 0;
    while i < 9 {
        let (band, stack) = (i / 3, i % 3);
        all[band][stack].0[band] = 0xFFFF << (16 * stack);
        all[4 + stack][band].0[band] = 0xFFFF << (16 * stack);
        i += 1;
    }
    all
};

/// All bits in the registers of a line, for rows and columns, for each line.
static LINE: [[Cells; 3]; 2] = {
    let mut all = [[[Sixteen::ZERO; 9]; 3]; 2];
    let mut i = 0;
    while i < 9 {
        all[0][i / 3][i] = Sixteen([u64::MAX; 4]);
        all[1][i % 3][i] = Sixteen([u64::MAX; 4]);
        i += 1;
    }
    all
};

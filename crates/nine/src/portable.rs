//! The lanes of a machine about which nothing is known: four to a word of 64 bits.

use crate::lanes::{Lanes, Sixteen};

/// The lanes of three bands, a word each. The lanes without a box, and the uppermost bit of each
/// lane, are free for what arithmetic carries there.
#[derive(Clone, Copy)]
pub struct Words([u64; 3]);

/// One in every lane.
const ONES: u64 = 0x0001_0001_0001_0001;

/// The uppermost bit of every lane.
const TOPS: u64 = ONES << 15;

impl Words {
    #[inline(always)]
    fn each(self, other: Self, merge: impl Fn(u64, u64) -> u64) -> Self {
        let ([a, b, c], [d, e, f]) = (self.0, other.0);
        Self([merge(a, d), merge(b, e), merge(c, f)])
    }

    #[inline(always)]
    fn map(self, change: impl Fn(u64) -> u64) -> Self {
        self.each(self, |word, _| change(word))
    }
}

/// The uppermost bit of the lanes that are zero, and anything below.
#[inline(always)]
fn zeros(word: u64) -> u64 {
    TOPS - word
}

/// All bits but the uppermost in the lanes that have the uppermost one.
#[inline(always)]
fn spread(word: u64) -> u64 {
    let tops = word & TOPS;
    tops - (tops >> 15)
}

/// Every lane without its lowest bit.
#[inline(always)]
fn tail(word: u64) -> u64 {
    word & ((word | TOPS) - ONES)
}

impl Lanes for Words {
    #[inline(always)]
    fn load(from: &Sixteen) -> Self {
        let [a, b, c, _] = from.0;
        Self([a, b, c])
    }

    #[inline(always)]
    fn splat(number: u16) -> Self {
        Self([u64::from(number) * ONES; 3])
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        self.each(other, |a, b| a & b)
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        self.each(other, |a, b| a | b)
    }

    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        self.each(other, |a, b| a ^ b)
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        self.each(other, |a, b| a & !b)
    }

    #[inline(always)]
    fn add(self, other: Self) -> Self {
        self.each(other, |a, b| a + b)
    }

    #[inline(always)]
    fn right(self) -> Self {
        self.map(|word| word >> 16 | word << 32)
    }

    #[inline(always)]
    fn left(self) -> Self {
        self.map(|word| word << 16 | word >> 32)
    }

    #[inline(always)]
    fn below(self) -> Self {
        let [a, b, c] = self.0;
        Self([b, c, a])
    }

    #[inline(always)]
    fn above(self) -> Self {
        let [a, b, c] = self.0;
        Self([c, a, b])
    }

    #[inline(always)]
    fn tail(self) -> Self {
        self.map(tail)
    }

    #[inline(always)]
    fn empty(self) -> Self {
        self.map(|word| spread(zeros(word)))
    }

    #[inline(always)]
    fn holes(of: &[Self; 9]) -> Self {
        let all = of[1..].iter().fold(of[0].map(zeros), |all, cell| all.or(cell.map(zeros)));
        all.map(spread)
    }

    #[inline(always)]
    fn store(self) -> Sixteen {
        let [a, b, c] = self.0;
        Sixteen([a, b, c, 0])
    }

    #[inline(always)]
    fn turned(self) -> Self {
        let lane = |i: usize, j: usize| (self.0[j] >> (16 * i) & 0xFFFF) << (16 * j);
        Self([0, 1, 2].map(|i| lane(i, 0) | lane(i, 1) | lane(i, 2)))
    }

    #[inline(always)]
    fn is_zero(self) -> bool {
        let [a, b, c] = self.0;
        a | b | c == 0
    }

    #[inline(always)]
    fn numbers(self) -> Self {
        let number = |word: u64, lane: u32| {
            u64::from((word >> (16 * lane)).trailing_zeros() + 1) << (16 * lane)
        };
        self.map(|word| number(word, 0) | number(word, 1) | number(word, 2))
    }

    #[inline(always)]
    fn rows(left: Self, middle: Self, right: Self) -> [[u8; 16]; 3] {
        let parts = [left.0, middle.0, right.0];
        let byte = |band: usize, i: usize| (parts[i % 3][band] >> (16 * (i / 3))) as u8;
        [0, 1, 2].map(|band| std::array::from_fn(|i| if i < 9 { byte(band, i) } else { 0 }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cells::DIGITS;

    /// Nine lanes as numbers: the slow way to look at them.
    fn lanes(words: Words) -> [u16; 9] {
        std::array::from_fn(|i| (words.0[i / 3] >> (16 * (i % 3))) as u16)
    }

    fn words(lanes: [u16; 9]) -> Words {
        let word =
            |band: usize| (0..3).fold(0, |w, i| w | u64::from(lanes[3 * band + i]) << (16 * i));
        Words([word(0), word(1), word(2)])
    }

    /// Nine sets of digits, zero among them, all different.
    fn some(start: u16) -> [u16; 9] {
        std::array::from_fn(|i| (start + 57 * i as u16) & DIGITS)
    }

    #[test]
    fn each_lane_is_looked_at_alone() {
        for start in 0..=DIGITS {
            let (all, there) = (some(start), words(some(start)));
            assert_eq!(lanes(there), all);
            assert_eq!(lanes(there.tail()), all.map(|lane| lane & lane.wrapping_sub(1)));
            assert_eq!(lanes(there.empty()).map(|lane| lane & DIGITS), all.map(empty));
            let full = [words([DIGITS; 9]); 8];
            let [a, b, c, d, e, f, g, h] = full;
            for nine in [[there, a, b, c, d, e, f, g, h], [a, b, c, d, e, f, g, h, there]] {
                let holes = lanes(Words::holes(&nine)).map(|lane| lane & DIGITS);
                assert_eq!(holes, all.map(empty));
            }
            let few = |lane: u16| if lane.count_ones() <= 3 { lane } else { 0 };
            assert_eq!(lanes(there.where_few::<3>(there)), all.map(few));
        }
    }

    fn empty(lane: u16) -> u16 {
        if lane == 0 { DIGITS } else { 0 }
    }

    #[test]
    fn neighbours_stand_in_a_ring() {
        let there = words([1, 2, 3, 4, 5, 6, 7, 8, 9]);
        assert_eq!(lanes(there.right()), [2, 3, 1, 5, 6, 4, 8, 9, 7]);
        assert_eq!(lanes(there.left()), [3, 1, 2, 6, 4, 5, 9, 7, 8]);
        assert_eq!(lanes(there.below()), [4, 5, 6, 7, 8, 9, 1, 2, 3]);
        assert_eq!(lanes(there.above()), [7, 8, 9, 1, 2, 3, 4, 5, 6]);
        assert_eq!(lanes(there.turned()), [1, 4, 7, 2, 5, 8, 3, 6, 9]);
    }
}

//! The lanes of a machine about which nothing is known: a plain array.

use crate::lanes::{Lanes, Sixteen};

/// Sixteen lanes, one after the other.
#[derive(Clone, Copy)]
pub struct Plain([u16; 16]);

impl Plain {
    #[inline(always)]
    fn each(self, other: Self, merge: impl Fn(u16, u16) -> u16) -> Self {
        Self(std::array::from_fn(|lane| merge(self.0[lane], other.0[lane])))
    }

    #[inline(always)]
    fn pick(self, from: [u8; 16]) -> Self {
        Self(from.map(|lane| self.0[lane as usize]))
    }
}

impl Lanes for Plain {
    #[inline(always)]
    fn load(from: &Sixteen) -> Self {
        Self(std::array::from_fn(|lane| from.lane(lane)))
    }

    #[inline(always)]
    fn store(self) -> Sixteen {
        let pack =
            |i: usize| (0..4).fold(0, |word, k| word | u64::from(self.0[4 * i + k]) << (16 * k));
        Sixteen([pack(0), pack(1), pack(2), pack(3)])
    }

    #[inline(always)]
    fn splat(number: u16) -> Self {
        Self([number; 16])
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
        self.each(other, u16::wrapping_add)
    }

    #[inline(always)]
    fn min(self, other: Self) -> Self {
        self.each(other, u16::min)
    }

    #[inline(always)]
    fn equal(self, other: Self) -> Self {
        self.each(other, |a, b| if a == b { u16::MAX } else { 0 })
    }

    #[inline(always)]
    fn right(self) -> Self {
        self.pick([1, 2, 0, 3, 5, 6, 4, 7, 9, 10, 8, 11, 13, 14, 12, 15])
    }

    #[inline(always)]
    fn left(self) -> Self {
        self.pick([2, 0, 1, 3, 6, 4, 5, 7, 10, 8, 9, 11, 14, 12, 13, 15])
    }

    #[inline(always)]
    fn below(self) -> Self {
        self.pick([4, 5, 6, 7, 8, 9, 10, 11, 0, 1, 2, 3, 12, 13, 14, 15])
    }

    #[inline(always)]
    fn above(self) -> Self {
        self.pick([8, 9, 10, 11, 0, 1, 2, 3, 4, 5, 6, 7, 12, 13, 14, 15])
    }

    #[inline(always)]
    fn turned(self) -> Self {
        self.pick([0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15])
    }

    #[inline(always)]
    fn is_zero(self) -> bool {
        self.0.iter().fold(0, |all, lane| all | lane) == 0
    }

    #[inline(always)]
    fn numbers(self) -> Self {
        Self(self.0.map(|lane| lane.trailing_zeros() as u16 + 1))
    }

    #[inline(always)]
    fn rows(left: Self, middle: Self, right: Self) -> [[u8; 16]; 3] {
        let parts = [left.0, middle.0, right.0];
        let byte =
            |band: usize, i: usize| if i < 9 { parts[i % 3][band * 4 + i / 3] as u8 } else { 0 };
        [0, 1, 2].map(|band| std::array::from_fn(|i| byte(band, i)))
    }
}

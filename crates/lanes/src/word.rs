//! The places of a line, one bit each: in 32 bits, or in 64 where lines are longer.

use std::fmt::Debug;
use std::ops::{BitAnd, BitOr, BitXor};

use crate::Group;
use crate::kernel::narrow_all;

/// A number of 32 or 64 bits. The fewer bits, the more lanes a vector has.
pub trait Word:
    Copy
    + Debug
    + PartialEq
    + From<u16>
    + Into<u64>
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
{
    /// How many bits it has.
    const BITS: u16;

    /// The lowest bits of a number.
    fn lowest(bits: u64) -> Self;

    /// All bits moved up, modulo the number of bits there are.
    fn up(self, by: Self) -> Self;

    /// All bits moved down, modulo the number of bits there are.
    fn down(self, by: Self) -> Self;

    /// The sum; what is carried beyond the last bit is lost.
    fn plus(self, other: Self) -> Self;

    /// The difference, modulo the number of bits there are.
    fn minus(self, other: Self) -> Self;

    /// The first bit last.
    fn mirror(self) -> Self;

    /// Narrow lines in vectors of 32 bytes.
    fn in_vectors(group: &mut Group<Self>);
}

macro_rules! word {
    ($word:ty, $lanes:literal) => {
        impl Word for $word {
            const BITS: u16 = <$word>::BITS as u16;

            #[inline(always)]
            fn lowest(bits: u64) -> Self {
                bits as Self
            }

            #[inline(always)]
            fn up(self, by: Self) -> Self {
                self << (by & (<$word>::BITS as $word - 1))
            }

            #[inline(always)]
            fn down(self, by: Self) -> Self {
                self >> (by & (<$word>::BITS as $word - 1))
            }

            #[inline(always)]
            fn plus(self, other: Self) -> Self {
                self.wrapping_add(other)
            }

            #[inline(always)]
            fn minus(self, other: Self) -> Self {
                self.wrapping_sub(other)
            }

            #[inline(always)]
            fn mirror(self) -> Self {
                self.reverse_bits()
            }

            #[inline(always)]
            fn in_vectors(group: &mut Group<Self>) {
                narrow_all::<Self, $lanes>(group);
            }
        }
    };
}

word!(u32, 8);
word!(u64, 4);

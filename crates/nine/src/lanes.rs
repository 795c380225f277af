//! Sixteen numbers at once, one for each box: what a machine must be able to do.

/// Sixteen lanes of sixteen bits as plain memory, four to a word, the first one lowest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(align(32))]
pub struct Sixteen(pub [u64; 4]);

impl Sixteen {
    /// Nothing in any lane.
    pub const ZERO: Self = Self([0; 4]);
}

/// A register of sixteen lanes. Nine hold a box each, a band of boxes to four lanes:
///
/// ```text
/// lane   0 1 2 . | 4 5 6 . | 8 9 10 . | . . . .
/// box    1 2 3   | 4 5 6   | 7 8 9    |
/// ```
///
/// The other seven are zero, or met with zero before it matters. What an operation makes of nothing
/// (`splat`, `empty`, `holes`) is always met with what was there.
pub trait Lanes: Copy {
    /// From memory.
    fn load(from: &Sixteen) -> Self;
    /// To memory.
    fn store(self) -> Sixteen;
    /// The same number in every lane.
    fn splat(number: u16) -> Self;
    /// Bits in both.
    fn and(self, other: Self) -> Self;
    /// Bits in either.
    fn or(self, other: Self) -> Self;
    /// Bits in one but not in both.
    fn xor(self, other: Self) -> Self;
    /// Bits in `self` that are not in `other`.
    fn without(self, other: Self) -> Self;
    /// Sums, lane by lane.
    fn add(self, other: Self) -> Self;
    /// The box to the right, within a band, in a ring.
    fn right(self) -> Self;
    /// The box to the left, within a band, in a ring.
    fn left(self) -> Self;
    /// The box below, within a stack, in a ring.
    fn below(self) -> Self;
    /// The box above, within a stack, in a ring.
    fn above(self) -> Self;
    /// Every lane without its lowest bit.
    fn tail(self) -> Self;
    /// All digits, and perhaps more, in the lanes that are zero.
    fn empty(self) -> Self;
    /// All digits, and perhaps more, in the lanes where one of nine is zero.
    fn holes(of: &[Self; 9]) -> Self;
    /// Bands for stacks: the lanes with number `4 * i + j` and `4 * j + i` change places.
    fn turned(self) -> Self;
    /// Is every lane zero?
    fn is_zero(self) -> bool;

    /// The place of the only bit of each lane, counted from 1. Lanes without a bit give anything.
    fn numbers(self) -> Self;

    /// The same row of the boxes of each band as nine bytes, then seven of anything. What the boxes
    /// have at left, in the middle and at right are numbers below 256.
    fn rows(left: Self, middle: Self, right: Self) -> [[u8; 16]; 3];

    /// The lanes where `other` has at most `MOST` bits as they are, all others zero.
    #[inline(always)]
    fn where_few<const MOST: u32>(self, other: Self) -> Self {
        few::<MOST, Self>(self, other)
    }
}

/// `Lanes::where_few` in terms of the other operations.
#[inline(always)]
pub fn few<const MOST: u32, L: Lanes>(lanes: L, other: L) -> L {
    let mut rest = other;
    for _ in 0..MOST {
        rest = rest.tail();
    }
    lanes.and(rest.empty())
}

//! The digits that a puzzle starts with.

use std::fmt;

use crate::cells::{Cells, DIGITS, FULL};
use crate::x86;

/// The digits that a puzzle starts with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Givens(pub(crate) Cells);

/// Why a text is no puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadGivens {
    /// It has not 81 cells.
    Length {
        /// How many it has.
        found: usize,
    },
    /// A cell is neither a digit nor empty.
    Cell {
        /// Which one, from 0.
        cell: usize,
        /// What stands there.
        found: u8,
    },
}

impl Givens {
    /// From 81 characters, row by row: `1` to `9`, or one of `.0_*-` for an empty cell.
    #[inline]
    pub fn parse(text: &[u8]) -> Result<Self, BadGivens> {
        let mut givens = Self::default();
        givens.read(text)?;
        Ok(givens)
    }

    /// As `parse`. In place, because givens are large; if the text is bad, these are any.
    #[inline]
    pub fn read(&mut self, text: &[u8]) -> Result<(), BadGivens> {
        let Ok(text) = <&[u8; 81]>::try_from(text) else {
            return Err(BadGivens::Length { found: text.len() });
        };
        if x86::read(text, &mut self.0) { Ok(()) } else { self.read_slowly(text, &CHARACTERS) }
    }

    /// From 81 numbers, row by row: 1 to 9, or 0 for an empty cell.
    pub fn from_values(values: &[u8; 81]) -> Result<Self, BadGivens> {
        let mut givens = Self::default();
        givens.read_slowly(values, &NUMBERS)?;
        Ok(givens)
    }

    /// Of the digits that a cell can have, from what is given there, only some are left.
    pub fn keep(&mut self, cell: usize, digits: impl Fn(u8) -> bool) {
        let (row, column) = (cell / 9, cell % 9);
        let (band, register) = (row / 3, row % 3 * 3 + column % 3);
        let bit = |digit: u8| 1 << (digit - 1);
        let kept: u16 = (1..=9).filter(|&digit| digits(digit)).map(bit).sum();
        let others = u64::from(DIGITS & !kept) << (16 * (column / 3));
        self.0[register].0[band] &= !others;
    }

    /// A cell is empty again: it can have every digit.
    pub fn forget(&mut self, cell: usize) {
        let (row, column) = (cell / 9, cell % 9);
        let (band, register) = (row / 3, row % 3 * 3 + column % 3);
        self.0[register].0[band] |= u64::from(DIGITS) << (16 * (column / 3));
    }

    fn read_slowly(&mut self, text: &[u8; 81], meaning: &[u16; 256]) -> Result<(), BadGivens> {
        let mut all = 0;
        for band in 0..3 {
            for (register, cell) in self.0.iter_mut().enumerate() {
                let first = band * 27 + register / 3 * 9 + register % 3;
                let lane = |i: usize| u64::from(meaning[text[first + 3 * i] as usize]) << (16 * i);
                let lanes = lane(0) | lane(1) | lane(2);
                cell.0[band] = lanes;
                all |= lanes;
            }
        }
        if all & (BAD * 0x1_0001_0001) == 0 {
            return Ok(());
        }
        let cell = text.iter().position(|&byte| u64::from(meaning[byte as usize]) == BAD);
        let cell = cell.expect("a bad bit comes from a bad byte");
        Err(BadGivens::Cell { cell, found: text[cell] })
    }
}

impl Default for Givens {
    /// No cell has a digit.
    fn default() -> Self {
        Self([FULL; 9])
    }
}

/// Marks a byte without meaning.
pub(crate) const BAD: u64 = 0x8000;

/// The candidates that each character stands for.
pub(crate) const CHARACTERS: [u16; 256] = meaning(b'0', b".0_*-");
const NUMBERS: [u16; 256] = meaning(0, &[0]);

/// The candidates that each byte stands for, if digits are counted from `zero`.
const fn meaning(zero: u8, empty: &[u8]) -> [u16; 256] {
    let mut meaning = [BAD as u16; 256];
    let mut digit = 1;
    while digit <= 9 {
        meaning[(zero + digit) as usize] = 1 << (digit - 1);
        digit += 1;
    }
    let mut i = 0;
    while i < empty.len() {
        meaning[empty[i] as usize] = DIGITS;
        i += 1;
    }
    meaning
}

/// Technical: whoever speaks to people knows better words.
impl fmt::Display for BadGivens {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "{self:?}")
    }
}

impl std::error::Error for BadGivens {}

#[cfg(test)]
mod tests {
    use super::*;

    /// A text in vector instructions and in plain ones: the same cells, or both refuse it.
    fn compare(text: &[u8; 81]) {
        let (mut quick, mut slow) = (Givens::default(), Givens::default());
        let is_good = slow.read_slowly(text, &CHARACTERS).is_ok();
        assert_eq!(x86::read(text, &mut quick.0), is_good, "{}", text.escape_ascii());
        assert!(!is_good || quick == slow, "{}", text.escape_ascii());
    }

    #[test]
    #[cfg_attr(miri, ignore = "takes hours there")]
    fn vectors_read_every_byte_in_every_place_as_words_do() {
        if !x86::read(&[b'.'; 81], &mut Givens::default().0) {
            return; // This machine has no vectors.
        }
        for (i, byte) in (0..81).flat_map(|cell| (0..=255).map(move |byte| (cell, byte))) {
            // All digits take turns around it.
            let mut text = std::array::from_fn(|cell| b'0' + ((cell + byte as usize) % 10) as u8);
            text[i] = byte;
            compare(&text);
        }
    }
}

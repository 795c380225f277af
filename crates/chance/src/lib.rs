//! Chance from a seed: a small random generator (PRNG), SplitMix64.
//!
//! ```
//! use grille_chance::Seed;
//!
//! let mut seed = Seed(2026);
//! let throws = [(); 6].map(|()| 1 + seed.below(6));
//! assert_eq!(throws, [6, 3, 5, 3, 5, 5]);
//! assert_eq!(Seed(2026).order(5), [3, 0, 2, 1, 4]);
//! ```
//!
//! # A seed names a sequence for ever
//!
//! A puzzle made from a seed is named by that seed, and a test that fails with a seed fails with it
//! again. Therefore the numbers of a seed never change: not with a version of this crate, not with
//! the machine, not with the width of its words. Each function says how many words it takes and in
//! which order. A better way to do one of these things gets a new name beside the old one.
//!
//! It is for puzzles, not for secrets: who sees one word can compute all others.

/// Where in its sequence a generator stands; any number is as good as any other to begin with.
///
/// Seeds that differ by one give sequences that look as if they had nothing to do with each other.
/// A clone gives the same numbers again.
#[derive(Clone, Debug)]
pub struct Seed(pub u64);

impl Seed {
    /// The next 64 bits: one step of SplitMix64 (Steele, Lea and Flood, 2014).
    pub fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// A number below `end`. Takes one word.
    ///
    /// The word is a fraction of `end`, as 0.37 of 100 is 37. Among a thousand numbers each is off
    /// its fair share by less than a part in 10¹⁶; to be wholly fair would take any number of words.
    ///
    /// # Panics
    /// If `end` is zero: no number is below it.
    pub fn below(&mut self, end: usize) -> usize {
        assert!(end > 0, "no number is below zero");
        ((u128::from(self.word()) * end as u128) >> 64) as usize
    }

    /// True in one case of so many; of two for the toss of a coin. Takes one word.
    ///
    /// # Panics
    /// If `cases` is zero.
    pub fn one_in(&mut self, cases: usize) -> bool {
        self.below(cases) == 0
    }

    /// True in so many cases of a hundred. Takes one word.
    pub fn percent(&mut self, cases: usize) -> bool {
        self.below(100) < cases
    }

    /// One of some items. Takes one word.
    ///
    /// # Panics
    /// If there are none.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len())]
    }

    /// Put items in any order (Fisher–Yates). Takes a word for each but the first, from the last on.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }

    /// The numbers below `end` in any order: a shuffle of them.
    pub fn order(&mut self, end: usize) -> Vec<usize> {
        let mut numbers: Vec<usize> = (0..end).collect();
        self.shuffle(&mut numbers);
        numbers
    }
}

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
